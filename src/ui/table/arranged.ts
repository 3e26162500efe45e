/** Where the things of a scene have their place, and which of them are needed now. */
import type { Seat } from '../../engine/game';
import type { Area, Control, Scene, ShownCard, Sprite } from '../../engine/show';
import type { Room } from './room';
import type { Top } from './top';
import type { Choosing } from './useChoosing';

export interface Arranged {
  readonly market: readonly Area[];
  /** What lies before the one who looks, and beside. */
  readonly own: readonly Area[];
  /** What the decision is about. */
  readonly tray: readonly Area[];
  readonly hand: readonly ShownCard[];
  readonly controls: readonly Control[];
  /** Cards of which everybody has some, if the game has such. */
  readonly shares: Area | undefined;
  /** What can be touched next and lies nowhere: it becomes buttons. */
  readonly loose: readonly string[];
}

type Needed = Pick<Choosing, 'glow' | 'picked' | 'next' | 'paying' | 'draft' | 'choices' | 'touched'>;

/** Arranges a scene for one who looks. In a tight room everything that is needed now has its place, and nothing else. */
export function arrange(
  scene: Scene,
  seat: Seat,
  holds: boolean,
  needed: Needed,
  room: Pick<Room, 'isWide' | 'isLow'>,
): Arranged {
  const { glow, picked, next, paying, draft, choices, touched } = needed;
  const isUsed = ({ key }: { readonly key: string }): boolean => glow.has(key) || picked.includes(key);
  const tray = scene.areas.filter(({ spot }) => spot === 'tray');
  // A piece that must be laid needs nothing but the mine, and what lies over the mine while something is chosen leaves little of it.
  const mustBeLaid = draft !== null && draft.turns === choices.length;
  const isTight = room.isLow || (!room.isWide && next.length > 0 && (mustBeLaid || tray.length > 0));
  const stalls = scene.areas.filter(({ spot }) => spot === 'market');
  const withMarket = !isTight || stalls.some((area) => area.cards.some(isUsed));
  const held = holds ? scene.hand : [];
  const isControl = (key: string): boolean => scene.controls.some((control) => control.key === key);
  const loose = next.filter((key) => !isShown(scene, key) && !isControl(key) && !key.startsWith('seat:'));
  // The buttons of a choice that was begun take the place of the controls, so that the mine keeps its size.
  const isBegun = draft !== null || paying !== null || (touched.length > 0 && loose.length > 0);
  return {
    market: withMarket ? stalls : [],
    own: ownAreas(scene, seat, next),
    tray,
    hand: isTight && (withMarket || paying !== null) && !held.some(isUsed) ? [] : held,
    controls: (isTight || isBegun) && !next.some(isControl) ? [] : scene.controls,
    shares: stalls.find(({ cards }) => cards.some((card) => card.held)),
    loose,
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

/** What a choice was begun with that is not complete yet, by its name: a card, or one of the controls. */
export function begunWith(scene: Scene, words: Top['words'], { touched, draft, paying }: Choosing): string | null {
  const key = touched.at(-1);
  if (key === undefined || draft !== null || paying !== null) return null;
  const card = cardIn(scene, key);
  return card ? words.card(card.face).name : words.button(key);
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
