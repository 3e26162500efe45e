import type { Database } from './database';

/** What can be chosen in the settings; the first is what holds until something is chosen. */
export const CHOICES = {
  language: ['system', 'en', 'de'],
  theme: ['system', 'light', 'dark', 'contrast'],
  motion: ['system', 'reduced'],
} as const;

export type SettingName = keyof typeof CHOICES;
export type Choice<N extends SettingName> = (typeof CHOICES)[N][number];
export type Settings = { readonly [N in SettingName]: Choice<N> };

/** The settings of somebody who has chosen nothing. */
export const DEFAULTS: Settings = { language: 'system', theme: 'system', motion: 'system' };

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
  return { language: choice('language'), theme: choice('theme'), motion: choice('motion') };
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
