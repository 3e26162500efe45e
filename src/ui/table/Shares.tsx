import { StyleSheet, View } from 'react-native';
import type { Area } from '../../engine/show';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import { CardText } from './card/CardText';
import { Stone } from './card/Stone';
import { Crest } from '../Crest';
import { useTop } from './top';

/** Who holds how much of what: a row for each thing, a column for each player; the most of each is marked. */
export function Shares({ area }: { area: Area }) {
  const { words, places } = useTop();
  const { colors } = useAppearance();
  return (
    <View role="table" aria-label={words.area(area.kind)}>
      <View role="row" style={styles.row}>
        <View style={styles.name} role="columnheader" />
        {places.map(({ name, emblem }, seat) => (
          <View key={seat} style={styles.cell} role="columnheader" aria-label={name}>
            <Crest emblem={emblem} size={28} />
          </View>
        ))}
      </View>
      {area.cards.map(({ key, face, stone, held = [] }) => {
        const most = Math.max(...held);
        return (
          <View key={key} role="row" style={[styles.row, { borderTopColor: colors.line }]}>
            <View style={styles.name} role="rowheader">
              {stone && <Stone {...stone} size={22} />}
              <Words kind="small" style={styles.firm}>
                {words.card(face).name}
              </Words>
            </View>
            {places.map(({ name }, seat) => {
              const count = held[seat] ?? 0;
              return (
                <View
                  key={seat}
                  role="cell"
                  aria-label={`${name}: ${count}`}
                  style={[styles.cell, count > 0 && count === most && { borderColor: colors.accent }]}
                >
                  <CardText bold size={17} color={count > 0 ? colors.text : colors.muted}>
                    {count > 0 ? count : '–'}
                  </CardText>
                </View>
              );
            })}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 36, borderTopWidth: StyleSheet.hairlineWidth },
  name: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.hair },
  firm: { flexShrink: 1 },
  cell: {
    width: 40,
    minHeight: 30,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 8,
    borderWidth: 2,
    borderColor: 'transparent',
  },
});
