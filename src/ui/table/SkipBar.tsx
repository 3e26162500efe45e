import { useEffect, useRef } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { useText } from '../../i18n/language';
import type { TableEvent } from '../../table/events';
import { useAppearance } from '../theme/appearance';
import { SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';

type Props = { send: (event: TableEvent) => void };

/** While bots act: held, what they do is skipped. */
export function SkipBar({ send }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const held = useRef(false);
  const hurry = (on: boolean) => {
    held.current = on;
    send({ type: 'HURRY', on });
  };
  // A phone does not say that a button was let go of which has gone from the screen meanwhile.
  useEffect(
    () => () => {
      if (held.current) send({ type: 'HURRY', on: false });
    },
    [send],
  );
  return (
    <Pressable
      role="button"
      aria-label={text('solo.skip')}
      onPressIn={() => hurry(true)}
      onPressOut={() => hurry(false)}
      style={({ pressed }) => [
        styles.bar,
        { backgroundColor: pressed ? colors.accent : colors.surface, borderColor: colors.accent },
      ]}
    >
      {({ pressed }) => (
        <Words kind="strong" color={pressed ? 'onAccent' : 'accent'}>
          {text('solo.skip')}
        </Words>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  bar: {
    minHeight: TARGET,
    paddingHorizontal: SPACE.medium,
    borderRadius: TARGET / 2,
    borderWidth: 1.5,
    justifyContent: 'center',
  },
});
