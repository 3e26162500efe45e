import { CEREMONIES, type Ceremony, type Scene } from '../../../engine/show';
import type { Look } from '../../../table/look';
import type { Moment } from './useMoment';

const NOTHING: readonly Ceremony[] = [];

/** What is yet to be celebrated of what has happened: all of it while somebody looks at something before everybody is told. */
export const aheadOf = ({ screen }: Look, moment: Moment | null): readonly Ceremony[] =>
  moment?.ahead ?? (screen === 'result' ? CEREMONIES : NOTHING);

/** A scene without what would give away something that is yet to be celebrated. */
export function heldBack(scene: Scene, ahead: readonly Ceremony[]): Scene {
  if (ahead.length === 0) return scene;
  return { ...scene, areas: scene.areas.filter(({ until }) => until === undefined || !ahead.includes(until)) };
}
