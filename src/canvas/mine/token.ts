import type { SkCanvas } from '@shopify/react-native-skia';
import { fade, fill, halo, stroke } from '../brush';
import { blend, channels, paintable } from '../light';
import type { SymbolName } from '../symbols/names';
import { drawShadow, drawSymbol, ink, type Detail } from './brushes';

/** How a seat's things look: its colour, and the emblem that tells it apart without colour. */
export type SeatStyle = { readonly color: string; readonly emblem: SymbolName };

const RADIUS = 16;

/** A dwarf: a thick disc in the seat's colour with the seat's emblem and a rim of brass. */
export function drawDwarf(canvas: SkCanvas, seat: SeatStyle, detail: Detail): void {
  const color = channels(seat.color);
  const r = detail === 'near' ? RADIUS : RADIUS * 1.12;
  drawShadow(canvas, { x: 1, y: 7 }, r * 1.35, r * 1.1, 0.75);
  canvas.drawCircle(0, 3.4, r, fill(paintable(blend(color, [0.05, 0.03, 0.05], 0.72))));
  canvas.drawCircle(0, 3.4, r, stroke(ink('#150d08'), 1.6));
  const shine = [
    paintable(blend(color, [1, 1, 1], 0.45)),
    paintable(color),
    paintable(blend(color, [0.05, 0.03, 0.05], 0.28)),
  ];
  canvas.drawCircle(0, 0, r, fill(halo({ x: -4, y: -6 }, r * 1.8, shine, [0, 0.45, 1])));
  canvas.drawCircle(0, 0, r - 0.6, stroke(ink('#20130a'), 3.6));
  const brass = fade({ x: -r, y: -r }, { x: r, y: r }, [ink('#fff3cf'), ink('#e0a64c'), ink('#8c5a1e')]);
  canvas.drawCircle(0, 0, r - 0.6, stroke(brass, 2.2));
  drawSymbol(canvas, seat.emblem, { x: 0, y: 0.8 }, r * 1.42, ink('#ffffff', 0.35));
  drawSymbol(canvas, seat.emblem, { x: 0, y: 0 }, r * 1.42, ink('#1a0f0a'));
}
