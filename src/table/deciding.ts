/** What a table does while somebody is to decide: a bot thinks, or a person who looks at the phone chooses. */
import { assign, raise } from 'xstate';
import { chart, consultation, question } from './chart';
import { decider, isOption, played } from './play';

/** Nothing is decided until what happened is on disk and was shown. */
const waiting = chart.createStateConfig({
  always: [
    { guard: 'botDecides', target: 'thinking' },
    { guard: 'personDecides', target: 'choosing' },
  ],
});

/** A bot thinks, and the table's pulse goes on. Whoever fails does the first thing that may be done. */
const mind = chart.createStateConfig({
  entry: 'forget',
  invoke: {
    src: 'think',
    input: question,
    onDone: [
      {
        guard: 'isInstant',
        actions: [assign(({ event }) => ({ thought: event.output })), raise({ type: 'BEAT' })],
      },
      { actions: assign(({ event }) => ({ thought: event.output })) },
    ],
    onError: { actions: 'giveUp' },
  },
  initial: 'beat',
  states: { beat: { after: { beat: { target: 'beat', reenter: true, actions: raise({ type: 'BEAT' }) } } } },
});

/** What a bot thought of is played on the next beat. */
const thinking = chart.createStateConfig({
  ...mind,
  always: { guard: 'personDecides', target: 'choosing' },
  on: { BEAT: { guard: 'hasThought', target: 'waiting', actions: 'playThought' } },
});

/** The same in a call, where the person who takes over from the bot has yet to be asked. */
export const answeringBot = chart.createStateConfig({
  ...mind,
  always: { guard: 'personIsAsked', target: 'calling' },
  on: { BEAT: { guard: 'hasThought', target: 'answering', actions: 'answerThought' } },
});

/** Somebody who decides may ask for a hint. */
export const consulting = {
  initial: 'alone',
  states: {
    alone: chart.createStateConfig({
      on: { HINT: { guard: ({ context }) => context.holder !== -1, target: 'asking' } },
    }),
    asking: chart.createStateConfig({
      tags: 'consulting',
      invoke: {
        src: 'advise',
        input: consultation,
        onDone: { target: 'alone', actions: assign(({ event }) => ({ hint: event.output })) },
        onError: 'alone',
      },
    }),
  },
} as const;

/** A person who looks at the phone chooses, or takes the last choice back. */
const choosing = chart.createStateConfig({
  ...consulting,
  tags: 'choosing',
  entry: 'wantDecider',
  always: { guard: 'botDecides', target: 'thinking' },
  on: {
    CHOOSE: {
      guard: ({ context, event }) => context.holder === decider(context) && isOption(context, event.move),
      target: 'waiting',
      actions: assign(({ context, event }) => played(context, event.move)),
    },
    UNDO: { guard: 'canUndo', target: 'waiting', actions: 'undo' },
    REWIND: { guard: 'canRewind', target: 'waiting', actions: 'rewind' },
  },
});

/** A placement is looked at, turned and confirmed. */
const placing = chart.createStateConfig({
  ...choosing,
  on: {
    ...choosing.on,
    DRAFT: {
      guard: ({ context, event }) => context.holder === decider(context) && isOption(context, event.move),
      actions: assign(({ event }) => ({ draft: event.move })),
    },
    CONFIRM: { guard: 'hasDraft', target: 'waiting', actions: 'playDraft' },
  },
});

export const decision = { waiting, thinking, choosing };
export const placement = { waiting, thinking, choosing: placing };
