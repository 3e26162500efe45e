import { fireEvent, render, screen } from '@testing-library/react-native';
import type { Sprite } from '../../../src/engine/show';
import { MineList, toldOf } from '../../../src/ui/table/MineList';

const thing = (key: string, x: number, y: number, more: Partial<Sprite> = {}): Sprite => ({
  key,
  kind: 'tile',
  face: 'curve',
  x,
  y,
  turn: 0,
  z: 0,
  ...more,
});
const mine = [
  thing('south', 0, 3),
  thing('east', 2, 0),
  thing('west', -1, 0.2),
  thing('spot', 5, 5, { kind: 'spot' }),
  thing('bare', 4, 4, { kind: 'field', face: 'empty' }),
  thing('ground', 1, 1, { kind: 'district' }),
];
const told = (...glow: string[]) => toldOf(mine, new Set(glow)).map(({ key }) => key);

test('the mine is told row by row from the north-west, without bare ground', () => {
  expect(told()).toEqual(['west', 'east', 'south']);
});

test('what can be touched comes first, bare ground too', () => {
  expect(told('south', 'spot', 'bare')).toEqual(['south', 'bare', 'spot', 'west', 'east']);
});

test.each([
  ['TalkBack', 'accessibilityAction', { nativeEvent: { actionName: 'activate' } }],
  ['VoiceOver', 'accessibilityTap', {}],
])('%s opens the list, though a finger means what lies below its button', (_reader, what, event) => {
  render(<MineList sprites={mine} glow={new Set(['east'])} label={({ key }) => key} onTap={jest.fn()} />);
  expect(screen.queryByText('west')).toBeNull();
  fireEvent(screen.getByLabelText('The mine as a list'), what, event);
  expect(screen.getByText('west')).toBeTruthy();
});
