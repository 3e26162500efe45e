/** Choosing from picture to picture: what was confirmed stays until it is saved, and what is done in a moment has its clock. */
import { act, renderHook } from '@testing-library/react-native';
import { entry as dwarf } from '../../../src/games/dig-deeper-dwarf';
import { entry as saboteur } from '../../../src/games/saboteur';
import { newBell } from '../../../src/ui/table/telling/bell';
import { SOON, useChoosing } from '../../../src/ui/table/useChoosing';
import type { TableEvent } from '../../../src/table/events';
import { table as dwarfTable } from '../../games/dig-deeper-dwarf/table';
import { table as saboteurTable } from '../../games/saboteur/table';
import { sitDown } from '../../table/sitting';

const NAMES = ['Thora', 'Brunna', 'Odo'];

test('a path that was confirmed lies there as a ghost until it is on disk', async () => {
  const t = saboteurTable({ seats: 3 });
  t.inHand('straight-right-left');
  let finish = (): void => undefined;
  const save = () => new Promise<void>((resolve) => (finish = resolve));
  const { look, send, wait } = sitDown(saboteur.game, { state: t.state, save });
  await wait();
  send({ type: 'REVEAL' });
  const bell = newBell();
  const { result, rerender } = renderHook(() =>
    useChoosing({ show: saboteur.show, look: look(), seat: 0, names: NAMES, send, isBrisk: false, bell }),
  );
  const path = result.current.choices.find(({ move }) => move.do === 'path');
  if (!path) throw new Error('no path can be laid');
  act(() => result.current.act({ do: 'take', choice: path }));
  const [ghost] = result.current.ghosts;
  expect(ghost).toBeDefined();
  act(() => result.current.act({ do: 'confirm' }));
  await wait();
  rerender({});
  expect(look().screen).toBe('result');
  expect(result.current).toMatchObject({ draft: null, ghosts: [ghost] });
  finish();
  await wait();
  rerender({});
  expect(result.current.ghosts).toEqual([]);
});

describe('the only thing that a card can do', () => {
  afterEach(() => jest.useRealTimers());

  /** Somebody has lifted a Mine, with one pile in reach. */
  async function lifted() {
    const { state } = dwarfTable({ hands: ['mine silver', ''], dwarves: 'e', piles: { ee: 'silver' } });
    const { look, send, wait } = sitDown(dwarf.game, { state });
    await wait();
    send({ type: 'REVEAL' });
    await wait();
    const seen = look();
    const sent: TableEvent[] = [];
    const tell = (event: TableEvent): void => void sent.push(event);
    const bell = newBell();
    jest.useFakeTimers();
    const { result } = renderHook(() =>
      useChoosing({ show: dwarf.show, look: seen, seat: 0, names: NAMES, send: tell, isBrisk: true, bell }),
    );
    const card = result.current.choices.find(({ move }) => move.do === 'play')?.touches[0] ?? '';
    act(() => result.current.act({ do: 'touch', key: card, finger: true }));
    return { result, bell, sent };
  }

  it('is done when its clock has run down', async () => {
    const { result, sent } = await lifted();
    expect(result.current).toMatchObject({ runs: true, soon: { choice: { then: { verb: 'mine' } } } });
    act(() => jest.advanceTimersByTime(SOON - 1));
    expect(sent).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    expect(sent).toMatchObject([{ type: 'CHOOSE', move: { do: 'play' } }]);
  });

  it('waits to be asked for once the table was touched', async () => {
    const { result, bell, sent } = await lifted();
    act(() => jest.advanceTimersByTime(SOON / 2));
    act(() => void bell.ring());
    act(() => jest.advanceTimersByTime(SOON * 10));
    expect(sent).toEqual([]);
    expect(result.current).toMatchObject({ runs: false, soon: { choice: { then: { verb: 'mine' } } } });
    act(() => result.current.act({ do: 'soon' }));
    expect(sent).toMatchObject([{ type: 'CHOOSE', move: { do: 'play' } }]);
  });
});

test('a bell says once that it has rung', () => {
  const bell = newBell();
  expect(bell.rang()).toBe(false);
  bell.ring();
  expect([bell.rang(), bell.rang()]).toEqual([true, false]);
});
