import { Text, type TextProps } from 'react-native';
import { useTypeFactor } from './textScale';
import { useAppearance } from './theme/appearance';
import { TYPE, type Colors, type TypeName } from './theme/themes';

type Props = TextProps & { kind?: TypeName; color?: keyof Colors; center?: boolean; size?: number };

/** Text in one of the app's two faces, with figures that stand in line. */
export function Words({ kind = 'body', color = 'text', center = false, size, style, ...props }: Props) {
  const { colors } = useAppearance();
  const factor = useTypeFactor();
  const { fontFamily, fontSize: usual, lineHeight } = TYPE[kind];
  const fontSize = size ?? usual;
  return (
    <Text
      {...props}
      style={[
        {
          fontFamily,
          fontSize: fontSize * factor,
          lineHeight: (lineHeight / usual) * fontSize * factor,
          color: colors[color],
          fontVariant: ['lining-nums'],
        },
        center && { textAlign: 'center' },
        style,
      ]}
    />
  );
}

/** A heading, announced as one. */
export function Heading({ kind = 'heading', ...props }: Props) {
  return <Words role="heading" kind={kind} {...props} />;
}
