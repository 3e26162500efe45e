import { useFonts } from 'expo-font';
import * as SplashScreen from 'expo-splash-screen';
import { useEffect, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { LanguageProvider, usePhoneLanguage } from '../../i18n/language';
import { SettingsProvider, useSettings } from '../settings';
import { AppearanceProvider } from '../theme/appearance';
import { FACES } from '../theme/faces';
import { THEMES } from '../theme/themes';
import { TroublePage } from './TroublePage';
import { useStart } from './useStart';

/** Starts the app: faces and settings first, then everything inside, in the person's language and look. */
export function Begin({ children }: { children: ReactNode }) {
  const start = useStart();
  const [facesAreHere, facesFailed] = useFonts(FACES);
  const ready = start.at !== 'opening' && (facesAreHere || facesFailed !== null);
  useEffect(() => {
    if (ready) SplashScreen.hide();
  }, [ready]);
  if (!ready) return <View style={styles.dark} />;
  if (start.at === 'trouble') return <TroublePage {...start} />;
  return (
    <SettingsProvider database={start.database} initial={start.settings}>
      <InLanguage>
        <AppearanceProvider>{children}</AppearanceProvider>
      </InLanguage>
    </SettingsProvider>
  );
}

function InLanguage({ children }: { children: ReactNode }) {
  const { language } = useSettings().settings;
  const phone = usePhoneLanguage();
  return <LanguageProvider language={language === 'system' ? phone : language}>{children}</LanguageProvider>;
}

const styles = StyleSheet.create({ dark: { flex: 1, backgroundColor: THEMES.dark.ground } });
