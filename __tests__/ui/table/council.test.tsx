/** Before the masks fall: a talk, a sealed vote, and afterwards the film of who looked guilty when. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useEffect, type ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { Deed } from '../../../src/engine/show';
import { entry } from '../../../src/games/saboteur';
import { DEFAULTS, type Choice } from '../../../src/storage/settings';
import { EMBLEMS } from '../../../src/ui/seats';
import { SettingsProvider } from '../../../src/ui/settings';
import { Council, Verdict } from '../../../src/ui/table/host/Council';
import { useCouncil, type Votes } from '../../../src/ui/table/host/useCouncil';
import { AppearanceProvider } from '../../../src/ui/theme/appearance';
import { FilmStrip } from '../../../src/ui/table/telling/FilmStrip';

jest.setTimeout(120_000);

const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, bottom: 0, left: 0, right: 0 } };
const places = ['Anna', 'Ben', 'Carla'].flatMap((name, i) => {
  const emblem = EMBLEMS[i];
  return emblem ? [{ name, emblem }] : [];
});

function put(council: Choice<'council'>, what: ReactNode) {
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <SettingsProvider database={undefined} initial={{ ...DEFAULTS, council }}>
        {what}
      </SettingsProvider>
    </SafeAreaProvider>,
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const DEED: Deed = {
  ...{ seat: -1, to: [], line: 'The masks fall.', cards: [], gains: [], parts: [], at: [], isSecret: false },
  ceremony: 'unmasking',
};

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
/** A screen reader presses without a touch: there is nothing to hold. */
const holds = (name: string) => press(`Hold: I am ${name}`);

/** A council before the masks fall of a round that these people have played. */
function Held({ people, onDone }: { people: number; onDone: (votes: Votes | null) => void }) {
  const bots = Array.from({ length: people }, () => null);
  const council = useCouncil({ bots, holder: -1 }, DEED);
  const { isOn, votes } = council;
  useEffect(() => {
    if (!isOn) onDone(votes);
  }, [isOn, votes, onDone]);
  return isOn ? <Council {...{ places, council }} isFlat={false} /> : null;
}

test('everybody votes in secret, and nothing of it is there before all have', () => {
  const onDone = jest.fn();
  put('vote', <Held people={3} onDone={onDone} />);
  expect(screen.queryByRole('timer')).toBeNull();
  press('Vote');
  expect(screen.queryByRole('button', { name: 'Ben' })).toBeNull();
  holds('Anna');
  expect(screen.queryByRole('button', { name: 'Anna' })).toBeNull();
  press('Ben');
  expect(screen.getByRole('heading', { name: 'Ben' })).toBeTruthy();
  expect(screen.queryByText('Anna')).toBeNull();
  holds('Ben');
  press('Carla');
  expect(onDone).not.toHaveBeenCalled();
  holds('Carla');
  press('Ben');
  expect(onDone.mock.calls).toEqual([
    [
      new Map([
        [0, 1],
        [1, 2],
        [2, 1],
      ]),
    ],
  ]);
});

test('the clock is quiet: when it has run down, people still say when they vote, or that they do not', () => {
  const onDone = jest.fn();
  put('1', <Held people={2} onDone={onDone} />);
  expect(screen.getByText('1:00')).toBeTruthy();
  for (let second = 0; second < 60; second++) act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('Time is up')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  press('Let the masks fall');
  expect(onDone.mock.calls).toEqual([[null]]);
});

test('the verdict names whom most trusted least first, with those who said so', () => {
  put(
    'vote',
    <Verdict
      {...{ places }}
      votes={
        new Map([
          [0, 1],
          [1, 2],
          [2, 1],
        ])
      }
    />,
  );
  expect(screen.getAllByText(/, by /).map((words) => words.props['children'])).toEqual([
    'Ben, by Anna, Carla',
    'Carla, by Ben',
  ]);
});

describe('the film', () => {
  const film = {
    frames: [
      [0, 0, 0],
      [-0.4, 0, 0],
      [-0.4, 0.5, 0],
    ],
    turns: [{ at: 2, seat: 1, change: 0.5, event: { what: 'idle', seat: 1 } }],
    faces: ['miner', 'saboteur', 'miner'],
  };
  const strip = <FilmStrip {...{ film, places }} words={entry.show.words.en} />;
  const turning = 'Ben has no cards and passes. Suspicion of Ben grows.';
  const end = 'Most suspected in the end: Ben. The truth: Saboteur.';

  test('plays deed by deed, names its turning points as they come, and then who looked guiltiest', async () => {
    put('off', <AppearanceProvider>{strip}</AppearanceProvider>);
    await act(async () => undefined);
    press('Play it again');
    expect(screen.queryByText(turning)).toBeNull();
    expect(screen.queryByText(end)).toBeNull();
    for (let picture = 0; picture < 2; picture++) act(() => jest.advanceTimersByTime(320));
    expect(screen.getByText(turning)).toBeTruthy();
    expect(screen.getByText(end)).toBeTruthy();
  });

  test('is whole at once where nothing moves, and says all of it in words', () => {
    put('off', strip);
    expect(screen.getByText(turning)).toBeTruthy();
    expect(screen.getByText(end)).toBeTruthy();
    expect(screen.getByLabelText(/Anna: 30 %, Ben: 75 %, Carla: 50 %/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play it again' })).toBeNull();
  });
});
