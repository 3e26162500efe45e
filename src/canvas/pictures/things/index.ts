import type { Thing } from '../../../engine/picture';
import type { Shape } from '../shape';
import * as creatures from './creatures';
import * as gear from './gear';
import * as tools from './tools';
import * as treasure from './treasure';

/** How everything looks that can lie or stand in a picture. */
export const THINGS: Readonly<Record<Thing, readonly Shape[]>> = { ...creatures, ...gear, ...tools, ...treasure };
