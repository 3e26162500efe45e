import { render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { getAnimatedStyle, makeMutable } from 'react-native-reanimated';
import { CELL } from '../../../src/canvas/mine/brushes';
import { Ruler } from '../../../src/canvas/mine/Ruler';
import { edgeOf, marksAlong } from '../../../src/canvas/mine/rulerMarks';

const names = { columns: [...'ABCDEFGHIJKLMNOPQR'], rows: Array.from({ length: 18 }, (_, i) => `${i + 1}`) };
const size = { width: 360, height: 740 };
const insets = { top: 56, right: 0, bottom: 156, left: 0 };

test('a name stands before the middle of its cells, wherever the camera is', () => {
  for (const [scale, from] of [
    [0.2, 12],
    [0.46, -700],
    [1, 30],
  ] as const) {
    for (const { name, at } of marksAlong(names.columns, scale, from))
      expect(at).toBeCloseTo(names.columns.indexOf(name) * CELL * scale + from);
    expect(marksAlong(names.columns, scale, from)).toHaveLength(18);
    expect(edgeOf(0, scale, from)).toBeCloseTo(from - (CELL * scale) / 2);
    expect(edgeOf(18, scale, from)).toBeCloseTo(from + 17.5 * CELL * scale);
  }
});

test('where cells are too small for every name, some are left out and none is moved', () => {
  const marks = marksAlong(names.rows, 0.1, 0);
  expect(marks.map(({ name }) => name)).toEqual(['1', '3', '5', '7', '9', '11', '13', '15', '17']);
  expect(marks[1]?.at).toBeCloseTo(20);
});

test('names are read at 12 points or more, and let every finger through', () => {
  const eye = { x: 12, y: 130, scale: 0.2 };
  const camera = { x: makeMutable(eye.x), y: makeMutable(eye.y), scale: makeMutable(eye.scale) };
  render(<Ruler {...{ names, camera, eye, size, insets }} leftHand={false} reading={1} low={580} />);
  const hidden = { includeHiddenElements: true };
  for (const name of [...names.columns, ...names.rows]) {
    const { fontSize } = StyleSheet.flatten(screen.getByText(name, hidden).props['style']);
    expect(fontSize).toBeGreaterThanOrEqual(12);
  }
  expect(StyleSheet.flatten(screen.getByTestId('ruler', hidden).props['style'])).toMatchObject({
    pointerEvents: 'none',
  });
});

test('for those who read large names grow where cells are large, and nowhere cover each other', () => {
  const sizeOf = (reading: number, scale: number): number => {
    const eye = { x: 12, y: 130, scale };
    const camera = { x: makeMutable(eye.x), y: makeMutable(eye.y), scale: makeMutable(eye.scale) };
    render(<Ruler {...{ names, camera, eye, size, insets, reading }} leftHand={false} low={580} />);
    return Number(StyleSheet.flatten(screen.getByText('A', { includeHiddenElements: true }).props['style']).fontSize);
  };
  const usual = sizeOf(1, 1);
  expect(sizeOf(2, 1)).toBeGreaterThan(usual * 1.5);
  expect(sizeOf(2, 0.2)).toBe(usual);
});

test.each([
  ['left of the mine, for the right hand', false, 0, 180],
  ['right of it, for the left hand', true, 180, 360],
])('rows are named across from the buttons that move the camera: %s', (_, leftHand, from, to) => {
  const eye = { x: 30, y: 130, scale: 0.18 };
  const camera = { x: makeMutable(eye.x), y: makeMutable(eye.y), scale: makeMutable(eye.scale) };
  render(<Ruler {...{ names, camera, eye, size, insets, leftHand }} reading={1} low={584} />);
  const rows = screen.getByTestId('rows', { includeHiddenElements: true });
  const { transform } = StyleSheet.flatten(getAnimatedStyle(rows));
  const [, at = NaN] = /"translateX":([\d.-]+)/.exec(JSON.stringify(transform)) ?? [];
  expect(Number(at)).toBeGreaterThanOrEqual(from);
  expect(Number(at)).toBeLessThan(to);
});
