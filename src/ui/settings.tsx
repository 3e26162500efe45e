import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import type { Database } from '../storage/database';
import { DEFAULTS, saveSetting, type Choice, type SettingName, type Settings } from '../storage/settings';

type Kept = {
  settings: Settings;
  /** Whether choices outlive the app. */
  kept: boolean;
  choose: <N extends SettingName>(name: N, value: Choice<N>) => void;
};

const Chosen = createContext<Kept>({ settings: DEFAULTS, kept: false, choose: () => undefined });

type Props = { database: Database | undefined; initial: Settings; children: ReactNode };

/** Holds the settings and keeps every choice in the database, if there is one. */
export function SettingsProvider({ database, initial, children }: Props) {
  const [settings, setSettings] = useState(initial);
  const [kept, setKept] = useState(database !== undefined);
  const choose = useCallback<Kept['choose']>(
    (name, value) => {
      setSettings((before) => ({ ...before, [name]: value }));
      if (database)
        saveSetting(database, name, value).then(
          () => setKept(true),
          () => setKept(false),
        );
    },
    [database],
  );
  return <Chosen value={{ settings, kept, choose }}>{children}</Chosen>;
}

/** The settings, and how to change them. */
export const useSettings = (): Kept => use(Chosen);

/** The size of text that was chosen here, 1 for the usual; null where the phone decides. */
export function useChosenTextScale(): number | null {
  const { textSize } = useSettings().settings;
  return textSize === 'system' ? null : Number(textSize) / 100;
}
