import type { ViewStyle } from 'react-native';

/** Keeps something where it is without showing it. */
export const unseen: ViewStyle = { opacity: 0 };
