import { loadSkia } from '../canvas/skia.web';

/** What paints pictures, when it can. */
export const arriving = loadSkia().then(() => import('../canvas/pictures/easel'));

// Without Skia signs stand in for pictures: nobody needs to hear of it.
arriving.catch(() => undefined);
