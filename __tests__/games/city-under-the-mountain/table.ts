/** Sets a table of the City up in a few lines and plays moves by their readable form. */
import { editionOf, inEdition } from '../../../src/engine/editions';
import { cardsIn, faceOf, put, show } from '../../../src/engine/cards';
import { apply, isOver, options, pending, settle, start } from '../../../src/engine/frames';
import { city, cityShow } from '../../../src/games/city-under-the-mountain';
import { fieldName, FIELDS, gemOn, survey } from '../../../src/games/city-under-the-mountain/rules/board';
import { faceKey, rowOf } from '../../../src/games/city-under-the-mountain/cards/faces';
import type { ChanceKey } from '../../../src/games/city-under-the-mountain/cards/rows';
import {
  COMPANIES,
  COMPANY_COUNT,
  companyKey,
  type CompanyKey,
} from '../../../src/games/city-under-the-mountain/cards/companies';
import {
  DECK,
  DISCARDS,
  keptBy,
  type CityHappening,
  type CityMove,
  type CityState,
} from '../../../src/games/city-under-the-mountain/rules/state';
import { DANGER, LANDS, type Land } from '../../../src/games/city-under-the-mountain/cards/tiles';

/** What a test says about its table; all else is a bare board with the eight flags in the middle, in a later turn. */
export interface Given {
  /** The edition whose box is played with; the first if left out. */
  readonly edition?: number;
  readonly seats?: number;
  /** The turn of the game, counted from 1; a turn with three gems and an exchange if left out. Seat 0 begins. */
  readonly turn?: number;
  /** Fields by name. One Gold far away keeps the game going if none is named. */
  readonly land?: Readonly<Record<string, Land>>;
  /** Mining gems by field, besides those on the flags. */
  readonly gems?: Readonly<Record<string, CompanyKey>>;
  /** Everything that is not named in `land` and holds no gem is Danger. */
  readonly walled?: boolean;
  /** By seat. */
  readonly dwarves?: readonly number[];
  readonly shares?: readonly Readonly<Partial<Record<CompanyKey, number>>>[];
  readonly kept?: readonly (readonly ChanceKey[])[];
  /** The top of the deck, the next card first. */
  readonly deck?: readonly ChanceKey[];
  /** What lies on the discards; the deck is then empty but for `deck`, and the other cards are out of reach. */
  readonly discards?: readonly ChanceKey[];
}

export const fieldNamed = (name: string): number => {
  const field = Array.from({ length: FIELDS }, (_, at) => at).find((at) => fieldName(at) === name);
  if (field === undefined) throw new Error(`no field ${name}`);
  return field;
};
const companyNumber = (key: string): number => COMPANIES.findIndex((company) => company.key === key);

/** A move as tests write it: "company ruby", "dig H6", "use cave-in", "stop". */
function written(state: CityState, move: CityMove): string {
  if ('field' in move) return `${move.do} ${fieldName(move.field)}`;
  if ('company' in move) return `${move.do} ${companyKey(move.company)}`;
  if ('card' in move) return `${move.do} ${faceKey(faceOf(state.cards, move.card))}`;
  return move.do;
}

export class Table {
  /** Everything that has happened since the table was set. */
  readonly story: CityHappening[] = [];

  constructor(public state: CityState) {}

  /** What can be done now. */
  can(): string[] {
    return options(city, this.state).map((move) => written(this.state, move));
  }

  /** The fields that can be dug now. */
  digs(): string[] {
    return this.can()
      .filter((move) => /^(dig|overtime) /.test(move))
      .map((move) => move.replace(/^\w+ /, ''));
  }

  /** Makes moves, one after the other. */
  play(...moves: readonly string[]): this {
    for (const text of moves) {
      const at = this.can().indexOf(text);
      const move = options(city, this.state)[at];
      if (move === undefined) throw new Error(`"${text}" is none of: ${this.can().join(', ')}`);
      this.state = apply(city, this.state, move);
      this.story.push(...(this.state.news ?? []));
      city.check({ ...this.state });
    }
    return this;
  }

  /** Ends the turn: stops digging, keeps the investments, leaves Cave Ins alone. */
  endTurn(): this {
    const turns = this.state.turns;
    while (!isOver(this.state) && this.state.turns === turns) {
      const move = this.can().find((text) => ['stop', 'keep', 'leave'].includes(text));
      if (move === undefined) throw new Error(`the turn cannot end: ${this.can().join(', ')}`);
      this.play(move);
    }
    return this;
  }

  /** Digs one gem somewhere harmless and ends the turn. */
  dullTurn(company: CompanyKey): this {
    this.play(`company ${company}`);
    const field = this.digs()[0];
    return this.play(`dig ${field ?? ''}`).endTurn();
  }

  waitsFor(): string {
    return pending(city, this.state)?.frame.kind ?? 'over';
  }

  kept(seat: number): string[] {
    return cardsIn(this.state.cards, keptBy(seat)).map((card) => faceKey(faceOf(this.state.cards, card)));
  }

  discarded(): string[] {
    return cardsIn(this.state.cards, DISCARDS).map((card) => faceKey(faceOf(this.state.cards, card)));
  }

  shares(seat: number): Record<string, number> {
    const counted: Record<string, number> = {};
    COMPANIES.forEach(({ key }, company) => {
      const count = this.state.shares[seat * COMPANY_COUNT + company] ?? 0;
      if (count > 0) counted[key] = count;
    });
    return counted;
  }

  gemOn(field: string): string {
    const company = gemOn(this.state, fieldNamed(field));
    return company < 0 ? 'none' : companyKey(company);
  }

  /** What happened, in order. */
  whats(): string[] {
    return this.story.map((event) => event.what);
  }

  /** Why a seat cannot do what touching a key would begin; null if it can. */
  why(key: string, seat = this.state.turn): string | null | undefined {
    return cityShow.attempts(this.state, seat).find((attempt) => attempt.key === key)?.why?.because ?? null;
  }
}

/** A table as a test describes it, with seat 0 to move. */
export function table(given: Given = {}): Table {
  const { seats = 2, turn = seats * 2 + 1 } = given;
  const state = start(city, { seats, seed: 'table', variants: [], first: 0, ...inEdition(editionOf(given)) });
  const far = { R18: 'gold' } as const;
  const land = new Array<number>(FIELDS).fill(given.walled === true ? DANGER : 0);
  const named: Readonly<Record<string, Land>> = { ...far, ...given.land };
  for (const [name, kind] of Object.entries(named)) land[fieldNamed(name)] = LANDS.indexOf(kind);
  const gems = new Array<number>(FIELDS).fill(-1);
  Object.entries(FLAGS).forEach(([name, company]) => (gems[fieldNamed(name)] = companyNumber(company)));
  for (const [name, company] of Object.entries(given.gems ?? {})) gems[fieldNamed(name)] = companyNumber(company);
  gems.forEach((gem, field) => {
    if (gem >= 0 && land[field] === DANGER && given.walled === true) land[field] = 0;
  });
  const shares = given.shares?.flatMap((row) => COMPANIES.map(({ key }) => row[key] ?? 0)) ?? state.shares;
  const set: CityState = {
    ...state,
    land,
    ...survey(land, gems),
    shares,
    stocked: shares.map(() => 0),
    dwarves: given.dwarves?.slice() ?? state.dwarves,
    turn: seats - 1,
    turns: turn - 1,
    stack: [{ kind: 'turn' }],
    still: 0,
    news: [],
  };
  dealCards(set, given);
  settle(city, set);
  return new Table(set);
}

/** Where the flags are on the bare board. */
export const FLAGS: Readonly<Record<string, CompanyKey>> = {
  H7: 'ruby',
  K7: 'amber',
  L8: 'topaz',
  L11: 'emerald',
  K12: 'turquoise',
  H12: 'sapphire',
  G11: 'amethyst',
  G8: 'pearl',
};

function dealCards(state: CityState, given: Given): void {
  const { cards } = state;
  const take = (key: ChanceKey): number => {
    const card = cardsIn(cards, DECK).find((one) => !taken.has(one) && faceKey(faceOf(cards, one)) === key);
    if (card === undefined) throw new Error(`no ${key} left`);
    taken.add(card);
    return card;
  };
  const taken = new Set<number>();
  given.kept?.forEach((keys, seat) =>
    keys.forEach((key) => {
      const card = take(key);
      show(cards, card, state.seats);
      put(cards, card, keptBy(seat));
      state.since[card] = ++state.draws;
      state.tokens[card] = rowOf(faceOf(cards, card))?.tokens ?? 0;
    }),
  );
  const top = (given.deck ?? []).map(take);
  if (given.discards !== undefined) {
    const out = given.discards.map(take);
    for (const card of out) {
      show(cards, card, state.seats);
      put(cards, card, DISCARDS);
    }
    for (const card of cardsIn(cards, DECK).filter((one) => !taken.has(one))) hoard(state, card);
  }
  for (const card of top.reverse()) put(cards, card, DECK);
}

/** Gives a card to the last seat, where it lies in the way of nothing. */
function hoard(state: CityState, card: number): void {
  show(state.cards, card, state.seats);
  put(state.cards, card, keptBy(state.seats - 1));
  state.since[card] = ++state.draws;
}
