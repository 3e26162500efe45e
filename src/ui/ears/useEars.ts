import { useCallback, useEffect, useRef } from 'react';
import type { Happening } from '../../engine/game';
import type { Sound } from '../../engine/show';
import { useSettings } from '../settings';
import { soundsOf } from './hear';
import type { Heard } from './sounds';

const APART = 130;

/** Makes what happens heard and felt, as far as that is wanted. What makes sounds is loaded with the first of them. */
export function useEars(sounds: Readonly<Record<string, Sound | null>>) {
  const { sound, haptics } = useSettings().settings;
  const wanted = useRef({ sound, haptics });
  useEffect(() => {
    wanted.current = { sound, haptics };
  }, [sound, haptics]);
  const make = useCallback((heard: Heard) => {
    const { current } = wanted;
    if (current.sound === 'on') void import('./voice').then(({ play }) => play(heard)).catch(() => undefined);
    if (current.haptics === 'on') void import('./touch').then(({ knock }) => knock(heard)).catch(() => undefined);
  }, []);
  const hear = useCallback(
    (news: readonly Happening[]) =>
      soundsOf(news, sounds).forEach((each, i) => setTimeout(() => make(each), i * APART)),
    [make, sounds],
  );
  return { make, hear };
}
