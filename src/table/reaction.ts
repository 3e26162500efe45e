/** An action is announced; everybody else is asked; what they answer is played; what is left on the cards is unwound. */
import { assign } from 'xstate';
import { afterAnswer, objectors } from './calls';
import { chart, isReaction } from './chart';
import { answeringBot, consulting, decision } from './deciding';
import { takenUp } from './moments';

const letBe = { target: '#table.phase.reaction.answering', actions: 'letBe' } as const;

/** The phone lies on the table: anybody may react, and if nobody does for a while it goes on by itself. */
const open = chart.createStateConfig({
  tags: 'called',
  entry: ['wantNobody', 'toldToAsk', 'stopHurrying', 'lowerAll'],
  always: { guard: 'isNobodyCalled', target: 'answering', actions: 'letBe' },
  initial: 'early',
  states: {
    early: { after: { dwell: 'ripe' }, on: { WAIT: { target: 'patient', actions: 'insist' } } },
    ripe: {
      tags: 'ripe',
      after: { closing: { guard: 'closesByItself', ...letBe } },
      on: { NOBODY_OBJECTS: letBe, WAIT: { target: 'patient', actions: 'insist' } },
    },
    /** Somebody wants to think: it does not close by itself any more, and the same thing is asked about again. */
    patient: { tags: ['ripe', 'patient'], on: { NOBODY_OBJECTS: letBe } },
  },
  on: {
    // The hold is the word, and the proof of whose it is.
    OBJECT: {
      guard: ({ context, event }) => objectors(context).includes(event.seat),
      target: 'private',
      actions: assign(({ context, event }) => ({ ...takenUp(context, event.seat), objector: event.seat })),
    },
  },
});

const neverMind = {
  guard: 'isObjectorLooking',
  target: '#table.phase.reaction.calling',
  actions: ['passObjector', 'layDown'],
} as const;

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
          actions: assign(({ context, event }) => afterAnswer(context, event.move)),
        },
        NEVER_MIND: { ...neverMind, actions: ['insistIfShared', ...neverMind.actions] },
        // Who looked as long as everybody does, and lets go of the phone without a word, lets it be.
        LET_GO: neverMind,
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
      always: [
        { guard: 'hasNoWindow', target: 'unwinding' },
        { guard: 'hasWindow', target: 'calling' },
      ],
    },
    calling: {
      always: [
        { guard: 'isOpenCall', target: 'open' },
        { guard: 'isPrivateCall', target: 'private', actions: 'callNext' },
        { target: 'answering', actions: 'letBe' },
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
