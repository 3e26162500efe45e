import { Pressable, StyleSheet, View } from 'react-native';
import { useAppearance } from '../theme/appearance';
import { RADIUS } from '../theme/themes';
import { BAR, RAIL } from './room';
import { Mark, type MarkName } from '../Mark';
import { CardText } from './card/CardText';

/** A tool beside the hand. `label` says in full what `name` says in a word. */
export interface Tool {
  readonly mark: MarkName;
  readonly name: string;
  readonly label: string;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  onPress(): void;
}

type Props = {
  tools: readonly Tool[];
  /** One above the other, beside a mine that is wide and low. */
  rail?: boolean;
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\wäöüß]+/);

/** The tools in the thumb's reach. What is said of each holds the word that is seen. */
export function Tools({ tools, rail = false }: Props) {
  const { colors } = useAppearance();
  return (
    <View style={rail ? styles.rail : styles.tools} role="toolbar">
      {tools.map(({ mark, name, label, isOn = false, isOff = false, onPress }) => {
        const ink = isOn ? colors.onAccent : colors.accent;
        return (
          <Pressable
            key={mark}
            role="button"
            aria-label={wordsOf(label).includes(name.toLowerCase()) ? label : `${name}: ${label}`}
            aria-disabled={isOff}
            disabled={isOff}
            onPress={onPress}
            style={({ pressed }) => [
              styles.tool,
              isOn && { backgroundColor: colors.accent },
              isOff && styles.off,
              pressed && styles.pressed,
            ]}
          >
            <Mark name={mark} size={22} color={ink} />
            <CardText
              size={12}
              grows={1}
              color={isOn ? colors.onAccent : colors.muted}
              numberOfLines={1}
              style={styles.name}
            >
              {name}
            </CardText>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  tools: { flex: 1, flexDirection: 'row', justifyContent: 'space-between' },
  rail: { width: RAIL, justifyContent: 'space-evenly', paddingVertical: 2 },
  tool: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 44,
    height: BAR,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS * 0.7,
  },
  name: { letterSpacing: -0.2 },
  off: { opacity: 0.35 },
  pressed: { opacity: 0.6 },
});
