import { Stack, useLocalSearchParams, useRouter } from 'expo-router';
import { use, useCallback, useEffect, useState } from 'react';
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
import { useStore } from '../../../src/ui/store';

const rival: Think = (question, signal) => think({ ...question, level: QUICK }, signal);

export default function LessonScreen() {
  const { game: wanted, lesson: key } = useLocalSearchParams<{ game: string; lesson: string }>();
  const language = useLanguage();
  const text = useText();
  const router = useRouter();
  const back = useWayBack();
  const ways = useWays();
  const store = useStore();
  const entry = use(loadGames()).find(({ game }) => game.id === wanted);
  const course = use(loadCourse(wanted));
  const lesson = course?.lessons.find((known) => known.key === key);
  const name = attendanceName(wanted, key);
  const [kept, setKept] = useState<{ readonly name: string; readonly attendance: Attendance } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void store.notes(name).then((notes) => isWanted && setKept({ name, attendance: readAttendance(notes, name) }));
    return () => {
      isWanted = false;
    };
  }, [store, name]);
  const keep = useCallback((now: Attendance) => store.note(name, JSON.stringify(now)), [store, name]);
  if (!entry || !course || !lesson) return <NowherePage onBack={back} />;
  const title = course.words[language][key]?.title ?? '';
  return (
    <>
      <Stack.Screen options={{ title: `${title} · ${text('learn.title')}`, gestureEnabled: false }} />
      {kept?.name === name && (
        <LessonRoom
          key={name}
          {...{ course, lesson, keep, rival }}
          game={entry.game}
          show={entry.show}
          attendance={kept.attendance}
          ways={{
            onLeave: back,
            onRule: (rule) => ways.rulesOf(wanted, rule),
            onLesson: (next) => ways.nextLesson(wanted, next),
            onPlay: () => router.replace({ pathname: '/[game]', params: { game: wanted } }),
          }}
        />
      )}
    </>
  );
}
