import { Stack, useLocalSearchParams } from 'expo-router';
import { use } from 'react';
import { editionOf } from '../../src/engine/editions';
import { loadGames } from '../../src/games';
import { LEARNED } from '../../src/games/courses';
import { useLanguage, useText } from '../../src/i18n/language';
import { NowherePage } from '../../src/ui/page/NowherePage';
import { useWayBack } from '../../src/ui/page/useWayBack';
import { useWays } from '../../src/ui/page/useWays';
import { RulesPage } from '../../src/ui/rules/RulesPage';

export default function RulesScreen() {
  const { game: wanted, at, edition } = useLocalSearchParams<{ game: string; at?: string; edition?: string }>();
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const ways = useWays();
  const entry = use(loadGames()).find(({ game }) => game.id === wanted);
  if (entry === undefined) return <NowherePage onBack={back} />;
  const words = entry.show.words[language];
  return (
    <>
      <Stack.Screen options={{ title: text('rules.of', { game: words.title }) }} />
      <RulesPage
        key={at}
        title={words.title}
        rules={words.rules}
        signs={words.signs}
        families={words.families}
        edition={Number(edition) || editionOf(entry.game)}
        card={(face) => words.card(face)}
        print={(face) => entry.show.print(face)}
        {...(at !== undefined && { at })}
        onLearn={LEARNED.includes(wanted) ? () => ways.learnOf(wanted) : null}
        onBack={back}
      />
    </>
  );
}
