/** The table on a screen: what is tapped becomes a move; what cannot be done says why; what is hidden stays hidden. */
import { act, fireEvent } from '@testing-library/react-native';
import { cardsIn } from '../../../src/engine/cards';
import { cellAt } from '../../../src/engine/grid';
import { games } from '../../../src/games/all';
import { entry as city } from '../../../src/games/city-under-the-mountain';
import { entry as dwarf } from '../../../src/games/dig-deeper-dwarf';
import { hand } from '../../../src/games/dig-deeper-dwarf/rules/zones';
import { entry as saboteur } from '../../../src/games/saboteur';
import { table as cityTable } from '../../games/city-under-the-mountain/table';
import { table as dwarfTable } from '../../games/dig-deeper-dwarf/table';
import { table as saboteurTable } from '../../games/saboteur/table';
import { onScreen } from './sitting';

jest.setTimeout(120_000);

const ACTIONS = 'Actions: Always at hand';
const PILES = 'Piles: On the table';
const WITH = { includeHiddenElements: true };

test.each(games.map((entry) => [entry.game.id, entry] as const))('%s comes onto the table', async (_id, entry) => {
  const { screen } = await onScreen(entry, { seats: 3, seed: 'lantern' });
  expect(screen.getByRole('button', { name: /^All choices \([1-9]/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Leave the table' })).toBeTruthy();
});

test('no label tells of a rival’s hand', async () => {
  const { state } = dwarfTable({ hands: ['move', 'emerald emerald'] });
  const { screen } = await onScreen(dwarf, { state });
  expect(screen.queryAllByLabelText(/Emerald/, WITH)).toEqual([]);
});

test('a card that cannot be played says why, with a link to the rule', async () => {
  const { state } = dwarfTable({ hands: ['rubble move', ''] });
  const { screen, onRule, table } = await onScreen(dwarf, { state });
  fireEvent.press(screen.getByRole('button', { name: /^Rubble\./ }));
  expect(screen.getByText('Rubble cannot be played')).toBeTruthy();
  fireEvent.press(screen.getByRole('link', { name: 'Rule' }));
  expect(onRule).toHaveBeenCalledTimes(1);
  expect(table.play().moves).toEqual([]);
});

test('a basic action that costs more cards than are held is dim and explains itself', async () => {
  const { state } = dwarfTable({ hands: ['move', ''], dwarves: 'e entrance' });
  const { screen } = await onScreen(dwarf, { state });
  fireEvent.press(screen.getByRole('button', { name: ACTIONS }));
  fireEvent.press(screen.getByRole('button', { name: 'Mine, 2 cards' }));
  expect(screen.getByText(/This takes 2 cards/)).toBeTruthy();
});

test('paying: the proposal lies picked; a tap changes it; Confirm pays with one card after the other', async () => {
  const t = dwarfTable({ dwarves: 'camp', hands: ['rubble mine silver express-lift'], actions: ['mimic'] });
  t.plays('A craft mimic');
  const { screen, table, settle } = await onScreen(dwarf, { state: t.state });
  expect(screen.getByText('1 of 1 card')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: /^Silver\./ }));
  expect(screen.getByText('1 of 1 card')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Confirm' }));
  await settle();
  await act(() => table.wait(1000));
  expect(table.play().moves.map((move) => move.do)).toEqual(['pay']);
  expect(cardsIn(table.play().state.cards, hand(0))).toHaveLength(3);
});

test('the close-up shows a card in full and leads to its rule', async () => {
  const { state } = dwarfTable({ hands: ['pick-and-cart', ''] });
  const { screen, onRule } = await onScreen(dwarf, { state });
  fireEvent(screen.getByRole('button', { name: /^Pick and Cart\./ }), 'longPress');
  expect(screen.getByText(/in any order/)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: /^In the rules:/ }));
  expect(onRule).toHaveBeenCalledTimes(1);
});

test('a basic action can be looked at closely too, by a long press and by “Look”, and is not begun by it', async () => {
  const { state } = dwarfTable({ hands: ['move mine', ''], dwarves: 'e entrance' });
  const { screen, table } = await onScreen(dwarf, { state });
  fireEvent.press(screen.getByRole('button', { name: ACTIONS }));
  fireEvent(screen.getByRole('button', { name: 'Steal, 2 cards' }), 'longPress');
  expect(screen.getByText(/Take a random revealed resource/)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  fireEvent.press(screen.getByRole('button', { name: PILES }));
  fireEvent.press(screen.getByRole('button', { name: 'Look at something closely' }));
  fireEvent.press(screen.getByRole('button', { name: 'Mine, 2 cards' }));
  expect(screen.getByText(/Take the top card of an adjacent pile/)).toBeTruthy();
  expect(table.play().moves).toEqual([]);
});

test('what a choice was begun with is said', async () => {
  const { state } = dwarfTable({ hands: ['move mine', ''], dwarves: 'e entrance' });
  const { screen } = await onScreen(dwarf, { state });
  fireEvent.press(screen.getByRole('button', { name: ACTIONS }));
  fireEvent.press(screen.getByRole('button', { name: 'Mine, 2 cards' }));
  expect(screen.getByText('Mine: where?')).toBeTruthy();
});

test('while a tile must be laid, what is not needed makes room for the mine', async () => {
  const position = { hands: ['mine move'], dwarves: 'e', tilePile: 'straight', piles: { ee: 'silver', nn: 'silver' } };
  const t = dwarfTable(position).plays('A play mine', 'A mine ee');
  const { screen } = await onScreen(dwarf, { state: t.state });
  expect(screen.getByRole('button', { name: 'Place it here' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Steal, 2 cards' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Move\./ })).toBeTruthy();
});

test('“Look” turns the next tap into a close-up instead of a move', async () => {
  const { state } = dwarfTable({ hands: ['pick-and-cart', ''] });
  const { screen, table } = await onScreen(dwarf, { state });
  fireEvent.press(screen.getByRole('button', { name: PILES }));
  fireEvent.press(screen.getByRole('button', { name: 'Look at something closely' }));
  fireEvent.press(screen.getByRole('button', { name: /^Pick and Cart\./ }));
  expect(screen.getByText(/in any order/)).toBeTruthy();
  expect(table.play().moves).toEqual([]);
});

test('a path is laid only when it is confirmed, and can be turned before', async () => {
  const t = saboteurTable({ seats: 3 });
  const card = t.inHand('straight-right-left');
  const { screen, table, settle } = await onScreen(saboteur, { state: t.state });
  fireEvent.press(screen.getByTestId(`card-card:${card}`));
  fireEvent.press(screen.getByRole('button', { name: /^All choices/ }));
  const [choice] = screen.getAllByRole('button', { name: /^Lay the straight right-left one east/ });
  if (!choice) throw new Error('it fits beside the start');
  fireEvent.press(choice);
  expect(table.play().moves).toEqual([]);
  fireEvent.press(screen.getByRole('button', { name: 'Place it here' }));
  await settle();
  expect(table.play().moves).toMatchObject([{ do: 'path', card, cell: cellAt(1, 0) }]);
});

test('what was begun can be dropped', async () => {
  const t = saboteurTable({ seats: 3 });
  const card = t.inHand('straight-right-left');
  const { screen } = await onScreen(saboteur, { state: t.state });
  fireEvent.press(screen.getByTestId(`card-card:${card}`));
  fireEvent.press(screen.getByRole('button', { name: 'Never mind' }));
  expect(screen.queryByRole('button', { name: 'Never mind' })).toBeNull();
});

test('a rival’s area opens, and shows what lies before them', async () => {
  const t = saboteurTable({ seats: 3 });
  t.break('lamp', 1);
  const { screen } = await onScreen(saboteur, { state: t.state });
  fireEvent(screen.getByRole('button', { name: /^Thora, / }), 'longPress');
  expect(screen.getByRole('heading', { name: 'In front of Thora' })).toBeTruthy();
});

test('investments: four different companies are picked together, and everybody’s shares stand in a table', async () => {
  const { state } = cityTable({ turn: 4, shares: [{ ruby: 2 }, { ruby: 1, pearl: 3 }] });
  const { screen } = await onScreen(city, { state });
  fireEvent.press(screen.getByRole('button', { name: 'Invested: Who holds how much' }));
  expect(screen.getAllByLabelText('Brunna: 3').length).toBeGreaterThan(0);
});
