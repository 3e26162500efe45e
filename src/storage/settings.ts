import type { Database } from './database';

/** What can be chosen in the settings; the first is what holds until something is chosen. */
export const CHOICES = {
  language: ['system', 'en', 'de'],
  /** In per cent of the usual size. */
  textSize: ['system', '100', '125', '150', '200'],
  theme: ['system', 'light', 'dark', 'contrast'],
  motion: ['system', 'reduced'],
  sound: ['on', 'off'],
  haptics: ['on', 'off'],
  /** How many times as fast as usual things move at the table; 0 is at once. */
  speed: ['1', '2', '4', '0'],
  /** How people are asked for reactions: all at once around the phone, or one after the other in secret. */
  call: ['open', 'sealed'],
  leftHand: ['off', 'on'],
} as const;

export type SettingName = keyof typeof CHOICES;
export type Choice<N extends SettingName> = (typeof CHOICES)[N][number];
export type Settings = { readonly [N in SettingName]: Choice<N> };

/** The settings of somebody who has chosen nothing. */
export const DEFAULTS: Settings = {
  language: 'system',
  textSize: 'system',
  theme: 'system',
  motion: 'system',
  sound: 'on',
  haptics: 'on',
  speed: '1',
  call: 'open',
  leftHand: 'off',
};

/** The settings as they were kept; a value that is not known any more counts as not chosen. */
export async function loadSettings(database: Database): Promise<Settings> {
  const rows = await database.read((connection) =>
    connection.getAllAsync<{ name: string; value: string }>('select name, value from setting'),
  );
  const kept = new Map(rows.map(({ name, value }) => [name, value]));
  const choice = <N extends SettingName>(name: N): Choice<N> => {
    const choices: readonly Choice<N>[] = CHOICES[name];
    return choices.find((known) => known === kept.get(name)) ?? DEFAULTS[name];
  };
  return {
    language: choice('language'),
    textSize: choice('textSize'),
    theme: choice('theme'),
    motion: choice('motion'),
    sound: choice('sound'),
    haptics: choice('haptics'),
    speed: choice('speed'),
    call: choice('call'),
    leftHand: choice('leftHand'),
  };
}

/** Keeps one choice. */
export async function saveSetting<N extends SettingName>(database: Database, name: N, value: Choice<N>): Promise<void> {
  await database.write((connection) =>
    connection.runAsync(
      'insert into setting (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
      name,
      value,
    ),
  );
}
