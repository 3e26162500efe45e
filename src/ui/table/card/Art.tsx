import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { ShownCard } from '../../../engine/show';
import { Glyph } from '../../Glyph';
import { Sign } from './Sign';
import { Stone } from './Stone';
import { Ways } from './Ways';

type Props = { card: ShownCard; width: number; height: number };

/** How large each of several symbols can be in a room, side by side or in two rows. */
function sizeOf(count: number, width: number, height: number): number {
  const columns = count <= 2 ? count : 2;
  const rows = Math.ceil(count / columns);
  return Math.floor(Math.min((width - 4 * (columns - 1)) / columns, (height - 4 * (rows - 1)) / rows));
}

/** The picture of a card: its ways, its stone, or what it does as symbols. */
export function Art({ card, width, height }: Props) {
  const least = Math.min(width, height);
  if (card.stone) return <Stone {...card.stone} size={least} />;
  if (card.open !== undefined)
    return (
      <View>
        <Ways open={card.open} blocked={card.blocked ?? false} size={least} />
        {card.face === 'treasure' && (
          <View style={styles.over}>
            <Sign of="nugget" size={least * 0.6} on="paper" />
          </View>
        )}
      </View>
    );
  const signs = card.signs ?? [card.face];
  const size = Math.min(sizeOf(signs.length, width, height), least);
  return (
    <View style={[styles.signs, { maxWidth: width }]}>
      {signs.map((sign, i) => (
        <View key={i}>
          <Sign of={sign} size={size} on="paper" />
          {card.kind === 'break' && (
            <View style={styles.over}>
              <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
                <Path d="M3 3l18 18M21 3 3 21" stroke="#f6ead0" strokeWidth={5} strokeLinecap="round" />
                <Path d="M3 3l18 18M21 3 3 21" stroke="#a12318" strokeWidth={3} strokeLinecap="round" />
              </Svg>
            </View>
          )}
          {card.kind === 'fix' && (
            <View style={styles.mend}>
              <Glyph name="spanner" size={size * 0.5} color="#1d6b48" edge="#f6ead0" />
            </View>
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  signs: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 4 },
  over: { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' },
  mend: { position: 'absolute', right: -4, bottom: -4 },
});
