import { LANGUAGES } from '../engine/show';
import type { Database } from './database';
import { readNotes, writeNote } from './notes';

/** What can be chosen in the settings; the first is what holds until something is chosen. */
export const CHOICES = {
  language: ['system', ...LANGUAGES],
  /** In per cent of the usual size. */
  textSize: ['system', '100', '125', '150', '200'],
  theme: ['system', 'light', 'dark', 'contrast'],
  motion: ['system', 'reduced'],
  sound: ['on', 'off'],
  /** In per cent. */
  volume: ['100', '90', '80', '70', '60', '50', '40', '30', '20', '10'],
  music: ['off', 'on'],
  haptics: ['on', 'off'],
  /** How many times as fast as usual things move at the table; 0 is at once. */
  speed: ['1', '2', '4', '0'],
  /** How long what happened is told to all: until it can be read calmly, for a short beat, or until somebody taps. */
  moments: ['calm', 'brisk', 'tap'],
  /** How much bots say. */
  talk: ['few', 'many', 'none'],
  /** Whether somebody hosts a table of several people, aloud and in words. */
  foreman: ['off', 'on'],
  /** Whether people talk, for so many minutes, and vote in secret before masks fall. */
  council: ['off', 'vote', '1', '2', '3'],
  /** Whether they talk then only, or also every few turns. */
  talks: ['rounds', 'turns'],
  /** How people are asked for reactions: all at once around the phone, or one after the other in secret. */
  call: ['open', 'sealed'],
  /** Where the phone is while several people play: it goes from hand to hand, or lies flat between them. */
  phone: ['passed', 'flat'],
  leftHand: ['off', 'on'],
  /** Whether somebody alone among bots is still told how to say when they want to be asked for reactions. */
  explain: ['on', 'off'],
} as const;

export type SettingName = keyof typeof CHOICES;
export type Choice<N extends SettingName> = (typeof CHOICES)[N][number];
export type Settings = { readonly [N in SettingName]: Choice<N> };

/** Each setting with what a way of choosing gives for it. */
const each = (choose: <N extends SettingName>(name: N) => Choice<N>): Settings => ({
  language: choose('language'),
  textSize: choose('textSize'),
  theme: choose('theme'),
  motion: choose('motion'),
  sound: choose('sound'),
  volume: choose('volume'),
  music: choose('music'),
  haptics: choose('haptics'),
  speed: choose('speed'),
  moments: choose('moments'),
  talk: choose('talk'),
  foreman: choose('foreman'),
  council: choose('council'),
  talks: choose('talks'),
  call: choose('call'),
  phone: choose('phone'),
  leftHand: choose('leftHand'),
  explain: choose('explain'),
});

const first = <N extends SettingName>(name: N): Choice<N> => {
  const [usual]: readonly [Choice<N>, ...Choice<N>[]] = CHOICES[name];
  return usual;
};

/** The settings of somebody who has chosen nothing. */
export const DEFAULTS: Settings = each(first);

/** The settings as they were kept; a value that is not known any more counts as not chosen. */
export async function loadSettings(database: Database): Promise<Settings> {
  const kept = await readNotes(database, '');
  return each((name) => {
    const choices: readonly Choice<typeof name>[] = CHOICES[name];
    return choices.find((known) => known === kept.get(name)) ?? first(name);
  });
}

/** Keeps one choice. */
export const saveSetting = <N extends SettingName>(database: Database, name: N, value: Choice<N>): Promise<void> =>
  writeNote(database, name, value);
