import { Stack } from 'expo-router';
import { useText } from '../src/i18n/language';
import { SettingsPage } from '../src/ui/page/SettingsPage';
import { useWayBack } from '../src/ui/page/useWayBack';
import { useWays } from '../src/ui/page/useWays';

export default function SettingsScreen() {
  const text = useText();
  const back = useWayBack();
  const ways = useWays();
  return (
    <>
      <Stack.Screen options={{ title: text('settings.title') }} />
      <SettingsPage onAbout={ways.about} onBack={back} />
    </>
  );
}
