/** Tells what happened as deeds: what was done in one go is one sentence, and a quarrel is told by how it ended. */
import { sizeOf } from '../../../engine/cards';
import { asTold, deedOf, isSecretTo } from '../../../engine/deeds';
import type { Seat } from '../../../engine/game';
import { columnOf, pieceAt, rowOf, type Cell } from '../../../engine/grid';
import { personsFor, type Person } from '../../../engine/persons';
import type { Deed, ShownCard } from '../../../engine/show';
import { keyOf } from '../cards/faces';
import { printed } from '../cards/print';
import { CAMP, ENTRANCE } from '../cards/tiles';
import type { Act } from '../rules/acts';
import type { DwarfNews } from '../rules/news';
import type { DwarfState } from '../rules/state';
import { ownerOf, pile } from '../rules/zones';
import { shownAs } from '../show/scene';
import { key } from '../show/keys';
import { line, QUIET } from './chronicle';
import { stackFacts } from './facts';
import { deedOf as announcedAs } from './prompts';
import { Quarrel } from './quarrel';
import type { Speech, Where } from './speech';
import { isAbout, isAnswer, isClosing, isEffect, type Of, type OfCard } from './stretches';
import type { Handful, Tales } from './tales';

/** Goes through a stretch of happenings, taking together what belongs together. */
export class Telling {
  private at = 0;
  private readonly news: readonly DwarfNews[];
  private readonly person: (seat: Seat) => Person;
  private readonly quarrel: Quarrel;
  /** What was paid for the next deed. */
  private price: Of<'paid'>[] = [];
  /** The event whose effects are being told. */
  private event: string | null = null;

  constructor(
    private readonly speech: Speech,
    private readonly tales: Tales,
    /** Without a table no places are told. */
    private readonly view: DwarfState | null,
    news: readonly DwarfNews[],
    private readonly names: readonly string[],
    private readonly eye: Seat | -1,
  ) {
    this.news = asTold(news, names.length, eye);
    this.person = personsFor(names, eye);
    this.quarrel = new Quarrel(speech, tales, view, this.news, this.person);
  }

  deeds(): Deed[] {
    const deeds: Deed[] = [];
    while (this.at < this.news.length) {
      const event = this.news[this.at++];
      if (event !== undefined) deeds.push(...this.deed(event).map((deed) => this.priced(deed)));
    }
    return [...deeds, ...this.unspent()];
  }

  /** A deed with what was paid for it. */
  private priced(deed: Deed): Deed {
    const [first] = this.price;
    if (first === undefined || first.seat !== deed.seat) return deed;
    const paid = this.price;
    this.price = [];
    const spent = { seat: deed.seat, amount: { of: 'card', count: -paid.length } };
    return { ...deed, gains: [...deed.gains, spent] };
  }

  /** What was paid for something that this stretch does not tell any more. */
  private unspent(): Deed[] {
    const [first] = this.price;
    if (first === undefined) return [];
    return [this.ofCards(first.seat, this.price, (who, cards) => this.tales.paid(who, cards))];
  }

  private deed(event: DwarfNews): Deed[] {
    switch (event.what) {
      case 'turn':
      case 'pile':
      case 'turned-up':
        return [];
      case 'announced':
        return this.announced(event.act);
      case 'thwarted':
        return this.thwarted(event);
      case 'lost':
      case 'copied':
        return [this.quarrel[event.what](event.act)];
      case 'moved': {
        const said = this.tales.moved(this.person(event.seat), this.tile(event.tile), event.by);
        return [deedOf(event.seat, said, { at: [key.tile(event.tile)] })];
      }
      case 'investigated': {
        const stack = stackFacts(event.zone, this.person, null, event.seat);
        const owner = ownerOf(event.zone);
        const whose = owner < 0 ? null : this.person(owner);
        return [deedOf(event.seat, this.tales.investigated(this.person(event.seat), stack, whose, event.top))];
      }
      case 'reshuffled':
        return this.news.length === 1 ? [deedOf(event.seat, this.tales.reshuffled(this.person(event.seat)))] : [];
      case 'ended':
        return [deedOf(event.seat, this.tales.ended(this.person(event.seat), undefined))];
      case 'unpaid':
        return [deedOf(event.seat, this.tales.unpaid(this.person(event.seat)))];
      case 'purchase-cancelled':
        return [deedOf(event.seat, this.tales.purchaseCancelled(this.person(event.seat)))];
      case 'over':
        return [deedOf(-1, this.tales.over(event.why), { ceremony: 'end' })];
      default:
        return this.card(event);
    }
  }

  /** What happened to a card. */
  private card(event: OfCard): Deed[] {
    const { tales } = this;
    switch (event.what) {
      case 'played':
        return this.isAnnounced(event) ? [] : [this.one(event, tales.played)];
      case 'paid':
        this.price = [...this.price.filter(({ seat }) => seat === event.seat), event];
        return [];
      case 'mined':
        return [this.mined(event)];
      case 'stole': {
        const said = tales.stole(this.person(event.seat), this.person(event.from), keyOrNull(event.face));
        return [this.about(event, said, { to: [event.from] })];
      }
      case 'drove-away': {
        const said = tales.droveAway(this.person(event.seat), this.person(event.from), keyOrNull(event.face));
        return [this.about(event, said, { to: [event.from] })];
      }
      case 'rubble':
        return [this.rubble(event)];
      case 'laid':
        return [this.laid(event)];
      case 'on-tile':
        return [this.about(event, tales.waits(keyOf(event.face)), { at: [key.tile(event.tile)] })];
      case 'drew':
      case 'discarded':
      case 'kept':
        return this.endTurn(event) ?? this.several(event);
      case 'looked':
      case 'dealt':
        return this.several(event);
      case 'revealed':
        return this.revealed(event);
      case 'crafted': {
        const said = tales.crafted(this.person(event.seat), keyOrNull(event.face), this.price.length);
        return [this.about(event, said)];
      }
      case 'bought':
        return [this.bought(event)];
      case 'triggered':
        return [this.triggered(event)];
      case 'left':
      case 'delayed':
        return QUIET[event.what](keyOf(event.face)) ? [] : [this.known(event, tales[event.what])];
      case 'removed':
        return [this.removed(event)];
      case 'came':
      case 'treasure':
      case 'used':
      case 'trait':
        return [this.known(event, tales[event.what])];
      case 'cancelled-event':
        return [this.known(event, tales.cancelled)];
      case 'fooled':
        return [this.about(event, tales.fooled(this.person(event.seat)))];
      case 'took':
      case 'fee':
      case 'chose':
      case 'unveiled':
      case 'gifted':
        return [this.one(event, tales[event.what])];
      case 'laid-in-middle':
        return [this.one(event, tales.laidInMiddle)];
      case 'turned-up':
        return [];
    }
  }

  /** A deed about a card, with whatever else is to be said of it. */
  private about(event: OfCard, said: string, more: Partial<Deed> = {}): Deed {
    return deedOf(event.seat, said, { cards: [cardOf(event)], isSecret: this.isSecret(event), ...more });
  }

  private one(event: OfCard, say: (who: Person, card: string | null) => string): Deed {
    return this.about(event, say(this.person(event.seat), keyOrNull(event.face)));
  }

  private known(event: OfCard, say: (who: Person, card: string) => string): Deed {
    return this.about(event, say(this.person(event.seat), keyOf(event.face)));
  }

  private isSecret(event: OfCard): boolean {
    return event.face >= 0 && isSecretTo(event, this.names.length, this.eye);
  }

  private ofCards(seat: Seat, events: readonly OfCard[], say: (who: Person, cards: Handful) => string): Deed {
    const said = say(
      this.person(seat),
      events.map(({ face }) => keyOrNull(face)),
    );
    return deedOf(seat, said, { cards: events.map(cardOf), isSecret: events.some((event) => this.isSecret(event)) });
  }

  /** The same thing done to one card after the other. What others look at in secret is no deed. */
  private several(first: OfCard): Deed[] {
    const all = [first, ...this.run(first)];
    const { seat } = first;
    const isUnseen = all.every(({ face }) => face < 0);
    switch (first.what) {
      case 'drew':
        return [this.ofCards(seat, all, this.tales.drew)];
      case 'discarded':
        return [this.ofCards(seat, all, this.tales.discarded)];
      case 'looked':
        return isUnseen ? [] : [this.ofCards(seat, all, this.tales.looked)];
      case 'dealt':
        return isUnseen ? [] : [this.ofCards(seat, all, this.tales.dealt)];
      default:
        return [this.one(first, this.tales.ended)];
    }
  }

  /** What follows at once and is of the same kind and seat; a draw pile made anew in between does not matter. */
  private run(first: OfCard): OfCard[] {
    const run: OfCard[] = [];
    for (let next = this.news[this.at]; next !== undefined; next = this.news[++this.at]) {
      if (next.what === 'reshuffled' && next.seat === first.seat) continue;
      if (next.what !== first.what || !('card' in next) || next.seat !== first.seat) break;
      run.push(next);
    }
    return run;
  }

  /** The end of a turn: a card is kept, the hand filled up. Null where it is something else. */
  private endTurn(first: OfCard): Deed[] | null {
    const { seat } = first;
    const rest = this.news.slice(this.at);
    const length = rest.findIndex((next) => !isClosing(next, seat));
    const last = rest[length];
    if (length < 0 || last?.what !== 'ended' || last.seat !== seat) return null;
    this.at += length + 1;
    const closing = [first, ...rest.slice(0, length)].flatMap((event) => ('card' in event ? [event] : []));
    const [kept] = closing.filter(({ what }) => what === 'kept');
    const drawn = closing.filter(({ what }) => what === 'drew');
    const ended = deedOf(seat, this.tales.ended(this.person(seat), kept && keyOrNull(kept.face)), {
      cards: kept ? [cardOf(kept)] : [],
      isSecret: kept !== undefined && this.isSecret(kept),
    });
    const isHidden = drawn.every(({ face }) => face < 0);
    return isHidden ? [ended] : [ended, this.ofCards(seat, drawn, this.tales.drew)];
  }

  /** Resources laid out one after the other, and what was drawn for them. */
  private revealed(first: Of<'revealed'>): Deed[] {
    const shown: OfCard[] = [first];
    const drawn: OfCard[] = [];
    for (let next = this.news[this.at]; next !== undefined; next = this.news[++this.at]) {
      if (next.what === 'reshuffled' && next.seat === first.seat) continue;
      if ((next.what !== 'revealed' && next.what !== 'drew') || next.seat !== first.seat) break;
      (next.what === 'drew' ? drawn : shown).push(next);
    }
    const deed = this.ofCards(first.seat, shown, this.tales.revealed);
    return drawn.every(({ face }) => face < 0) ? [deed] : [deed, this.ofCards(first.seat, drawn, this.tales.drew)];
  }

  private mined(event: Of<'mined'>): Deed {
    if (event.aim === 'tile')
      return this.about(event, this.tales.cleared(this.person(event.seat)), { at: [key.tile(event.at)] });
    const said = this.tales.mined(this.person(event.seat), keyOrNull(event.face), event.left === 0);
    return this.about(event, said, { at: this.pile(event.at) });
  }

  private rubble(event: Of<'rubble'>): Deed {
    if (event.aim === 'tile')
      return this.about(event, this.tales.rubbleOn(this.tile(event.at)), { at: [key.tile(event.at)] });
    const said = this.tales.rubbleTo(this.person(event.seat), this.person(event.at));
    return this.about(event, said, { to: event.at === event.seat ? [] : [event.at] });
  }

  /** A tile is laid; what waits there is a part of it. */
  private laid(event: Of<'laid'>): Deed {
    const parts: Deed[] = [];
    for (let next = this.news[this.at]; next?.what === 'on-tile' || next?.what === 'pile'; next = this.news[this.at]) {
      this.at++;
      parts.push(...this.deed(next));
    }
    const said = this.tales.laid(this.person(event.seat), this.tile(event.tile));
    return this.about(event, said, { at: [key.tile(event.tile)], parts });
  }

  private bought(event: Of<'bought'>): Deed {
    const points = printed(keyOf(event.face))?.points ?? 0;
    const said = this.tales.bought(this.person(event.seat), keyOf(event.face), points);
    const gains = [{ seat: event.seat, amount: { of: 'points', count: points } }];
    return this.about(event, said, { ceremony: 'purchase', gains });
  }

  private removed(event: OfCard): Deed {
    if (this.event === 'thieving-goblins' && event.face >= 0) return this.known(event, this.tales.goblins);
    return this.one(event, this.tales.removed);
  }

  /** An event comes to light: what it does, then what it did to whom. */
  private triggered(event: Of<'triggered'>): Deed {
    const card = keyOf(event.face);
    const texts: Readonly<Record<string, string>> = this.speech.texts;
    const effect = texts[card];
    const cards = [cardOf(event)];
    const parts: Deed[] = effect === undefined ? [] : [deedOf(-1, effect, { cards })];
    this.event = card;
    for (let next = this.news[this.at]; next !== undefined && isEffect(next); next = this.news[this.at]) {
      this.at++;
      parts.push(...this.deed(next));
    }
    this.event = null;
    const said = this.tales.triggered(this.person(event.seat), card);
    return this.about(event, said, { ceremony: 'event', parts });
  }

  /** Of an announcement the chain tells, then what came of it: only a log has a line for it. */
  private announced(act: Act): Deed[] {
    this.quarrel.hear(act);
    if (this.news.slice(this.at).every(isAnswer)) this.price = [];
    if (this.view !== null) return [];
    const what = announcedAs(this.speech, act, this.person, null);
    return [deedOf(act.seat, this.tales.announced(this.person(act.seat), what))];
  }

  /** Actions are cancelled, one after the other. */
  private thwarted(first: Of<'thwarted'>): Deed[] {
    const fallen = [first.act];
    for (let next = this.news[this.at]; next?.what === 'thwarted'; next = this.news[++this.at]) fallen.push(next.act);
    this.price = [];
    return this.quarrel.end(fallen, this.news.slice(this.at));
  }

  /** Whether what a card is played for is told later in this stretch. */
  private isAnnounced(event: OfCard): boolean {
    return this.news.slice(this.at).some((next) => next.what === 'announced' && next.act.card === event.card);
  }

  private tile(piece: number): Where {
    if (piece === CAMP) return { at: 'camp' };
    if (piece === ENTRANCE) return { at: 'entrance' };
    const cell = this.view?.grid.cells[piece];
    return cell === undefined ? { at: 'somewhere' } : fromEntrance(cell);
  }

  /** A pile that is still there, or the tile that was laid in its place. */
  private pile(n: number): string[] {
    const cell = this.view?.piles[n];
    if (this.view === null || cell === undefined) return [];
    if (sizeOf(this.view.cards, pile(n)) > 0) return [key.pile(n)];
    const piece = pieceAt(this.view.grid, cell);
    return piece < 0 ? [] : [key.tile(piece)];
  }
}

/** A line for a log: to those whom it concerns it says "you". */
export function lineFor(
  speech: Speech,
  tales: Tales,
  news: DwarfNews,
  names: readonly string[],
  eye: Seat | -1,
): string | null {
  const usual = line(speech, news, names);
  if (eye < 0 || usual === null || !isAbout(news, eye)) return usual;
  const [own] = new Telling(speech, tales, null, [news], names, eye).deeds();
  return own?.line ?? usual;
}

const keyOrNull = (face: number): string | null => (face < 0 ? null : keyOf(face));

const cardOf = ({ card, face }: OfCard): ShownCard => shownAs(card, face);

const fromEntrance = (cell: Cell): Where => ({ at: 'cell', east: columnOf(cell), south: rowOf(cell) });
