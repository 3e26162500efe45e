import { fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { Targets } from '../../../src/canvas/mine/Targets';
import type { Sprite } from '../../../src/engine/show';
import { tunnels } from './scenes';

const [camp, pile] = [tunnels[1], tunnels[5]];
const keys = [camp?.key ?? '', pile?.key ?? ''];
const phone = { width: 390, height: 844 };
const eye = { x: 200, y: 300, scale: 0.2 };
const label = ({ kind, face }: Sprite) => `${kind} ${face}`;

test('what can be touched now, and nothing else, is a button with a name', () => {
  render(<Targets sprites={tunnels} glow={new Set(keys)} eye={eye} size={phone} label={label} onPress={jest.fn()} />);
  expect(screen.getAllByRole('button').map((button) => button.props['aria-label'])).toEqual([
    'tile camp',
    'pile monster',
  ]);
});

test('a screen reader presses it', () => {
  const press = jest.fn();
  render(<Targets sprites={tunnels} glow={new Set(keys)} eye={eye} size={phone} label={label} onPress={press} />);
  fireEvent(screen.getByRole('button', { name: 'pile monster' }), 'accessibilityAction', {
    nativeEvent: { actionName: 'activate' },
  });
  expect(press.mock.calls).toEqual([[pile?.key]]);
});

test('it lies over the thing and is never smaller than a finger', () => {
  render(<Targets sprites={tunnels} glow={new Set(keys)} eye={eye} size={phone} label={label} onPress={jest.fn()} />);
  const { left, top, width, height } = StyleSheet.flatten(
    screen.getByRole('button', { name: 'pile monster' }).props['style'],
  );
  expect([width, height]).toEqual([48, 48]);
  expect([left + 24, top + 24]).toEqual([200 + 2 * 100 * 0.2, 300]);
});

test('what lies out of sight has its target at the edge, and is brought into view when it is reached', () => {
  const reach = jest.fn();
  const away = { x: 2000, y: -500, scale: 0.2 };
  render(
    <Targets
      sprites={tunnels}
      glow={new Set(keys)}
      eye={away}
      size={phone}
      label={label}
      onPress={jest.fn()}
      onReach={reach}
    />,
  );
  const target = screen.getByRole('button', { name: 'pile monster' });
  const { left, top } = StyleSheet.flatten(target.props['style']);
  expect([left, top]).toEqual([390 - 48, 0]);
  fireEvent(target, 'focus');
  expect(reach.mock.calls).toEqual([[pile]]);
});
