import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';
import type { ShownCard } from '../../../engine/show';
import { useAppearance } from '../../theme/appearance';
import { CardFace, isHidden } from '../CardFace';
import type { Top } from '../top';

const TURN = { duration: 340, easing: Easing.inOut(Easing.cubic) } as const;

type Props = {
  card: ShownCard;
  words: Top['words'];
  width: number;
  height: number;
  /** How long it lies face down, in ms. */
  after?: number;
  /** Whether it has been known before. */
  known?: boolean;
};

/** A card that comes to light: it lies face down and turns over. One that stays hidden from these eyes only lies there. */
export function TurnedCard({ card, words, width, height, after = 0, known = false }: Props) {
  const { still } = useAppearance();
  const own = words.card(card.face);
  const isStill = still || known || isHidden(card);
  const way = useSharedValue(isStill ? 1 : 0);
  useEffect(() => {
    if (!isStill) way.set(withDelay(after, withTiming(1, TURN)));
  }, [way, isStill, after]);
  const back = useAnimatedStyle(() => ({
    opacity: way.get() < 0.5 ? 1 : 0,
    transform: [{ scaleX: Math.max(0.01, 1 - way.get() * 2) }],
  }));
  const face = useAnimatedStyle(() => ({
    opacity: way.get() < 0.5 ? 0 : 1,
    transform: [{ scaleX: Math.max(0.01, way.get() * 2 - 1) }],
  }));
  return (
    <View style={{ width, height }} aria-hidden>
      {!isStill && (
        <Animated.View style={[styles.side, back]}>
          <CardFace
            card={{ key: card.key, card: -1, kind: card.kind, face: 'back' }}
            {...{ words: own, width, height }}
          />
        </Animated.View>
      )}
      <Animated.View style={[styles.side, face]}>
        <CardFace {...{ card, words: own, width, height }} />
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({ side: { position: 'absolute', left: 0, top: 0 } });
