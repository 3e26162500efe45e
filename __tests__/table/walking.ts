/**
 * A table without a clock or promises: the chart's own transition function, with every timer and every end of something
 * begun delivered by hand. It takes the same steps as a running table at a fraction of the time.
 */
import {
  createActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { options } from '../../src/engine/frames';
import type { Move } from '../../src/engine/game';
import { pick, roll, type Rng } from '../../src/engine/rng';
import type { TableInput } from '../../src/table/events';
import { answers, askedOpenly, objectors, openWindow } from '../../src/table/calls';
import { tableMachine } from '../../src/table/machine';
import type { Play } from '../../src/table/play';

const machine: AnyStateMachine = tableMachine;
const nothing = (): void => undefined;

export interface Walk {
  readonly play: () => Play;
  /** The phase the chart is in. */
  readonly phase: () => string;
  /** Does the next thing that could happen here, by chance where people and bots choose. */
  readonly step: (chance: Rng) => void;
}

/** Sits down at a table whose disk works, or has failed and is done without. */
export function walkFrom(input: TableInput, disk: 'works' | 'failed'): Walk {
  const actor = createActor(machine, { input });
  const scope: AnyActorScope = {
    self: actor,
    system: actor.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  };
  let now: AnyMachineSnapshot = actor.getSnapshot();
  const send = (event: AnyEventObject): void => {
    now = machine.transition(now, event, scope);
  };
  const child = (name: string): string | undefined => Object.keys(now.children).find((id) => id.includes(name));
  const done = (id: string, output?: Move): void => send({ type: `xstate.done.actor.${id}`, actorId: id, output });
  const fail = (id: string): void =>
    send({ type: `xstate.error.actor.${id}`, actorId: id, error: new Error('failed') });
  return {
    play: () => now.context,
    phase: () => (typeof now.value.phase === 'string' ? now.value.phase : (Object.keys(now.value.phase)[0] ?? '')),
    step(chance) {
      const play: Play = now.context;
      const choose = (): Move => pick(chance, options(play.game, play.state));
      const saving = child('.saving.');
      if (saving !== undefined) {
        if (disk === 'works') return done(saving);
        fail(saving);
        return send({ type: 'PLAY_ON' });
      }
      const showing = child('.showing.');
      if (showing !== undefined) return done(showing);
      const thinking = child('.thinking');
      if (thinking !== undefined && play.thought === null) return done(thinking, choose());
      if (now.matches({ showing: 'result' }) && now.matches({ seat: 'seated' })) return send({ type: 'GOT_IT' });
      if (now.matches({ showing: 'moment' })) return send({ type: 'GO_ON' });
      if (now.hasTag('called')) return send(called(now, play, chance));
      if (now.matches({ seat: 'curtain' })) return send({ type: 'REVEAL' });
      if (now.matches({ phase: { reaction: 'private' } }) && now.hasTag('ripe')) return send(asked(play, chance));
      if (now.hasTag('choosing')) return send({ type: 'CHOOSE', move: choose() });
      send({ type: timerOf(now) });
    },
  };
}

/** The timer that runs in a state and ends first. */
function timerOf(snapshot: AnyMachineSnapshot): string {
  const timers = snapshot._nodes.flatMap((node) => node.after.map(({ eventType }) => eventType));
  const first = timers.find((type) => type.includes('pulse')) ?? timers[0];
  if (first === undefined) throw new Error(`nothing can happen in ${JSON.stringify(snapshot.value)}`);
  return first;
}

function called(snapshot: AnyMachineSnapshot, play: Play, chance: Rng): AnyEventObject {
  if (!snapshot.hasTag('ripe')) return { type: timerOf(snapshot) };
  const may = openWindow(play) ? objectors(play) : askedOpenly(play);
  return roll(chance, 4) > 0 ? { type: 'NOBODY_OBJECTS' } : { type: 'OBJECT', seat: pick(chance, may) };
}

function asked(play: Play, chance: Rng): AnyEventObject {
  const reactions = answers(play, play.objector).filter((move) => move.do !== 'pass');
  if (reactions.length === 0 || roll(chance, 2) === 0) return { type: 'NEVER_MIND' };
  return { type: 'CHOOSE', move: pick(chance, reactions) };
}
