import { useMemo, useState } from 'react';
import type { Deed, Show } from '../../../engine/show';
import { useLanguage, useText } from '../../../i18n/language';
import type { Look } from '../../../table/look';
import { useSpeaking } from '../../feedback/speaking';
import { useSettings } from '../../settings';
import { linesOf } from './lines';

type Input = {
  show: Show;
  look: Look;
  names: readonly string[];
  deed: Deed | undefined;
  newcomers: readonly string[];
  /** What he asks everybody instead, where people talk or vote. */
  asks: readonly string[] | null;
};

/** What the Foreman says now, if he hosts; and whether he is still saying it. */
export interface Foreman {
  readonly said: readonly string[];
  readonly isSpeaking: boolean;
}

const NOTHING: readonly string[] = [];

/** Lets the Foreman host a table, if people want that. */
export function useForeman({ show, look, names, deed, newcomers, asks }: Input): Foreman {
  const text = useText();
  const language = useLanguage();
  const words = show.words[language];
  const isOn = useSettings().settings.foreman === 'on';
  const { cue, view, standings, isFlat } = look;
  // He greets once: on a flat table who looks at their role first is called up twice before anybody has done anything.
  const greets = isOn && cue?.isFirst === true && cue.about === 'turn' ? cue.nth : null;
  const [greeted, setGreeted] = useState<number | null>(null);
  if (greets !== null && greeted === null) setGreeted(greets);
  const isAgain = greets !== null && greeted !== null && greeted !== greets;
  const said = useMemo(() => {
    if (!isOn || !cue) return NOTHING;
    const lines =
      asks ?? linesOf(cue, { text, words, names, view, newcomers, deed, standings, isFlat, counted: show.counted });
    return isAgain ? lines.slice(-1) : lines;
  }, [isOn, cue, text, words, names, view, newcomers, deed, standings, isFlat, asks, isAgain, show.counted]);
  const all = said.join(' ');
  const isSpeaking = useSpeaking(all === '' ? null : all, `${cue?.about} ${cue?.nth} ${all}`, language);
  return { said, isSpeaking };
}
