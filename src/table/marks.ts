/** Marks of the mine: those that any game can earn, and how marks are earned and kept. */
import { isOver } from '../engine/frames';
import type { Game, Seat } from '../engine/game';
import { hasWon, ownOf, type Feat, type Mark } from '../engine/marks';
import { PRACTICE, practiceNote, type Notes } from '../storage/notes';
import { words } from '../storage/savedGame';
import { fields, json, Misshapen } from '../storage/shape';
import type { Found, Store } from './gameStore';
import { pointsByTurn } from './points';

export type { Mark } from '../engine/marks';

/** How far the winner is ahead of whoever comes next; null for those who have not won alone. */
function lead(feat: Feat): number | null {
  const [first, next] = feat.standings;
  return first?.seat === feat.seat && next && next.rank > 1 ? first.points - next.points : null;
}

/** Where a seat stood at a part of the game, by points: 1 is best. */
function placeAt({ curve, seat }: Feat, part: number): number {
  const points = curve[Math.floor((curve.length - 1) * part)] ?? [];
  return 1 + points.filter((other) => other > (points[seat] ?? 0)).length;
}

/** Whether a seat had more points than everybody else at a part of the game. */
const isAheadAt = ({ curve, seat }: Feat, part: number): boolean =>
  (curve[Math.floor((curve.length - 1) * part)] ?? []).every(
    (points, other, all) => other === seat || points < (all[seat] ?? 0),
  );

const among = (feat: Feat, ...levels: readonly string[]): number =>
  feat.rivals.filter((rival) => levels.includes(rival)).length;

/** Those of any game. */
export const MARKS: readonly Mark[] = [
  {
    key: 'first-lamp',
    en: ['First lamp', 'Win a game against bots.'],
    de: ['Erste Lampe', 'Gewinne ein Spiel gegen Bots.'],
    earned: (feat) => hasWon(feat) && among(feat, 'apprentice', 'journeyman', 'master') > 0,
  },
  {
    key: 'journeymen',
    en: ['Out of the apprenticeship', 'Win against two journeymen or better.'],
    de: ['Ausgelernt', 'Gewinne gegen zwei Gesellen oder Bessere.'],
    earned: (feat) => hasWon(feat) && among(feat, 'journeyman', 'master') >= 2,
  },
  {
    key: 'masters',
    en: ['Masterpiece', 'Win against two masters.'],
    de: ['Meisterstück', 'Gewinne gegen zwei Meister.'],
    earned: (feat) => hasWon(feat) && among(feat, 'master') >= 2,
  },
  {
    key: 'hair',
    en: ['By a hair', 'Win by a single point.'],
    de: ['Um Haaresbreite', 'Gewinne mit einem einzigen Punkt Vorsprung.'],
    earned: (feat) => lead(feat) === 1,
  },
  {
    key: 'double',
    en: ['In a class of one’s own', 'Win with twice the points of whoever comes second.'],
    de: ['Eine Klasse für sich', 'Gewinne mit doppelt so vielen Punkten wie die Nächsten.'],
    earned: (feat) => {
      const ahead = lead(feat);
      const own = ownOf(feat)?.points ?? 0;
      return ahead !== null && own > 0 && 2 * (own - ahead) <= own;
    },
  },
  {
    key: 'comeback',
    en: ['Out of the pit', 'Win although you were last half way through.'],
    de: ['Aus der Grube', 'Gewinne, obwohl du auf halbem Weg Letzter warst.'],
    earned: (feat) => hasWon(feat) && feat.standings.length > 2 && placeAt(feat, 0.5) === feat.standings.length,
  },
  {
    key: 'front',
    en: ['From the front', 'Win and be ahead at a quarter, half and three quarters of the way.'],
    de: ['Von vorn', 'Gewinne und liege nach einem, zwei und drei Vierteln des Wegs vorn.'],
    earned: (feat) => hasWon(feat) && [0.25, 0.5, 0.75].every((part) => isAheadAt(feat, part)),
  },
  {
    key: 'full-house',
    en: ['Full benches', 'Win at a table with every seat taken.'],
    de: ['Volle Bänke', 'Gewinne an einem voll besetzten Tisch.'],
    earned: (feat) => hasWon(feat) && feat.isFull,
  },
];

/** The marks that belong to no game in particular. */
export const ANY = 'any';

const MARK = 'mark ';
/** How the notes of earned marks begin. */
export const EARNED = MARK;
const markName = (set: string, key: string): string => `${MARK}${set} ${key}`;

/** Who earned a mark first, and in which game. */
interface Earned {
  readonly name: string;
  readonly id: string;
}

/** Who earned a mark; null if nobody has. */
export function earnedIn(notes: Notes, set: string, key: string): Earned | null {
  const kept = notes.get(markName(set, key));
  if (kept === undefined) return null;
  try {
    const { name, id } = fields(json(kept), ['name', 'id']);
    return { name: words(name), id: words(id) };
  } catch (error) {
    if (error instanceof Misshapen) return null;
    throw error;
  }
}

/** People who have sat at their seats from the beginning to the end. */
const faithful = ({ kinds, players }: Pick<Found, 'kinds' | 'players'>): readonly Seat[] =>
  kinds.flatMap((kind, seat) => (kind === 'person' && players[seat]?.kind === 'person' ? [seat] : []));

/** A bot counts as the weaker of what it was at first and at last: by the order of levels in which the easiest comes first. */
const LEVELS = ['apprentice', 'journeyman', 'master'];
const weaker = (began: string, ended: string): string =>
  LEVELS[Math.min(LEVELS.indexOf(began), LEVELS.indexOf(ended))] ?? ended;

/** A game as each of its people looks back at it. */
export function featsOf(
  game: Game,
  found: Pick<Found, 'setup' | 'moves' | 'state' | 'story' | 'kinds' | 'players'>,
): readonly Feat[] {
  const { setup, moves, state, story, kinds, players } = found;
  const curve = pointsByTurn(game, setup, moves);
  const sat = kinds.map((kind, seat) => {
    const now = players[seat]?.kind ?? kind;
    return kind === 'person' || now === 'person' ? now : weaker(kind, now);
  });
  return faithful(found).map((seat) => ({
    ...{ seat, curve, told: story.told, standings: game.standings(state) },
    rivals: sat.filter((_, other) => other !== seat),
    isFull: setup.seats === game.seats[1],
  }));
}

/** Whether marks can be earned in a game: neither in practice, nor where somebody went back, nor in one that came from elsewhere. */
async function counts(
  store: Pick<Store, 'notes' | 'list'>,
  { id, isTakenIn }: Pick<Found, 'id' | 'isTakenIn'>,
): Promise<boolean> {
  if (isTakenIn || (await store.notes(`${PRACTICE}${id}`)).size > 0) return false;
  const saved = (await store.list()).games.find((one) => one.id === id);
  return saved !== undefined && !saved.isFromElsewhere;
}

/** A mark that somebody earned. */
interface Won extends Earned {
  readonly mark: Mark;
}

/** Keeps the marks that a finished game has earned, and says which of all marks were earned first in it. */
export async function earn(
  store: Pick<Store, 'notes' | 'note' | 'list'>,
  game: Game,
  found: Found,
  own: readonly Mark[],
): Promise<readonly Won[]> {
  if (!isOver(found.state) || !(await counts(store, found))) return [];
  const notes = await store.notes(EARNED);
  const feats = featsOf(game, found);
  const won: Won[] = [];
  for (const [set, marks] of [[ANY, MARKS] as const, [game.id, own] as const])
    for (const mark of marks) {
      const before = earnedIn(notes, set, mark.key);
      const winner = before ? undefined : feats.find((feat) => mark.earned(feat));
      const earned = before ?? (winner && { id: found.id, name: found.players[winner.seat]?.name ?? '' });
      if (earned?.id !== found.id) continue;
      if (!before) await store.note(markName(set, mark.key), JSON.stringify(earned));
      won.push({ ...earned, mark });
    }
  return won;
}

/** Notes that somebody went back in a game, so that it earns no marks; what it was noted for before stays. */
export async function noteRewind(store: Pick<Store, 'notes' | 'note'>, id: string): Promise<void> {
  const { name, value } = practiceNote(id, 'rewound');
  if (!(await store.notes(name)).has(name)) await store.note(name, value);
}
