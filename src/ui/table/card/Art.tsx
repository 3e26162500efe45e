import { StyleSheet, View } from 'react-native';
import type { ShownCard } from '../../../engine/show';
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

/** The picture of a card: its stone, its ways with what lies there, or what it does as signs. */
export function Art({ card, width, height }: Props) {
  const least = Math.min(width, height);
  if (card.stone) return <Stone {...card.stone} size={least} />;
  if (card.open !== undefined)
    return (
      <View>
        <Ways open={card.open} blocked={card.blocked ?? false} size={least} />
        {card.signs !== undefined && (
          <View style={styles.over}>
            <Sign of={card.signs[0]} size={least * 0.6} on="paper" />
          </View>
        )}
      </View>
    );
  const signs = card.signs ?? [undefined];
  const size = Math.min(sizeOf(signs.length, width, height), least);
  return (
    <View style={[styles.signs, { maxWidth: width }]}>
      {signs.map((sign, i) => (
        <Sign key={i} of={sign} size={size} on="paper" />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  signs: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 4 },
  over: { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' },
});
