import { Mountain } from '../../canvas/mountain/Mountain';

/** The mountain when it can be drawn: on phones Skia is part of the app. */
export const arriving = Promise.resolve({ Mountain });
