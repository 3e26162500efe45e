import { Stack } from 'expo-router';
import { useCallback } from 'react';
import { COVERS } from '../src/games';
import { loadMarks } from '../src/games/marks';
import { useLanguage, useText } from '../src/i18n/language';
import { ANY, EARNED, MARKS } from '../src/table/marks';
import { MarksPage } from '../src/ui/marks/MarksPage';
import { useWayBack } from '../src/ui/page/useWayBack';
import { useStore } from '../src/ui/store';
import { useLoadedInSight } from '../src/ui/useLoaded';
import { WhenLoaded } from '../src/ui/WhenLoaded';

export default function MarksScreen() {
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const store = useStore();
  const [loaded] = useLoadedInSight(
    useCallback(async () => {
      const [notes, own] = await Promise.all([
        store.notes(EARNED),
        Promise.all(COVERS.map(async (cover) => ({ cover, marks: await loadMarks(cover.id) }))),
      ]);
      return { notes, own };
    }, [store]),
  );
  return (
    <>
      <Stack.Screen options={{ title: text('marks.title') }} />
      <WhenLoaded loaded={loaded} onBack={back}>
        {({ notes, own }) => (
          <MarksPage
            notes={notes}
            sets={[
              { key: ANY, title: text('marks.any'), marks: MARKS },
              ...own.map(({ cover, marks }) => ({ key: cover.id, title: cover[language].name, marks })),
            ]}
            onBack={back}
          />
        )}
      </WhenLoaded>
    </>
  );
}
