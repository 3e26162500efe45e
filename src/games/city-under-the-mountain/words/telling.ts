/** Tells what happened as deeds: what was done in one go is one sentence. Nothing is hidden in this game. */
import { deedOf } from '../../../engine/deeds';
import type { Seat } from '../../../engine/game';
import { personsFor, type Person } from '../../../engine/persons';
import type { Deed, Gain, ShownCard, Words } from '../../../engine/show';
import { Stretch, type Of as Happened } from '../../../engine/stretch';
import { rowOf } from '../cards/faces';
import { companyKey } from '../cards/companies';
import { LANDS } from '../cards/tiles';
import { fieldName } from '../rules/board';
import type { CityHappening, CityMove, CityState, CompanyNumber, Paid } from '../rules/state';
import { chanceAs, companyCard, fieldKey } from '../show/scene';
import type { Find, Tales } from './tales';

/** The happenings that can be of a kind. */
type Of<W extends CityHappening['what']> = Happened<CityHappening, W>;

/** A game told in a language. */
export const telling =
  (tales: Tales): Words<CityState, CityMove, CityHappening>['tell'] =>
  (_view, news, names, eye) =>
    new Telling(tales, news, names, eye).deeds();

/** Takes together what belongs together. */
class Telling extends Stretch<CityHappening> {
  private readonly person: (seat: Seat) => Person;

  constructor(
    private readonly tales: Tales,
    news: readonly CityHappening[],
    private readonly names: readonly string[],
    eye: Seat | -1,
  ) {
    super(news);
    this.person = personsFor(names, eye);
  }

  protected deed(event: CityHappening): Deed[] {
    const { tales, person } = this;
    switch (event.what) {
      case 'turn':
      case 'company':
      case 'discarded':
      case 'kept':
      case 'left':
      case 'reshuffled':
        return [];
      case 'dug':
      case 'overtime':
        return this.dug(event);
      case 'secret': {
        const line = tales.secret(person(event.seat), companyKey(event.company), fieldName(event.field));
        return [deedOf(event.seat, line, { cards: firms([event.company]), at: [fieldKey(event.field)] })];
      }
      case 'nowhere':
        return [deedOf(event.seat, tales.nowhere(person(event.seat)))];
      case 'dwarf':
        return [deedOf(event.seat, tales.dwarf(person(event.seat)), { gains: [aDwarf(event.seat)] })];
      case 'rescued':
        return [this.rescued()];
      case 'snatched': {
        const line = tales.snatched(person(event.seat), person(event.from));
        const gains = [aDwarf(event.seat)];
        return [deedOf(event.seat, line, { cards: cardOf(event), to: [event.from], gains })];
      }
      case 'drew':
        return this.drew(event);
      case 'noCards':
        return [deedOf(-1, tales.noCards())];
      case 'keepers':
        return [deedOf(event.seat, tales.keepers(person(event.seat)), { cards: cardOf(event) })];
      case 'caveIn':
      case 'blocked':
        return this.caveIn(event);
      case 'tookOff': {
        const line = tales.tookOff(person(event.seat), person(event.owner), companyKey(event.company));
        return [deedOf(event.seat, line, { cards: firms([event.company]), to: [event.owner] })];
      }
      case 'cleared':
        return [deedOf(-1, tales.cleared(person(event.seat)), { cards: cardOf(event), to: [event.seat] })];
      case 'dropped': {
        const row = rowOf(event.face);
        const line = row === undefined ? null : tales.dropped(person(event.seat), row.key);
        return line === null ? [] : [deedOf(event.seat, line, { cards: cardOf(event) })];
      }
      case 'gold':
        return [this.gold(event)];
      case 'paid':
      case 'unpaid':
        return [this.paid(event)];
      case 'invested':
      case 'stocked':
        return [this.invested(event)];
      case 'exchanged': {
        const line = tales.exchanged(person(event.seat), companyKey(event.from), companyKey(event.to));
        return [deedOf(event.seat, line, { cards: firms([event.from, event.to]) })];
      }
      case 'ended':
        return [deedOf(-1, tales.ended(event.because), { ceremony: 'end' })];
    }
  }

  /** Gems laid one after the other, up to one that covers something; Gold is a deed of its own. */
  private dug(first: Of<'dug'>): Deed[] {
    const gems = [first];
    let last = first;
    this.take(first.what, (next) => {
      if (!isQuiet(last) || next.seat !== first.seat || next.company !== first.company) return false;
      gems.push((last = next));
      return true;
    });
    const find = FINDS.find((each) => each === LANDS[last.land]) ?? null;
    const gains = find === 'dwarf' ? this.take('dwarf').map(({ seat }) => aDwarf(seat)) : [];
    const at = gems.map(({ field }) => fieldKey(field));
    const fields = gems.map(({ field }) => fieldName(field));
    const isOvertime = first.what === 'overtime';
    const line = this.tales.dug(this.person(first.seat), companyKey(first.company), fields, find, isOvertime);
    return [deedOf(first.seat, line, { cards: firms([first.company]), at, gains })];
  }

  private rescued(): Deed {
    return deedOf(-1, this.tales.rescued(), { gains: this.names.map((_, seat) => aDwarf(seat)) });
  }

  /** A chance card comes to light: what it does, and what that brought. */
  private drew(event: Of<'drew'>): Deed[] {
    const row = rowOf(event.face);
    if (row === undefined) return [];
    const cards = cardOf(event);
    const rescued = this.take('rescued').map(() => this.rescued());
    const parts = rescued.length > 0 ? rescued : [deedOf(-1, this.tales.effect(row.key), { cards })];
    const line = this.tales.drew(this.person(event.seat), row.key);
    return [deedOf(event.seat, line, { cards, ceremony: 'event', parts })];
  }

  private caveIn(event: Of<'caveIn' | 'blocked'>): Deed[] {
    const first = 'company' in event ? [event] : [];
    const buried = [...first, ...this.take('blocked')].map(({ company }) => company);
    const line = this.tales.caveIn(this.person(event.seat), [...new Set(buried)].map(companyKey));
    const card = 'company' in event ? [] : cardOf(event);
    return [deedOf(event.seat, line, { cards: [...card, ...firms([...new Set(buried)])] })];
  }

  /** Gold is found: then who gets how much, and why. */
  private gold(event: Of<'gold'>): Deed {
    const before = this.news[this.at - 2];
    const at = before !== undefined && 'field' in before ? [fieldKey(before.field)] : [];
    const parts: Deed[] = [];
    for (let next = this.news[this.at]; isPay(next); next = this.news[++this.at]) parts.push(this.paid(next));
    const line = this.tales.gold(this.person(event.seat), companyKey(event.company), event.goldLeft);
    return deedOf(event.seat, line, { cards: firms([event.company]), at, ceremony: 'payment', parts });
  }

  private paid(event: Paid): Deed {
    const line = this.tales[event.what](this.person(event.seat), event);
    const gains = event.what === 'paid' ? [{ seat: event.seat, amount: { of: 'coins', count: event.coins } }] : [];
    return deedOf(event.seat, line, { gains });
  }

  private invested(first: Of<'invested' | 'stocked'>): Deed {
    const taken = [first.company];
    this.take(first.what, ({ seat, company }) => {
      if (seat !== first.seat || taken.includes(company)) return false;
      taken.push(company);
      return true;
    });
    const line = this.tales[first.what === 'stocked' ? 'stocked' : 'invested'](
      this.person(first.seat),
      taken.map(companyKey),
    );
    const gains = [{ seat: first.seat, amount: { of: 'share', count: taken.length } }];
    return deedOf(first.seat, line, { cards: firms(taken), gains });
  }
}

const FINDS: readonly Find[] = ['dwarf', 'safe', 'chest'];
const LOUD: readonly string[] = [...FINDS, 'gold'];
const isQuiet = ({ land }: Of<'dug'>): boolean => !LOUD.includes(LANDS[land] ?? 'empty');

const isPay = (event: CityHappening | undefined): event is Paid => event?.what === 'paid' || event?.what === 'unpaid';

const aDwarf = (seat: Seat): Gain => ({ seat, amount: { of: 'dwarves', count: 1 } });

const cardOf = ({ card, face }: { readonly card: number; readonly face: number }): ShownCard[] => [
  chanceAs(card, face),
];

const firms = (companies: readonly CompanyNumber[]): ShownCard[] => companies.map(companyCard);
