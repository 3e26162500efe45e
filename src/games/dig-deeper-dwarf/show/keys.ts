import type { Verb } from '../verbs/all';

/** The keys of things that can be touched. */
export const key = {
  card: (card: number) => `card:${card}`,
  tile: (piece: number) => `tile:${piece}`,
  pile: (n: number) => `pile:${n}`,
  rubble: (piece: number) => `rubble:${piece}`,
  seat: (seat: number) => `seat:${seat}`,
  jewels: (n: number) => `jewels:${n}`,
  actions: (n: number) => `actions:${n}`,
  draw: (seat: number) => `draw:${seat}`,
  mining: 'mining',
  events: 'events',
  basic: (verb: Verb) => `basic:${verb}`,
  action: (verb: Verb) => `action:${verb}`,
  ghost: 'ghost',
  newPile: (cell: number) => `new-pile:${cell}`,
  button: (name: string) => `button:${name}`,
} as const;
