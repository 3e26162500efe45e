import { lookOf } from '../../../canvas/mine/faces';
import { GEMS } from '../../../canvas/palette';
import { Glyph } from '../../Glyph';

type Props = { of: string; size: number; on: 'paper' | 'dark'; ink?: string };

const INK = '#3a2412';

/** What something is called in pictures: a symbol, and the colour of its stone where it is one. */
export function Sign({ of, size, on, ink }: Props) {
  const { symbol, gem } = lookOf(of);
  if (gem === undefined) return <Glyph name={symbol} size={size} color={ink ?? (on === 'paper' ? INK : '#f8ecd8')} />;
  return on === 'paper' ? (
    <Glyph name={symbol} size={size} color={GEMS[gem]} edge={INK} />
  ) : (
    <Glyph name={symbol} size={size} color={GEMS[gem]} />
  );
}
