/** Tells of actions that others answer: a quarrel is told by how it ended, and its steps are parts of it. */
import { deedOf } from '../../../engine/deeds';
import type { Seat } from '../../../engine/game';
import type { Person } from '../../../engine/persons';
import type { Deed, ShownCard } from '../../../engine/show';
import { keyOf } from '../cards/faces';
import type { Act } from '../rules/acts';
import type { DwarfNews } from '../rules/news';
import type { DwarfState } from '../rules/state';
import { shownAs } from '../show/scene';
import type { Speech } from './speech';
import { isAnswer } from './stretches';
import type { Tales } from './tales';

export class Quarrel {
  /** Attempts to thwart that are told of in this stretch, from the first to the last, and what they began with. */
  private thwarts: Act[] = [];
  private root: Act | null = null;

  constructor(
    private readonly speech: Speech,
    private readonly tales: Tales,
    private readonly view: DwarfState | null,
    private readonly news: readonly DwarfNews[],
    private readonly person: (seat: Seat) => Person,
  ) {}

  /** An action is announced. */
  hear(act: Act): void {
    if (act.verb === 'thwart') this.thwarts.push(act);
    else if (act.verb !== 'copy') [this.root, this.thwarts] = [act, []];
  }

  /** Actions are cancelled, and then something else happens. */
  end(fallen: readonly Act[], later: readonly DwarfNews[]): Deed[] {
    const steps = fallen.map((act) => this.step(act));
    const { root } = this;
    if (this.thwarts.length < 2 || root === null) return steps;
    const isFallen = fallen.some((act) => same(act, root));
    if (!isFallen && !comesAbout(later)) return steps;
    const last = this.thwarts[this.thwarts.length - 1];
    const by = isFallen ? (this.winner(root, fallen) ?? null) : (last ?? null);
    const owner = this.person(root.seat);
    const held = by === null ? null : this.cardName(by);
    const said = this.tales[isFallen ? 'falls' : 'stands'](owner, this.short(root), held);
    return [deedOf(root.seat, said, { cards: by === null ? [] : this.cardsOf(by), to: [], parts: steps })];
  }

  /** An action could no longer be carried out. */
  lost(act: Act): Deed {
    const said = this.tales.lost(this.person(act.seat), this.short(act));
    return deedOf(act.seat, said, { cards: this.cardsOf(act) });
  }

  /** A card is copied. */
  copied(act: Act): Deed {
    const face = this.view?.cards.face[act.at] ?? -1;
    const said = this.tales.copied(this.person(act.seat), face < 0 ? null : keyOf(face));
    return deedOf(act.seat, said, { cards: face < 0 ? [] : [shownAs(act.at, face)] });
  }

  /** The attempt that has cancelled an action: the last against its owner that was not cancelled itself. */
  private winner(act: Act, fallen: readonly Act[]): Act | undefined {
    const live = this.thwarts.filter(
      ({ at }, i) => at === act.seat && !fallen.some((other) => same(other, this.thwarts[i])),
    );
    return live[live.length - 1];
  }

  /** One step of a quarrel: who thwarts what, and with which card. */
  private step(act: Act): Deed {
    const later = this.thwarts.slice(this.thwarts.findIndex((other) => same(other, act)) + 1);
    const by = later.filter(({ at }) => at === act.seat).pop();
    if (by === undefined)
      return deedOf(-1, this.tales.thwarted(this.person(act.seat), this.short(act)), { to: [act.seat] });
    const said = this.tales.thwarts(this.person(by.seat), this.person(act.seat), this.short(act), this.cardName(by));
    return deedOf(by.seat, said, { cards: this.cardsOf(by), to: [act.seat] });
  }

  /** An action in a word. */
  private short({ verb }: Act): string {
    return this.speech.verbs[verb].short;
  }

  private cardName(act: Act): string | null {
    const [card] = this.cardsOf(act);
    return card === undefined ? null : card.face;
  }

  /** The card an action stands on, if everybody may see it. */
  private cardsOf({ card }: Act): ShownCard[] {
    const told = this.news.find((event) => event.what === 'played' && event.card === card);
    const face = told !== undefined && 'face' in told ? told.face : (this.view?.cards.face[card] ?? -1);
    return card < 0 || face < 0 ? [] : [shownAs(card, face)];
  }
}

/** Whether the next thing that happens is what was announced at first. */
function comesAbout(later: readonly DwarfNews[]): boolean {
  const next = later.find((event) => !isAnswer(event));
  return next !== undefined && next.what !== 'thwarted' && next.what !== 'lost';
}

/** The same action: it is told once when it is announced and again when something comes of it. */
const same = (a: Act, b: Act | undefined): boolean =>
  b !== undefined && a.seat === b.seat && a.verb === b.verb && a.card === b.card && a.at === b.at;
