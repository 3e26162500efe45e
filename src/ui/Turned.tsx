import { createContext, use, useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, withTiming } from 'react-native-reanimated';
import type { Quarters } from '../canvas/mine/turned';
import { useAppearance } from './theme/appearance';

/** A stretch of the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const Turn = createContext<Quarters>(0);

/** Says how far something is turned that lies elsewhere on the screen, so that what opens over it is turned as well. */
export const TurnProvider = Turn.Provider;

/** How far what is shown here is turned on the screen. */
export const useTurn = (): Quarters => use(Turn);

/** The size that something has within a stretch of the screen when it is turned. */
export const within = (turn: Quarters, { width, height }: Box): { readonly width: number; readonly height: number } =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width };

const WEIGHT = { duration: 380 } as const;

type Props = {
  turn: Quarters;
  box: Box;
  /** Whether it lies over what stands beside it. */
  isOver?: boolean;
  children: ReactNode;
};

/** Something that fills a stretch of the screen, turned to one of its edges. It swings round, the shorter way, when the edge is another. */
export function Turned({ turn, box, isOver = false, children }: Props) {
  const { still } = useAppearance();
  const size = within(turn, box);
  const [angle, setAngle] = useState<number>(turn * 90);
  const off = (((turn * 90 - angle + 180) % 360) + 360) % 360;
  if (off !== 180) setAngle(angle + off - 180);
  const swing = useAnimatedStyle(() => ({
    transform: [{ rotate: `${still ? angle : withTiming(angle, WEIGHT)}deg` }],
  }));
  return (
    <Turn.Provider value={turn}>
      <Animated.View
        style={[
          styles.turned,
          { ...size, left: box.left + (box.width - size.width) / 2, top: box.top + (box.height - size.height) / 2 },
          isOver && styles.over,
          swing,
        ]}
      >
        {children}
      </Animated.View>
    </Turn.Provider>
  );
}

const styles = StyleSheet.create({ turned: { position: 'absolute' }, over: { zIndex: 5 } });
