import { loadSkia } from '../canvas/skia.web';

/** What paints a picture to take along, when it is wanted. */
export const arrive = () => loadSkia().then(() => import('../canvas/souvenir'));
