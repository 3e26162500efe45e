import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Announced, Announcement, ShownCard } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Glyph } from '../Glyph';
import type { Emblem } from '../seats';
import { useTextScale } from '../textScale';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';
import { Sign } from './card/Sign';
import { CardFace } from './CardFace';
import { CloseUp } from './CloseUp';
import { Crest } from '../Crest';
import { Mark } from '../Mark';
import type { Top } from './top';
import { Falling } from './Falling';
import { Touch } from './Touch';

/** A rung: an announced action in words and pictures, whose it is, and whether it will be carried out as things stand. */
export interface Rung extends Announcement, Announced {
  readonly emblem: Emblem;
  readonly stands: boolean;
}

const CARD = { width: 84, height: 118 } as const;
/** Up to so many older rungs are large enough for a finger. */
const FEW = 4;
/** In so little width, measured by the size of text, there is no room for more than who does what. */
const LITTLE = 240;

type Props = {
  rungs: readonly Rung[];
  words: Top['words'];
  onRule?: ((rule: string) => void) | undefined;
};

/**
 * The chain of actions as a ladder, the newest on top and whole: that is what everybody is asked about. Those that it answers
 * stand below it, a line each, with the verdict as it stands. Each can be looked at closely.
 */
export function Ladder({ rungs, words, onRule }: Props) {
  const [looked, setLooked] = useState<ShownCard | null>(null);
  const [newest, ...older] = [...rungs].reverse();
  return (
    <View style={styles.ladder} role="list">
      {newest && <Newest rung={newest} words={words} onLook={() => setLooked(newest.card)} />}
      {older.map((rung, i) => (
        <Older key={i} {...{ rung, words }} isSlim={older.length > FEW} onLook={() => setLooked(rung.card)} />
      ))}
      {looked && <CloseUp card={looked} words={words} why={null} onRule={onRule} onClose={() => setLooked(null)} />}
    </View>
  );
}

/** Whether text is so large that a phone has no room for what can be looked at closely. */
export function useReadsLarge(): boolean {
  const { width } = useWindowDimensions();
  return width / useTextScale() < LITTLE;
}

type StepProps = { rung: Rung; words: Top['words']; onLook: () => void };

/** What will become of a rung if nobody says more. */
function Verdict({ stands }: { stands: boolean }) {
  const text = useText();
  const { colors } = useAppearance();
  return (
    <View style={[styles.verdict, { borderColor: stands ? colors.accent : colors.line }]}>
      <Mark name={stands ? 'yes' : 'no'} size={16} color={stands ? colors.accent : colors.muted} />
      <Words kind="small" size={13} color={stands ? 'accent' : 'muted'}>
        {text(stands ? 'table.stands' : 'table.falls')}
      </Words>
    </View>
  );
}

function Newest({ rung: { line, from, sign, emblem, card, stands }, words, onLook }: StepProps) {
  const text = useText();
  const { colors } = useAppearance();
  const said = words.card(card.face);
  // Who reads large is told who does what; the card and what it says are a touch away.
  const isLarge = useReadsLarge();
  return (
    <View
      role="listitem"
      style={[styles.rung, { backgroundColor: colors.surface, borderColor: stands ? emblem.color : colors.line }]}
    >
      {!isLarge && (
        <Falling stands={stands}>
          <CardFace card={card} words={said} {...CARD} />
        </Falling>
      )}
      <View style={styles.words}>
        <View style={styles.row}>
          <Crest emblem={emblem} size={32} />
          <Words kind="strong" style={[styles.grow, !stands && styles.struck]} color={stands ? 'text' : 'muted'}>
            {line}
          </Words>
        </View>
        <View style={styles.row}>
          <View style={styles.sign}>
            <Sign of={sign} size={22} on="dark" ink={stands ? colors.text : colors.muted} />
          </View>
          <Words kind="small" style={styles.grow} color={stands ? 'text' : 'muted'}>
            {from}
          </Words>
          <Glyph name="magnifying-glass" size={18} color={colors.muted} />
        </View>
        {said.text !== '' && !isLarge && (
          <Words kind="small" size={14} color="muted">
            {said.text}
          </Words>
        )}
        <Verdict stands={stands} />
      </View>
      <Touch
        radius={RADIUS}
        aria-label={text('table.rung.look', { name: said.name })}
        onPress={onLook}
        onLongPress={onLook}
      />
    </View>
  );
}

/** A rung that others answer: who does what, and its verdict, in a line. */
function Older({ rung, words, isSlim, onLook }: StepProps & { isSlim: boolean }) {
  const { line, from, sign, emblem, card, stands } = rung;
  const text = useText();
  const { colors } = useAppearance();
  return (
    <View
      role="listitem"
      style={[styles.older, isSlim && styles.slim, { backgroundColor: colors.surface, borderColor: colors.line }]}
    >
      <Crest emblem={emblem} size={isSlim ? 22 : 28} />
      <View aria-hidden>
        <Sign of={sign} size={18} on="dark" ink={stands ? colors.text : colors.muted} />
      </View>
      <View style={styles.grow}>
        <Words kind="small" size={13.5} style={!stands && styles.struck} color={stands ? 'text' : 'muted'}>
          {line}
        </Words>
        {!isSlim && (
          <View style={styles.row}>
            <Words kind="small" size={12.5} color="muted" style={styles.grow}>
              {from}
            </Words>
            <Verdict stands={stands} />
          </View>
        )}
      </View>
      {isSlim && (
        <View role="img" aria-label={text(stands ? 'table.stands' : 'table.falls')}>
          <Mark name={stands ? 'yes' : 'no'} size={18} color={stands ? colors.accent : colors.muted} />
        </View>
      )}
      {!isSlim && (
        <Touch
          radius={RADIUS}
          aria-label={text('table.rung.look', { name: words.card(card.face).name })}
          onPress={onLook}
          onLongPress={onLook}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  ladder: { alignSelf: 'stretch', gap: SPACE.hair },
  rung: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    padding: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 2,
  },
  older: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: TARGET,
    marginLeft: SPACE.medium,
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.hair,
    borderRadius: RADIUS,
    borderWidth: 1,
  },
  slim: { minHeight: 30, marginLeft: 0, paddingVertical: 0 },
  words: { flex: 1, gap: SPACE.hair, alignItems: 'flex-start' },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, alignSelf: 'stretch' },
  /** As wide as a crest, so that what is said stands below each other. */
  sign: { width: 32, alignItems: 'center' },
  grow: { flex: 1 },
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
