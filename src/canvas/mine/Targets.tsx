import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Sprite } from '../../engine/show';
import { CELL } from './brushes';
import type { Camera, Size } from './camera';
import { kindOf } from './kinds';
import { pressedByKey } from './pressedByKey';

type Props = {
  sprites: readonly Sprite[];
  glow: ReadonlySet<string>;
  eye: Camera;
  /** What is seen: targets stay within it, so that a browser need not scroll to one that is reached by keys. */
  size: Size;
  label: (sprite: Sprite) => string;
  onPress: (key: string) => void;
  /** A target was reached by keys: it should be in view. */
  onReach?: (sprite: Sprite) => void;
};

/** The smallest side of a target. */
const LEAST = 48;
/** What lies so near the edge cannot be meant by a finger. */
const EDGE = 6;

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** A view that can be found by screen reader and keyboard over each thing that can be touched now. */
export const Targets = memo(function Targets({ sprites, glow, eye, size, label, onPress, onReach }: Props) {
  return sprites
    .filter(({ key }) => glow.has(key))
    .map((sprite) => {
      const [x, y] = [sprite.x * CELL * eye.scale + eye.x, sprite.y * CELL * eye.scale + eye.y];
      const inside = Math.min(x, y, size.width - x, size.height - y);
      const isSeen = inside > EDGE;
      const whole = Math.max(LEAST, kindOf(sprite).touch * 2 * eye.scale);
      // At the edge it is smaller, so that its middle stays where the thing is.
      const side = isSeen ? Math.min(whole, inside * 2) : whole;
      const left = within(x - side / 2, size.width - side);
      const top = within(y - side / 2, size.height - side);
      const press = () => onPress(sprite.key);
      return (
        <View
          key={sprite.key}
          testID={`${isSeen ? 'target' : 'beyond'}-${sprite.key}`}
          accessible
          role="button"
          aria-label={label(sprite)}
          tabIndex={0}
          accessibilityActions={[{ name: 'activate' }]}
          onAccessibilityAction={press}
          onAccessibilityTap={press}
          onFocus={() => onReach?.(sprite)}
          {...pressedByKey(press)}
          style={[styles.target, { left, top, width: side, height: side }]}
        />
      );
    });
});

const styles = StyleSheet.create({ target: { position: 'absolute', borderRadius: 14 } });
