/** Several picks are chosen together: a proposal first, changed by tapping. */
import { zoneOf } from '../../../src/engine/cards';
import { view } from '../../../src/engine/view';
import { dwarf, dwarfShow } from '../../../src/games/dig-deeper-dwarf';
import { revealed as revealedBy } from '../../../src/games/dig-deeper-dwarf/rules/zones';
import { fanned } from '../../../src/ui/table/fan';
import { isEnough, repick, tallies } from '../../../src/ui/table/paying';
import { table, type Table } from '../../games/dig-deeper-dwarf/table';

const billOf = ({ state }: Table) => {
  const bill = dwarfShow.bill(view(dwarf, state, 0));
  if (!bill) throw new Error('nothing is to be paid');
  return bill;
};

/** The faces of what is picked, in the order of the hand and what lies in front. */
const faces = ({ state }: Table, keys: readonly string[]): string[] => {
  const { hand, areas } = dwarfShow.scene(view(dwarf, state, 0), 0);
  return [...hand, ...areas.flatMap(({ cards }) => cards)]
    .filter(({ key }) => keys.includes(key))
    .map(({ face }) => face);
};

const crafting = () =>
  table({ dwarves: 'camp', hands: ['rubble mine silver express-lift'], actions: ['counter-dig'] }).plays(
    'A craft counter-dig',
  );

test('what is missed least is proposed for a crafted card: Rubble first, costly cards last', () => {
  const t = crafting();
  const { due, proposal } = billOf(t);
  expect(due).toEqual([{ of: 'card', count: 3 }]);
  expect(faces(t, proposal).sort()).toEqual(['mine', 'rubble', 'silver']);
});

test('what does little is discarded before what would be dear without a card, and a resource gives a card for itself', () => {
  const t = table({ dwarves: 'e', hands: ['silver mine thwart move swap'], piles: { ee: 'gold' } });
  t.plays('A basic mine ee');
  expect(faces(t, billOf(t).proposal).sort()).toEqual(['move', 'swap']);
});

test('a tap puts a card back, and one card takes the place of another when enough is picked', () => {
  const bill = billOf(crafting());
  const [first = '', second = '', third = ''] = bill.proposal;
  const other = Object.keys(bill.pays).find((key) => !bill.proposal.includes(key)) ?? '';
  expect(isEnough(bill, bill.proposal)).toBe(true);
  expect(isEnough(bill, repick(bill, bill.proposal, first))).toBe(false);
  expect(repick(bill, bill.proposal, other)).toEqual([second, third, other]);
});

test('coins are proposed with as little to spare as possible', () => {
  const t = table({ dwarves: 'camp', hands: ['gold gold diamond emerald'], jewels: ['silver-ruby-ring'] });
  t.plays('A buy silver-ruby-ring for coins');
  const bill = billOf(t);
  expect(tallies(bill, bill.proposal)).toEqual([{ due: { of: 'coin', count: 7 }, paid: 7 }]);
});

test('a treasure is the last to pay with', () => {
  const t = table({
    dwarves: 'camp',
    hands: ['ruby silver'],
    kept: ['silver-treasure'],
    jewels: ['silver-ruby-ring'],
  });
  t.plays('A buy silver-ruby-ring');
  expect(faces(t, billOf(t).proposal).sort()).toEqual(['ruby', 'silver']);
});

describe('a fanned hand', () => {
  test('lies side by side as long as there is room, in the middle', () => {
    expect(fanned(2, 390, 100).map(({ left }) => left)).toEqual([92, 198]);
  });

  test('stays on the screen however many cards there are', () => {
    for (let count = 1; count <= 20; count++) {
      const slots = fanned(count, 320, 83);
      expect(slots[0]?.left).toBeGreaterThanOrEqual(8);
      expect((slots.at(-1)?.left ?? 0) + 83).toBeLessThanOrEqual(312.01);
    }
  });
});

test('revealed Gold is proposed before Gold from the hand that Fool’s Gold would take', () => {
  const position = {
    dwarves: 'camp',
    hands: ['gold'],
    revealed: ['gold gold silver silver silver'],
    kept: ['fools-gold'],
    jewels: ['gold-stud'],
  };
  for (const how of ['', ' for coins']) {
    const t = table(position).plays(`A buy gold-stud${how}`);
    const zones = billOf(t).proposal.map((key) => zoneOf(t.state.cards, Number(key.replace(/\D+/, ''))));
    expect(new Set(zones)).toEqual(new Set([revealedBy(0)]));
  }
});
