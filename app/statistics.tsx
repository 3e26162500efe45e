import { Stack, useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { COVERS } from '../src/games';
import { useLanguage, useText } from '../src/i18n/language';
import { statistics, type Statistics } from '../src/storage/statistics';
import { useDatabase } from '../src/ui/database';
import { useWayBack } from '../src/ui/page/useWayBack';
import { StatisticsPage } from '../src/ui/statistics/StatisticsPage';

const NOTHING: Statistics = { tallies: [], againstBots: [] };

export default function StatisticsScreen() {
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const database = useDatabase();
  const [counted, setCounted] = useState<Statistics | null>(null);
  useFocusEffect(
    useCallback(() => {
      void (database ? statistics(database) : Promise.resolve(NOTHING)).then(setCounted);
    }, [database]),
  );
  return (
    <>
      <Stack.Screen options={{ title: text('statistics.title') }} />
      {counted && (
        <StatisticsPage
          statistics={counted}
          games={COVERS.map((cover) => ({ ...cover, name: cover[language].name }))}
          onBack={back}
        />
      )}
    </>
  );
}
