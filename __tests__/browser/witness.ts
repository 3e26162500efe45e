/** Somebody who knows what each person may know, and holds every screen against it: what it must say, and what it must not. */
import type { Page } from 'playwright-core';
import type { Game, Happening, Seat, State } from '../../src/engine/game';
import { heardByAll, onlook } from '../../src/engine/onlook';
import type { Deed, Language } from '../../src/engine/show';
import { heard, view } from '../../src/engine/view';
import type { Outcome, Plan } from './plan';

/** Everything that a page says to eyes, ears or machines, seen or not. */
export const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'data-testid'];
    return [...document.querySelectorAll('body *:not(script):not(style)')].flatMap((element) => [
      ...names.flatMap((name) => element.getAttribute(name) ?? []),
      ...[...element.childNodes].flatMap((node) => (node instanceof Text && node.data.trim() ? node.data.trim() : [])),
    ]);
  });

const unfolded = (deeds: readonly Deed[]): readonly Deed[] => deeds.flatMap((deed) => [deed, ...unfolded(deed.parts)]);

const HANDS = /^(Hand of|Hand von) /;
const ALONE = /^(Only for|Nur für) /;

export class Witness {
  private state: State;
  private readonly game: Game;
  /** By seat: the sentences that were told to it and not to everybody. */
  private readonly secrets: Set<string>[];
  /** What each has yet to be shown of it, and what all have yet to be told. */
  private readonly owed: (readonly string[])[];
  private untold: string[] = [];
  /** What is celebrated: nobody goes on before all have seen it. */
  private readonly great = new Set<string>();
  /** How many screens of a kind were looked at. */
  readonly seen = { public: 0, own: 0, result: 0 };

  constructor(
    private readonly plan: Plan,
    private readonly names: readonly string[],
    private readonly language: Language,
  ) {
    this.game = plan.game;
    this.state = plan.begun.after;
    this.secrets = names.map(() => new Set<string>());
    this.owed = names.map(() => []);
    this.hear(plan.begun.news);
    // A game begins with the curtain: of the deal only what each was dealt is shown.
    this.untold = [];
  }

  /** A step was made: what came of it is known to those who heard it. */
  knows({ news, after }: Outcome): void {
    this.state = after;
    this.hear(news);
  }

  private hear(news: readonly Happening[]): void {
    const { names, game, state } = this;
    const { tell } = this.plan.show.words[this.language];
    for (const seat of names.keys()) {
      const own = unfolded(tell(view(game, state, seat), heard(news, seat), names, seat));
      const lines = own.filter(({ isSecret }) => isSecret).map(({ line }) => line);
      for (const line of lines) this.secrets[seat]?.add(line);
      // What came of an earlier step was seen at the own table by whoever went on.
      if (lines.length > 0) this.owed[seat] = lines;
    }
    for (const { line, ceremony } of tell(onlook(game, state), heardByAll(news, names.length), names, -1)) {
      this.untold.push(line);
      if (ceremony !== null) this.great.add(line);
    }
  }

  private handOf(seat: Seat): string[] {
    return this.plan.show.scene(view(this.game, this.state, seat), seat).hand.map(({ key }) => key);
  }

  /** The names by which cards lie in a page: those of one seat, or of all but one. */
  private cardsOf(seats: readonly Seat[]): Set<string> {
    return new Set(seats.flatMap((seat) => this.handOf(seat).flatMap((key) => [`card-${key}`, `dull-${key}`])));
  }

  private others(seat: Seat | -1): Seat[] {
    return [...this.names.keys()].filter((other) => other !== seat);
  }

  /** What a seat must not be told: what others alone know. */
  private kept(seat: Seat | -1): string[] {
    const own = this.secrets[seat] ?? new Set<string>();
    return this.others(seat).flatMap((other) => [...(this.secrets[other] ?? [])].filter((line) => !own.has(line)));
  }

  /** Whatever of a page somebody must not see. */
  private leaks(all: readonly string[], seat: Seat | -1): string[] {
    const cards = this.cardsOf(this.others(seat));
    const lines = this.kept(seat);
    return all.filter((each) => cards.has(each) || lines.some((line) => each.includes(line)));
  }

  /** A screen for everybody: a curtain, a moment, a ceremony or a call. Nothing of any hand is in it. Says whether it told something. */
  async open(page: Page): Promise<boolean> {
    const all = await said(page);
    expect(this.leaks(all, -1)).toEqual([]);
    expect(all.filter((each) => HANDS.test(each) || ALONE.test(each))).toEqual([]);
    const left = this.untold.filter((line) => !all.some((each) => each.includes(line)));
    const isTold = left.length < this.untold.length;
    this.untold = left;
    this.seen.public++;
    return isTold;
  }

  /** A result: all of what only this person may know, and nothing of others. */
  async result(page: Page, seat: Seat): Promise<void> {
    const all = await said(page);
    expect(this.leaks(all, seat)).toEqual([]);
    expect(all.some((each) => ALONE.test(each) && each.includes(this.names[seat] ?? ''))).toBe(true);
    expect(all).toEqual(expect.arrayContaining(this.owed[seat] ?? []));
    this.seen.result++;
  }

  /** A result was got. */
  got(seat: Seat): void {
    this.owed[seat] = [];
  }

  /** Somebody's own table: their hand, all of it, and nobody else's. */
  async own(page: Page, seat: Seat): Promise<void> {
    const all = await said(page);
    expect(this.leaks(all, seat)).toEqual([]);
    expect(all.filter((each) => HANDS.test(each)).every((each) => each.endsWith(this.names[seat] ?? ''))).toBe(true);
    const lie = new Set(all);
    expect(this.handOf(seat).filter((key) => !lie.has(`card-${key}`) && !lie.has(`dull-${key}`))).toEqual([]);
    expect(this.untold.filter((line) => this.great.has(line))).toEqual([]);
    this.seen.own++;
  }

  /** What should have been told to everybody by now and was not. */
  missed(): readonly string[] {
    return this.untold;
  }
}
