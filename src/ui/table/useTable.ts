import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { AppState } from 'react-native';
import { fromPromise } from 'xstate';
import type { Game, Happening, Move, State } from '../../engine/game';
import { look, type Look } from '../../table/look';
import { tableMachine, type SaveInput, type TableEvent } from '../../table/machine';
import { isShared, type Player } from '../../table/seats';

const PACE = 260;

export interface Seating {
  readonly game: Game;
  readonly players: readonly Player[];
  readonly state: State;
  readonly moves: readonly Move[];
  readonly save: (input: SaveInput) => Promise<void>;
  readonly still: boolean;
}

export interface Table {
  readonly look: Look;
  readonly send: (event: TableEvent) => void;
  /** What happened since the table was opened, as whoever may read the log perceives it. */
  readonly log: readonly Happening[];
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A table at which a game is played, from where it was left. */
export function useTable({ game, players, state, moves, save, still }: Seating): Table {
  const [log, setLog] = useState<readonly Happening[]>([]);
  const machine = useMemo(
    () =>
      tableMachine.provide({
        actors: {
          save: fromPromise(({ input }) => save(input)),
          show: fromPromise(({ input }) => {
            setLog((before) => [...before, ...(isShared(players) ? input.open : input.news)]);
            return wait(still || input.speed === 0 ? 0 : PACE / input.speed);
          }),
        },
      }),
    [players, save, still],
  );
  const actor = useActorRef(machine, { input: { game, players, state, moves, call: 'open', speed: 1 } });
  useEffect(() => {
    const watching = AppState.addEventListener('change', (now) => {
      actor.send({ type: now === 'active' ? 'WAKE' : 'SLEEP' });
    });
    return () => watching.remove();
  }, [actor]);
  const snapshot = useSelector(actor, (now) => now);
  const seen = useMemo(() => look(snapshot), [snapshot]);
  return { look: seen, send: actor.send, log };
}
