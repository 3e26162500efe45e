/** A table for tests: set up in a line, played by the words of the rulebook. */
import { inEdition } from '../../../src/engine/editions';
import { cardsIn, faceOf, put, show, topOf, type Card, type Zone } from '../../../src/engine/cards';
import { apply, options, pending, sameMove, start } from '../../../src/engine/frames';
import type { Seat } from '../../../src/engine/game';
import { cellAt, columnOf, pieceAt, rowOf } from '../../../src/engine/grid';
import { view } from '../../../src/engine/view';
import { saboteur } from '../../../src/games/saboteur';
import { PRINT } from '../../../src/games/saboteur/cards/faces';
import type { CardKey, Tool } from '../../../src/games/saboteur/cards/rows';
import { layPath, refresh } from '../../../src/games/saboteur/rules/maze';
import {
  brokenOf,
  DISCARD,
  DRAW,
  goldOf,
  HANDED,
  handOf,
  MAZE,
  NUGGETS,
  roleOf,
  SPARE,
  type SaboteurMove,
  type SaboteurNews,
  type SaboteurState,
} from '../../../src/games/saboteur/rules/state';

type Role = 'miner' | 'saboteur';
type Goal = 'treasure' | 'stone-up-left' | 'stone-up-right';
type Turned = 'turned';

export interface Given {
  /** The edition whose box is played with; the first if left out. */
  readonly edition?: number;
  readonly seats?: number;
  readonly first?: Seat;
  readonly seed?: string;
  /** By seat; what is left over comes by itself. */
  readonly roles?: readonly Role[];
  /** From the upper to the lower. */
  readonly goals?: readonly [Goal, Goal, Goal];
}

/** A table after everybody has looked at their role, seat 0 to begin. */
export const table = (given: Given = {}): Table => new Table(given);

export class Table {
  state: SaboteurState;

  constructor({ seats = 4, first = 0, seed = 'a table', edition = 1, roles, goals }: Given) {
    this.state = saboteur.copy(start(saboteur, { seats, first, seed, variants: [], ...inEdition(edition) }));
    if (roles) this.deal(roles);
    if (goals) this.hide(...goals);
    this.everybodyReady();
  }

  /** Everybody looks at their role and hand. */
  everybodyReady(): this {
    while (this.frame === 'ready') this.do({ do: 'ready' });
    return this;
  }

  /** Gives the roles anew. */
  deal(roles: readonly Role[]): this {
    roles.forEach((role, seat) => {
      const later = roles.slice(seat + 1).map((_, i) => roleOf(seat + 1 + i));
      this.give(topOf(this.state.cards, roleOf(seat)), role, [SPARE, ...later]);
    });
    return this;
  }

  /** Lays the goals anew, from the upper to the lower. */
  hide(...goals: [Goal, Goal, Goal]): this {
    goals.forEach((goal, at) => {
      const holder = this.state.cards.face.findIndex((face) => PRINT[face]?.key === goal);
      this.swap(this.goalCard(at), holder);
    });
    return this;
  }

  /** Lays nuggets on top of the pile, the topmost first. */
  nuggets(...gold: readonly (1 | 2 | 3)[]): this {
    const pile = cardsIn(this.state.cards, NUGGETS);
    gold.forEach((worth, at) => {
      const from = pile.slice(at).find((card) => this.key(card) === `gold-${worth}`);
      this.swap(pile[at] ?? -1, from ?? -1);
    });
    return this;
  }

  /** Leaves so many nuggets of each worth in the pile, the others lie with a seat. */
  pileOf(count: Readonly<Record<1 | 2 | 3, number>>, holder: Seat): this {
    const state = saboteur.copy(this.state);
    for (const worth of [1, 2, 3] as const) {
      const all = cardsIn(state.cards, NUGGETS).filter((card) => this.key(card) === `gold-${worth}`);
      for (const card of all.slice(count[worth])) put(state.cards, card, goldOf(holder));
    }
    this.state = state;
    return this;
  }

  lay(key: CardKey, x: number, y: number, turned?: Turned): this {
    return this.do({ do: 'path', card: this.inHand(key), cell: cellAt(x, y), turned: turned === 'turned' });
  }

  canLay(key: CardKey, x: number, y: number, turned?: Turned): boolean {
    return this.can({ do: 'path', card: this.inHand(key), cell: cellAt(x, y), turned: turned === 'turned' });
  }

  break(tool: Tool, seat: Seat): this {
    return this.do({ do: 'break', card: this.inHand(`broken-${tool}`), seat });
  }

  canBreak(tool: Tool, seat: Seat): boolean {
    return this.can({ do: 'break', card: this.inHand(`broken-${tool}`), seat });
  }

  fix(key: CardKey, seat: Seat, tool: Tool): this {
    return this.do({ do: 'fix', card: this.inHand(key), seat, tool });
  }

  canFix(key: CardKey, seat: Seat, tool: Tool): boolean {
    return this.can({ do: 'fix', card: this.inHand(key), seat, tool });
  }

  rockfall(x: number, y: number): this {
    return this.do({ do: 'rockfall', card: this.inHand('rockfall'), cell: cellAt(x, y) });
  }

  canRockfall(x: number, y: number): boolean {
    return this.can({ do: 'rockfall', card: this.inHand('rockfall'), cell: cellAt(x, y) });
  }

  map(goal: number): this {
    return this.do({ do: 'map', card: this.inHand('map'), goal });
  }

  canMap(goal: number): boolean {
    return this.can({ do: 'map', card: this.inHand('map'), goal });
  }

  /** Discards a card face down: a certain one or any. */
  pass(key?: CardKey): this {
    return this.do({ do: 'pass', card: key ? this.inHand(key) : topOf(this.state.cards, handOf(this.seat)) });
  }

  /** Keeps a nugget of this worth. */
  take(gold: 1 | 2 | 3): this {
    const card = cardsIn(this.state.cards, HANDED).find((one) => this.key(one) === `gold-${gold}`);
    return this.do({ do: 'take', card: card ?? -1 });
  }

  clear(): this {
    return this.do({ do: 'clear' });
  }

  /** Everybody passes until the round is over. */
  runOut(): this {
    while (this.frame === 'turn') this.pass();
    return this;
  }

  /** A straight tunnel of crossings from the start to the cell before the middle goal. */
  tunnel(): this {
    return this.run('cross', 1, 2).run('straight-right-left', 3, 5).run('cross', 6, 7);
  }

  /** A tunnel in the row between the upper and the middle goal, to the cell before their column. */
  upperTunnel(): this {
    this.lay('fork-up-right-down', 0, -1);
    for (let x = 1; x <= 3; x++) this.lay('straight-right-left', x, -1);
    for (let x = 4; x <= 7; x++) this.lay('fork-up-right-left', x, -1);
    return this;
  }

  /** Puts a path card into the mine without asking the rules. */
  place(key: CardKey, x: number, y: number): this {
    const state = saboteur.copy(this.state);
    const card = cardsIn(state.cards, DRAW).find((one) => this.key(one) === key) ?? -1;
    const printed = PRINT[faceOf(state.cards, card)];
    if (printed === undefined) throw new Error(`no ${key} left`);
    show(state.cards, card, state.seats);
    put(state.cards, card, MAZE);
    layPath(state.maze, card, cellAt(x, y), printed, false);
    refresh(state.maze);
    this.state = state;
    return this;
  }

  private run(key: CardKey, from: number, to: number): this {
    for (let x = from; x <= to; x++) this.lay(key, x, 0);
    return this;
  }

  get frame(): string {
    return this.state.stack.at(-1)?.kind ?? 'over';
  }

  get seat(): Seat {
    return pending(saboteur, this.state)?.seat ?? -1;
  }

  get moves(): readonly SaboteurMove[] {
    return options(saboteur, this.state);
  }

  get news(): readonly SaboteurNews[] {
    return this.state.news ?? [];
  }

  /** What happened last, in order. */
  get told(): readonly string[] {
    return this.news.map((event) => event.what);
  }

  /** What a card is. */
  key(card: Card): CardKey | 'none' {
    return PRINT[faceOf(this.state.cards, card)]?.key ?? 'none';
  }

  keysIn(zone: Zone): string[] {
    return cardsIn(this.state.cards, zone).map((card) => this.key(card));
  }

  broken(seat: Seat): string[] {
    return this.keysIn(brokenOf(seat)).sort();
  }

  gold(seat: Seat): number {
    return cardsIn(this.state.cards, goldOf(seat)).reduce(
      (sum, card) => sum + (PRINT[faceOf(this.state.cards, card)]?.gold ?? 0),
      0,
    );
  }

  /** The goal cards that a seat knows, from the upper to the lower. */
  knownGoals(seat: Seat): string[] {
    const seen = view(saboteur, this.state, seat);
    return [0, 1, 2].map((goal) => PRINT[faceOf(seen.cards, this.goalCard(goal))]?.key ?? '?');
  }

  /** What lies on a cell: the card and its open sides, or nothing. */
  lying(x: number, y: number): { key: string; open: number } | null {
    const { maze } = this.state;
    const piece = pieceAt(maze.grid, cellAt(x, y));
    return piece < 0 ? null : { key: this.key(maze.card[piece] ?? -1), open: maze.grid.open[piece] ?? 0 };
  }

  /** Where a path can be laid at all, as [x, y]. */
  get edges(): [number, number][] {
    return this.state.maze.edge
      .map((cell): [number, number] => [columnOf(cell), rowOf(cell)])
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  }

  goalCard(goal: number): Card {
    return this.state.maze.card[1 + goal] ?? -1;
  }

  /** A card of this kind in the hand of the seat whose turn it is, brought there from somewhere hidden if need be. */
  inHand(key: CardKey): Card {
    const { cards } = this.state;
    const hand = cardsIn(cards, handOf(this.seat));
    const held = hand.find((card) => this.key(card) === key);
    if (held !== undefined) return held;
    const last = hand.at(-1) ?? -1;
    const others = Array.from({ length: this.state.seats }, (_, seat) => handOf(seat));
    this.give(last, key, [DRAW, ...others, DISCARD]);
    return last;
  }

  can(move: SaboteurMove): boolean {
    return this.moves.some((option) => sameMove(option, move));
  }

  do(move: SaboteurMove): this {
    this.state = apply(saboteur, this.state, move);
    saboteur.check(this.state);
    return this;
  }

  /** Makes a card another one, which is exchanged with one that lies in these zones. */
  private give(card: Card, key: CardKey, zones: readonly Zone[]): void {
    if (this.key(card) === key) return;
    const from = zones.flatMap((zone) => cardsIn(this.state.cards, zone)).find((other) => this.key(other) === key);
    if (from === undefined) throw new Error(`no ${key} left`);
    this.swap(card, from);
  }

  private swap(a: Card, b: Card): void {
    if (a < 0 || b < 0) throw new Error('no such card');
    const state = saboteur.copy(this.state);
    const faces = state.cards.face.slice();
    faces[a] = faceOf(state.cards, b);
    faces[b] = faceOf(state.cards, a);
    state.cards.face = faces;
    this.state = state;
  }
}
