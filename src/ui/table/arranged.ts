/** Where the things of a scene have their place, and which of them are needed now. */
import type { Seat } from '../../engine/game';
import type { Area, Control, Scene, ShownCard, Sprite } from '../../engine/show';
import type { Top } from './top';
import type { Choosing } from './useChoosing';

export interface Arranged {
  /** What can be had, while that is what is asked. */
  readonly market: readonly Area[];
  /** What can be had now, where the hand is asked as well. */
  readonly wares: readonly ShownCard[];
  /** What lies before the one who looks, and beside. */
  readonly own: readonly Area[];
  /** What the decision is about. */
  readonly tray: readonly Area[];
  readonly hand: readonly ShownCard[];
  /** Whether cards of the hand are asked for; else only their heads are seen. */
  readonly isHandAsked: boolean;
  readonly controls: readonly Control[];
  /** Cards of which everybody has some, if the game has such. */
  readonly shares: Area | undefined;
  /** What can be touched next and lies nowhere: it becomes buttons. */
  readonly loose: readonly string[];
  /** The keys of what a choice is about in the mine; null where it is about other things as well. */
  readonly about: ReadonlySet<string> | null;
}

type Needed = Pick<Choosing, 'glow' | 'picked' | 'next' | 'paying' | 'draft' | 'touched' | 'sure'>;

/** What a touch on a player means: the player, or the one thing before them that a choice which was begun can be about. */
export function meantAt(scene: Scene, seat: Seat, { glow }: Pick<Choosing, 'glow'>, isBegun: boolean): string | null {
  if (glow.has(`seat:${seat}`)) return `seat:${seat}`;
  const before = scene.areas.filter((area) => area.seat === seat && area.spot === 'front');
  const [only, ...others] = before.flatMap(({ cards }) => cards.filter(({ key }) => glow.has(key)));
  return isBegun && only !== undefined && others.length === 0 ? only.key : null;
}

/** Arranges a scene for one who looks: what is asked now has its place, and nothing else takes any. */
export function arrange(scene: Scene, seat: Seat, holds: boolean, needed: Needed): Arranged {
  const { glow, picked, next, paying, draft, touched, sure } = needed;
  const isUsed = ({ key }: { readonly key: string }): boolean => glow.has(key) || picked.includes(key);
  const stalls = scene.areas.filter(({ spot }) => spot === 'market');
  const hand = holds ? scene.hand : [];
  const isControl = (key: string): boolean => scene.controls.some((control) => control.key === key);
  const loose = next.filter((key) => !isShown(scene, key) && !isControl(key) && !key.startsWith('seat:'));
  // A card that was touched has done its part: the next touch is asked elsewhere.
  const isHandAsked =
    draft === null &&
    sure === null &&
    (paying === null
      ? hand.some(({ key }) => glow.has(key) && (touched.length === 0 || !touched.includes(key)))
      : hand.some(isUsed));
  const asked = stalls.flatMap(({ cards }) => cards.filter(isUsed));
  const things = scene.sprites.filter(({ key }) => glow.has(key));
  const isMineAlone = things.length > 0 && (touched.length > 0 || (!isHandAsked && asked.length === 0));
  return {
    market: asked.length > 0 && !isHandAsked ? stalls : [],
    wares: isHandAsked ? asked : [],
    own: ownAreas(scene, seat, next),
    tray: scene.areas.filter(({ spot }) => spot === 'tray'),
    hand,
    isHandAsked,
    controls: scene.controls,
    shares: stalls.find(({ cards }) => cards.some((card) => card.held)),
    loose,
    about: isMineAlone ? new Set(things.map(({ key }) => key)) : null,
  };
}

/** What lies before the one who looks and the piles a turn needs; while a pile is to be touched that lies nowhere else, such piles only. */
function ownAreas({ areas }: Scene, seat: Seat, next: readonly string[]): readonly Area[] {
  const isNext = ({ cards }: Area): boolean => cards.some(({ key }) => next.includes(key));
  const isOwn = ({ spot, seat: of }: Area): boolean => (spot === 'front' && of === seat) || spot === 'side';
  if (areas.some((area) => area.spot === 'supply' && isNext(area)))
    return areas.filter((area) => (area.spot === 'supply' || isOwn(area)) && isNext(area));
  return areas.filter(isOwn);
}

/** A card of a scene by its key. */
export const cardIn = ({ hand, areas }: Scene, key: string): ShownCard | undefined =>
  [...hand, ...areas.flatMap(({ cards }) => cards)].find((card) => card.key === key);

/** What a choice was begun with that is not complete yet, by its name: a card, or one of the controls; and the game's own question how. */
type BegunWith = { readonly what: string; readonly how: string | null };

export function begunWith(scene: Scene, words: Top['words'], { touched, draft, paying }: Choosing): BegunWith | null {
  const key = touched.at(-1);
  if (key === undefined || paying !== null) return null;
  const card = cardIn(scene, key);
  if (card) return { what: words.card(card.face).name, how: words.how?.(card.face) ?? null };
  const what = words.button(key);
  return draft !== null || what === null ? null : { what, how: null };
}

/** What is asked after a card was lifted: how it is used, for a person, for a goal, for a place in the mine, or for any of these. */
type Asked = 'how' | 'whom' | 'goal' | 'card' | 'place' | 'where';

export function askedNext(scene: Scene, next: readonly string[], loose: readonly string[]): Asked {
  const kinds = next.filter((key) => !loose.includes(key)).map((key) => kindOf(scene, key));
  const isAll = (...wanted: string[]): boolean => kinds.length > 0 && kinds.every((kind) => wanted.includes(kind));
  // Who may be meant besides is on a button.
  if (isAll('person')) return 'whom';
  if (loose.length > 0) return 'how';
  if (isAll('goal', 'peeked')) return 'goal';
  if (isAll('card') && next.every((key) => cardIn(scene, key) !== undefined)) return 'card';
  return kinds.length === 0 || kinds.includes('person') || kinds.includes('card') ? 'where' : 'place';
}

/** A person with what lies in front of them, a card, or the kind of a thing in the mine. */
function kindOf({ sprites, areas }: Scene, key: string): string {
  const isFront = areas.some(
    ({ spot, seat, cards }) => spot === 'front' && seat >= 0 && cards.some((card) => card.key === key),
  );
  if (key.startsWith('seat:') || isFront) return 'person';
  return sprites.find((sprite) => sprite.key === key)?.kind ?? 'card';
}

const isShown = (scene: Scene, key: string): boolean =>
  scene.sprites.some((sprite) => sprite.key === key) || cardIn(scene, key) !== undefined;

/** Everybody else's seat. Whoever comes next is first; a seat that looks is not its own rival. */
export function rivalsOf(seats: number, holder: Seat | -1): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, i) => (i + Math.max(holder, 0) + (holder === -1 ? 0 : 1)) % seats);
  return all.filter((seat) => seat !== holder);
}

/** The first thing in the mine that a coach points at. */
export const pointedAt = ({ sprites }: Scene, glow: ReadonlySet<string>): string | null =>
  sprites.find(({ key }) => glow.has(key))?.key ?? null;

/** The mine with what is about to be placed in it. */
export const withGhosts = (sprites: readonly Sprite[], ghosts: readonly Sprite[]): readonly Sprite[] => [
  ...sprites.filter(({ key }) => !ghosts.some((ghost) => ghost.key === key)),
  ...ghosts,
];
