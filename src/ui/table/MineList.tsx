import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { kindOf } from '../../canvas/mine/kinds';
import type { MineProps } from '../../canvas/mine/props';
import type { Sprite } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { useAppearance } from '../theme/appearance';
import { SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';
import { Sheet } from '../Sheet';

type Props = Pick<MineProps, 'sprites' | 'glow' | 'label' | 'onTap'>;

/** Grounds and empty places: told only where they can be touched. */
const isBare = (sprite: Sprite): boolean => kindOf(sprite).bare || sprite.face === 'empty';

/** What is told of a mine: what can be touched first, then the rest; each row by row from the north-west. */
export function toldOf(sprites: readonly Sprite[], glow: ReadonlySet<string>): readonly Sprite[] {
  const rank = ({ key }: Sprite): number => (glow.has(key) ? 0 : 1);
  return sprites
    .filter((sprite) => glow.has(sprite.key) || !isBare(sprite))
    .sort((a, b) => rank(a) - rank(b) || Math.round(a.y) - Math.round(b.y) || Math.round(a.x) - Math.round(b.x));
}

const ACTIONS = [{ name: 'activate' }] as const;

/** The mine in words, for whoever does not see it: a button that only shows itself when it is reached, and a list. */
export function MineList({ sprites, glow, label, onTap }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const [isOpen, setOpen] = useState(false);
  const [isReached, setReached] = useState(false);
  const open = () => setOpen(true);
  const touch = (key: string) => {
    setOpen(false);
    onTap(key);
  };
  return (
    <>
      <Pressable
        role="button"
        aria-label={text('mine.list')}
        onPress={open}
        accessibilityActions={ACTIONS}
        onAccessibilityAction={open}
        onAccessibilityTap={open}
        onFocus={() => setReached(true)}
        onBlur={() => setReached(false)}
        style={[styles.button, isReached && { backgroundColor: colors.surface, borderColor: colors.accent }]}
      >
        {isReached && <Words kind="small">{text('mine.list')}</Words>}
      </Pressable>
      {isOpen && (
        <Sheet title={text('mine.list')} onClose={() => setOpen(false)}>
          <View role="list" style={styles.list}>
            {toldOf(sprites, glow).map((sprite) => (
              <View key={sprite.key} role="listitem">
                {glow.has(sprite.key) ? (
                  <Button label={label(sprite)} onPress={() => touch(sprite.key)} />
                ) : (
                  <Words>{label(sprite)}</Words>
                )}
              </View>
            ))}
          </View>
        </Sheet>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  button: {
    position: 'absolute',
    zIndex: 1,
    left: SPACE.small,
    top: SPACE.small,
    minWidth: TARGET,
    minHeight: TARGET,
    paddingHorizontal: SPACE.small,
    justifyContent: 'center',
    borderRadius: TARGET / 2,
    borderWidth: 1.5,
    borderColor: 'transparent',
    // A finger means what lies below; keys press it all the same, and screen readers by their own action.
    pointerEvents: 'none',
  },
  list: { gap: SPACE.small },
});
