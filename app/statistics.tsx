import { Stack } from 'expo-router';
import { COVERS } from '../src/games';
import { useLanguage, useText } from '../src/i18n/language';
import { useWayBack } from '../src/ui/page/useWayBack';
import { WhenLoaded } from '../src/ui/WhenLoaded';
import { StatisticsPage } from '../src/ui/statistics/StatisticsPage';
import { useStore } from '../src/ui/store';
import { useLoadedInSight } from '../src/ui/useLoaded';

export default function StatisticsScreen() {
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const [loaded] = useLoadedInSight(useStore().statistics);
  return (
    <>
      <Stack.Screen options={{ title: text('statistics.title') }} />
      <WhenLoaded loaded={loaded} onBack={back}>
        {(statistics) => (
          <StatisticsPage
            statistics={statistics}
            games={COVERS.map((cover) => ({ ...cover, name: cover[language].name }))}
            onBack={back}
          />
        )}
      </WhenLoaded>
    </>
  );
}
