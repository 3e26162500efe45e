import { StyleSheet, TextInput, type TextInputProps } from 'react-native';
import { useTypeFactor } from './textScale';
import { useAppearance } from './theme/appearance';
import { RADIUS, SPACE, TARGET, TYPE } from './theme/themes';

type Props = TextInputProps & { label: string };

/** A line to write in. */
export function Field({ label, style, ...props }: Props) {
  const { colors } = useAppearance();
  const factor = useTypeFactor();
  return (
    <TextInput
      aria-label={label}
      placeholderTextColor={colors.muted}
      {...props}
      style={[
        styles.field,
        {
          color: colors.text,
          borderColor: colors.line,
          backgroundColor: colors.raised,
          fontSize: TYPE.body.fontSize * factor,
        },
        style,
      ]}
    />
  );
}

const styles = StyleSheet.create({
  field: {
    minHeight: TARGET,
    minWidth: 0,
    paddingHorizontal: SPACE.medium,
    paddingVertical: SPACE.small,
    borderWidth: 1.5,
    borderRadius: RADIUS,
    fontFamily: TYPE.body.fontFamily,
  },
});
