import { Stack, useLocalSearchParams } from 'expo-router';
import { useCallback } from 'react';
import { COVERS } from '../../src/games';
import { LEARNED, loadCourse } from '../../src/games/courses';
import { useLanguage, useText } from '../../src/i18n/language';
import { ATTENDED, attendanceName, readAttendance } from '../../src/table/lesson';
import { LearnPage } from '../../src/ui/learn/LearnPage';
import { useWayBack } from '../../src/ui/page/useWayBack';
import { useWays } from '../../src/ui/page/useWays';
import { WhenLoaded } from '../../src/ui/WhenLoaded';
import { useStore } from '../../src/ui/store';
import { useLoadedInSight } from '../../src/ui/useLoaded';

export default function LearnScreen() {
  const { game: wanted } = useLocalSearchParams<{ game?: string }>();
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const ways = useWays();
  const store = useStore();
  const [loaded] = useLoadedInSight(
    useCallback(async () => {
      const [courses, notes] = await Promise.all([Promise.all(LEARNED.map(loadCourse)), store.notes(ATTENDED)]);
      return { courses, notes };
    }, [store]),
  );
  return (
    <>
      <Stack.Screen options={{ title: text('learn.title') }} />
      <WhenLoaded loaded={loaded} onBack={back}>
        {({ courses, notes }) => {
          const games = LEARNED.flatMap((id, i) => {
            const cover = COVERS.find((known) => known.id === id);
            const course = courses[i];
            if (!cover || !course || (wanted !== undefined && wanted !== id)) return [];
            const lessons = course.lessons.flatMap(({ key, minutes }) => {
              const words = course.words[language][key];
              const { done, reads, moves } = readAttendance(notes, attendanceName(id, key));
              const state = done ? 'done' : reads + moves.length > 0 ? 'begun' : 'new';
              return words ? [{ key, minutes, title: words.title, line: words.line, state } as const] : [];
            });
            return [{ ...cover, name: cover[language].name, lessons }];
          });
          return <LearnPage games={games} onLesson={ways.lesson} onBack={back} />;
        }}
      </WhenLoaded>
    </>
  );
}
