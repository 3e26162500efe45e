/** A phone that lies flat: everybody at their own edge, cards under their own hand, and nothing of a hand in the middle. */
import { act, fireEvent, screen, within } from '@testing-library/react-native';
import type { Entry } from '../../../src/games';
import { entry as dwarf } from '../../../src/games/dig-deeper-dwarf';
import { entry } from '../../../src/games/saboteur';
import { onScreen } from './sitting';

const saboteur: Entry = entry;
const NAMES = ['Thora', 'Brunna', 'Odo', 'Hilde'];
const ACTIVATE = { nativeEvent: { actionName: 'activate' } };

const grip = (name: string) => screen.getByLabelText(`${name}: see your own cards`);
const raise = (name: string) => act(() => void fireEvent(grip(name), 'accessibilityAction', ACTIVATE));
const hide = (name: string) =>
  act(() => void fireEvent(screen.getByLabelText(`${name}: hide the cards`), 'accessibilityAction', ACTIVATE));
const paperOf = (name: string) => screen.queryByLabelText(`For ${name} alone`);
const flat = { phone: 'flat', seats: 4, seed: 'flat' } as const;

it('everybody has an edge with the corner of their own cards, and no hand lies open', async () => {
  const { table } = await onScreen(saboteur, flat);
  for (const name of NAMES) {
    expect(grip(name)).toBeTruthy();
    expect(paperOf(name)).toBeNull();
  }
  expect(table.look()).toMatchObject({ isFlat: true, holder: -1 });
  expect(screen.queryByLabelText(/^Hand of/)).toBeNull();
});

it('cards are up for whoever raises them, and gone when they hide them', async () => {
  const { table } = await onScreen(saboteur, flat);
  raise('Brunna');
  const paper = paperOf('Brunna');
  const { view } = table.look().raised[0] ?? {};
  const hand = view ? saboteur.show.scene(view, 1).hand : [];
  expect(hand.length).toBeGreaterThan(0);
  for (const { key } of hand) expect(paper && within(paper).getByTestId(`held-${key}`)).toBeTruthy();
  expect(paperOf('Thora')).toBeNull();
  hide('Brunna');
  expect(paperOf('Brunna')).toBeNull();
});

it('a card is laid out from under the hand, lies in the middle for all, and can be taken back', async () => {
  const { table, settle } = await onScreen(saboteur, flat);
  const { decider } = table.look();
  const name = NAMES[decider] ?? '';
  raise(name);
  const { view, options = [] } = table.look().raised[0] ?? {};
  const path = options.find(({ do: does }) => does === 'path');
  const key = view && path ? saboteur.show.touches(view, path)[0] : '';
  act(() => void fireEvent(screen.getByTestId(`held-${key}`), 'accessibilityAction', ACTIVATE));
  act(() => void fireEvent(screen.getByLabelText('Lay it out'), 'accessibilityAction', ACTIVATE));
  await settle();
  expect(table.look()).toMatchObject({ laid: path?.card, raised: [] });
  fireEvent.press(screen.getByLabelText(/^Take .* back$/));
  expect(table.look().laid).toBe(-1);
});

it('what is discarded face down is chosen under the hand and lies out for nobody', async () => {
  const { table, settle } = await onScreen(saboteur, flat);
  const name = NAMES[table.look().decider] ?? '';
  raise(name);
  const { options = [], view } = table.look().raised[0] ?? {};
  const pass = options.find(({ do: does, card }) => does === 'pass' && card !== undefined);
  if (!pass || !view) throw new Error('nothing to discard');
  const label = saboteur.show.words.en.move(view, pass, NAMES, table.look().decider);
  act(() => void fireEvent(screen.getByTestId(`held-card:${pass.card}`), 'accessibilityAction', ACTIVATE));
  act(() => void fireEvent(screen.getByLabelText(label), 'accessibilityAction', ACTIVATE));
  await settle();
  expect(table.play().moves.at(-1)).toEqual(pass);
});

it('whoever waits plans a card under their hand and finds it lifted when their turn has come', async () => {
  const { table } = await onScreen(saboteur, flat);
  const other = (table.look().decider + 1) % 4;
  const name = NAMES[other] ?? '';
  raise(name);
  const { view } = table.look().raised[0] ?? {};
  const [card] = view ? saboteur.show.scene(view, other).hand : [];
  act(() => void fireEvent(screen.getByTestId(`held-${card?.key}`), 'accessibilityAction', ACTIVATE));
  act(() => void fireEvent(screen.getByLabelText('I plan this'), 'accessibilityAction', ACTIVATE));
  expect(table.play().players[other]?.plan).toBe(card?.key);
  expect(screen.getByLabelText('No plan')).toBeTruthy();
});

it('whoever waits reads the log, the piles and the rules at their own edge', async () => {
  await onScreen(dwarf, { ...flat, seats: 3 });
  fireEvent.press(screen.getByRole('button', { name: /^Odo: log, piles, rules/ }));
  const tab = (name: string) => screen.getByRole('tab', { name });
  const [rule] = dwarf.show.words.en.rules;
  fireEvent.press(tab('Rules'));
  expect(screen.getByText(rule?.title ?? '')).toBeTruthy();
  fireEvent.press(tab('Piles'));
  expect(screen.queryByText(rule?.title ?? '')).toBeNull();
  fireEvent.press(screen.getByLabelText('Away'));
  expect(screen.queryByRole('tab', { name: 'Rules' })).toBeNull();
});
