/** Learn and Daily mine as they are seen: ticks, a coach who forgives, results and a row of days. */
import { fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from '../../src/i18n/language';
import { tryName } from '../../src/table/daily';
import { DailyPage } from '../../src/ui/daily/DailyPage';
import { Coach, CoachButton } from '../../src/ui/learn/Coach';
import { seatsOf } from '../../src/ui/learn/places';
import { LearnPage } from '../../src/ui/learn/LearnPage';

const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, bottom: 0, left: 0, right: 0 } };
jest.setTimeout(60_000);

const show = (page: React.ReactNode) =>
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <LanguageProvider language="en">{page}</LanguageProvider>
    </SafeAreaProvider>,
  );

const shaft = { id: 'upper', name: 'Upper Shaft', gem: 'emerald', symbol: 'mining' } as const;

test('lessons are listed by game with what was done, begun and is new', () => {
  const opened: string[] = [];
  const lessons = (['done', 'begun', 'new'] as const).map((state) => ({
    key: state,
    title: `Lesson ${state}`,
    line: 'A line.',
    minutes: 2,
    state,
  }));
  show(
    <LearnPage
      games={[{ ...shaft, lessons }]}
      onLesson={(game, lesson) => opened.push(`${game} ${lesson}`)}
      onBack={() => undefined}
    />,
  );
  expect(screen.getByText('1 of 3 lessons done')).toBeTruthy();
  expect(screen.getByText('2 min · done')).toBeTruthy();
  expect(screen.getByText('2 min · begun')).toBeTruthy();
  fireEvent.press(screen.getByRole('link', { name: /Lesson begun/ }));
  expect(opened).toEqual(['upper begun']);
});

test('the coach says what and why, waits to be told to go on, and offers the way back', () => {
  const said: string[] = [];
  const words = { say: 'Play it.', why: 'It is good.', astray: 'Not that one.' };
  const coach = (mood: 'read' | 'act' | 'astray') => (
    <Coach words={words} label="2 of 5" mood={mood}>
      <CoachButton mood={mood} isLast={false} onGoOn={() => said.push('on')} onTakeBack={() => said.push('back')} />
    </Coach>
  );
  show(coach('act'));
  expect(screen.getByText('Play it.')).toBeTruthy();
  expect(screen.getByText('It is good.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  screen.unmount();
  show(coach('read'));
  fireEvent.press(screen.getByRole('button', { name: 'Go on' }));
  screen.unmount();
  show(coach('astray'));
  expect(screen.getByText('Not that one.')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Take it back' }));
  expect(said).toEqual(['on', 'back']);
});

test('the learner keeps name and colour wherever the seat of a lesson is', () => {
  const seats = (seat: number) => seatsOf({ setup: { seats: 3, seed: '', variants: [] }, seat });
  const learner = seats(0)[0];
  for (const seat of [1, 2]) {
    expect(seats(seat)[seat]).toEqual(learner);
    expect(new Set(seats(seat).map(({ emblem }) => emblem.key)).size).toBe(3);
  }
});

test('a day’s mine can be begun, gone on with, or told about once it is over', () => {
  const done: string[] = [];
  const today = '2026-11-16';
  const result = { points: 7, rank: 2, of: 3 };
  const games = ['a', 'b', 'c'].map((id) => ({ ...shaft, id, name: `Shaft ${id}`, cast: 'You against 2 bots' }));
  const tries = new Map([
    [tryName(today, 'b'), { id: 'table-b', result: null, obstacle: null }],
    [tryName(today, 'c'), { id: 'table-c', result, obstacle: null }],
    [tryName('2026-11-15', 'a'), { id: 'x', result: { ...result, rank: 1 }, obstacle: null }],
  ]);
  show(
    <DailyPage
      daily={{ today, tries }}
      games={games}
      isKept
      onPlay={(id) => done.push(`play ${id}`)}
      onGoOn={(id) => done.push(`go on ${id}`)}
      onPractise={(id) => done.push(`practise ${id}`)}
      onShare={(words) => done.push(words)}
      outcome={null}
      onClaims={() => done.push('claims')}
      onBack={() => undefined}
    />,
  );
  expect(screen.getByText('2 days in a row')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Dig today’s mine' }));
  fireEvent.press(screen.getByRole('button', { name: 'Go on digging' }));
  fireEvent.press(screen.getByRole('button', { name: 'Again, for practice' }));
  fireEvent.press(screen.getByRole('button', { name: 'Tell others' }));
  expect(done).toEqual([
    'play a',
    'go on table-b',
    'practise c',
    // Whether a comma follows the weekday is a matter of the platform.
    expect.stringMatching(
      /^Pick & Lantern · Daily mine · Monday,? 16 November 2026\nShaft c: Place 2 of 3 with 7 points$/,
    ),
  ]);
  expect(screen.getByLabelText(/^Shaft a: .*Sunday 15, Place 1 of 3 with 7 points/)).toBeTruthy();
});
