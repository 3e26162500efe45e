import { Pressable, StyleSheet, View } from 'react-native';
import type { CardWords, ShownCard } from '../../engine/show';
import { useText } from '../../i18n/language';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';

/** The band of a card by its family: one colour each, always with the name in words. */
const BANDS: Readonly<Record<string, string>> = {
  start: '#4f6d94',
  action: '#7a3d63',
  jewelry: '#8a6a1f',
  mining: '#4b5a52',
  rubble: '#5b534b',
  event: '#3f6b57',
  trait: '#6a4f8c',
  deck: '#3a4656',
  tile: '#6b5434',
};

const PAPER = '#f3e6cc';
const INK = '#2a1f15';

type Props = {
  card: ShownCard;
  words: CardWords;
  glows: boolean;
  lifted: boolean;
  small?: boolean;
  onPress: () => void;
  onLook: () => void;
};

/** A card beside the mine: tapped to use it, pressed long to look at it closely. */
export function CardFace({ card, words, glows, lifted, small = false, onPress, onLook }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const hidden = card.face === 'back' || card.face === 'none';
  const name = hidden ? text(card.face === 'none' ? 'table.noCards' : 'table.faceDown') : words.name;
  const count = card.count === undefined ? '' : ` · ${card.count}`;
  return (
    <Pressable
      role="button"
      aria-label={`${name}${count}${hidden ? '' : `. ${words.text}`}`}
      onPress={onPress}
      onLongPress={onLook}
      delayLongPress={350}
      style={[
        styles.card,
        small ? styles.small : styles.large,
        { backgroundColor: hidden ? '#2f3a49' : PAPER, borderColor: glows ? colors.accent : '#00000055' },
        glows && styles.glows,
        lifted && styles.lifted,
      ]}
    >
      <View style={[styles.band, { backgroundColor: BANDS[card.kind] ?? '#4a4038' }]}>
        <Words kind="small" numberOfLines={2} style={styles.name}>
          {name}
        </Words>
      </View>
      {!small && !hidden && (
        <Words kind="small" style={styles.text} numberOfLines={6}>
          {words.text}
        </Words>
      )}
      {card.count !== undefined && (
        <View style={styles.count}>
          <Words kind="small" style={styles.name}>
            {card.count}
          </Words>
        </View>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: 10, borderWidth: 2, overflow: 'hidden' },
  large: { width: 112, height: 156 },
  small: { width: 112, height: 60 },
  glows: { borderWidth: 3 },
  lifted: { transform: [{ translateY: -10 }] },
  band: { paddingHorizontal: 6, paddingVertical: SPACE.hair, minHeight: 34, justifyContent: 'center' },
  name: { color: '#fff8e8', fontSize: 13.5, lineHeight: 16 },
  text: { color: INK, fontSize: 13, lineHeight: 16, padding: 6 },
  count: {
    position: 'absolute',
    right: 3,
    bottom: 3,
    minWidth: 24,
    paddingHorizontal: 5,
    paddingVertical: 2,
    borderRadius: 12,
    backgroundColor: '#1b1410dd',
    alignItems: 'center',
  },
});
