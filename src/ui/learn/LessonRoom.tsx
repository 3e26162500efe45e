import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Game } from '../../engine/game';
import type { Course, Lesson } from '../../engine/lesson';
import type { Show } from '../../engine/show';
import { useLanguage } from '../../i18n/language';
import type { Think } from '../../table/events';
import { attend, type Attendance } from '../../table/lesson';
import { LessonDone } from './LessonDone';
import { LessonTable } from './LessonTable';
import { seatsOf } from './places';

export type LessonWays = {
  onLeave: () => void;
  onRule: (rule?: string) => void;
  onLesson: (lesson: string) => void;
  onPlay: () => void;
};

type Props = {
  game: Game;
  show: Show;
  course: Course;
  lesson: Lesson;
  attendance: Attendance;
  keep: (attendance: Attendance) => Promise<void>;
  /** How simple bots think. */
  rival: Think;
  ways: LessonWays;
};

/** A lesson from where it was left to its end. */
export function LessonRoom({ game, show, course, lesson, attendance, keep, rival, ways }: Props) {
  const language = useLanguage();
  const [sitting] = useState(() => attend({ game, lesson, attendance, keep, rival }));
  const attending = useSyncExternalStore(sitting.subscribe, sitting.look, sitting.look);
  const places = useMemo(() => seatsOf(lesson), [lesson]);
  const words = course.words[language][lesson.key];
  if (!words) return null;
  if (attending.step === lesson.steps.length) {
    const next = course.lessons[course.lessons.indexOf(lesson) + 1];
    const title = next && course.words[language][next.key]?.title;
    return (
      <LessonDone
        title={words.title}
        next={next && title !== undefined ? { title, onPress: () => ways.onLesson(next.key) } : null}
        onRestart={sitting.restart}
        onPlay={ways.onPlay}
        onLeave={ways.onLeave}
      />
    );
  }
  return (
    <LessonTable
      key={attending.sitting}
      {...{ game, show, lesson, words, places, sitting, attending }}
      onLeave={ways.onLeave}
      onRule={ways.onRule}
    />
  );
}
