import { Stack } from 'expo-router';
import { useText } from '../src/i18n/language';
import { PrivacyPage } from '../src/ui/page/PrivacyPage';
import { useWayBack } from '../src/ui/page/useWayBack';

export default function PrivacyScreen() {
  const text = useText();
  const back = useWayBack();
  return (
    <>
      <Stack.Screen options={{ title: text('privacy.title') }} />
      <PrivacyPage onBack={back} />
    </>
  );
}
