import { Skia } from '@shopify/react-native-skia';
import { boundsOf } from '../../src/canvas/mine/camera';
import { drawFrame, paintsOf } from '../../src/canvas/mine/frame';
import { paintGlow } from '../../src/canvas/mine/glow';
import { paintMap } from '../../src/canvas/mine/map';
import { finishFor } from '../../src/canvas/mine/stamps';
import { worldOf } from '../../src/canvas/mine/world';
import { recorded } from '../../src/canvas/record';
import { SEATS, tunnels } from './mine/scenes';

const size = { width: 300, height: 200 };

/** Runs something and counts the recorders it made and those it has freed again. */
function recordersOf(run: () => void): { readonly made: number; readonly freed: number } {
  const make = Skia.PictureRecorder;
  const freed = jest.fn();
  const making = jest.spyOn(Skia, 'PictureRecorder').mockImplementation(() => {
    const recorder = make();
    const dispose = recorder.dispose.bind(recorder);
    recorder.dispose = () => {
      freed();
      dispose();
    };
    return recorder;
  });
  run();
  const made = making.mock.calls.length;
  making.mockRestore();
  return { made, freed: freed.mock.calls.length };
}

test('a frame leaves no recorder behind', () => {
  const paints = paintsOf();
  const world = worldOf(tunnels, tunnels, SEATS, paints.light, false, finishFor(0.5, 1));
  const camera = { x: 0, y: 0, scale: 0.5 };
  const frames = recordersOf(() => {
    for (let time = 0; time < 10; time++)
      recorded((canvas) => drawFrame(canvas, paints, world, camera, size, time, 1), Skia.XYWHRect(0, 0, 300, 200));
  });
  expect(frames).toEqual({ made: 10, freed: 10 });
});

test('nor does a change of the scene', () => {
  const change = recordersOf(() => {
    worldOf([], tunnels, SEATS, paintsOf().light, false, finishFor(2, 1));
    paintGlow(tunnels, new Set(tunnels.map(({ key }) => key)), 'near');
    paintMap(tunnels, SEATS, boundsOf(tunnels));
  });
  expect(change.made).toBeGreaterThan(5);
  expect(change.freed).toBe(change.made);
});

test('nor does it leave paint: only what frames are painted with stays, and that is made once', () => {
  paintsOf();
  const make = Skia.Paint;
  const left = new Set<unknown>();
  let made = 0;
  const making = jest.spyOn(Skia, 'Paint').mockImplementation(() => {
    const paint = make();
    const dispose = paint.dispose.bind(paint);
    paint.dispose = () => {
      left.delete(paint);
      dispose();
    };
    left.add(paint);
    made++;
    return paint;
  });
  worldOf([], tunnels, SEATS, paintsOf().light, false, finishFor(0.9, 1));
  paintGlow(tunnels, new Set(tunnels.map(({ key }) => key)), 'near');
  paintMap(tunnels, SEATS, boundsOf(tunnels));
  making.mockRestore();
  expect(made).toBeGreaterThan(10);
  expect(left.size).toBe(0);
});

test('an image leaves nothing behind of what it was drawn on', () => {
  const surface = Skia.Surface.Make;
  const left: string[] = [];
  const making = jest.spyOn(Skia.Surface, 'Make').mockImplementation((width, height) => {
    const made = surface(width, height);
    if (made === null) return null;
    left.push('surface');
    const [dispose, snapshot] = [made.dispose.bind(made), made.makeImageSnapshot.bind(made)];
    made.dispose = () => {
      left.splice(left.indexOf('surface'), 1);
      dispose();
    };
    made.makeImageSnapshot = () => {
      const image = snapshot();
      left.push('snapshot');
      const free = image.dispose.bind(image);
      image.dispose = () => {
        left.splice(left.indexOf('snapshot'), 1);
        free();
      };
      return image;
    };
    return made;
  });
  worldOf([], tunnels, SEATS, paintsOf().light, false, finishFor(4.6, 1));
  expect(making).toHaveBeenCalled();
  making.mockRestore();
  expect(left).toEqual([]);
});
