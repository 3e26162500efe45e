import { Stack } from 'expo-router';
import { useText } from '../src/i18n/language';
import { LicencesPage } from '../src/ui/page/LicencesPage';
import { useWayBack } from '../src/ui/page/useWayBack';

export default function LicencesScreen() {
  const text = useText();
  const back = useWayBack();
  return (
    <>
      <Stack.Screen options={{ title: text('licences.title') }} />
      <LicencesPage onBack={back} />
    </>
  );
}
