import type { Sprite } from '../../../src/engine/show';
import type { SeatStyle } from '../../../src/canvas/mine/token';

export const SEATS: readonly SeatStyle[] = [
  { color: '#f2a63a', emblem: 'dwarf-face' },
  { color: '#6bb3ec', emblem: 'visored-helm' },
];

const [N, E, S, W] = [1, 2, 4, 8];

/** A thing at a place; what is left out is as in most. */
export const sprite = (kind: string, face: string, x: number, y: number, more: Partial<Sprite> = {}): Sprite => ({
  key: `${kind}:${face}:${x}:${y}`,
  kind,
  face,
  x,
  y,
  turn: 0,
  z: 0,
  ...more,
});

/** Tunnels of every shape with what can stand in them, and piles beside them. */
export const tunnels: readonly Sprite[] = [
  sprite('tile', 'entrance', 0, 0, { open: N | E | S | W }),
  sprite('tile', 'camp', -1, 0, { open: E }),
  sprite('tile', 'straight-workbench', 1, 0, { open: N | S, turn: 1 }),
  sprite('tile', 'curve', 0, 1, { open: N | E }),
  sprite('tile', 'junction', 1, 1, { open: N | E | S, turn: 1 }),
  sprite('pile', 'monster', 2, 0, { sign: 'spiked-dragon-head', count: 5, z: 1 }),
  sprite('pile', 'none', 2, 1, { count: 12, z: 1 }),
  sprite('pile', 'back', -1, 1, { count: 1, z: 1 }),
  sprite('rubble', 'rubble', 0.8, 1, { count: 2, z: 2 }),
  sprite('event', 'canary', 1.2, 1, { sign: 'bird-cage', z: 2 }),
  sprite('dwarf', 'dwarf', 0, 0, { seat: 0, z: 3 }),
  sprite('dwarf', 'dwarf', 0, 1, { seat: 1, z: 3 }),
];

/** A tile that is still to be confirmed, turned so far, beside tunnels that lie. */
export const preview = (turn: number): readonly Sprite[] => [
  ...tunnels.filter(({ kind }) => kind === 'tile'),
  sprite('tile', 'curve', 2, 0, { key: 'preview', open: N | E, turn, z: 4, ghost: true }),
];

/** Cards with paths: a blocked one, one that is cut off, goals, and a free place. */
export const paths: readonly Sprite[] = [
  sprite('start', 'start', 0, 0, { open: N | E | S | W, z: 1 }),
  sprite('path', 'straight', 1, 0, { open: E | W, z: 1 }),
  sprite('path', 'dead', 1, 1, { open: N | E | W, blocked: true, z: 1 }),
  sprite('cut-off', 'curve', 0, 1, { open: N | W, turn: 2, z: 1 }),
  sprite('goal', 'back', 2, 0, { z: 1 }),
  sprite('peeked', 'treasure', 2, 1, { open: N | E | S | W, z: 1 }),
  sprite('spot', 'open', 3, 0),
];

const LANDS = ['empty', 'camp', 'flag', 'dwarf', 'gold', 'safe', 'chest', 'tunnel', 'danger'];
const YIELDS = ['', '', 'flying-flag', 'dwarf-face', '', 'strongbox', 'open-treasure-chest', '', ''];
const SHAPES = ['triangle', 'hexagon', 'star', 'square', 'drop', 'diamond', 'crescent', 'circle'];
const COLOURS = ['#e5484d', '#f08c2e', '#f4d03f', '#3fae5a', '#2fc6c0', '#4a80f0', '#a763e0', '#f2efe6'];

/** Every kind of field, and stones of every cut. */
export const fields: readonly Sprite[] = [
  sprite('district', 'forge', 2.5, 2.5),
  ...LANDS.map((land, i) => sprite('field', land, i % 5, Math.floor(i / 5), { sign: YIELDS[i] ?? '', z: 1 })),
  ...SHAPES.map((shape, i) =>
    sprite('gem', shape, i % 4, 2 + Math.floor(i / 4), { z: 2, stone: { colour: COLOURS[i] ?? '', shape } }),
  ),
];
