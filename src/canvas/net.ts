import { BlendMode, Skia, VertexMode, type SkCanvas, type SkColor } from '@shopify/react-native-skia';
import type { Point } from './light';
import { forNow } from './passing';

// Skia's web layer joins the colours of a net one by one, which takes the square of their number: hence in pieces.
const PIECE = 300;

/** Draws triangles, three corners each, with a colour at every corner. */
export function drawNet(canvas: SkCanvas, corners: readonly Point[], colors: readonly SkColor[]): void {
  const paint = forNow(Skia.Paint());
  for (let from = 0; from < corners.length; from += PIECE) {
    const piece = Skia.MakeVertices(
      VertexMode.Triangles,
      corners.slice(from, from + PIECE),
      null,
      colors.slice(from, from + PIECE),
    );
    canvas.drawVertices(piece, BlendMode.Dst, paint);
  }
}
