import type { Channels, Daylight } from '../light';

/** The hour and the air around the mountain. */
export type Weather = {
  /** Colours of the sky from the zenith to the horizon. */
  sky: readonly string[];
  stars: number;
  moon: string;
  /** The far and the near range behind the mountain. */
  ridges: readonly [string, string];
  mist: string;
  stone: Channels;
  light: Pick<Daylight, 'ambient' | 'sky'>;
  /** How bright lanterns are against that light. */
  lanterns: number;
};

/** A clear night: for the dark theme. */
const NIGHT: Weather = {
  sky: ['#060a17', '#0d1730', '#1c3354', '#3c5f7e'],
  stars: 1,
  moon: '#cfe2ff',
  ridges: ['#1d3454', '#152742'],
  mist: '#31506f',
  stone: [0.56, 0.53, 0.53],
  light: { ambient: [0.05, 0.078, 0.15], sky: [0.3, 0.43, 0.68] },
  lanterns: 1,
};

/** First light over the range: for the light theme. */
const DAWN: Weather = {
  sky: ['#86aed6', '#a9c6e0', '#ead6c0', '#f8e2bf'],
  stars: 0.12,
  moon: '#fff6e2',
  ridges: ['#93a9c4', '#6f8bad'],
  mist: '#d9d3cd',
  stone: [0.6, 0.57, 0.56],
  light: { ambient: [0.36, 0.42, 0.54], sky: [0.85, 0.8, 0.76] },
  lanterns: 1,
};

/** The night without anything that could disturb reading: for high contrast. */
const BLACK: Weather = {
  ...NIGHT,
  sky: ['#000000', '#000000', '#05080f', '#0a121d'],
  stars: 0.5,
  ridges: ['#070c15', '#05080e'],
  mist: '#0a121d',
  light: { ambient: [0.03, 0.045, 0.08], sky: [0.3, 0.4, 0.6] },
};

/** The weather that goes with each way the app can look. */
export const WEATHER = { dark: NIGHT, light: DAWN, contrast: BLACK } as const;
