/** The symbols the app ships, each with the artist who drew it. After a change run `npm run icons`. */
export const SYMBOLS = {
  castle: 'Delapouite',
  'check-mark': 'Delapouite',
  cog: 'Lorc',
  dynamite: 'Delapouite',
  info: 'Delapouite',
  'lantern-flame': 'Lorc',
  mining: 'Lorc',
  'sands-of-time': 'Lorc',
  'tabletop-players': 'Delapouite',
} as const;

export type SymbolName = keyof typeof SYMBOLS;

/** Everybody who drew a symbol of the app. */
export const ARTISTS: readonly string[] = [...new Set<string>(Object.values(SYMBOLS))].sort();
