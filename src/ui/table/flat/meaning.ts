/** What somebody sees and can do under their own hand at a flat table. Everything here is pure. */
import { sameMove } from '../../../engine/frames';
import type { Move } from '../../../engine/game';
import type { Bill, Language, Show, ShownCard } from '../../../engine/show';
import type { Raised } from '../../../table/flat';
import type { Look } from '../../../table/look';
import { cardOf } from '../closely';
import { isEnough, nameOf, repick, tallies } from '../paying';

/** Something to do with a card, or with none: a card is laid out to say in the middle what it is for, all else is done at once. */
export type Way = { readonly key: string; readonly label: string } & (
  | { readonly does: 'lay'; readonly card: number }
  | { readonly does: 'plan'; readonly what: string | null }
  | { readonly does: 'choose'; readonly moves: readonly Move[] }
);

/** What somebody has begun under their hand: the card they mean, and what they pick to pay with. */
export interface Meant {
  readonly card: string | null;
  readonly purse: { readonly name: string; readonly picked: readonly string[] } | null;
}

export const NOTHING_MEANT: Meant = { card: null, purse: null };

interface Input {
  readonly show: Show;
  readonly words: Show['words'][Language];
  readonly names: readonly string[];
  readonly look: Look;
  readonly raised: Raised;
  readonly meant: Meant;
  /** What a card that is laid out first is called. */
  readonly lay: string;
  readonly pay: string;
  /** What is said to plan a card for one’s next turn, and to plan nothing. */
  readonly pin: string;
  readonly unpin: string;
}

export interface Under {
  readonly cards: readonly ShownCard[];
  /** What they know of the mine that others do not, and where it lies. */
  readonly known: readonly { readonly card: ShownCard; readonly where: string }[];
  /** The keys of the cards that something can be done with, and of those that are lifted. */
  readonly usable: ReadonlySet<string>;
  readonly lifted: readonly string[];
  readonly ways: readonly Way[];
  /** So many rows of buttons there are at most, whichever card is lifted: they have their room from the beginning. */
  readonly rows: number;
  /** What is paid against what is due. */
  readonly tally: string | null;
}

/** What lies under a hand, and what can be done with it. */
export function underHand(input: Input): Under {
  const { show, words, names, look, raised } = input;
  const { seat, view } = raised;
  const own = show.scene(view, seat);
  const open = show.scene(look.view, seat);
  const faces = new Map([
    ...[...open.hand, ...open.areas.flatMap(({ cards }) => cards)].map(({ key, face }) => [key, face] as const),
  ]);
  const isOwn = ({ key, face }: ShownCard): boolean => face !== 'back' && face !== 'none' && faces.get(key) !== face;
  const bill = raised.options.length > 0 ? show.bill(view) : null;
  // What lies before them or is handed to them; a whole deck is looked through elsewhere.
  const near = own.areas.filter(({ spot }) => spot === 'front' || spot === 'tray').flatMap(({ cards }) => cards);
  const laid = near.filter((card) => isOwn(card) || bill?.pays[card.key] !== undefined);
  const isInHand = new Set(own.hand.map(({ key }) => key));
  const handed = laid.filter(({ key }) => !isInHand.has(key));
  const all = [...own.hand, ...handed];
  const seen = new Map(open.sprites.map(({ key, face }) => [key, face]));
  const known = own.sprites.flatMap((sprite) => {
    const card = seen.get(sprite.key) === sprite.face ? undefined : cardOf(sprite, show.print);
    return card ? [{ card, where: words.sprite(sprite, names) }] : [];
  });
  const keys = new Set(all.map(({ key }) => key));
  const isAsked = raised.options.length > 0;
  const doing = !isAsked ? thoughtOf(input, isInHand) : bill ? paid(input, bill) : used(input, keys);
  // Where only what was handed to them is asked for, the hand is not needed.
  const isHanded = isAsked && doing.usable.size > 0 && ![...doing.usable].some((key) => isInHand.has(key));
  return { cards: isHanded ? handed : all, known, ...doing };
}

type Doing = Pick<Under, 'usable' | 'lifted' | 'ways' | 'rows' | 'tally'>;

/** While others play somebody may note which card they want to use next. */
function thoughtOf({ meant, raised: { plan }, pin, unpin }: Input, hand: ReadonlySet<string>): Doing {
  const lifted = meant.card !== null && hand.has(meant.card) ? meant.card : plan;
  const isPlan = lifted !== null && lifted === plan;
  const way = { key: 'plan', label: isPlan ? unpin : pin, does: 'plan', what: isPlan ? null : lifted } as const;
  const isNone = lifted === null;
  return { usable: hand, lifted: isNone ? [] : [lifted], ways: isNone ? [] : [way], rows: 1, tally: null };
}

/** What is paid or picked together is picked here, and paid when it is enough. */
function paid({ raised, show, words, meant, pay }: Input, bill: Bill): Doing {
  const lifted = meant.purse?.name === nameOf(bill) ? meant.purse.picked : bill.proposal;
  const moves = lifted.flatMap(
    (key) => raised.options.find((move) => show.touches(raised.view, move)[0] === key) ?? [],
  );
  return {
    usable: new Set(Object.keys(bill.pays)),
    lifted,
    ways: isEnough(bill, lifted) ? [{ key: 'pay', label: pay, does: 'choose', moves }] : [],
    rows: 1,
    tally: tallies(bill, lifted)
      .map(({ due, paid: so }) => `${so} / ${words.amount(due)}`)
      .join(' · '),
  };
}

/** What can be done with the card that is meant, and what needs no card but the hand's secret. */
function used({ show, words, names, look, raised, meant, lay }: Input, keys: ReadonlySet<string>): Doing {
  const { view, options } = raised;
  const choices = options.map((move) => ({ move, touches: show.touches(view, move) }));
  const usable = new Set(choices.flatMap(({ touches }) => touches.filter((key) => keys.has(key))));
  // What was planned lies prepared.
  const wanted = meant.card ?? raised.plan;
  const lifted = wanted !== null && usable.has(wanted) ? wanted : null;
  const scene = show.scene(look.view, raised.seat);
  const onTable = new Set([
    ...scene.sprites.map(({ key }) => key),
    ...scene.areas.flatMap(({ cards }) => cards.map(({ key }) => key)),
  ]);
  const isPlace = (key: string): boolean => !keys.has(key) && (onTable.has(key) || key.startsWith('seat:'));
  const done = (move: Move): Way => ({
    key: JSON.stringify(move),
    label: words.move(view, move, names, raised.seat),
    does: 'choose',
    moves: [move],
  });
  // What everybody may know that it can be done is offered in the middle.
  const isOpen = (move: Move): boolean => look.options.some((other) => sameMove(other, move));
  const bare = choices
    .filter(({ move, touches }) => !isOpen(move) && !touches.some((key) => keys.has(key)))
    .filter(({ move }) => move.do !== 'pass' || look.screen !== 'private');
  const waysWith = (card: string): readonly Way[] => {
    const about = choices.filter(({ touches }) => touches.includes(card));
    const aimed = about.find(({ touches }) => touches[0] === card && touches.some(isPlace));
    // A card that is laid out is said in the middle what it is for: all that begins with it is chosen there.
    const hidden = about.filter(({ touches }) => !touches.some(isPlace) && (!aimed || touches[0] !== card));
    return [
      ...(aimed?.move.card === undefined
        ? []
        : [{ key: 'lay', label: lay, does: 'lay' as const, card: aimed.move.card }]),
      ...hidden.map(({ move }) => done(move)),
    ];
  };
  const without = bare.map(({ move }) => done(move));
  return {
    usable,
    lifted: lifted === null ? [] : [lifted],
    ways: lifted === null ? without : waysWith(lifted),
    rows: Math.max(rowsOf(without), ...[...usable].map((key) => rowsOf(waysWith(key)))),
    tally: null,
  };
}

/** So many letters a button has that another stands beside. */
const SHORT = 22;
const MOST_ROWS = 3;

/** How many rows so many buttons take. */
const rowsOf = (ways: readonly Way[]): number =>
  Math.min(MOST_ROWS, ways.some(({ label }) => label.length > SHORT) ? ways.length : Math.ceil(ways.length / 2));

/** Somebody touches a card under their hand: it is meant, or picked to pay with; once more, and it is not. */
export function touched(show: Show, { view, options }: Raised, meant: Meant, key: string): Meant {
  const bill = options.length > 0 ? show.bill(view) : null;
  if (bill === null) return { ...meant, card: meant.card === key ? '' : key };
  if (bill.pays[key] === undefined) return meant;
  const picked = meant.purse?.name === nameOf(bill) ? meant.purse.picked : bill.proposal;
  return { ...meant, purse: { name: nameOf(bill), picked: repick(bill, picked, key) } };
}
