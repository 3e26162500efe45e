/** A game that goes on at another table says so at the first. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useCallback, useState, type ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { apply, options } from '../../../src/engine/frames';
import { games } from '../../../src/games/all';
import { memoryStore } from '../../../src/table/memoryStore';
import type { Found, Store } from '../../../src/table/gameStore';
import { StoreContext } from '../../../src/ui/store';
import { Button } from '../../../src/ui/Button';
import { Taken } from '../../../src/ui/table/Taken';
import { useOnlyTable } from '../../../src/ui/table/useOnlyTable';

const [entry] = games;
const game = entry?.game ?? none();

function none(): never {
  throw new Error('no such thing in the test');
}

/** A table that makes one move when its button is pressed. */
function Table({ name, found }: { name: string; found: Found }) {
  const [taken, setTaken] = useState(false);
  const save = useOnlyTable(
    found,
    game,
    useCallback(() => setTaken(true), []),
  );
  const move = options(game, found.state)[0] ?? none();
  const play = () => save({ from: 0, moves: [move], state: apply(game, found.state, move) });
  if (taken) return <Taken onTakeUp={() => undefined} onLeave={() => undefined} />;
  return <Button label={name} onPress={() => void play().catch(() => undefined)} />;
}

async function begun(): Promise<{ readonly store: Store; readonly found: Found }> {
  const store = memoryStore(async () => () => game, Date.now);
  const players = Array.from({ length: game.seats[0] }, () => ({ name: '', emblem: '', kind: 'person' }));
  const id = await store.begin(game, { seats: game.seats[0], seed: 'taken', variants: [] }, players);
  return { store, found: (await store.open(id)).found ?? none() };
}

const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, bottom: 0, left: 0, right: 0 } };

const sitDown = (store: Store, tables: ReactNode) =>
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <StoreContext value={store}>{tables}</StoreContext>
    </SafeAreaProvider>,
  );

const SAID = 'This game has gone on elsewhere';

test('whoever sits down last has the game, and the table before says so at once', async () => {
  const { store, found } = await begun();
  sitDown(store, [
    <Table key="first" name="first" found={found} />,
    <Table key="second" name="second" found={found} />,
  ]);
  expect(screen.getByRole('heading', { name: SAID })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'first' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Take it up here' })).toBeTruthy();
  await act(async () => fireEvent.press(screen.getByRole('button', { name: 'second' })));
  expect((await store.open(found.id)).found?.moves).toHaveLength(1);
});

test('a table that is behind is refused, and says so', async () => {
  const { store, found } = await begun();
  sitDown(store, <Table name="only" found={found} />);
  const move = options(game, found.state).at(-1) ?? none();
  await store.save(found, game)({ from: 0, moves: [move], state: apply(game, found.state, move) });
  await act(async () => fireEvent.press(screen.getByRole('button', { name: 'only' })));
  expect(screen.getByRole('heading', { name: SAID })).toBeTruthy();
  expect((await store.open(found.id)).found?.moves).toEqual([move]);
});
