/** Tells what happened as deeds: what was done in one go is one sentence. */
import type { Card, Face } from '../../../engine/cards';
import { asTold, deedOf, isSecretTo } from '../../../engine/deeds';
import type { Seat } from '../../../engine/game';
import { type Cell, pieceAt } from '../../../engine/grid';
import { personsFor, type Person } from '../../../engine/persons';
import type { Deed, Words } from '../../../engine/show';
import { Stretch, type Of as Happened } from '../../../engine/stretch';
import { PRINT } from '../cards/faces';
import type { CardKey } from '../cards/rows';
import { FIRST_GOAL_PIECE } from '../rules/maze';
import type { SaboteurMove, SaboteurNews, SaboteurState } from '../rules/state';
import { cardKey, cellKey, emptyCells, shownAs } from '../show/scene';
import type { Tales, Winner } from './tales';
import { whereabouts } from './whereabouts';

/** The happenings that can be of a kind. */
type Of<W extends SaboteurNews['what']> = Happened<SaboteurNews, W>;

/** The key of a card, null where these eyes may not see it. */
const keyOf = (face: Face): CardKey | null => PRINT[face]?.key ?? null;

/** A game told in a language. */
export const telling =
  (tales: Tales): Words<SaboteurState, SaboteurMove, SaboteurNews>['tell'] =>
  (view, news, names, eye) =>
    new Telling(tales, view, asTold(news, names.length, eye), names, eye).deeds();

/** Takes together what belongs together. */
class Telling extends Stretch<SaboteurNews> {
  private readonly person: (seat: Seat) => Person;
  /** What lay on the table before this happening is cleared away. */
  private readonly cleared: number;

  constructor(
    private readonly tales: Tales,
    private readonly view: SaboteurState,
    news: readonly SaboteurNews[],
    private readonly names: readonly string[],
    private readonly eye: Seat | -1,
  ) {
    super(news);
    this.person = personsFor(names, eye);
    this.cleared = news.map(({ what }) => what).lastIndexOf('round');
  }

  protected deed(event: SaboteurNews): Deed[] {
    const { tales, person } = this;
    switch (event.what) {
      case 'round':
        return [deedOf(-1, tales.round(event.round, person(event.seat)), { to: [event.seat], ceremony: 'round' })];
      case 'role':
        return this.known(event, (role) => tales.role(person(event.seat), role));
      case 'dealt':
      case 'handed':
        return event.what === 'handed' && event.count === 1 ? this.lastNugget(event) : [];
      case 'laid':
        return this.laid(event);
      case 'reached': {
        const card = keyOf(event.face);
        const line = card === null ? null : tales.reached({ goal: event.goal, card });
        return line === null ? [] : [deedOf(event.seat, line, { cards: cardsOf(event), at: this.goal(event.goal) })];
      }
      case 'broke':
      case 'fixed': {
        const line = tales[event.what](person(event.seat), person(event.target), event.tool);
        return [deedOf(event.seat, line, { cards: cardsOf(event), to: others([event.target], event.seat) })];
      }
      case 'fell': {
        const line = tales.fell(person(event.seat), keyOf(event.path), whereabouts(event.cell));
        return [deedOf(event.seat, line, { cards: cardsOf(event), at: this.cell(event.cell) })];
      }
      case 'map':
        return this.map(event);
      case 'looked':
        return this.known(event, (card) => tales.map(person(event.seat), event.goal, card), this.goal(event.goal));
      case 'passed': {
        const line = tales.passed(person(event.seat), keyOf(event.face));
        return [deedOf(event.seat, line, { cards: cardsOf(event), isSecret: this.isSecret(event) })];
      }
      case 'drew':
        return this.known(event, (card) => tales.drew(person(event.seat), card));
      case 'idle':
        return [deedOf(event.seat, tales.idle(person(event.seat)))];
      case 'over':
        return this.over(event);
      case 'unmasked':
        return this.unmasked(event);
      case 'took':
        return [this.took(event, false)];
      case 'paid':
        return this.paid([event, ...this.take('paid')]);
      case 'unpaid':
        return [deedOf(-1, tales.unpaid())];
      case 'counted':
        return this.counted([event, ...this.take('counted')]);
    }
  }

  private isSecret(event: SaboteurNews & { readonly face: Face }): boolean {
    return event.face !== -1 && isSecretTo(event, this.names.length, this.eye);
  }

  /** A deed that is only told to those who see the card. */
  private known(event: Of<'role' | 'looked' | 'drew'>, say: (card: CardKey) => string, at: string[] = []): Deed[] {
    const card = keyOf(event.face);
    if (card === null) return [];
    return [deedOf(event.seat, say(card), { cards: cardsOf(event), at, isSecret: this.isSecret(event) })];
  }

  private laid(event: Of<'laid'>): Deed[] {
    const path = keyOf(event.face);
    const found = this.take('reached');
    if (path === null) return [];
    const reached = found.flatMap(({ goal, face }) => {
      const card = keyOf(face);
      return card === null ? [] : [{ goal, card }];
    });
    const line = this.tales.laid(this.person(event.seat), path, whereabouts(event.cell), reached);
    const at = [...this.cell(event.cell), ...found.flatMap(({ goal }) => this.goal(goal))];
    return [deedOf(event.seat, line, { cards: [event, ...found].flatMap(cardsOf), at })];
  }

  private map(event: Of<'map'>): Deed[] {
    const [looked] = this.take('looked');
    const line = this.tales.map(this.person(event.seat), event.goal, looked ? keyOf(looked.face) : null);
    const isSecret = looked !== undefined && this.isSecret(looked);
    const cards = looked !== undefined && looked.face >= 0 ? cardsOf(looked) : cardsOf(event);
    return [deedOf(event.seat, line, { cards, at: this.goal(event.goal), isSecret })];
  }

  /** The end of a round: who won it, then the roles one by one, then what the saboteurs are paid. */
  private over({ round, treasure }: Of<'over'>): Deed[] {
    const roles = this.take('unmasked');
    const paid = this.take('paid');
    const parts = [...roles.flatMap((role) => this.unmasked(role)), ...this.paid(paid)];
    const masks = roles.filter(({ seat, face }) => seat >= 0 && keyOf(face) === 'saboteur').length;
    const hidden: Winner = masks > 1 ? 'saboteurs' : masks === 1 ? 'saboteur' : 'nobody';
    const winner = treasure ? 'miners' : roles.length === 0 ? 'untold' : hidden;
    if (winner === 'nobody') this.take('unpaid');
    return [deedOf(-1, this.tales.over(round, winner), { ceremony: 'unmasking', parts })];
  }

  private unmasked(event: Of<'unmasked'>): Deed[] {
    const role = keyOf(event.face);
    if (role === null) return [];
    const line = this.tales.unmasked(event.seat < 0 ? null : this.person(event.seat), role);
    return [deedOf(event.seat, line, { cards: cardsOf(event) })];
  }

  private lastNugget(event: Of<'handed'>): Deed[] {
    return this.take('took').map((took) => this.took(took, took.seat === event.seat));
  }

  private took(event: Of<'took'>, isLast: boolean): Deed {
    const gold = PRINT[event.face]?.gold;
    const amount = gold === undefined ? { of: 'nuggets', count: 1 } : { of: 'gold', count: gold };
    return deedOf(event.seat, this.tales.took(this.person(event.seat), keyOf(event.face), isLast), {
      cards: cardsOf(event),
      gains: [{ seat: event.seat, amount }],
      isSecret: this.isSecret(event),
    });
  }

  /** What each saboteur is paid: a deed a saboteur. */
  private paid(all: readonly Of<'paid'>[]): Deed[] {
    const seats = [...new Set(all.map(({ seat }) => seat))];
    return seats.map((seat) => {
      const nuggets = all.filter((event) => event.seat === seat);
      const count = nuggets.reduce((sum, { face }) => sum + (PRINT[face]?.gold ?? 0), 0);
      const gains = [{ seat, amount: { of: 'gold', count } }];
      return deedOf(seat, this.tales.paid(this.person(seat), count), { cards: nuggets.flatMap(cardsOf), gains });
    });
  }

  /** The end of the game: who won, then everybody's gold. */
  private counted(all: readonly Of<'counted'>[]): Deed[] {
    const most = Math.max(...all.map(({ gold }) => gold));
    const winners = all.filter(({ gold }) => gold === most).map(({ seat }) => seat);
    const parts = [...all]
      .sort((a, b) => b.gold - a.gold)
      .map(({ seat, gold }) => deedOf(seat, this.tales.counted(this.person(seat), gold)));
    const line = this.tales.won(winners.map(this.person), most);
    return [deedOf(-1, line, { to: winners, ceremony: 'end', parts })];
  }

  /** What lies in a cell now, or the free cell; nothing where the picture shows neither. */
  private cell(cell: Cell): string[] {
    if (this.at <= this.cleared) return [];
    const { maze } = this.view;
    const card = maze.card[pieceAt(maze.grid, cell)] ?? -1;
    if (card >= 0) return [cardKey(card)];
    return emptyCells(maze).some((empty) => empty.cell === cell) ? [cellKey(cell)] : [];
  }

  private goal(goal: number): string[] {
    const card = this.view.maze.card[FIRST_GOAL_PIECE + goal] ?? -1;
    return this.at <= this.cleared || card < 0 ? [] : [cardKey(card)];
  }
}

const cardsOf = ({ card, face }: { readonly card: Card; readonly face: Face }): Deed['cards'] => [shownAs(card, face)];

const others = (seats: readonly Seat[], doer: Seat): Seat[] => seats.filter((seat) => seat !== doer);
