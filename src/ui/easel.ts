import * as easel from '../canvas/pictures/easel';

/** What paints pictures, when it can: on phones Skia is part of the app. */
export const arriving = Promise.resolve(easel);
