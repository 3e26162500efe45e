import { useEffect } from 'react';
import { AppState } from 'react-native';
import { useSettings } from '../settings';
import { loudnessOf } from './useFeedback';

/** Music lies below all sounds. */
const BELOW = 0.4;

/** Plays the music while it is wanted and the app is in front. What plays it is loaded when it is wanted first. */
export function useMusic(): void {
  const { music, volume } = useSettings().settings;
  const loudness = loudnessOf(volume) * BELOW;
  useEffect(() => {
    if (music === 'off') return;
    let isOver = false;
    const loaded = import('./music');
    const follow = (): void =>
      void loaded
        .then(({ begin, rest }) => (isOver || AppState.currentState === 'background' ? rest() : begin(loudness)))
        .catch(() => undefined);
    follow();
    const watching = AppState.addEventListener('change', follow);
    return () => {
      isOver = true;
      watching.remove();
      follow();
    };
  }, [music, loudness]);
}
