/** Paths through the chart itself: every state can be reached, and what holds in one holds on every way there. */
import { getShortestPaths } from 'xstate/graph';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { apply, options, start } from '../../src/engine/frames';
import { tableMachine } from '../../src/table/machine';
import { answers, objectors, openWindow } from '../../src/table/calls';
import { decider, gamePhase, isReady, type Play } from '../../src/table/play';
import type { Player } from '../../src/table/seats';
import { NOTHING_TOLD } from '../../src/table/story';
import { toy, withHand, type ToyState } from '../engine/toy';

const players: readonly Player[] = [
  { name: 'Thora', bot: null, order: 'ask' },
  { name: 'Odo', bot: null, order: 'ask' },
  { name: 'Grim', bot: 'quick', order: 'ask' },
];

const setup = { seats: 3, seed: 'paths', variants: [] };

function fresh(): ToyState {
  const state = start(toy, setup);
  return [0, 1, 2].reduce((given, seat) => withHand(given, seat, ['gem', 'thwart']), state);
}

/** A gem of seat 0 that seat 1 has thwarted: whatever is answered, something is left on a card. */
function inChain(): ToyState {
  const play = (state: ToyState, what: 'play' | 'thwart'): ToyState => {
    const move = options(toy, state).find((known) => known.do === what);
    if (!move) throw new Error(`nobody can ${what}`);
    return apply(toy, state, move);
  };
  return play(play(fresh(), 'play'), 'thwart');
}

/** Whatever could come in a state: taps, the end of what was begun, the time that runs out. */
function events(snapshot: AnyMachineSnapshot): AnyEventObject[] {
  const play: Play = snapshot.context;
  const moves = options(play.game, play.state);
  const done = Object.keys(snapshot.children).flatMap((id) => [
    { type: `xstate.done.actor.${id}`, output: moves.at(-1), actorId: id },
    { type: `xstate.error.actor.${id}`, error: new Error('failed'), actorId: id },
  ]);
  const timers = snapshot._nodes.flatMap((node: AnyStateNode) =>
    node.after.map(({ eventType }) => ({ type: eventType })),
  );
  return [
    ...done,
    ...timers,
    ...moves.map((move) => ({ type: 'CHOOSE', move })),
    ...(play.objector >= 0 ? answers(play, play.objector).map((move) => ({ type: 'CHOOSE', move })) : []),
    ...objectors(play).map((seat) => ({ type: 'OBJECT', seat })),
    ...[
      'REVEAL',
      'UNDO',
      'HINT',
      'REWIND',
      'NEVER_MIND',
      'NOBODY_OBJECTS',
      'GOT_IT',
      'GO_ON',
      'WAIT',
      'SLEEP',
      'WAKE',
      'RETRY',
      'PLAY_ON',
      'BEAT',
    ].map((type) => ({
      type,
    })),
  ];
}

/** Two places in the chart are the same if the chart and what its guards look at are. */
function serialize(snapshot: AnyMachineSnapshot): string {
  const play: Play = snapshot.context;
  return JSON.stringify([
    snapshot.value,
    decider(play),
    play.holder,
    play.wanted,
    play.objector,
    play.passed,
    play.thought?.do,
    play.answer?.do,
    play.going,
    play.asleep,
    play.careless,
    openWindow(play)?.seat,
    play.state.stack.map((frame) => frame.kind).join(),
    play.saved === play.moves.length,
    play.shown === play.moves.length,
    play.told === play.story.told.length,
    play.owing,
    play.keeper,
  ]);
}

it('reaches every state that this game can lead to, and keeps step with the engine on every way', () => {
  const machine: AnyStateMachine = tableMachine;
  const paths = [fresh(), inChain()].flatMap((state) =>
    getShortestPaths(machine, {
      events,
      serializeState: serialize,
      limit: 40_000,
      stopWhen: ({ context }) => context.moves.length > 2,
      input: { game: toy, setup, players, state, moves: [], story: NOTHING_TOLD, call: 'open', speed: 1 },
    }),
  );
  const met = new Set<string>();
  for (const { state } of paths) {
    for (const node of state._nodes) met.add(node.id);
    const play: Play = state.context;
    const at: unknown = state.value.phase;
    const phase = typeof at === 'string' ? at : Object.keys(at ?? {})[0];
    if (isReady(play) && phase !== 'arriving') expect(phase).toBe(gamePhase(play));
    expect(play.holder === -1 || play.holder === play.wanted || play.players[play.holder]?.bot === null).toBe(true);
    if (state.matches({ seat: 'curtain' })) expect(play.holder).toBe(-1);
  }
  const reached = ['reaction.open.early', 'reaction.open.patient', 'reaction.open.ripe', 'reaction.private']
    .concat(['reaction.thinking', 'reaction.unwinding.choosing', 'activity.choosing', 'activity.thinking'])
    .map((path) => `table.phase.${path}`)
    .concat(['table.seat.curtain', 'table.seat.seated', 'table.saving.failed', 'table.showing.moving'])
    .concat(['table.showing.result', 'table.showing.moment.standing']);
  for (const id of reached) expect(met).toContain(id);
});
