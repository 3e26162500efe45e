import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { SymbolName } from '../canvas/symbols/names';
import { PATHS } from '../canvas/symbols/paths';

/** `edge`: a line around it, for bright colours on a bright ground. */
type Props = { name: SymbolName; size: number; color: string; edge?: string };

/** Points the way back. */
export function Chevron({ color, size = 28 }: { color: string; size?: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 28 28" aria-hidden>
      <Path
        d="M18 4 8 14l10 10"
        stroke={color}
        strokeWidth={3.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </Svg>
  );
}

/**
 * A symbol beside or instead of words; whoever shows it says in words what it means. It is not called Symbol, since
 * compiled components ask the language's own Symbol for things.
 */
export function Glyph({ name, size, color, edge }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 512 512" style={styles.whole} aria-hidden>
      {edge !== undefined && <Path d={PATHS[name]} fill={edge} stroke={edge} strokeWidth={30} strokeLinejoin="round" />}
      <Path d={PATHS[name]} fill={color} />
    </Svg>
  );
}

/** Beside words that need the room it keeps its size. */
const styles = StyleSheet.create({ whole: { flexShrink: 0 } });
