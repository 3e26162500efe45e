import { StyleSheet, View } from 'react-native';
import type { ShownCard } from '../../../engine/show';
import { useText } from '../../../i18n/language';
import { Mark } from '../../Mark';
import { useSettings } from '../../settings';
import { useAppearance } from '../../theme/appearance';
import { CardFace } from '../CardFace';
import { useTop } from '../top';
import { Touch } from '../Touch';

const CARD = { width: 74, height: 104 } as const;

/** A card that whoever decides has laid out for all to see, before they say what it is for: a touch takes it back. */
export function LaidOut({ card, onTakeBack }: { card: ShownCard; onTakeBack: () => void }) {
  const text = useText();
  const { words } = useTop();
  const { colors } = useAppearance();
  const left = useSettings().settings.leftHand === 'on';
  const own = words.card(card.face);
  return (
    <View style={[styles.laid, left ? styles.atRight : styles.atLeft, { borderColor: colors.accent }]}>
      <View aria-hidden>
        <CardFace card={card} words={own} {...CARD} />
        <View style={[styles.back, { backgroundColor: colors.raised, borderColor: colors.line }]}>
          <Mark name="no" size={18} color={colors.accent} />
        </View>
      </View>
      <Touch radius={8} aria-label={text('flat.takeBack', { what: own.name })} onPress={onTakeBack} />
    </View>
  );
}

const styles = StyleSheet.create({
  laid: { position: 'absolute', bottom: 8, borderWidth: 3, borderRadius: 10 },
  /** Across from the buttons of the mine. */
  atLeft: { left: 8 },
  atRight: { right: 28 },
  /** Its name stays to be read. */
  back: {
    position: 'absolute',
    right: -20,
    top: -20,
    width: 28,
    height: 28,
    borderRadius: 14,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
