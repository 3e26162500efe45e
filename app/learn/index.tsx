import { Stack, useFocusEffect, useLocalSearchParams } from 'expo-router';
import { use, useCallback, useMemo, useState } from 'react';
import { COVERS } from '../../src/games';
import { LEARNED, loadCourse } from '../../src/games/courses';
import { useLanguage, useText } from '../../src/i18n/language';
import type { Notes } from '../../src/storage/notes';
import { ATTENDED, attendanceName, readAttendance } from '../../src/table/lesson';
import { LearnPage } from '../../src/ui/learn/LearnPage';
import { useWayBack } from '../../src/ui/page/useWayBack';
import { useWays } from '../../src/ui/page/useWays';
import { useStore } from '../../src/ui/store';

const loadCourses = () => Promise.all(LEARNED.map((id) => loadCourse(id)));
let courses: ReturnType<typeof loadCourses> | null = null;

export default function LearnScreen() {
  const { game: wanted } = useLocalSearchParams<{ game?: string }>();
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const ways = useWays();
  const store = useStore();
  const loaded = use((courses ??= loadCourses()));
  const [notes, setNotes] = useState<Notes | null>(null);
  useFocusEffect(
    useCallback(() => {
      void store.notes(ATTENDED).then(setNotes);
    }, [store]),
  );
  const games = useMemo(
    () =>
      LEARNED.flatMap((id, i) => {
        const cover = COVERS.find((known) => known.id === id);
        const course = loaded[i];
        if (!cover || !course || !notes || (wanted !== undefined && wanted !== id)) return [];
        const lessons = course.lessons.flatMap(({ key, minutes }) => {
          const words = course.words[language][key];
          const { done, reads, moves } = readAttendance(notes, attendanceName(id, key));
          const state = done ? 'done' : reads + moves.length > 0 ? 'begun' : 'new';
          return words ? [{ key, minutes, title: words.title, line: words.line, state } as const] : [];
        });
        return [{ ...cover, name: cover[language].name, lessons }];
      }),
    [loaded, notes, language, wanted],
  );
  return (
    <>
      <Stack.Screen options={{ title: text('learn.title') }} />
      {notes && <LearnPage games={games} onLesson={ways.lesson} onBack={back} />}
    </>
  );
}
