/** A table on a screen: the real chart, the real games, the real picture; a test taps. */
import { useSelector } from '@xstate/react';
import { act, render, screen } from '@testing-library/react-native';
import { useMemo } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { Happening } from '../../../src/engine/game';
import type { Entry } from '../../../src/games';
import { look } from '../../../src/table/look';
import { EMBLEMS } from '../../../src/ui/seats';
import { TableScreen } from '../../../src/ui/table/TableScreen';
import type { Place } from '../../../src/ui/table/top';
import { sitDown, type Sitting, type Wish } from '../../table/sitting';

const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, bottom: 0, left: 0, right: 0 } };
const NAMES = ['Thora', 'Brunna', 'Odo', 'Hilde', 'Gerd'];
const QUIET: readonly Happening[] = [];

type Props = { entry: Entry; table: Sitting; onRule: (rule: string) => void };

function OnScreen({ entry, table, onRule }: Props) {
  const snapshot = useSelector(table.actor, (now) => now);
  const seen = useMemo(() => look(snapshot), [snapshot]);
  const seats = seen.view.seats;
  const places = useMemo(
    (): readonly Place[] => EMBLEMS.slice(0, seats).map((emblem, i) => ({ name: NAMES[i] ?? `Dwarf ${i}`, emblem })),
    [seats],
  );
  return (
    <TableScreen
      show={entry.show}
      places={places}
      look={seen}
      log={QUIET}
      send={table.send}
      onLeave={() => undefined}
      onRule={onRule}
    />
  );
}

/** Puts a table on the screen with the phone in the hand of whoever must decide. */
export async function onScreen(entry: Entry, wish: Wish) {
  const table = sitDown(entry.game, wish);
  const onRule = jest.fn();
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <OnScreen entry={entry} table={table} onRule={onRule} />
    </SafeAreaProvider>,
  );
  const settle = async () => act(() => table.wait());
  await act(async () => {
    await table.wait();
    table.send({ type: 'REVEAL' });
    await table.wait();
  });
  return { table, onRule, settle, screen };
}
