import { CEREMONIES, type Ceremony, type Scene } from '../../../engine/show';
import type { Seat } from '../../../engine/game';
import type { Look } from '../../../table/look';
import type { Moment } from './useMoment';

const NOTHING: readonly Ceremony[] = [];

/** What is yet to be celebrated of what has happened: all of it while somebody looks at something before everybody is told. */
export const aheadOf = ({ screen }: Look, moment: Moment | null): readonly Ceremony[] =>
  moment?.ahead ?? (screen === 'result' ? CEREMONIES : NOTHING);

/** A scene without what would give away something that is yet to be celebrated. */
export function heldBack(scene: Scene, ahead: readonly Ceremony[]): Scene {
  if (ahead.length === 0) return scene;
  const isShown = ({ until }: { readonly until?: Ceremony }): boolean => until === undefined || !ahead.includes(until);
  return {
    ...scene,
    areas: scene.areas.filter(isShown),
    badges: scene.badges.map((badges) => badges.filter(isShown)),
  };
}

/** Who is next, −1 while something is yet to be celebrated: it may be why it is they. */
export const nextIn = ({ decider }: Look, moment: Moment | null): Seat | -1 =>
  moment !== null && moment.ahead.length > 0 ? -1 : decider;
