import { useWindowDimensions } from 'react-native';

/** How much larger than usual the person reads: the phone's setting, which the phone applies to text by itself. */
export const useTextScale = (): number => useWindowDimensions().fontScale;

/** What the app must still multiply sizes by: nothing, the phone has done it. */
export const useTypeFactor = (): number => 1;
