import { Stack } from 'expo-router';
import { COVERS } from '../../src/games';
import { useLanguage, useText } from '../../src/i18n/language';
import { useWayBack } from '../../src/ui/page/useWayBack';
import { useWays } from '../../src/ui/page/useWays';
import { ChooseRules } from '../../src/ui/rules/ChooseRules';

export default function RulesShelf() {
  const ways = useWays();
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  return (
    <>
      <Stack.Screen options={{ title: text('rules.title') }} />
      <ChooseRules
        books={COVERS.map((cover) => ({ ...cover, ...cover[language] }))}
        onOpen={(game) => ways.rulesOf(game)}
        onBack={back}
      />
    </>
  );
}
