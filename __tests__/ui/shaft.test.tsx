import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { VISTAS } from '../../src/canvas/pictures/shaft';
import type { Lanterns } from '../../src/engine/chapter';
import { LanguageProvider } from '../../src/i18n/language';
import { UNTRIED, type Progress } from '../../src/table/shaft';
import { ChapterEnd } from '../../src/ui/shaft/ChapterEnd';
import { ChapterPage } from '../../src/ui/shaft/ChapterPage';
import { ShaftPage, type ListedChapter } from '../../src/ui/shaft/ShaftPage';

// Places and faces are really painted.
jest.setTimeout(60_000);

const frame = { x: 0, y: 0, width: 390, height: 844 };
const insets = { top: 0, bottom: 0, left: 0, right: 0 };

async function show(children: ReactNode) {
  render(
    <SafeAreaProvider initialMetrics={{ frame, insets }}>
      <LanguageProvider language="en">{children}</LanguageProvider>
    </SafeAreaProvider>,
  );
  await act(async () => undefined);
}

const chapter = (number: number, lanterns: Lanterns, isOpen: boolean): ListedChapter => ({
  key: `c${number}`,
  number,
  title: `Chapter ${number}`,
  game: 'Saboteur',
  symbol: 'dynamite',
  lanterns,
  isOpen,
  isGoing: false,
  isSkipped: false,
});

test('each chapter says its name, its game and its lanterns; those further down cannot be opened yet', async () => {
  const opened: string[] = [];
  const chapters = [
    chapter(1, [true, false, true], true),
    chapter(2, [false, false, false], true),
    chapter(3, [false, false, false], false),
  ];
  await show(
    <ShaftPage
      galleries={[{ key: 'mouth', title: 'The Mouth', line: 'Warm tea.', scene: VISTAS.mouth, chapters }]}
      isKept
      onChapter={(key) => opened.push(key)}
      onBack={() => undefined}
    />,
  );
  expect(screen.getByText('2 of 9 lanterns lit')).toBeTruthy();
  expect(screen.getByLabelText('2 of 3 lanterns lit')).toBeTruthy();
  expect(screen.getByText('Saboteur · further down')).toBeTruthy();
  fireEvent.press(screen.getByRole('link', { name: /^1\. Chapter 1/ }));
  fireEvent.press(screen.getByRole('link', { name: /^3\. Chapter 3/ }));
  expect(opened).toEqual(['c1']);
});

test('from the second gallery on the next chapter is at hand at the top', async () => {
  const opened: string[] = [];
  const gallery = (key: 'mouth' | 'timber', chapters: readonly ListedChapter[]) => ({
    key,
    title: `Gallery ${key}`,
    line: '',
    scene: VISTAS[key],
    chapters,
  });
  const page = (first: Lanterns) => (
    <ShaftPage
      galleries={[
        gallery('mouth', [chapter(1, first, true)]),
        gallery('timber', [chapter(2, [false, false, false], first[0])]),
      ]}
      isKept
      onChapter={(key) => opened.push(key)}
      onBack={() => undefined}
    />
  );
  await show(page([false, false, false]));
  expect(screen.queryByRole('button', { name: /Chapter/ })).toBeNull();
  await show(page([true, false, false]));
  fireEvent.press(screen.getByRole('button', { name: /^2\. Chapter 2/ }));
  expect(opened).toEqual(['c2']);
});

const wanted = ['Win', 'No Rubble in your deck', 'A lead of 4 points'] as const;

async function chapterPage(progress: Progress) {
  const done: string[] = [];
  await show(
    <ChapterPage
      title="1. First Shift"
      gallery="The Mouth"
      game={{ name: 'Saboteur', symbol: 'dynamite' }}
      told={[{ face: 'pim', color: '#f2a63a', name: 'Pim Candlewick', line: 'Dig!' }]}
      rivals={[{ face: 'pim', color: '#f2a63a', name: 'Pim Candlewick', level: 'apprentice' }]}
      twists={[{ name: 'Dark mine', line: 'There are no maps in the deck.' }]}
      wanted={wanted}
      progress={progress}
      onBegin={() => done.push('begin')}
      onGoOn={(id) => done.push(id)}
      onSkip={() => done.push('skip')}
      onRules={() => done.push('rules')}
      onBack={() => done.push('back')}
    />,
  );
  return done;
}

test('a chapter tells its story, its table, its twists and what lights its lanterns, and is begun', async () => {
  const done = await chapterPage(UNTRIED);
  for (const words of ['Dig!', 'Pim Candlewick · Apprentice', 'Dark mine', ...wanted])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Go down' }));
  expect(done).toEqual(['begin']);
});

test('after two tries it may be skipped; while a game is on, that one is gone on with', async () => {
  const done = await chapterPage({ ...UNTRIED, tries: 2, going: 'f00' });
  fireEvent.press(screen.getByRole('button', { name: /^Skip this chapter/ }));
  fireEvent.press(screen.getByRole('button', { name: 'Go on' }));
  expect(done).toEqual(['skip', 'f00']);
});

const met = { isMet: true, count: 4 };

test('the end says which lanterns are lit and which stay dark, what is said, and where to go', async () => {
  const went: string[] = [];
  await show(
    <ChapterEnd
      end={{
        title: 'The Long Shaft · First Shift',
        told: [{ face: 'odda', color: '#6bb3ec', name: 'Odda Loosebuckle', line: 'Hurray!' }],
        wanted,
        lanterns: [true, false, true],
        reckoned: [met, { isMet: false, count: null }, met],
      }}
      onAgain={() => went.push('again')}
      onShaft={() => went.push('shaft')}
    />,
  );
  expect(screen.getByText('The task · lit')).toBeTruthy();
  expect(screen.getByText('Along with the task · dark')).toBeTruthy();
  expect(screen.getByText('Hurray!')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Further down' }));
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(went).toEqual(['shaft', 'again']);
});

test('a lantern that stays dark says how much it was, or that only the task was missing', async () => {
  await show(
    <ChapterEnd
      end={{
        title: 'The Long Shaft · First Shift',
        told: [],
        wanted,
        lanterns: [false, false, false],
        reckoned: [{ isMet: false, count: null }, met, { isMet: false, count: 1 }],
      }}
      onAgain={() => undefined}
      onShaft={() => undefined}
    />,
  );
  expect(screen.getByText('The task · dark')).toBeTruthy();
  expect(screen.getByText('Along with the task · reached, but dark without the task')).toBeTruthy();
  expect(screen.getByText('Along with the task · dark: 1 this time')).toBeTruthy();
  expect(screen.getAllByText(/^(Try again|Back to the shaft)$/)[0]).toHaveTextContent('Try again');
});
