/** What the table shows: tiles, fields and gems on the canvas; companies, investments and chance cards beside it. */
import { cardsIn, faceOf, sizeOf, topOf } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import type { Area, Badge, Bill, Foretold, Print, Scene, ShownCard, Sprite } from '../../../engine/show';
import { columnOf, COLUMNS, gemOn, lineOf, LINES, SIDE } from '../rules/board';
import { CHANCE } from '../cards/rows';
import { faceKey, rowOf } from '../cards/faces';
import { COMPANIES, COMPANY_COUNT, companyKey } from '../cards/companies';
import { goldPay } from '../rules/pay';
import {
  cavedBy,
  DECK,
  DISCARDS,
  keptBy,
  type CityMove,
  type CityState,
  type CompanyNumber,
  type Field,
} from '../rules/state';
import { LAND_SIGNS, LANDS, TILES, type Land } from '../cards/tiles';
import { companiesOf } from '../rules/twists';
import { countLeft } from '../verbs/invest';
import { overtimeCard, tokensOf } from '../verbs/chance';
import { pictured } from './pictures';

/** The keys of things that can be touched. */
export const fieldKey = (field: Field): string => `field:${field}`;
export const companyTouch = (company: CompanyNumber): string => `company:${company}`;
export const cardTouch = (card: number): string => `card:${card}`;
export const shareTouch = (seat: Seat, company: CompanyNumber): string => `share:${seat}:${company}`;
export const gemOnCard = (card: number, company: CompanyNumber): string => `on:${card}:${company}`;

const COIN_SIGN = 'two-coins gold';

/** The field a sprite lies on. */
export const fieldUnder = (sprite: Sprite): Field => sprite.y * SIDE + sprite.x;

const yieldSign = (land: Land): Pick<Sprite, 'sign'> => (land === 'empty' ? {} : { sign: LAND_SIGNS[land] });

function sprites(view: CityState): Sprite[] {
  const tiles = view.tiles.map((tile, at) => ({
    key: `tile:${at}`,
    kind: 'district',
    face: TILES[tile >> 2]?.key ?? '',
    x: (at % 3) * 6 + 2.5,
    y: Math.floor(at / 3) * 6 + 2.5,
    turn: tile & 3,
    z: 0,
  }));
  const at = (field: Field): { x: number; y: number; turn: number } => ({
    x: columnOf(field),
    y: lineOf(field),
    turn: 0,
  });
  const fields = view.land.map((number, field) => {
    const land = LANDS[number] ?? 'empty';
    return { key: fieldKey(field), kind: 'field', face: land, ...yieldSign(land), ...at(field), z: 1 };
  });
  const gems = view.land.flatMap((_, field) => {
    const company = COMPANIES[gemOn(view, field)];
    if (company === undefined) return [];
    const { key, colour, shape } = company;
    return [{ key: `gem:${field}`, kind: 'gem', face: key, ...at(field), z: 2, stone: { colour, shape } }];
  });
  return [...tiles, ...fields, ...gems];
}

const stoneOf = (company: CompanyNumber): Pick<ShownCard, 'stone'> => {
  const firm = COMPANIES[company];
  return firm === undefined ? {} : { stone: { colour: firm.colour, shape: firm.shape } };
};

/** On the board nothing is drawn on an empty field; looked at closely, it says that it can be dug. */
const FREE_SIGN = 'dig-hole';

/** What is printed on a card, by its face: companies have stones, chance cards and fields have signs. */
export function print(face: string): Print {
  const company = COMPANIES.findIndex(({ key }) => key === face);
  if (company >= 0) return { ...pictured(face), ...stoneOf(company) };
  const land = LANDS.find((each) => each === face);
  const sign = CHANCE.find(({ key }) => key === face)?.sign ?? (land && (yieldSign(land).sign ?? FREE_SIGN));
  return { ...pictured(face), ...(sign === undefined ? {} : { signs: [sign] }) };
}

const gem = (key: string, company: CompanyNumber, count = 1): ShownCard => ({
  key,
  card: -1,
  kind: 'gem',
  face: companyKey(company),
  count,
  ...stoneOf(company),
});

/** The face of a chance card with its sign; neither where it is hidden. */
function faced(face: number): Pick<ShownCard, 'face' | 'picture' | 'signs'> {
  const row = rowOf(face);
  return { face: faceKey(face), ...(row === undefined ? {} : { ...pictured(row.key), signs: [row.sign] }) };
}

/** A chance card by its face. */
export const chanceAs = (card: number, face: number): ShownCard => ({
  key: cardTouch(card),
  card,
  kind: 'chance',
  ...faced(face),
});

/** A company, to be shown on its own. */
export const companyCard = (company: CompanyNumber): ShownCard => ({
  key: companyTouch(company),
  card: -1,
  kind: 'company',
  face: companyKey(company),
  ...stoneOf(company),
});

/** A chance card; an Overtime says how many tokens lie on it. */
function chance(view: CityState, card: number): ShownCard {
  const tokens = view.tokens[card] ?? 0;
  const shown = chanceAs(card, faceOf(view.cards, card));
  return tokens > 0 ? { ...shown, count: tokens } : shown;
}

/** The companies with gems on a card, each once. */
export function companiesOn(view: CityState, card: number): CompanyNumber[] {
  const gems = view.onCard.slice(card * 2, card * 2 + 2).filter((company) => company >= 0);
  return [...new Set(gems)];
}

const gemsOn = (view: CityState, card: number): ShownCard[] =>
  companiesOn(view, card).map((company) => {
    const isTwice = view.onCard[card * 2] === view.onCard[card * 2 + 1];
    return gem(gemOnCard(card, company), company, isTwice ? 2 : 1);
  });

function pile(view: CityState, key: string, zone: number): Area {
  const card = topOf(view.cards, zone);
  const count = sizeOf(view.cards, zone);
  const top = zone === DECK ? { face: 'back' } : faced(faceOf(view.cards, card));
  const cards = count === 0 ? [] : [{ key, card, kind: 'chance', ...top, count }];
  return { key: `pile:${key}`, kind: key, spot: 'supply', seat: -1, cards };
}

function areasOf(view: CityState, seat: Seat, eye: Seat): Area[] {
  const kept = cardsIn(view.cards, keptBy(seat));
  const caved = cardsIn(view.cards, cavedBy(seat));
  const mat = COMPANIES.flatMap((_, company) => {
    const at = seat * COMPANY_COUNT + company;
    const count = (view.shares[at] ?? 0) - (view.stocked[at] ?? 0);
    return count > 0 ? [gem(shareTouch(seat, company), company, count)] : [];
  });
  const areas: Area[] = [
    { key: `investments:${seat}`, kind: 'investments', spot: 'front', seat, cards: mat },
    { key: `stock:${seat}`, kind: 'stock', spot: 'front', seat, cards: kept.flatMap((card) => gemsOn(view, card)) },
    {
      key: `kept:${seat}`,
      kind: 'kept',
      spot: 'front',
      seat,
      cards: seat === eye ? [] : kept.map((card) => chance(view, card)),
    },
    {
      key: `caveIn:${seat}`,
      kind: 'caveIn',
      spot: 'front',
      seat,
      cards: caved.flatMap((card) => [chance(view, card), ...gemsOn(view, card)]),
    },
  ];
  return areas.filter((area) => area.cards.length > 0);
}

function badges(view: CityState, seat: Seat): Badge[] {
  const tokens = tokensOf(view, seat);
  return [
    { kind: 'coins', value: view.coins[seat] ?? 0, sign: COIN_SIGN },
    { kind: 'dwarves', value: view.dwarves[seat] ?? 0, sign: LAND_SIGNS.dwarf },
    ...(tokens > 0 ? [{ kind: 'overtime', value: tokens, sign: 'stopwatch' }] : []),
  ];
}

const RULER = { columns: COLUMNS, rows: LINES } as const;

/** Everything a seat may see. The cards it keeps lie open, but in its own hand's place. */
export function scene(view: CityState, seat: Seat): Scene {
  const seats = view.coins.map((_, at) => at);
  const companies = COMPANIES.slice(0, companiesOf(view)).map((_, company) => ({
    ...companyCard(company),
    held: seats.map((at) => view.shares[at * COMPANY_COUNT + company] ?? 0),
  }));
  return {
    sprites: sprites(view),
    ruler: RULER,
    hand: cardsIn(view.cards, keptBy(seat)).map((card) => chance(view, card)),
    areas: [
      { key: 'companies', kind: 'companies', spot: 'market', seat: -1, cards: companies },
      pile(view, 'deck', DECK),
      pile(view, 'discards', DISCARDS),
      ...seats.flatMap((at) => areasOf(view, at, seat)),
    ],
    badges: seats.map((at) => badges(view, at)),
    controls: [],
  };
}

/** What is touched to make a move. */
export function touches(view: CityState, move: CityMove): readonly string[] {
  switch (move.do) {
    case 'dig':
    case 'secret':
      return [fieldKey(move.field)];
    case 'overtime':
      return [cardTouch(overtimeCard(view, view.turn)), fieldKey(move.field)];
    case 'company':
    case 'gem':
    case 'invest':
    case 'to':
      return [companyTouch(move.company)];
    case 'from':
      return [shareTouch(view.turn, move.company)];
    case 'takeOff':
      return takeOffTouch(view, move.company);
    case 'use':
    case 'drop':
      return [cardTouch(move.card)];
    case 'stop':
    case 'keep':
    case 'leave':
      return [`button:${move.do}`];
  }
}

/** The gem as a move would lay it. */
export function ghosts(view: CityState, move: CityMove): readonly Sprite[] {
  if (move.do !== 'dig' && move.do !== 'overtime') return [];
  const company = COMPANIES[view.company];
  if (company === undefined) return [];
  const { key: face, colour, shape } = company;
  const at = { x: columnOf(move.field), y: lineOf(move.field) };
  return [{ key: `gem:${move.field}`, kind: 'gem', face, ...at, turn: 0, z: 3, stone: { colour, shape }, ghost: true }];
}

/** What the Gold under a gem would pay whom. */
export function forecast(view: CityState, move: CityMove): readonly Foretold[] {
  if ((move.do !== 'dig' && move.do !== 'overtime') || LANDS[view.land[move.field] ?? 0] !== 'gold') return [];
  return goldPay(view).flatMap((count, seat) =>
    count > 0 ? [{ seat, amount: { of: 'coins', count, sign: COIN_SIGN } }] : [],
  );
}

/** The gems that are taken together: the first investments, and those of a Stock Market. */
export function bill(view: CityState): Bill | null {
  const frame = view.stack[view.stack.length - 1];
  if (frame?.kind === 'founding') return gemsFor(countLeft(frame.taken), frame.taken);
  if (frame?.kind !== 'stock' || view.onCard[frame.card * 2] !== -1) return null;
  return gemsFor(2, 0);
}

function gemsFor(count: number, taken: number): Bill {
  const open = COMPANIES.flatMap((_, company) => ((taken & (1 << company)) === 0 ? [companyTouch(company)] : []));
  return {
    due: [{ of: 'share', count }],
    pays: Object.fromEntries(open.map((key) => [key, { of: 'share', count: 1 }])),
    proposal: [],
  };
}

function takeOffTouch(view: CityState, company: CompanyNumber): readonly string[] {
  const frame = view.stack[view.stack.length - 1];
  if (frame?.kind !== 'takeOff') return [];
  return [gemOnCard(frame.card, company)];
}
