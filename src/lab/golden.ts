/** Golden games: a whole game as a text that a person can read and a program can replay. */
import { apply, isOver, options, pending, start } from '../engine/frames';
import { Refusal, type Game, type Happening, type Move, type Seat, type Setup, type State } from '../engine/game';
import { fingerprint, type GameRecord } from '../engine/replay';
import { pick, seeded } from '../engine/rng';
import type { Show } from '../engine/show';
import { view } from '../engine/view';

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil', 'Frida', 'Gustav', 'Hanna', 'Ida', 'Jakob'];
const SETUP = 'setup ';
const MACHINE = '    ';

/** A game in words, its moves also as a program reads them. */
export function goldenText<S extends State, M extends Move, H extends Happening, V extends string>(
  game: Game<S, M, V>,
  show: Show<S, M, H>,
  record: GameRecord<M, V>,
): string {
  const words = show.words.en;
  const lines = [`${words.title}, version ${game.version}`, `${SETUP}${JSON.stringify(record.setup)}`, ''];
  const tell = (state: S): void => {
    // The games' own happenings are what their own words take.
    const told: readonly H[] = JSON.parse(JSON.stringify(state.news ?? []));
    for (const event of told) {
      const line = words.news(event, NAMES, -1);
      if (line !== null) lines.push(`  ${line}`);
    }
  };
  let state = start(game, record.setup);
  tell(state);
  record.moves.forEach((move, at) => {
    const seat: Seat = pending(game, state)?.seat ?? -1;
    lines.push(`${at + 1}. ${NAMES[seat] ?? ''}: ${words.move(view(game, state, seat), move, NAMES, -1)}`);
    lines.push(MACHINE + JSON.stringify(move));
    state = apply(game, state, move);
    tell(state);
  });
  return [...lines, '', ...ending(game, show, state), ''].join('\n');
}

function ending<S extends State, M extends Move, H extends Happening, V extends string>(
  game: Game<S, M, V>,
  show: Show<S, M, H>,
  state: S,
): string[] {
  const lines = game.standings(state).map(({ seat, rank, points, lines }) => {
    const parts = lines.map((line) => `${show.words.en.score(line.what)} ${line.points}`);
    return `${rank}. ${NAMES[seat] ?? ''}: ${points}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
  });
  const title = isOver(state) ? 'The end' : 'So far';
  return [title, ...lines, `fingerprint ${fingerprint(state)}`];
}

/** The record that a golden text holds. */
export function goldenRecord<S extends State, M extends Move, V extends string>(
  game: Game<S, M, V>,
  text: string,
): GameRecord<M, V> {
  const lines = text.split('\n');
  const setup: Setup<V> = JSON.parse(lines.find((line) => line.startsWith(SETUP))?.slice(SETUP.length) ?? 'null');
  const moves = lines.filter((line) => line.startsWith(`${MACHINE}{`)).map((line): M => JSON.parse(line));
  return { game: game.id, version: game.version, setup, moves };
}

/** A record with the same beginning that the rules of today allow, played on by chance to the end if they differ. */
export function renewed<S extends State, M extends Move, V extends string>(
  game: Game<S, M, V>,
  record: GameRecord<M, V>,
): GameRecord<M, V> {
  const moves: M[] = [];
  let state = start(game, record.setup);
  try {
    for (const move of record.moves) {
      state = apply(game, state, move);
      moves.push(move);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  const chance = seeded(`moves of ${record.setup.seed}`);
  while (!isOver(state) && moves.length < game.longest) {
    const move = pick(chance, options(game, state));
    state = apply(game, state, move);
    moves.push(move);
  }
  return { ...record, moves };
}

/** A game played by chance, as a record. */
export const randomRecord = <S extends State, M extends Move, V extends string>(
  game: Game<S, M, V>,
  setup: Setup<V>,
): GameRecord<M, V> => renewed(game, { game: game.id, version: game.version, setup, moves: [] });
