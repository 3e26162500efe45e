import type { Visage } from './portrait';

/** A face for each of ten places at the table, by its emblem. */
export const FACES = {
  amber: { skin: 'rosy', hair: 'ginger', beard: 'full', hat: 'lamp', nose: 'round' },
  sky: { skin: 'pale', hair: 'straw', beard: 'plaits', hat: 'helmet', nose: 'round' },
  coral: { skin: 'tan', hair: 'coal', beard: 'fork', hat: 'crown', nose: 'broad' },
  moss: { skin: 'rosy', hair: 'snow', beard: 'full', hat: 'felt', nose: 'broad' },
  lilac: { skin: 'brown', hair: 'coal', beard: 'plaits', hat: 'horns', nose: 'long', extra: 'earring' },
  teal: { skin: 'dark', hair: 'umber', beard: 'curly', hat: 'cap', nose: 'broad' },
  rose: { skin: 'pale', hair: 'ginger', beard: 'bob', hat: 'scarf', nose: 'round' },
  sand: { skin: 'tan', hair: 'ash', beard: 'braid', hat: 'horns', nose: 'long', extra: 'scar' },
  lime: { skin: 'brown', hair: 'straw', beard: 'short', hat: 'hood', nose: 'round', extra: 'patch' },
  steel: { skin: 'pale', hair: 'snow', beard: 'bun', hat: 'bare', nose: 'long', extra: 'glasses' },
  // Those who play by themselves.
  pim: { skin: 'rosy', hair: 'straw', beard: 'short', hat: 'lamp', nose: 'round', extra: 'glasses' },
  odda: { skin: 'tan', hair: 'umber', beard: 'plaits', hat: 'scarf', nose: 'round' },
  bram: { skin: 'rosy', hair: 'ginger', beard: 'curly', hat: 'felt', nose: 'broad', extra: 'monocle' },
  tilda: { skin: 'brown', hair: 'coal', beard: 'bob', hat: 'cap', nose: 'long' },
  grum: { skin: 'tan', hair: 'umber', beard: 'full', hat: 'bald', nose: 'broad', extra: 'pipe' },
  sunna: { skin: 'dark', hair: 'coal', beard: 'bun', hat: 'hood', nose: 'round', extra: 'earring' },
  vigga: { skin: 'pale', hair: 'ash', beard: 'bob', hat: 'bare', nose: 'long', extra: 'monocle' },
  hask: { skin: 'pale', hair: 'coal', beard: 'braid', hat: 'helmet', nose: 'long', extra: 'scar' },
  'mother-orla': { skin: 'rosy', hair: 'snow', beard: 'bun', hat: 'scarf', nose: 'round', extra: 'glasses' },
  // Who hosts.
  foreman: { skin: 'tan', hair: 'snow', beard: 'braid', hat: 'lamp', nose: 'broad', extra: 'pipe' },
} as const satisfies Readonly<Record<string, Visage>>;

/** Whose face it is. */
export type FaceKey = keyof typeof FACES;
