/** What follows from something that is yet to be celebrated: nobody sees it, nor who is next because of it. */
import { view } from '../../../src/engine/view';
import { saboteur, saboteurShow } from '../../../src/games/saboteur';
import { heldBack } from '../../../src/ui/table/telling/heldBack';
import { table } from '../../games/saboteur/table';

const roles = (saboteurAt: number) => [0, 1, 2, 3].map((seat) => (seat === saboteurAt ? 'saboteur' : 'miner'));

/** What everybody sees of seats when a round has run out: what lies before them, and what is counted beside their names. */
function seen(saboteurAt: number, ahead: Parameters<typeof heldBack>[1]): string {
  const given = table({ roles: roles(saboteurAt) }).runOut();
  const { areas, badges } = heldBack(saboteurShow.scene(view(saboteur, given.state, -1), 0), ahead);
  return JSON.stringify([areas.map(({ kind, seat, cards }) => [kind, seat, cards.length]), badges]);
}

test('who is the saboteur changes nothing that is seen before the masks fall, and is seen afterwards', () => {
  expect(seen(1, ['unmasking'])).toBe(seen(2, ['unmasking']));
  expect(seen(1, [])).not.toBe(seen(2, []));
});
