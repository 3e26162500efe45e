import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { AppState } from 'react-native';
import { fromPromise } from 'xstate';
import type { Game, Happening, Move, Setup, State } from '../../engine/game';
import { look, type Look } from '../../table/look';
import { tableMachine } from '../../table/machine';
import type { SaveInput, TableEvent, Minds } from '../../table/events';
import type { Play } from '../../table/play';
import { onlyPerson, type Call, type Player, type Speed } from '../../table/seats';
import { logOf, recapOf, type Story } from '../../table/story';

const PACE = 260;

export interface Seating {
  readonly game: Game;
  readonly setup: Setup;
  readonly counts?: boolean;
  readonly players: readonly Player[];
  readonly state: State;
  readonly moves: readonly Move[];
  readonly story: Story;
  /** How bots think, off the main thread or in slices. */
  readonly minds: Minds;
  readonly save: (input: SaveInput) => Promise<void>;
  /** Somebody else sits down, or wants to be asked otherwise. */
  readonly onPlayers: (players: readonly Player[]) => void;
  readonly call: Call;
  readonly speed: Speed;
  /** Makes what is perceived heard. */
  readonly hear: (news: readonly Happening[]) => void;
  readonly still: boolean;
}

export interface Table {
  readonly look: Look;
  readonly send: (event: TableEvent) => void;
  /** What happened since the game began, as whoever may read the log perceives it. */
  readonly log: readonly Happening[];
  /** All moves of the game. */
  readonly moves: readonly Move[];
  /** Who sits here now. */
  readonly players: readonly Player[];
  /** Whether the only person at the table plays with bots. */
  readonly isAlone: boolean;
  /** What the one who looks has heard since their last turn; nothing while nobody in particular looks. */
  readonly recap: readonly Happening[];
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A table at which a game is played, from where it was left. */
export function useTable({ minds, save, onPlayers, hear, call, speed, still, ...rest }: Seating): Table {
  const machine = useMemo(
    () =>
      tableMachine.provide({
        actors: {
          think: fromPromise(({ input, signal }) => minds.think(input, signal)),
          advise: fromPromise(({ input, signal }) => minds.advise(input, signal)),
          save: fromPromise(({ input }) => save(input)),
          show: fromPromise(({ input }) => {
            hear(input.news);
            return wait(still || input.speed === 0 ? 0 : PACE / input.speed);
          }),
        },
      }),
    [minds, save, hear, still],
  );
  const actor = useActorRef(machine, { input: { ...rest, call, speed } });
  useEffect(() => {
    const watching = AppState.addEventListener('change', (now) => {
      actor.send({ type: now === 'active' ? 'WAKE' : 'SLEEP' });
    });
    return () => watching.remove();
  }, [actor]);
  useEffect(() => actor.send({ type: 'CALL', call }), [actor, call]);
  useEffect(() => actor.send({ type: 'SPEED', speed }), [actor, speed]);
  const snapshot = useSelector(actor, (now) => now);
  const { players } = snapshot.context;
  const [first] = useState(players);
  useEffect(() => {
    if (players !== first) onPlayers(players);
  }, [players, first, onPlayers]);
  const seen = useMemo(() => look(snapshot), [snapshot]);
  const isAlone = onlyPerson(players) !== -1;
  const { moves } = snapshot.context;
  return { look: seen, send: actor.send, moves, players, isAlone, ...useHeard(snapshot.context) };
}

/** What may be read of the story, of that part which has been shown. */
function useHeard({ story, news, players, holder }: Play): Pick<Table, 'log' | 'recap'> {
  const shown = story.told.length - news.length;
  const told = useMemo(() => story.told.slice(0, shown), [story.told, shown]);
  const log = useMemo(() => logOf(told, players), [told, players]);
  const recap = useMemo(() => (holder === -1 ? [] : recapOf({ ...story, told }, holder)), [story, told, holder]);
  return { log, recap };
}
