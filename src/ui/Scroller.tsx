import { useState, type Ref } from 'react';
import { ScrollView, type ScrollViewProps } from 'react-native';

/** So much more than there is room for is rounding, not something to read. */
const ROUNDING = 1;

/**
 * Something that scrolls where it is taller than its place. While it does it is reached by the keyboard, also if nothing in it is: whoever sees no more than its
 * beginning can read on. While it does not, a key has nothing to stop for.
 */
export function Scroller({ ref, ...props }: ScrollViewProps & { ref?: Ref<ScrollView> }) {
  const [room, setRoom] = useState(0);
  const [whole, setWhole] = useState(0);
  return (
    <ScrollView
      {...props}
      {...(ref && { ref })}
      {...(room > 0 && whole > room + ROUNDING && { tabIndex: 0 })}
      onLayout={(event) => {
        setRoom(event.nativeEvent.layout.height);
        props.onLayout?.(event);
      }}
      onContentSizeChange={(width, height) => {
        setWhole(height);
        props.onContentSizeChange?.(width, height);
      }}
    />
  );
}
