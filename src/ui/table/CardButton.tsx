import { type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import type { CardWords, ShownCard } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Glyph } from '../Glyph';
import { pressed as pressedOf } from '../pressed';
import { useAppearance } from '../theme/appearance';
import { CardFace, isHidden } from './CardFace';
import { CardText } from './card/CardText';
import { Corner } from './card/Corner';
import { useTop } from './top';
import { Touch } from './Touch';

type Props = {
  card: ShownCard;
  width: number;
  height: number;
  seen?: number;
  /** How round its corners are. */
  radius?: number;
  style?: StyleProp<ViewStyle>;
  /** How many of the cards that lie here are picked. */
  taken?: number;
  onPressIn?: (() => void) | undefined;
  onPressOut?: (() => void) | undefined;
  children?: ReactNode;
};

/** What a card is called, for whoever hears it: nothing of what is hidden. */
export function useCardLabel() {
  const text = useText();
  return (card: ShownCard, words: CardWords): string => {
    const name = isHidden(card) ? text(card.face === 'none' ? 'table.noCards' : 'table.faceDown') : words.name;
    const count = card.count === undefined ? '' : ` · ${card.count}`;
    return `${name}${count}${isHidden(card) ? '' : `. ${words.text}`}`;
  };
}

/** A card that is tapped to use it and pressed long to look at it. What can be used now shines at its edge. */
export function CardButton(props: Props) {
  const {
    card,
    width,
    height,
    seen = width,
    radius = width * 0.11,
    style,
    taken = 0,
    onPressIn,
    onPressOut,
    children,
  } = props;
  const { words, glow, picked, touch, look } = useTop();
  const { colors } = useAppearance();
  const label = useCardLabel();
  const own = words.card(card.face);
  const glows = glow.has(card.key);
  const lifted = picked.includes(card.key);
  return (
    <View style={[styles.target, style]}>
      <View aria-hidden>
        {children ?? <CardFace card={card} words={own} width={width} height={height} seen={seen} />}
        {(glows || lifted) && (
          <View
            style={[
              styles.shine,
              { borderColor: colors.accent, borderRadius: radius },
              lifted ? styles.lifted : styles.glows,
            ]}
          />
        )}
        {(lifted || taken > 0) && (
          <View style={[styles.check, { backgroundColor: colors.accent }]}>
            {taken > 0 ? (
              <CardText bold size={13} grows={1} color={colors.onAccent}>
                {taken}
              </CardText>
            ) : (
              <Glyph name="check-mark" size={13} color={colors.onAccent} />
            )}
          </View>
        )}
        {card.count !== undefined && card.count > 1 && <Corner at="topRight" value={card.count} size={20} />}
      </View>
      <Touch
        testID={`${glows || lifted ? 'card' : 'dull'}-${card.key}`}
        radius={radius}
        aria-label={label(card, own)}
        {...pressedOf(lifted)}
        aria-disabled={!glows && !lifted}
        onPress={() => touch(card.key)}
        onLongPress={() => look(card)}
        {...(onPressIn && { onPressIn })}
        {...(onPressOut && { onPressOut })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  target: { minWidth: 44, minHeight: 48 },
  shine: { position: 'absolute', inset: -3 },
  glows: { borderWidth: 2.5, boxShadow: '0 0 10px rgba(255, 190, 80, 0.65)' },
  check: {
    position: 'absolute',
    left: -8,
    top: -13,
    width: 22,
    height: 22,
    borderRadius: 11,
    alignItems: 'center',
    justifyContent: 'center',
  },
  lifted: { borderWidth: 4, boxShadow: '0 0 18px rgba(255, 200, 100, 0.95)' },
});
