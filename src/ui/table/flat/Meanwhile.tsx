import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { Happening, State } from '../../../engine/game';
import type { Scene } from '../../../engine/show';
import { useText } from '../../../i18n/language';
import { Fold } from '../../Fold';
import { Mark } from '../../Mark';
import { Scroller } from '../../Scroller';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../../theme/themes';
import { Words } from '../../Words';
import { useCardLabel } from '../CardButton';
import { CardFace } from '../CardFace';
import { Chronicle } from '../Chronicle';
import type { Place, Top } from '../top';

const PARTS = ['log', 'piles', 'rules'] as const;

type Props = {
  place: Place;
  scene: Scene;
  view: State;
  /** What everybody perceived. */
  log: readonly Happening[];
  names: readonly string[];
  words: Top['words'];
  onClose: () => void;
};

const LINES = 12;
const CARD = { width: 62, height: 87 } as const;

/** What somebody may look at at their own edge while others play: what happened, what lies on the table, the rules. */
export function Meanwhile({ place, scene, view, log, names, words, onClose }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const [part, setPart] = useState<(typeof PARTS)[number]>('log');
  const label = useCardLabel();
  const piles = scene.areas.filter(({ seat, spot }) => seat === -1 && spot !== 'tray' && spot !== 'front');
  return (
    <View
      role="group"
      aria-label={text('flat.meanwhile', { name: place.name })}
      style={[styles.paper, { backgroundColor: colors.surface, borderColor: place.emblem.color }]}
    >
      <View style={styles.tabs}>
        <View style={styles.parts} role="tablist">
          {PARTS.map((each) => (
            <Pressable
              key={each}
              role="tab"
              aria-selected={part === each}
              onPress={() => setPart(each)}
              style={[styles.tab, part === each && { borderColor: colors.accent }]}
            >
              <Words kind="strong" size={16} center color={part === each ? 'accent' : 'text'}>
                {text(`flat.${each}`)}
              </Words>
            </Pressable>
          ))}
        </View>
        <Pressable role="button" aria-label={text('flat.close')} onPress={onClose} style={styles.close}>
          <Mark name="no" size={22} color={colors.accent} />
        </Pressable>
      </View>
      <Scroller contentContainerStyle={styles.content} aria-label={text(`flat.${part}`)}>
        {part === 'log' && <Chronicle {...{ log, view, names }} eye={-1} lines={LINES} />}
        {part === 'piles' && (
          <View style={styles.piles}>
            {piles.map(({ key, kind, cards }) => (
              <View key={key} role="group" aria-label={words.area(kind)} style={styles.pile}>
                <Words kind="small" color="muted">
                  {words.area(kind)}
                </Words>
                <View style={styles.cards}>
                  {cards.map((card) => (
                    <View key={card.key} role="img" aria-label={label(card, words.card(card.face))}>
                      <CardFace card={card} words={words.card(card.face)} {...CARD} />
                      {card.count !== undefined && (
                        <Words kind="small" center>
                          {card.count}
                        </Words>
                      )}
                    </View>
                  ))}
                </View>
              </View>
            ))}
          </View>
        )}
        {part === 'rules' &&
          words.rules.map((rule) => (
            <Fold key={rule.key} title={rule.title} summary="">
              <Words kind="small">{rule.text}</Words>
            </Fold>
          ))}
      </Scroller>
    </View>
  );
}

const styles = StyleSheet.create({
  paper: {
    flex: 1,
    borderWidth: 2,
    borderRadius: RADIUS,
    overflow: 'hidden',
    boxShadow: '0 0 18px rgba(0, 0, 0, 0.7)',
  },
  tabs: { flexDirection: 'row', alignItems: 'center' },
  parts: { flex: 1, flexDirection: 'row' },
  tab: {
    flex: 1,
    minHeight: TARGET,
    justifyContent: 'center',
    borderBottomWidth: 3,
    borderColor: 'transparent',
  },
  close: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center' },
  content: { padding: SPACE.small, gap: 6 },
  piles: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.medium },
  pile: { gap: 3 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
});
