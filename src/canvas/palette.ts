/** The stones of the mine: the only saturated colours there are. */
export const GEMS = {
  emerald: '#1fd08a',
  ruby: '#f0385a',
  sapphire: '#4a93ff',
  amethyst: '#a866f5',
  gold: '#ffc531',
  silver: '#c9d6e8',
  diamond: '#a9f0ff',
} as const;
export type Gem = keyof typeof GEMS;
