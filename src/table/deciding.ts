/** What a table does while somebody is to decide: a bot thinks, or a person who looks at the phone chooses. */
import { assign, raise } from 'xstate';
import { askedOpenly, decided, spokenUp } from './calls';
import { chart, consultation, question } from './chart';
import { layable } from './flat';
import { eyesOn, isFree, isOption } from './play';

/** Nothing is decided until what happened is on disk and was shown. */
const waiting = chart.createStateConfig({
  always: [
    { guard: 'isFormality', target: 'waiting', reenter: true, actions: 'playOnly' },
    { guard: 'isLetBe', target: 'waiting', reenter: true, actions: 'playPass' },
    { guard: 'botDecides', target: 'thinking' },
    { guard: 'isOnlyOne', target: 'waiting', reenter: true, actions: 'settle' },
    { guard: 'isAskedOpenly', target: 'asked' },
    { guard: 'personDecides', target: 'choosing' },
  ],
});

const letBe = { target: 'waiting', actions: 'passAll' } as const;

/** The phone lies on the table: whoever wants to use what lies before them holds their sign, which proves who they are. */
const asked = chart.createStateConfig({
  tags: 'called',
  entry: ['wantNobody', 'toldToAsk', 'stopHurrying'],
  always: { guard: 'isNobodyAsked', target: 'waiting' },
  after: { dwell: 'closing' },
  on: {
    OBJECT: {
      guard: ({ context, event }) => askedOpenly(context).includes(event.seat),
      target: 'waiting',
      actions: assign(({ context, event }) => spokenUp(context, event.seat)),
    },
    WAIT: 'patient',
  },
});

/** Nobody has spoken: it is let be after a while, or at once if all say so. */
const closing = chart.createStateConfig({
  ...asked,
  tags: ['called', 'ripe'],
  after: { closing: { guard: 'closesByItself', ...letBe } },
  on: { ...asked.on, NOBODY_OBJECTS: letBe },
});

/** Somebody wants to think: it does not close by itself any more. */
const patient = chart.createStateConfig({
  ...asked,
  tags: ['called', 'ripe', 'patient'],
  after: {},
  on: { ...asked.on, NOBODY_OBJECTS: letBe },
});

/** A bot thinks, and the table's pulse goes on. Whoever fails does the first thing that may be done. */
const mind = chart.createStateConfig({
  tags: 'thinking',
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
  states: { beat: { after: { pulse: { target: 'beat', reenter: true, actions: raise({ type: 'BEAT' }) } } } },
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
      // What a hint says is a secret of its hand.
      on: { HINT: { guard: ({ context }) => eyesOn(context) !== -1, target: 'asking' } },
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

/** A person who looks at the phone chooses, at once or after a look at what it would be, or takes the last choice back. */
const choosing = chart.createStateConfig({
  ...consulting,
  tags: 'choosing',
  entry: 'wantDecider',
  always: { guard: 'botDecides', target: 'thinking' },
  on: {
    CHOOSE: {
      guard: ({ context, event }) => isFree(context) && isOption(context, event.move),
      target: 'waiting',
      actions: assign(({ context, event }) => decided(context, event.move)),
    },
    DRAFT: {
      guard: ({ context, event }) => isFree(context) && isOption(context, event.move),
      actions: assign(({ event }) => ({ draft: event.move })),
    },
    LAY: {
      guard: ({ context, event }) => isFree(context) && (event.card === -1 || layable(context, event.card)),
      actions: assign(({ event }) => ({ laid: event.card })),
    },
    CONFIRM: { guard: 'hasDraft', target: 'waiting', actions: 'playDraft' },
    UNDO: { guard: 'canUndo', target: 'waiting', actions: 'undo' },
    REWIND: { guard: 'canRewind', target: 'waiting', actions: 'rewind' },
  },
});

export const decision = { waiting, thinking, choosing, asked, closing, patient };
