import { useState } from 'react';
import { useWindowDimensions, type LayoutChangeEvent } from 'react-native';

/** Turned to a long side of a phone a screen is so low that a picture would leave no room for words. */
const LOW = 420;

/** How wide what lies over a table is, whether it has little height of its own, however large the screen is; and what measures it. */
export function useLow() {
  const screen = useWindowDimensions();
  const [own, setOwn] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setOwn({ width: layout.width, height: layout.height });
  // Until it is measured it is taken for as large as the screen: it is never larger.
  const { width, height } = own ?? screen;
  return { isLow: height < LOW, width, onLayout };
}
