import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Sprite } from '../../engine/show';
import { CELL } from './brushes';
import type { Camera } from './camera';
import { halfOf } from './tap';
import { pressedByKey } from './pressedByKey';

type Props = {
  sprites: readonly Sprite[];
  glow: ReadonlySet<string>;
  eye: Camera;
  label: (sprite: Sprite) => string;
  onPress: (key: string) => void;
};

/** The smallest side of a target. */
const LEAST = 48;

/** A view that can be found by screen reader and keyboard over each thing that can be touched now. */
export const Targets = memo(function Targets({ sprites, glow, eye, label, onPress }: Props) {
  return sprites
    .filter(({ key }) => glow.has(key))
    .map((sprite) => {
      const side = Math.max(LEAST, halfOf(sprite) * 2 * eye.scale);
      const left = sprite.x * CELL * eye.scale + eye.x - side / 2;
      const top = sprite.y * CELL * eye.scale + eye.y - side / 2;
      const press = () => onPress(sprite.key);
      return (
        <View
          key={sprite.key}
          testID={`target-${sprite.key}`}
          accessible
          role="button"
          aria-label={label(sprite)}
          tabIndex={0}
          accessibilityActions={[{ name: 'activate' }]}
          onAccessibilityAction={press}
          onAccessibilityTap={press}
          {...pressedByKey(press)}
          style={[styles.target, { left, top, width: side, height: side }]}
        />
      );
    });
});

const styles = StyleSheet.create({ target: { position: 'absolute', borderRadius: 14 } });
