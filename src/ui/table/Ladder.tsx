import { StyleSheet, View } from 'react-native';
import { useText } from '../../i18n/language';
import type { Emblem } from '../seats';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { Words } from '../Words';
import { Crest } from './Crest';
import { Mark } from './Mark';

/** A rung: an announced action in words, whose it is, and whether it still stands. */
export interface Rung {
  readonly words: string;
  readonly emblem: Emblem;
  readonly live: boolean;
}

/** What would happen to each rung if nobody said anything more: every second live one from the last falls. */
export function verdicts(rungs: readonly Pick<Rung, 'live'>[]): boolean[] {
  let stands = true;
  return [...rungs]
    .reverse()
    .map(({ live }) => {
      if (!live) return false;
      const now = stands;
      stands = !stands;
      return now;
    })
    .reverse();
}

/** The chain of actions as a ladder, each with the verdict as it stands. */
export function Ladder({ rungs }: { rungs: readonly Rung[] }) {
  const text = useText();
  const { colors } = useAppearance();
  const stands = verdicts(rungs);
  return (
    <View style={styles.ladder} role="list">
      {rungs.map(({ words, emblem }, i) => (
        <View
          key={i}
          role="listitem"
          style={[
            styles.rung,
            { marginLeft: Math.min(i, 6) * SPACE.medium, backgroundColor: colors.surface, borderColor: emblem.color },
          ]}
        >
          <Crest emblem={emblem} size={44} />
          <View style={styles.words}>
            <Words kind="strong" style={!stands[i] && styles.struck} color={stands[i] ? 'text' : 'muted'}>
              {words}
            </Words>
            <View style={[styles.verdict, { borderColor: stands[i] ? colors.accent : colors.line }]}>
              <Mark name={stands[i] ? 'yes' : 'no'} size={18} color={stands[i] ? colors.accent : colors.muted} />
              <Words kind="small" color={stands[i] ? 'accent' : 'muted'}>
                {text(stands[i] ? 'table.stands' : 'table.falls')}
              </Words>
            </View>
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  ladder: { alignSelf: 'stretch', gap: SPACE.small },
  rung: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.medium,
    padding: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 2,
  },
  words: { flex: 1, gap: SPACE.hair, alignItems: 'flex-start' },
  struck: { textDecorationLine: 'line-through' },
  verdict: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.hair,
    paddingHorizontal: SPACE.small,
    borderRadius: 12,
    borderWidth: 1,
  },
});
