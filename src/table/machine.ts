/**
 * The table as a statechart. It knows no rule: it models what people around one phone do while the engine's top frame
 * is in each phase. Three things run side by side with the phases: who looks at the phone, what is on disk, and what is
 * being shown.
 */
import { assign } from 'xstate';
import { PHASES } from '../engine/game';
import { chart, unsaved, unshown } from './chart';
import { decision, placement } from './deciding';
import { gamePhase, isReady, type Play } from './play';
import { reaction } from './reaction';
import { isHiddenFromPeople, onlyPerson, withOrder, withPlayer } from './seats';

export const tableMachine = chart.createMachine({
  id: 'table',
  context: ({ input }) => ({
    ...input,
    kept: input.state,
    saved: input.moves.length,
    writing: input.moves,
    shown: input.moves.length,
    stale: false,
    news: [],
    careless: false,
    asleep: false,
    past: [],
    phase: null,
    hurry: false,
    // Somebody alone among bots sees the own hand from the beginning: there is nobody to keep it from.
    holder: onlyPerson(input.players),
    wanted: -1,
    trusted: onlyPerson(input.players),
    objector: -1,
    passed: 0,
    answer: null,
    going: true,
    thought: null,
    draft: null,
    hint: null,
  }),
  type: 'parallel',
  on: {
    ORDER: {
      actions: assign(({ context, event }) => ({
        players: withOrder(context.players, event.seat, event.order),
      })),
    },
    REPLACE: {
      // Whoever is left alone holds the curtain once: another may have sent them away.
      actions: assign(({ context, event }) => {
        const players = withPlayer(context.players, event.seat, { bot: event.bot });
        const gone = isHiddenFromPeople(players, context.holder);
        return { players, trusted: -1, ...(gone && { holder: -1, wanted: -1 }) };
      }),
    },
    CALL: { actions: assign(({ event }) => ({ call: event.call })) },
    SPEED: { actions: assign(({ event }) => ({ speed: event.speed })) },
    HURRY: { actions: assign(({ event }) => ({ hurry: event.on })) },
    SLEEP: { actions: 'sleep' },
    WAKE: { actions: 'wake' },
  },
  states: {
    /** What the table does while the engine's top frame is in each phase. */
    phase: {
      initial: 'arriving',
      always: PHASES.map((phase) => ({
        guard: ({ context }: { readonly context: Play }) =>
          context.phase !== phase && isReady(context) && gamePhase(context) === phase,
        target: `.${phase}`,
        actions: assign({ phase }),
      })),
      states: {
        arriving: {},
        /** Secrets are dealt and chosen: the phone is covered between two seats, also for the same person. */
        setup: { entry: 'putDownIfShared', initial: 'waiting', states: decision },
        activity: { initial: 'waiting', states: decision },
        reaction,
        /** An event is shown to all for a beat before anybody decides about it. */
        event: {
          initial: 'revealing',
          states: { ...decision, revealing: { after: { beat: 'waiting' } } },
        },
        /** Placing is always confirmed. */
        tile: { initial: 'waiting', states: placement },
        ending: { initial: 'waiting', states: decision },
        over: { entry: 'wantNobody' },
      },
    },
    /** Who looks at the phone. */
    seat: {
      initial: 'open',
      states: {
        /** Nothing of any hand is to be seen. */
        open: {
          entry: 'putDownIfShared',
          always: [
            { guard: 'isHeld', target: 'seated' },
            { guard: 'isAlone', target: 'seated', actions: 'pickUp' },
            { guard: 'isWanted', target: 'curtain' },
          ],
        },
        /** Lifted by the person it names; it lifts by itself for somebody alone among bots. */
        curtain: {
          entry: 'putDown',
          always: [
            { guard: 'isPublic', target: 'open' },
            { guard: 'isAlone', target: 'seated', actions: 'pickUp' },
          ],
          on: { REVEAL: { guard: 'isAwake', target: 'seated', actions: 'pickUp' } },
        },
        seated: {
          always: [
            { guard: 'isPublic', target: 'open' },
            { guard: 'isWanted', target: 'curtain' },
          ],
        },
      },
    },
    /** What is on disk. */
    saving: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'isUnsaved', target: 'writing' } },
        writing: {
          entry: 'write',
          invoke: { src: 'save', input: unsaved, onDone: { target: 'idle', actions: 'saved' }, onError: 'failed' },
        },
        /** Tried again after a while; or the table plays on and does without. */
        failed: {
          after: { retry: 'retrying' },
          on: { RETRY: 'retrying', PLAY_ON: { target: 'without', actions: 'playOn' } },
        },
        retrying: {
          entry: 'write',
          invoke: { src: 'save', input: unsaved, onDone: { target: 'idle', actions: 'saved' }, onError: 'failed' },
          on: { PLAY_ON: { target: 'without', actions: 'playOn' } },
        },
        /** The table is careless until somebody asks for saving, and all that was played meanwhile is on disk. */
        without: { on: { RETRY: 'mending' } },
        mending: {
          entry: 'write',
          invoke: {
            src: 'save',
            input: unsaved,
            onDone: [
              { guard: 'isBehind', target: 'mending', reenter: true, actions: 'saved' },
              { target: 'idle', actions: ['saved', 'careAgain'] },
            ],
            onError: 'without',
          },
        },
      },
    },
    /** What is being shown. */
    showing: {
      initial: 'still',
      states: {
        still: {
          always: [
            { guard: 'isSilent', actions: 'shown' },
            { guard: 'isToShow', target: 'moving' },
          ],
        },
        moving: {
          invoke: {
            src: 'show',
            input: unshown,
            onDone: { target: 'still', actions: 'shown' },
            onError: { target: 'still', actions: 'shown' },
          },
        },
      },
    },
  },
});
