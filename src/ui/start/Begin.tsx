import { useFonts } from 'expo-font';
import * as SplashScreen from 'expo-splash-screen';
import { useEffect, type ReactNode } from 'react';
import { useColorScheme, View } from 'react-native';
import { LanguageProvider, usePhoneLanguage } from '../../i18n/language';
import { DatabaseProvider } from '../database';
import { SettingsProvider, useSettings } from '../settings';
import { AppearanceProvider } from '../theme/appearance';
import { FACES } from '../theme/faces';
import { THEMES } from '../theme/themes';
import { TroublePage } from './TroublePage';
import { useStart } from './useStart';

/** Starts the app: faces and settings first, then everything inside, in the person's language and look. */
export function Begin({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  const { outcome, ...ways } = useStart();
  const [facesAreHere, facesFailed] = useFonts(FACES);
  const facesSettled = facesAreHere || facesFailed !== null;
  const ready = facesSettled && outcome.at !== 'opening';
  useEffect(() => {
    if (ready) SplashScreen.hide();
  }, [ready]);
  if (!ready)
    return <View style={{ flex: 1, backgroundColor: THEMES[scheme === 'light' ? 'light' : 'dark'].ground }} />;
  if (outcome.at === 'trouble') return <TroublePage trouble={outcome.trouble} {...ways} />;
  return (
    <DatabaseProvider database={outcome.database}>
      <SettingsProvider database={outcome.database} initial={outcome.settings}>
        <InLanguage>
          <AppearanceProvider>{children}</AppearanceProvider>
        </InLanguage>
      </SettingsProvider>
    </DatabaseProvider>
  );
}

function InLanguage({ children }: { children: ReactNode }) {
  const { language } = useSettings().settings;
  const phone = usePhoneLanguage();
  return <LanguageProvider language={language === 'system' ? phone : language}>{children}</LanguageProvider>;
}
