import { Text, type TextProps } from 'react-native';
import { useTypeFactor } from '../../textScale';
import { TYPE } from '../../theme/themes';

type Props = TextProps & { size: number; bold?: boolean; color?: string; grows?: number };

/** Text on something that cannot grow without end, like a card: it grows only so far; the close-up shows it in full. */
export function CardText({ size, bold = false, color = '#2a1f15', grows = 1.2, style, ...props }: Props) {
  const factor = Math.min(useTypeFactor(), grows);
  const { fontFamily } = TYPE[bold ? 'strong' : 'small'];
  const fontSize = size * factor;
  return (
    <Text
      maxFontSizeMultiplier={grows}
      {...props}
      style={[{ fontFamily, fontSize, lineHeight: fontSize * 1.16, color, fontVariant: ['lining-nums'] }, style]}
    />
  );
}
