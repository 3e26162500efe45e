import { MineCanvas } from '../../canvas/mine/MineCanvas';

/** The mine when it can be drawn: on phones Skia is part of the app. */
export const arriving = Promise.resolve({ MineCanvas });
