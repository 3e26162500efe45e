/** A talk every few turns: counted by what all have seen, without any hand on the screen. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { seeded } from '../../../src/engine/rng';
import type { Entry } from '../../../src/games';
import { entry as saboteur } from '../../../src/games/saboteur';
import { DEFAULTS, type Choice } from '../../../src/storage/settings';
import { look } from '../../../src/table/look';
import { logOf } from '../../../src/table/story';
import { EMBLEMS } from '../../../src/ui/seats';
import { SettingsProvider } from '../../../src/ui/settings';
import { talkDue } from '../../../src/ui/table/host/talkDue';
import { TableScreen } from '../../../src/ui/table/TableScreen';
import { sitDown, tapSensibly, type Sitting } from '../../table/sitting';

jest.setTimeout(120_000);

const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, bottom: 0, left: 0, right: 0 } };
const entry: Entry = saboteur;
const SEATS = 3;
const places = ['Anna', 'Ben', 'Carla'].flatMap((name, i) => {
  const emblem = EMBLEMS[i];
  return emblem ? [{ name, emblem }] : [];
});

describe('when it is due', () => {
  const people = [null, null, null];

  it('is each time that everybody has had two turns more, and not in between', () => {
    const due = Array.from({ length: 14 }, (_, all) => {
      const turns = [0, 1, 2].map((seat) => Math.floor((all + 2 - seat) / SEATS));
      return talkDue(turns, people, all % SEATS);
    });
    expect(due.flatMap((isDue, all) => (isDue ? [all] : []))).toEqual([6, 12]);
  });

  it('waits for a person where bots have their turns first', () => {
    const bots = [null, 'master', null];
    expect(talkDue([2, 2, 2], bots, 0)).toBe(true);
    // The sixth turn was the first person's, and the bot has acted since.
    expect(talkDue([3, 2, 1], bots, 1)).toBe(true);
    expect(talkDue([3, 3, 1], bots, 2)).toBe(true);
    expect(talkDue([3, 3, 2], bots, 0)).toBe(false);
  });
});

function Table({ table }: { table: Sitting }) {
  const snapshot = useSelector(table.actor, (now) => now);
  const seen = useMemo(() => look(snapshot), [snapshot]);
  const { story, players } = snapshot.context;
  const log = useMemo(() => logOf(story.told, players), [story, players]);
  const props = { places, log, look: seen, show: entry.show, send: table.send };
  return <TableScreen {...props} onLeave={() => undefined} />;
}

/** Plays by chance until everybody has had two turns and somebody is called up for the next. */
async function twoTurnsEach(talks: Choice<'talks'>) {
  const table = sitDown(entry.game, { seats: SEATS, seed: 'talk' });
  const put = () =>
    render(
      <SafeAreaProvider initialMetrics={metrics}>
        <SettingsProvider database={undefined} initial={{ ...DEFAULTS, council: 'vote', talks }}>
          <Table table={table} />
        </SettingsProvider>
      </SafeAreaProvider>,
    );
  put();
  const chance = seeded('talk');
  const words = entry.show.words.en;
  const isThere = (): boolean => {
    const { screen: shown, wanted, decider, phase } = table.look();
    const { story, players } = table.play();
    const had = words.trail?.(logOf(story.told, players), ['', '', '']).map(({ length }) => length) ?? [];
    return shown === 'curtain' && wanted === decider && phase === 'activity' && had.every((count) => count === 2);
  };
  for (let step = 0; step < 400 && !isThere(); step++)
    await act(async () => {
      await tapSensibly(table, chance);
      await table.wait();
    });
  expect(isThere()).toBe(true);
  return put;
}

test('it comes before the next curtain, ends when somebody says so, and is there again after a reload', async () => {
  const put = await twoTurnsEach('turns');
  expect(screen.getByRole('heading', { name: 'Time to talk' })).toBeTruthy();
  expect(screen.queryByLabelText(/^Hold: I am/)).toBeNull();
  screen.unmount();
  put();
  fireEvent.press(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.queryByRole('heading', { name: 'Time to talk' })).toBeNull();
  expect(screen.getByLabelText(/^Hold: I am/)).toBeTruthy();
});

test('between rounds only, the next curtain comes at once', async () => {
  await twoTurnsEach('rounds');
  expect(screen.queryByRole('heading', { name: 'Time to talk' })).toBeNull();
  expect(screen.getByLabelText(/^Hold: I am/)).toBeTruthy();
});
