import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Announced, Announcement, ShownCard } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Glyph } from '../Glyph';
import type { Emblem } from '../seats';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { Words } from '../Words';
import { Sign } from './card/Sign';
import { CardFace } from './CardFace';
import { CloseUp } from './CloseUp';
import { Crest } from '../Crest';
import { Mark } from './Mark';
import type { Top } from './top';
import { Touch } from './Touch';

/** A rung: an announced action in words and pictures, whose it is, and whether it still stands. */
export interface Rung extends Announcement, Announced {
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

const CARD = { width: 78, height: 110 } as const;
const LAST = { width: 104, height: 146 } as const;

type Props = {
  rungs: readonly Rung[];
  words: Top['words'];
  onRule?: ((rule: string) => void) | undefined;
};

/**
 * The chain of actions as a ladder of cards, each with the verdict as it stands; the last one is what everybody is asked
 * about. Each can be looked at closely.
 */
export function Ladder({ rungs, words, onRule }: Props) {
  const stands = verdicts(rungs);
  const [looked, setLooked] = useState<ShownCard | null>(null);
  return (
    <View style={styles.ladder} role="list">
      {rungs.map((rung, i) => (
        <Step
          key={i}
          {...{ rung, words }}
          at={i}
          stands={stands[i] ?? false}
          isLast={i === rungs.length - 1}
          onLook={() => setLooked(rung.card)}
        />
      ))}
      {looked && <CloseUp card={looked} words={words} why={null} onRule={onRule} onClose={() => setLooked(null)} />}
    </View>
  );
}

type StepProps = {
  rung: Rung;
  words: Top['words'];
  at: number;
  stands: boolean;
  isLast: boolean;
  onLook: () => void;
};

function Step({ rung: { line, from, sign, emblem, card }, words, at, stands, isLast, onLook }: StepProps) {
  const text = useText();
  const { colors } = useAppearance();
  const print = words.card(card.face);
  const size = isLast ? LAST : CARD;
  const verdict = stands ? colors.accent : colors.line;
  return (
    <View style={[styles.step, { marginLeft: Math.min(at, 6) * SPACE.medium }]}>
      {at > 0 && <View style={[styles.rail, { borderColor: colors.line }]} />}
      <View
        role="listitem"
        style={[styles.rung, { backgroundColor: colors.surface, borderColor: stands ? emblem.color : colors.line }]}
      >
        <View style={!stands && styles.fallen} aria-hidden>
          <CardFace card={card} words={print} {...size} />
        </View>
        <View style={styles.words}>
          <View style={styles.row}>
            <Crest emblem={emblem} size={32} />
            <Words kind="strong" style={[styles.grow, !stands && styles.struck]} color={stands ? 'text' : 'muted'}>
              {line}
            </Words>
          </View>
          <View style={styles.row}>
            <View style={styles.sign}>
              <Sign of={sign} size={24} on="dark" ink={stands ? colors.text : colors.muted} />
            </View>
            <Words kind="small" style={styles.grow} color={stands ? 'text' : 'muted'}>
              {from}
            </Words>
            <Glyph name="magnifying-glass" size={18} color={colors.muted} />
          </View>
          {isLast && print.text !== '' && (
            <Words kind="small" color="muted">
              {print.text}
            </Words>
          )}
          <View style={[styles.verdict, { borderColor: verdict }]}>
            <Mark name={stands ? 'yes' : 'no'} size={18} color={stands ? colors.accent : colors.muted} />
            <Words kind="small" color={stands ? 'accent' : 'muted'}>
              {text(stands ? 'table.stands' : 'table.falls')}
            </Words>
          </View>
        </View>
        <Touch
          radius={RADIUS}
          aria-label={text('table.rung.look', { name: print.name })}
          onPress={onLook}
          onLongPress={onLook}
        />
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
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, alignSelf: 'stretch' },
  /** As wide as a crest, so that what is said stands below each other. */
  sign: { width: 32, alignItems: 'center' },
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
