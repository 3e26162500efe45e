/** Makes deeds: what a game tells of a stretch of happenings. */
import type { Happening, Seat } from './game';
import type { Deed } from './show';

/** A deed of which no more is said than who did it and the sentence, unless more is given. */
export const deedOf = (seat: Seat | -1, line: string, more: Partial<Deed> = {}): Deed => ({
  seat,
  line,
  cards: [],
  at: [],
  to: [],
  gains: [],
  isSecret: false,
  ceremony: null,
  parts: [],
  ...more,
});

/**
 * What happened without what these eyes know for other reasons: that somebody looks at a card which one has seen oneself
 * is told as everybody is told it.
 */
export const asTold = <H extends Happening & { readonly seat?: Seat }>(
  news: readonly H[],
  seats: number,
  eye: Seat | -1,
): readonly H[] =>
  news.map((event) => (event.seat !== eye && isSecretTo(event, seats, eye) ? { ...event, face: -1 } : event));

/** Whether these eyes see a card of a happening that not everybody at the table has seen. */
export const isSecretTo = ({ seen }: Happening, seats: number, eye: Seat | -1): boolean =>
  eye >= 0 && seen !== undefined && seen !== (1 << seats) - 1 && (seen & (1 << eye)) !== 0;
