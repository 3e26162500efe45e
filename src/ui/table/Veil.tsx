import { useState } from 'react';
import { Pressable, StyleSheet, View, type GestureResponderEvent } from 'react-native';
import type { ShownCard } from '../../engine/show';
import { useText } from '../../i18n/language';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { CardFace } from './CardFace';
import { CHIP } from './Chip';
import { useTop } from './top';

type Props = {
  name: string;
  cards: readonly ShownCard[];
  /** How far apart the cards lie. */
  step: number;
};

const LARGE = { width: 92, height: 129 } as const;

/** Cards that their owner knows and nobody else may see: face down, and seen for as long as they are held. */
export function Veil({ name, cards, step }: Props) {
  const text = useText();
  const { words } = useTop();
  const { colors } = useAppearance();
  const [seen, setSeen] = useState(false);
  const named = cards.map(({ face }) => words.card(face).name).join(', ');
  // A key is not held but pressed: once to see, once more to hide.
  const isKey = (event: GestureResponderEvent): boolean => 'key' in event.nativeEvent;
  return (
    <View>
      <Pressable
        role="button"
        aria-label={seen ? `${name}: ${named}` : text('table.veiled', { what: name })}
        aria-live="polite"
        accessibilityHint={text('table.hold')}
        accessibilityActions={[{ name: 'activate' }]}
        onAccessibilityAction={() => setSeen((was) => !was)}
        onPressIn={(event) => (isKey(event) ? setSeen((was) => !was) : setSeen(true))}
        onPressOut={(event) => !isKey(event) && setSeen(false)}
        style={styles.row}
      >
        {cards.map((card, i) => (
          <View key={card.key} style={{ marginLeft: i === 0 ? 0 : step }} aria-hidden>
            <CardFace
              card={{ key: card.key, card: -1, kind: card.kind, face: 'back' }}
              words={words.card('back')}
              width={CHIP.narrow}
              height={CHIP.height}
            />
          </View>
        ))}
      </Pressable>
      {seen && (
        <View
          style={[styles.seen, { backgroundColor: colors.surface, borderColor: colors.accent }]}
          pointerEvents="none"
          aria-hidden
        >
          {cards.map((card) => (
            <CardFace key={card.key} card={card} words={words.card(card.face)} {...LARGE} />
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  seen: {
    position: 'absolute',
    bottom: CHIP.height + SPACE.small,
    left: 0,
    flexDirection: 'row',
    gap: SPACE.small,
    padding: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 2,
    zIndex: 200,
  },
});
