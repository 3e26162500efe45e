/** What a colour is for; every theme names one for each. */
export type Colors = {
  /** Behind everything. */
  ground: string;
  /** A panel, a card, a sign. */
  surface: string;
  /** Something on a panel that can be pressed. */
  raised: string;
  line: string;
  text: string;
  /** Text of second rank. */
  muted: string;
  /** Lantern light: what is chosen, what comes next. */
  accent: string;
  onAccent: string;
  /** The app's name on the sky. */
  title: string;
};

/** The three ways the app can look. */
export const THEMES = {
  dark: {
    ground: '#110e0d',
    surface: '#1e1814',
    raised: '#2d241d',
    line: '#8f7350',
    text: '#f8ecd8',
    muted: '#cbb99f',
    accent: '#ffb84d',
    onAccent: '#2a1600',
    title: '#ffe3b0',
  },
  light: {
    ground: '#efe6d8',
    surface: '#fff9ee',
    raised: '#f6ebd9',
    line: '#8f7350',
    text: '#2b2018',
    muted: '#5f4d3a',
    accent: '#8a4a06',
    onAccent: '#ffffff',
    title: '#2a1c10',
  },
  contrast: {
    ground: '#000000',
    surface: '#000000',
    raised: '#161616',
    line: '#ffffff',
    text: '#ffffff',
    muted: '#f2f2f2',
    accent: '#ffd76a',
    onAccent: '#000000',
    title: '#ffffff',
  },
} as const satisfies Record<string, Colors>;

export type ThemeName = keyof typeof THEMES;

/** Distances; the smallest finger target is the last word on size. */
export const SPACE = { hair: 4, small: 8, medium: 16, large: 24, huge: 40 } as const;
export const TARGET = 48;
export const RADIUS = 14;

/** The type scale: the face, the size and the height of a line. */
export const TYPE = {
  title: { fontFamily: 'Grenze-Bold', fontSize: 46, lineHeight: 48 },
  heading: { fontFamily: 'Grenze-Bold', fontSize: 30, lineHeight: 34 },
  name: { fontFamily: 'Grenze-Bold', fontSize: 22, lineHeight: 24 },
  body: { fontFamily: 'AlegreyaSans-Medium', fontSize: 18, lineHeight: 25 },
  strong: { fontFamily: 'AlegreyaSans-ExtraBold', fontSize: 18, lineHeight: 24 },
  small: { fontFamily: 'AlegreyaSans-Medium', fontSize: 15, lineHeight: 20 },
} as const;
export type TypeName = keyof typeof TYPE;
