import { useState } from 'react';
import { View, type ViewProps } from 'react-native';
import { useTextScale } from '../../textScale';
import { TYPE, type Colors, type TypeName } from '../../theme/themes';
import { Heading, Words } from '../../Words';
import { fit } from '../card/fit';

/** No words are smaller, before they grow with the size in which people read. */
const LEAST = 12;
/** As many lines as it takes. */
const MANY = 99;
/** From here on every word has room. */
const ROOMY = 170;

type Props = {
  children: string;
  kind?: TypeName;
  color?: keyof Colors;
  center?: boolean;
  /** Whether it heads what follows. */
  isHeading?: boolean;
  /** How its place lies among others. */
  style?: ViewProps['style'];
};

/** Words in their usual size; where one is wider than their place, as when read large between people at both long sides, smaller or broken at a syllable. */
export function Fitted({ children, kind = 'body', isHeading = false, style, ...props }: Props) {
  const scale = useTextScale();
  const [width, setWidth] = useState(Infinity);
  const room = width / scale;
  const usual = TYPE[kind].fontSize;
  const { text, size } = room < ROOMY ? fit(children, room, usual, LEAST, MANY) : { text: children, size: usual };
  return (
    <View style={style} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      {isHeading ? (
        <Heading {...{ kind, size }} {...props} aria-level={2}>
          {text}
        </Heading>
      ) : (
        <Words {...{ kind, size }} {...props}>
          {text}
        </Words>
      )}
    </View>
  );
}
