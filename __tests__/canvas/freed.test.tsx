import { Skia, type SkPicture } from '@shopify/react-native-skia';
import { act, renderHook } from '@testing-library/react-native';
import { useDerivedValue, useSharedValue } from 'react-native-reanimated';
import { recorded } from '../../src/canvas/record';
import { useFreed } from '../../src/canvas/useFreed.web';

test('in a browser a frame is freed as soon as another follows, and never the one that is seen', async () => {
  const freed: SkPicture[] = [];
  const { result, rerender } = renderHook(() => {
    const time = useSharedValue(0);
    const frame = useDerivedValue(() => {
      const picture = recorded((canvas) => canvas.drawCircle(time.get(), 0, 1, Skia.Paint()));
      const dispose = picture.dispose.bind(picture);
      picture.dispose = () => {
        freed.push(picture);
        dispose();
      };
      return picture;
    });
    useFreed(frame);
    return { time, frame };
  });
  const settle = () => act(() => new Promise((done) => setTimeout(done, 60)));
  const seen: SkPicture[] = [];
  for (let time = 1; time <= 4; time++) {
    await settle();
    seen.push(result.current.frame.get());
    rerender({});
    result.current.time.set(time);
  }
  await settle();
  const last = result.current.frame.get();
  expect(new Set(seen).size).toBe(4);
  expect(freed).toEqual(expect.arrayContaining(seen));
  expect(freed).not.toContain(last);
});
