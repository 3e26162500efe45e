import { createContext, use, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';
import { useSettings } from '../settings';
import { THEMES, type Colors, type ThemeName } from './themes';
import { useStillness } from './stillness';

type Appearance = { theme: ThemeName; colors: Colors; still: boolean };

const Current = createContext<Appearance>({ theme: 'dark', colors: THEMES.dark, still: true });

/** Gives everything inside the colours and the motion that were chosen here or on the phone. */
export function AppearanceProvider({ children }: { children: ReactNode }) {
  const { settings } = useSettings();
  const scheme = useColorScheme();
  const phoneIsStill = useStillness();
  const theme = settings.theme === 'system' ? (scheme === 'light' ? 'light' : 'dark') : settings.theme;
  const still = settings.motion === 'reduced' || phoneIsStill;
  return <Current value={{ theme, colors: THEMES[theme], still }}>{children}</Current>;
}

/** How things look here. */
export const useAppearance = (): Appearance => use(Current);
