import { StyleSheet, View } from 'react-native';
import type { CardWords, ShownCard } from '../../engine/show';
import { useText } from '../../i18n/language';
import type { Emblem } from '../seats';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { Words } from '../Words';
import { CardFace } from './CardFace';
import { Crest } from './Crest';
import { Mark } from './Mark';

/** A rung: an announced action in words, whose it is, and whether it still stands. */
export interface Rung {
  readonly words: string;
  readonly emblem: Emblem;
  readonly live: boolean;
  /** The card it stands on, with what is printed on it. */
  readonly card: (ShownCard & { readonly print: CardWords }) | null;
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

const CARD = { width: 78, height: 110 } as const;
const LAST = { width: 104, height: 146 } as const;

/** The chain of actions as a ladder of cards, each with the verdict as it stands; the last one is what everybody is asked about. */
export function Ladder({ rungs }: { rungs: readonly Rung[] }) {
  const stands = verdicts(rungs);
  return (
    <View style={styles.ladder} role="list">
      {rungs.map((rung, i) => (
        <Step key={i} rung={rung} at={i} stands={stands[i] ?? false} isLast={i === rungs.length - 1} />
      ))}
    </View>
  );
}

type StepProps = { rung: Rung; at: number; stands: boolean; isLast: boolean };

function Step({ rung: { words, emblem, card }, at, stands, isLast }: StepProps) {
  const text = useText();
  const { colors } = useAppearance();
  const size = isLast ? LAST : CARD;
  const verdict = stands ? colors.accent : colors.line;
  return (
    <View style={[styles.step, { marginLeft: Math.min(at, 6) * SPACE.medium }]}>
      {at > 0 && <View style={[styles.rail, { borderColor: colors.line }]} />}
      <View
        role="listitem"
        style={[styles.rung, { backgroundColor: colors.surface, borderColor: stands ? emblem.color : colors.line }]}
      >
        {card && (
          <View style={!stands && styles.fallen} aria-hidden>
            <CardFace card={card} words={card.print} {...size} />
          </View>
        )}
        <View style={styles.words}>
          <View style={styles.who}>
            <Crest emblem={emblem} size={32} />
            <Words kind="strong" style={[styles.grow, !stands && styles.struck]} color={stands ? 'text' : 'muted'}>
              {words}
            </Words>
          </View>
          {isLast && card && card.print.text !== '' && (
            <Words kind="small" color="muted">
              {card.print.text}
            </Words>
          )}
          <View style={[styles.verdict, { borderColor: verdict }]}>
            <Mark name={stands ? 'yes' : 'no'} size={18} color={stands ? colors.accent : colors.muted} />
            <Words kind="small" color={stands ? 'accent' : 'muted'}>
              {text(stands ? 'table.stands' : 'table.falls')}
            </Words>
          </View>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  ladder: { alignSelf: 'stretch', gap: SPACE.small },
  step: { flexDirection: 'row' },
  rail: {
    width: SPACE.small,
    marginLeft: -SPACE.small,
    marginTop: -SPACE.small,
    marginBottom: '12%',
    borderLeftWidth: 2,
    borderBottomWidth: 2,
    borderBottomLeftRadius: 6,
  },
  rung: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.medium,
    padding: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 2,
  },
  words: { flex: 1, gap: SPACE.small, alignItems: 'flex-start' },
  who: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, alignSelf: 'stretch' },
  grow: { flex: 1 },
  fallen: { opacity: 0.45 },
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
