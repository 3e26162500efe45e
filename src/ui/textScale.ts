import { useWindowDimensions } from 'react-native';
import { useChosenTextScale } from './settings';

/** How much larger than usual the person reads: as chosen here, else the phone's setting. */
export function useTextScale(): number {
  const { fontScale } = useWindowDimensions();
  return useChosenTextScale() ?? fontScale;
}

/** What the app must still multiply sizes by: the phone applies its own setting to text by itself. */
export function useTypeFactor(): number {
  const { fontScale } = useWindowDimensions();
  return (useChosenTextScale() ?? fontScale) / fontScale;
}
