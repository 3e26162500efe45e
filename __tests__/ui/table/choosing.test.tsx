/** What was confirmed stays in the picture until it is saved: a placement does not flicker. */
import { act, renderHook } from '@testing-library/react-native';
import { entry as saboteur } from '../../../src/games/saboteur';
import { useChoosing } from '../../../src/ui/table/useChoosing';
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
  const { result, rerender } = renderHook(() =>
    useChoosing({ show: saboteur.show, look: look(), seat: 0, names: NAMES, send }),
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
