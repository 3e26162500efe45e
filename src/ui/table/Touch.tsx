import { Pressable, StyleSheet, type PressableProps } from 'react-native';

type Props = Omit<PressableProps, 'style' | 'children'> & { radius: number };

/**
 * What is pressed of a thing that shows more than its name, like numbers and symbols: it lies over it, and says all of it
 * in words.
 */
export function Touch({ radius, ...props }: Props) {
  return (
    <Pressable
      role="button"
      delayLongPress={380}
      {...props}
      style={({ pressed }) => [styles.over, { borderRadius: radius }, pressed && styles.pressed]}
    />
  );
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill },
  pressed: { backgroundColor: '#fff4dc2e' },
});
