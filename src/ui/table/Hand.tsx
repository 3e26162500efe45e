import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { FadeInDown, FadeOutUp, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import type { ShownCard } from '../../engine/show';
import { useAppearance } from '../theme/appearance';
import { useTurn } from '../Turned';
import { CardButton } from './CardButton';
import { fanned, type Slot } from './fan';
import { HEADS, LIFT } from './room';
import { useTop } from './top';

type Props = {
  cards: readonly ShownCard[];
  label: string;
  width: number;
  card: { width: number; height: number };
  /** Whether only the heads of the cards are seen: something else is asked for now. */
  isFolded: boolean;
};

const WEIGHT = { duration: 240 } as const;
/** A card dragged up so far is played: for what it is dropped on, if it can be. */
const PLAYED = -64;

/** The hand in the thumb's reach: fanned, overlapping only as much as it must; a lifted card lies over all others. */
export function Hand({ cards, label, width, card, isFolded }: Props) {
  const slots = fanned(cards.length, width, card.width);
  const deepest = Math.max(0, ...slots.map(({ drop }) => drop));
  return (
    <View
      aria-label={label}
      role="group"
      style={{
        height: isFolded ? HEADS + 6 : card.height + LIFT + deepest,
        width,
        overflow: isFolded ? 'hidden' : 'visible',
      }}
    >
      {cards.map((each, i) => {
        const slot = slots[i];
        const after = slots[i + 1];
        const seen = slot && after ? after.left - slot.left : card.width;
        return (
          slot && (
            <HandCard key={each.key} card={each} slot={slot} seen={seen} order={i} size={card} isFolded={isFolded} />
          )
        );
      })}
    </View>
  );
}

type CardProps = {
  card: ShownCard;
  slot: Slot;
  /** How much of it the next card leaves to be seen. */
  seen: number;
  order: number;
  isFolded: boolean;
  size: { width: number; height: number };
};

function HandCard({ card, slot, seen, order, size, isFolded }: CardProps) {
  const { picked } = useTop();
  const { still } = useAppearance();
  const [held, setHeld] = useState(false);
  const lifted = held || picked.includes(card.key);
  // One lifted card lies over all others; several keep their order, so that each can be read.
  const isOver = held || (lifted && picked.length === 1);
  const drag = useSharedValue({ x: 0, y: 0 });
  const { lift, layDown, play } = useDragged(card.key);
  // A finger tells its way by the screen: on a table that is turned cards are tapped.
  const isUpright = useTurn() === 0;
  const pan = Gesture.Pan()
    .enabled(isUpright)
    // Two fingers on the hand mean no card.
    .maxPointers(1)
    .activeOffsetY(-12)
    .failOffsetX([-40, 40])
    .onStart(() => scheduleOnRN(lift))
    .onUpdate((event) => {
      drag.set({ x: event.translationX, y: Math.min(0, event.translationY) });
    })
    .onFinalize((event, ended) => {
      if (ended && event.translationY < PLAYED) scheduleOnRN(play, event.absoluteX, event.absoluteY);
      else scheduleOnRN(layDown);
      drag.set(still ? { x: 0, y: 0 } : withTiming({ x: 0, y: 0 }, WEIGHT));
    });
  const style = useAnimatedStyle(() => {
    const to = (value: number) => (still ? value : withTiming(value, WEIGHT));
    const { x, y } = drag.get();
    return {
      transform: [
        { translateX: x },
        { translateY: to(isFolded ? (lifted ? 4 : 8) : lifted ? 0 : LIFT + slot.drop) },
        { translateY: y },
        { rotate: to(lifted || isFolded || y < 0 ? 0 : slot.angle) + 'deg' },
        { scale: to(isOver ? 1.06 : 1) },
      ],
    };
  });
  return (
    <Animated.View
      style={[styles.slot, { left: slot.left, zIndex: isOver ? 100 : order }]}
      {...(still ? {} : { entering: FadeInDown.duration(260).delay(order * 35), exiting: FadeOutUp.duration(220) })}
    >
      <GestureDetector gesture={pan}>
        <Animated.View style={style}>
          <CardButton
            card={card}
            width={size.width}
            height={size.height}
            seen={isOver ? size.width : seen}
            onPressIn={() => setHeld(true)}
            onPressOut={() => setHeld(false)}
          />
        </Animated.View>
      </GestureDetector>
    </Animated.View>
  );
}

/** What dragging a card does: the same functions from picture to picture, since a gesture made anew would miss the finger that is down. */
function useDragged(key: string) {
  const { drag, drop } = useTop();
  const latest = useRef({ drag, drop });
  useLayoutEffect(() => {
    latest.current = { drag, drop };
  }, [drag, drop]);
  const lift = useCallback(() => latest.current.drag(key), [key]);
  const layDown = useCallback(() => latest.current.drag(null), []);
  const play = useCallback((x: number, y: number) => latest.current.drop(key, { x, y }), [key]);
  return { lift, layDown, play };
}

const styles = StyleSheet.create({ slot: { position: 'absolute', top: 0 } });
