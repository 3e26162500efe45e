import { useCallback, useEffect, useRef } from 'react';
import type { Happening } from '../../engine/game';
import type { Sound } from '../../engine/show';
import { useSettings } from '../settings';
import { soundsOf } from './soundsOf';
import type { Heard } from './sounds';

const APART = 130;

/** Makes a sound heard and felt, as far as that is wanted. What makes sounds is loaded with the first of them. */
export function useSound(): (heard: Heard) => void {
  const { sound, haptics } = useSettings().settings;
  const wanted = useRef({ sound, haptics });
  useEffect(() => {
    wanted.current = { sound, haptics };
  }, [sound, haptics]);
  return useCallback((heard: Heard) => {
    const { current } = wanted;
    if (current.sound === 'on') void import('./voice').then(({ play }) => play(heard)).catch(() => undefined);
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
