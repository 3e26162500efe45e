import { useState } from 'react';
import { View } from 'react-native';
import { useTextScale } from '../textScale';
import { TYPE, type TypeName } from '../theme/themes';
import { Heading } from '../Words';
import { unbroken } from './card/fit';

/** No headline is smaller, before it grows with the size in which people read. */
const LEAST = 16;
/** In so little room it is small enough to leave some for what else is said. */
const CRAMPED = 140;
const SMALL = 20;

type Props = {
  kind?: TypeName;
  /** Whether there is little room below it as well. */
  isSmall?: boolean;
  children: string;
};

/** What a screen is about, as wide as its place and as large as it may be without breaking a word: also read large between people at both long sides. */
export function Headline({ kind = 'heading', isSmall = false, children }: Props) {
  const scale = useTextScale();
  const [width, setWidth] = useState<number | null>(null);
  const room = (width ?? 0) / scale;
  const usual = Math.min(TYPE[kind].fontSize, isSmall || (width && room < CRAMPED) ? SMALL : Infinity);
  return (
    <View onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <Heading center aria-level={1} kind={kind} size={width ? unbroken(children, room, usual, LEAST) : usual}>
        {children}
      </Heading>
    </View>
  );
}
