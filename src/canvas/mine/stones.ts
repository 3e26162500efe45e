import { ClipOp, Skia, type SkCanvas, type SkPath } from '@shopify/react-native-skia';
import { fade, fill, polygon, stroke } from '../brush';
import { blend, channels, paintable, type Point } from '../light';
import { drawShadow, ink, type Detail } from './brushes';

const regular = (corners: number, r: number, turn: number, waist = 1): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const away = i % 2 === 1 ? r * waist : r;
    const angle = turn + (i / corners) * Math.PI * 2;
    return { x: Math.cos(angle) * away, y: Math.sin(angle) * away };
  });

const UP = -Math.PI / 2;

/** The cut of a stone as an outline with the given radius. */
function cutOf(shape: string, r: number): SkPath {
  switch (shape) {
    case 'triangle':
      return polygon(regular(3, r * 1.18, UP).map(({ x, y }) => ({ x, y: y + r * 0.16 })));
    case 'hexagon':
      return polygon(regular(6, r, 0));
    case 'star':
      return polygon(regular(10, r * 1.16, UP, 0.5));
    case 'square':
      return polygon(regular(4, r * 1.16, Math.PI / 4));
    case 'diamond':
      return polygon(regular(4, r * 1.16, UP, 0.74));
    case 'drop':
      return Skia.PathBuilder.Make()
        .moveTo(0, -r * 1.25)
        .cubicTo(r * 0.4, -r * 0.5, r, -r * 0.2, r * 0.92, r * 0.35)
        .cubicTo(r * 0.8, r * 1.2, -r * 0.8, r * 1.2, -r * 0.92, r * 0.35)
        .cubicTo(-r, -r * 0.2, -r * 0.4, -r * 0.5, 0, -r * 1.25)
        .close()
        .build();
    case 'crescent':
      return Skia.PathBuilder.Make()
        .moveTo(r * 0.45, -r)
        .cubicTo(-r * 1.5, -r * 0.95, -r * 1.5, r * 0.95, r * 0.45, r)
        .cubicTo(-r * 0.35, r * 0.5, -r * 0.35, -r * 0.5, r * 0.45, -r)
        .close()
        .build();
    default:
      return Skia.PathBuilder.Make().addCircle(0, 0, r).build();
  }
}

/** A cut stone: its colour and its shape, with facets that catch the light. */
export function drawStone(
  canvas: SkCanvas,
  { colour, shape }: { readonly colour: string; readonly shape: string },
  r: number,
  detail: Detail,
): void {
  const color = channels(colour);
  const cut = cutOf(shape, r);
  if (detail === 'near') drawShadow(canvas, { x: 1, y: r * 0.35 }, r * 1.35, r * 1.1, 0.75);
  canvas.drawPath(cut, stroke(ink('#0a070b'), r * 0.24));
  const [light, dark] = [blend(color, [1, 1, 1], 0.4), blend(color, [0.02, 0.03, 0.1], 0.5)];
  canvas.drawPath(
    cut,
    fill(fade({ x: -r, y: -r }, { x: r, y: r }, [paintable(light), paintable(color), paintable(dark)])),
  );
  if (detail === 'far') return;
  canvas.save();
  canvas.clipPath(cut, ClipOp.Intersect, true);
  const table = cutOf(shape, r * 0.52);
  for (let i = 0; i < 8; i++) {
    const turn = (i / 8) * Math.PI * 2 + 0.2;
    const bright = -Math.cos(turn + Math.PI * 0.25 + 0.6);
    canvas.drawPath(
      polygon([
        { x: 0, y: 0 },
        { x: Math.cos(turn) * r * 2, y: Math.sin(turn) * r * 2 },
        { x: Math.cos(turn + Math.PI / 4) * r * 2, y: Math.sin(turn + Math.PI / 4) * r * 2 },
      ]),
      fill(bright > 0 ? ink('#ffffff', 0.26 * bright) : ink('#05030f', -0.3 * bright)),
    );
  }
  canvas.drawPath(table, fill(paintable(blend(color, [1, 1, 1], 0.22))));
  canvas.drawPath(table, stroke(ink('#ffffff', 0.5), r * 0.06));
  canvas.restore();
  canvas.drawCircle(-r * 0.3, -r * 0.36, r * 0.13, fill(ink('#ffffff', 0.9)));
}
