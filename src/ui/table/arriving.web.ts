import { loadSkia } from '../../canvas/skia.web';

/** The mine when it can be drawn. */
export const arriving = loadSkia().then(() => import('../../canvas/mine/MineCanvas'));

// Whoever shows the mine hears of a failure; until then nobody is listening.
arriving.catch(() => undefined);
