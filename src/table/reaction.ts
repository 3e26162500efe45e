/** An action is announced; everybody else is asked; what they answer is played; what is left on the cards is unwound. */
import { assign } from 'xstate';
import { objectors } from './calls';
import { chart, isReaction } from './chart';
import { answeringBot, consulting, decision } from './deciding';

/** The phone lies on the table: anybody may object, and after a while all can say that nobody does. */
const open = chart.createStateConfig({
  entry: 'wantNobody',
  always: { guard: 'isNobodyCalled', target: 'answering' },
  initial: 'early',
  states: {
    early: { after: { dwell: 'ripe' } },
    ripe: { tags: 'ripe', on: { NOBODY_OBJECTS: { target: '#table.phase.reaction.answering', actions: 'passAll' } } },
  },
  on: {
    OBJECT: {
      guard: ({ context, event }) => objectors(context).includes(event.seat),
      target: 'private',
      actions: assign(({ event }) => ({ objector: event.seat })),
    },
  },
});

/** An answer in secret takes everybody as long. */
const answerInSecret = chart.createStateConfig({
  initial: 'early',
  states: {
    early: { always: { guard: 'isUnhurried', target: 'ripe' }, after: { dwell: 'ripe' } },
    ripe: {
      tags: 'ripe',
      on: {
        CHOOSE: {
          guard: isReaction,
          target: '#table.phase.reaction.answering',
          actions: assign(({ event }) => ({ answer: event.move })),
        },
        NEVER_MIND: {
          guard: 'isObjectorLooking',
          target: '#table.phase.reaction.calling',
          actions: 'passObjector',
        },
      },
    },
  },
});

/** One seat looks in secret: reacts, or lets it be. Looking proves nothing; where the phone goes round, nor does haste. */
const secret = chart.createStateConfig({
  entry: 'wantObjector',
  always: { guard: 'isObjectorGone', target: 'calling', actions: 'dropObjector' },
  initial: 'covered',
  states: {
    covered: { always: { guard: 'isObjectorLooking', target: 'looking' } },
    looking: { type: 'parallel', states: { answer: answerInSecret, advice: consulting } },
  },
});

export const reaction = chart.createStateConfig({
  initial: 'announced',
  states: {
    announced: {
      entry: 'beginCall',
      always: { guard: 'hasNoWindow', target: 'unwinding' },
      after: { beat: 'calling' },
    },
    calling: {
      always: [
        { guard: 'isOpenCall', target: 'open' },
        { guard: 'isPrivateCall', target: 'private', actions: 'callNext' },
        { target: 'answering' },
      ],
    },
    open,
    private: secret,
    /** The answers are played in the order of seats, bots' among them, until one reacts or all have passed. */
    answering: {
      always: [
        { guard: 'isAnswered', target: 'settled' },
        { guard: 'personIsAsked', target: 'answering', reenter: true, actions: 'giveAnswer' },
        { guard: 'botIsAsked', target: 'thinking' },
      ],
    },
    thinking: answeringBot,
    settled: {
      always: [
        { guard: 'hasWindow', target: 'announced' },
        { guard: 'hasNoWindow', target: 'unwinding' },
      ],
    },
    /** What is left on the cards is done, last card first. */
    unwinding: {
      always: { guard: 'hasWindow', target: 'announced' },
      initial: 'waiting',
      states: decision,
    },
  },
});
