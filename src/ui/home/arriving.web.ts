import { loadSkia } from '../../canvas/skia.web';

/** The mountain when it can be drawn. Asked for at once: while faces and settings load, Skia is on its way. */
export const arriving = loadSkia().then(() => import('../../canvas/mountain/Mountain'));

// Whoever shows the mountain hears of a failure; until then nobody is listening.
arriving.catch(() => undefined);
