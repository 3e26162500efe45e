import { Stack, useLocalSearchParams, useRouter } from 'expo-router';
import { useCallback } from 'react';
import { editionOf } from '../../../src/engine/editions';
import { QUICK } from '../../../src/bots/levels';
import { loadGames } from '../../../src/games';
import { loadCourse } from '../../../src/games/courses';
import { useLanguage, useText } from '../../../src/i18n/language';
import type { Think } from '../../../src/table/events';
import { attendanceName, readAttendance, type Attendance } from '../../../src/table/lesson';
import { think } from '../../../src/thinking/think';
import { LessonRoom } from '../../../src/ui/learn/LessonRoom';
import { NowherePage } from '../../../src/ui/page/NowherePage';
import { useWayBack } from '../../../src/ui/page/useWayBack';
import { useWays } from '../../../src/ui/page/useWays';
import { WhenLoaded } from '../../../src/ui/WhenLoaded';
import { useStore } from '../../../src/ui/store';
import { useLoaded } from '../../../src/ui/useLoaded';

const rival: Think = (question, signal) => think({ ...question, level: QUICK }, signal);

export default function LessonScreen() {
  const { game: wanted, lesson: key } = useLocalSearchParams<{ game: string; lesson: string }>();
  const language = useLanguage();
  const text = useText();
  const router = useRouter();
  const back = useWayBack();
  const ways = useWays();
  const store = useStore();
  const name = attendanceName(wanted, key);
  const loaded = useLoaded(
    useCallback(async () => {
      const [games, course, notes] = await Promise.all([loadGames(), loadCourse(wanted), store.notes(name)]);
      const entry = games.find(({ game }) => game.id === wanted);
      return { entry, course, attendance: readAttendance(notes, name) };
    }, [store, wanted, name]),
  );
  const keep = useCallback((now: Attendance) => store.note(name, JSON.stringify(now)), [store, name]);
  return (
    <WhenLoaded loaded={loaded} onBack={back}>
      {({ entry, course, attendance }) => {
        const lesson = course?.lessons.find((known) => known.key === key);
        if (!entry || !course || !lesson) return <NowherePage onBack={back} />;
        const title = course.words[language][key]?.title ?? '';
        return (
          <>
            <Stack.Screen options={{ title: `${title} · ${text('learn.title')}`, gestureEnabled: false }} />
            <LessonRoom
              key={name}
              {...{ course, lesson, keep, rival, attendance }}
              game={entry.game}
              show={entry.show}
              ways={{
                onLeave: back,
                onRule: (rule) => ways.rulesOf(wanted, rule, editionOf(lesson.setup)),
                onLesson: (next) => ways.nextLesson(wanted, next),
                onPlay: () => router.replace({ pathname: '/[game]', params: { game: wanted } }),
              }}
            />
          </>
        );
      }}
    </WhenLoaded>
  );
}
