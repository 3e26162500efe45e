import { useCallback, useEffect, useRef } from 'react';
import type { Happening } from '../../engine/game';
import type { Sound } from '../../engine/show';
import type { Choice } from '../../storage/settings';
import { useSettings } from '../settings';
import { soundsOf } from './soundsOf';
import type { Heard } from './sounds';

const APART = 130;

/** How loud, from 0 to 1: ears hear steps as even when they are not, so the lower ones are closer together. */
export const loudnessOf = (volume: Choice<'volume'>): number => (Number(volume) / 100) ** 1.6;

/** Makes a sound heard and felt, as far as that is wanted. What makes sounds is loaded with the first of them. */
export function useSound(): (heard: Heard) => void {
  const { sound, volume, haptics } = useSettings().settings;
  const wanted = useRef({ sound, volume, haptics });
  useEffect(() => {
    wanted.current = { sound, volume, haptics };
  }, [sound, volume, haptics]);
  return useCallback((heard: Heard) => {
    const { current } = wanted;
    if (current.sound === 'on')
      void import('./voice').then(({ play }) => play(heard, loudnessOf(current.volume))).catch(() => undefined);
    if (current.haptics === 'on') void import('./haptics').then(({ knock }) => knock(heard)).catch(() => undefined);
  }, []);
}

/** Makes what happens at a table heard and felt. */
export function useFeedback(sounds: Readonly<Record<string, Sound | null>>) {
  const make = useSound();
  return useCallback(
    (news: readonly Happening[]) =>
      soundsOf(news, sounds).forEach((each, i) => setTimeout(() => make(each), i * APART)),
    [make, sounds],
  );
}
