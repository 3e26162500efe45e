/** What stands on the box of a game, in one language. */
export type Blurb = {
  name: string;
  /** One sentence that makes one want to play. */
  promise: string;
  about: string;
  rules: readonly string[];
  end: string;
};

/** A game as it is presented before anybody sits down: its shaft in the mountain and the back of its box. */
export type Cover = {
  id: string;
  players: readonly [least: number, most: number];
  minutes: number;
  designer: string;
  publisher?: string;
  portal: 'timber' | 'crooked' | 'carved';
  gem: 'emerald' | 'gold' | 'sapphire';
  symbol: 'mining' | 'dynamite' | 'castle';
  en: Blurb;
  de: Blurb;
};
