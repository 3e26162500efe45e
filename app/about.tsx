import { Stack } from 'expo-router';
import { COVERS } from '../src/games';
import { useLanguage, useText } from '../src/i18n/language';
import { AboutPage } from '../src/ui/page/AboutPage';
import { useWayBack } from '../src/ui/page/useWayBack';
import { useWays } from '../src/ui/page/useWays';

export default function AboutScreen() {
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const ways = useWays();
  const games = COVERS.map(({ id, designer, publisher, [language]: { name } }) => ({
    id,
    name,
    credit: publisher ? `${designer} / ${publisher}` : designer,
  }));
  return (
    <>
      <Stack.Screen options={{ title: text('about.title') }} />
      <AboutPage games={games} onPrivacy={ways.privacy} onLicences={ways.licences} onBack={back} />
    </>
  );
}
