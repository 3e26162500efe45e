import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { StyleSheet, View } from 'react-native';
import { stir } from '../src/canvas/rest';
import { loadGames } from '../src/games';
import { useLanguage } from '../src/i18n/language';
import { useMusic } from '../src/ui/feedback/useMusic';
import { ReportProvider } from '../src/ui/report';
import { Begin } from '../src/ui/start/Begin';
import { Crash } from '../src/ui/start/Crash';
import { usePage } from '../src/ui/start/page';
import { Titled } from '../src/ui/start/Titled';
import { StoreProvider } from '../src/ui/store';
import { useAppearance } from '../src/ui/theme/appearance';

async function findGames() {
  const games = await loadGames();
  return (id: string) => games.find(({ game }) => game.id === id)?.game;
}

void SplashScreen.preventAutoHideAsync();

export function ErrorBoundary({ retry }: { retry: () => Promise<void> }) {
  return <Crash onRetry={() => void retry()} />;
}

export default function Layout() {
  return (
    <Begin>
      <StoreProvider load={findGames}>
        <ReportProvider>
          <Screens />
        </ReportProvider>
      </StoreProvider>
    </Begin>
  );
}

function Screens() {
  const { theme, colors, still } = useAppearance();
  usePage(useLanguage(), colors.ground);
  useMusic();
  return (
    <View style={styles.all} onStartShouldSetResponderCapture={isTouched}>
      <StatusBar style={theme === 'light' ? 'dark' : 'light'} />
      <Stack
        screenLayout={({ options, children }) => <Titled title={options.title}>{children}</Titled>}
        screenOptions={{
          headerShown: false,
          animation: still ? 'fade' : 'default',
          contentStyle: { backgroundColor: colors.ground },
        }}
      />
    </View>
  );
}

/** Hears of every touch and takes none. */
const isTouched = () => {
  stir();
  return false;
};

const styles = StyleSheet.create({ all: { flex: 1 } });
