import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Control, ShownCard } from '../../../engine/show';
import { useText } from '../../../i18n/language';
import { Glyph } from '../../Glyph';
import { pressed } from '../../pressed';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../../theme/themes';
import { Words } from '../../Words';
import { useCardLabel } from '../CardButton';
import { CardFace } from '../CardFace';
import type { Top } from '../top';
import { Touch } from '../Touch';

type Props = {
  hand: readonly ShownCard[];
  controls: readonly Control[];
  words: Top['words'];
  plan: string | null;
  /** Whether the cards are seen here for the first time. */
  isLarge: boolean;
  onPlan: (what: string | null) => void;
};

const RATIO = 1.4;
/** A card is no wider than this, nor narrower; in between as many fit a row as are held. */
const WIDEST = 62;
const NARROWEST = 48;
const AROUND = 10;
/** Seen for the first time, they are large enough to be read. */
const LARGE = 96;
const LARGE_COLUMNS = 3;

/** Their own hand, for whoever passes the phone on: what is touched they find prepared when their next turn comes. */
export function PlanRow({ hand, controls, words, plan, isLarge, onPlan }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const label = useCardLabel();
  const room = Math.min(useWindowDimensions().width, 560) - SPACE.medium * 2;
  const [columns, widest] = isLarge ? [LARGE_COLUMNS, LARGE] : [Math.max(1, hand.length), WIDEST];
  const width = Math.max(NARROWEST, Math.min(widest, Math.floor(room / columns) - AROUND));
  const toggle = (key: string) => onPlan(plan === key ? null : key);
  return (
    <View style={styles.all}>
      <Words kind="small" center color="muted">
        {text('plan.title')}
      </Words>
      <View style={styles.row}>
        {hand.map((card) => (
          <View
            key={card.key}
            style={[styles.card, { borderColor: plan === card.key ? colors.accent : 'transparent' }]}
          >
            <View aria-hidden>
              <CardFace card={card} words={words.card(card.face)} width={width} height={Math.round(width * RATIO)} />
              {plan === card.key && (
                <View style={[styles.pin, { backgroundColor: colors.accent }]}>
                  <Glyph name="check-mark" size={14} color={colors.onAccent} />
                </View>
              )}
            </View>
            <Touch
              radius={8}
              aria-label={label(card, words.card(card.face))}
              {...pressed(plan === card.key)}
              onPress={() => toggle(card.key)}
            />
          </View>
        ))}
      </View>
      {controls.length > 1 && (
        <View style={styles.row}>
          {controls.map(({ key }) => (
            <Pressable
              key={key}
              role="button"
              {...pressed(plan === key)}
              onPress={() => toggle(key)}
              style={[
                styles.control,
                { backgroundColor: colors.raised, borderColor: plan === key ? colors.accent : colors.line },
              ]}
            >
              <Words kind="small" color={plan === key ? 'accent' : 'text'}>
                {words.button(key) ?? ''}
              </Words>
            </Pressable>
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: SPACE.small, alignItems: 'center' },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.hair },
  card: { borderWidth: 3, borderRadius: 10 },
  pin: {
    position: 'absolute',
    right: -10,
    top: -15,
    width: 24,
    height: 24,
    borderRadius: 12,
    alignItems: 'center',
    justifyContent: 'center',
  },
  control: {
    minHeight: TARGET,
    paddingHorizontal: SPACE.small + 2,
    borderRadius: RADIUS,
    borderWidth: 1.5,
    justifyContent: 'center',
  },
});
