/** Goes through a stretch of happenings and tells it as deeds, taking together what belongs together. */
import type { Happening } from './game';
import type { Deed } from './show';

type About<E, W> = E extends { readonly what: infer X } ? ([W & X] extends [never] ? never : E) : never;

/** The happenings of a game that can be of a kind. */
export type Of<H extends Happening, W extends H['what']> = About<H, W>;

const isOf = <H extends Happening, W extends H['what']>(event: H | undefined, what: W): event is Of<H, W> =>
  event?.what === what;

/** A stretch that is being told. A game says what each happening is, and may take those that follow along with it. */
export abstract class Stretch<H extends Happening> {
  /** The place of what comes next. */
  protected at = 0;

  constructor(protected readonly news: readonly H[]) {}

  protected abstract deed(event: H): readonly Deed[];

  deeds(): Deed[] {
    const deeds: Deed[] = [];
    while (this.at < this.news.length) {
      const event = this.news[this.at++];
      if (event !== undefined) deeds.push(...this.deed(event));
    }
    return deeds;
  }

  /** The happenings of a kind that come next, taken off the stretch. */
  protected take<W extends H['what']>(what: W, goesOn: (event: Of<H, W>) => boolean = () => true): Of<H, W>[] {
    const taken: Of<H, W>[] = [];
    for (let next = this.news[this.at]; isOf<H, W>(next, what) && goesOn(next); next = this.news[this.at]) {
      taken.push(next);
      this.at++;
    }
    return taken;
  }
}
