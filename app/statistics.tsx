import { Stack } from 'expo-router';
import { useCallback } from 'react';
import { COVERS } from '../src/games';
import { useLanguage, useText } from '../src/i18n/language';
import { CIRCLE, circleIn } from '../src/table/circle';
import { ratingOf, readBook, solvedIn, WORKED } from '../src/table/claimBook';
import { useWayBack } from '../src/ui/page/useWayBack';
import { useWays } from '../src/ui/page/useWays';
import { WhenLoaded } from '../src/ui/WhenLoaded';
import { StatisticsPage } from '../src/ui/statistics/StatisticsPage';
import { useStore } from '../src/ui/store';
import { useLoadedInSight } from '../src/ui/useLoaded';

export default function StatisticsScreen() {
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const ways = useWays();
  const store = useStore();
  const [loaded] = useLoadedInSight(
    useCallback(async () => {
      const [statistics, notes, worked] = await Promise.all([
        store.statistics(),
        store.notes(CIRCLE),
        store.notes(WORKED),
      ]);
      const book = readBook(worked);
      const claims = { ...solvedIn(book), rating: ratingOf(book) };
      return { statistics, people: circleIn(notes)?.chairs ?? [], claims };
    }, [store]),
  );
  return (
    <>
      <Stack.Screen options={{ title: text('statistics.title') }} />
      <WhenLoaded loaded={loaded} onBack={back}>
        {({ statistics, people, claims }) => (
          <StatisticsPage
            {...{ statistics, people, claims }}
            games={COVERS.map((cover) => ({ ...cover, name: cover[language].name }))}
            onMarks={ways.marks}
            onBack={back}
          />
        )}
      </WhenLoaded>
    </>
  );
}
