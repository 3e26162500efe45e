import { Pressable, StyleSheet, View } from 'react-native';
import { GEMS } from '../../canvas/palette';
import type { Mouth } from '../../canvas/mountain/plan';
import { useText } from '../../i18n/language';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { Words } from '../Words';
import type { Shaft } from './shafts';

type Props = { shaft: Shaft; mouth: Mouth; onPress: () => void };

/** An entrance that can be pressed, with the sign that names it. The whole stretch of rock is the target. */
export function Sign({ shaft, mouth, onPress }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const [least, most] = shaft.players;
  const { band, sign } = mouth;
  return (
    <Pressable
      role="button"
      onPress={onPress}
      style={[styles.band, { left: band.x, top: band.y, width: band.width, height: band.height }]}
    >
      {({ pressed }) => (
        <View
          style={[styles.post, { left: sign.x - band.x, top: sign.y - band.y, width: sign.width, height: sign.height }]}
        >
          <View
            style={[
              styles.board,
              { backgroundColor: colors.surface, borderColor: pressed ? colors.accent : colors.line },
              pressed && styles.pressed,
            ]}
          >
            <View style={[styles.gem, { backgroundColor: GEMS[shaft.gem] }]} />
            <Words kind="name" center>
              {shaft.name}
            </Words>
            <Words kind="small" color="muted" center>
              {text('game.players', { least, most })}
            </Words>
          </View>
        </View>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  band: { position: 'absolute' },
  post: { position: 'absolute', justifyContent: 'center', alignItems: 'center' },
  board: {
    maxWidth: '100%',
    minWidth: 132,
    paddingHorizontal: SPACE.medium,
    paddingVertical: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 2,
    alignItems: 'center',
    boxShadow: '0 6px 14px rgba(0, 0, 0, 0.55)',
  },
  gem: { position: 'absolute', top: -6, width: 10, height: 10, transform: [{ rotate: '45deg' }] },
  pressed: { transform: [{ translateY: 2 }] },
});
