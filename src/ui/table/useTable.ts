import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { AppState } from 'react-native';
import { fromPromise } from 'xstate';
import type { Game, Happening, Move, Seat, Setup, State } from '../../engine/game';
import { heard } from '../../engine/view';
import type { Choice } from '../../storage/settings';
import { look, type Look } from '../../table/look';
import { tableMachine } from '../../table/machine';
import { cameToLight } from '../../table/moments';
import type { SaveInput, TableEvent, Minds } from '../../table/events';
import type { Play } from '../../table/play';
import { useAwake } from '../awake';
import { readerOf } from './reader';
import { onlyPerson, type Call, type Pause, type Phone, type Player, type Speed } from '../../table/seats';
import { logOf, type Story } from '../../table/story';

const PACE = 260;
/** What somebody does and goes on from stays before their eyes for so long, unless they touch something. */
const GLIMPSE = 2200;

/** How long what people did stands at the open table, by the setting; null: until somebody taps. */
export const PAUSES: Readonly<Record<Choice<'moments'>, Pause>> = { calm: 2600, brisk: 1300, tap: null };

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
  /** Whether it goes from hand to hand, or lies flat between people. */
  readonly phone?: Phone;
  readonly speed: Speed;
  /** How long what people did stands. */
  readonly pause: Pause;
  /** Whether the screen says when all of a moment was told. */
  readonly tells: boolean;
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
  /** What the one who looks has just done and goes on from, as they perceive it. */
  readonly glimpse: readonly Happening[];
  /** Says that all of a moment was told, and whether it had words. */
  readonly onTold: (said: boolean) => void;
}

const wait = (ms: number): Promise<false> => new Promise((resolve) => setTimeout(resolve, ms, false));

/** The table listens until the screen is done with telling. */
function newTeller(): { readonly listen: () => Promise<boolean>; readonly done: (said: boolean) => void } {
  let end = (_said: boolean): void => undefined;
  return {
    listen: () =>
      new Promise((resolve) => {
        end = resolve;
      }),
    done: (said) => end(said),
  };
}

/** A table at which a game is played, from where it was left. */
export function useTable({
  minds,
  save,
  onPlayers,
  hear,
  call,
  phone = 'passed',
  speed,
  pause,
  tells,
  still,
  ...rest
}: Seating): Table {
  const [teller] = useState(newTeller);
  const [glimpse, setGlimpse] = useState(NOTHING);
  const machine = useMemo(
    () =>
      tableMachine.provide({
        actors: {
          think: fromPromise(({ input, signal }) => minds.think(input, signal)),
          advise: fromPromise(({ input, signal }) => minds.advise(input, signal)),
          save: fromPromise(({ input }) => save(input)),
          show: fromPromise(({ input }) => {
            hear(input.news);
            if (input.isMoment && tells) return teller.listen();
            if (!input.isMoment) setGlimpse(input.news);
            return wait(still || input.speed === 0 ? 0 : PACE / input.speed);
          }),
        },
      }),
    [minds, save, hear, still, tells, teller],
  );
  const actor = useActorRef(machine, { input: { ...rest, call, phone, speed, pause } });
  useEffect(() => {
    const watching = AppState.addEventListener('change', (now) => {
      actor.send({ type: now === 'active' ? 'WAKE' : 'SLEEP' });
    });
    return () => watching.remove();
  }, [actor]);
  useEffect(() => actor.send({ type: 'CALL', call }), [actor, call]);
  useEffect(() => actor.send({ type: 'PHONE', phone }), [actor, phone]);
  useEffect(() => actor.send({ type: 'SPEED', speed }), [actor, speed]);
  useEffect(() => actor.send({ type: 'PAUSE', pause }), [actor, pause]);
  useEffect(() => {
    if (glimpse.length === 0) return;
    const timer = setTimeout(() => setGlimpse(NOTHING), GLIMPSE);
    return () => clearTimeout(timer);
  }, [glimpse]);
  const snapshot = useSelector(actor, (now) => now);
  useAwake(snapshot.hasTag('thinking') || snapshot.hasTag('consulting') ? 'thinking' : null);
  const { players } = snapshot.context;
  const [first] = useState(players);
  useEffect(() => {
    if (players !== first) onPlayers(players);
  }, [players, first, onPlayers]);
  const seen = useMemo(() => look(snapshot), [snapshot]);
  // Whoever takes the phone up again to go on is shown what has come to light to them meanwhile; nobody sees what was another's.
  const [taken, setTaken] = useState(seen.holder);
  if (taken !== seen.holder) {
    setTaken(seen.holder);
    setGlimpse(seen.screen === 'choose' ? cameToLight(snapshot.context) : NOTHING);
  }
  const isAlone = onlyPerson(players) !== -1;
  const { moves } = snapshot.context;
  const recap = seen.holder === -1 ? NOTHING : seen.recap;
  const log = useLog(snapshot.context, readerOf(seen));
  return { look: seen, send: actor.send, moves, players, isAlone, recap, log, glimpse, onTold: teller.done };
}

/** What may be read of the story, of that part which has been shown: by whoever holds the phone, or by everybody. */
function useLog({ story, news, players }: Play, reader: Seat | -1): Table['log'] {
  const shown = story.told.length - news.length;
  const told = useMemo(() => story.told.slice(0, shown), [story.told, shown]);
  return useMemo(() => (reader === -1 ? logOf(told, players) : heard(told, reader)), [told, players, reader]);
}

const NOTHING: readonly Happening[] = [];
