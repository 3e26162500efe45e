import { useCallback } from 'react';
import type { FaceKey } from '../../canvas/pictures/faces';
import type { Language } from '../../engine/show';
import { useLanguage } from '../../i18n/language';
import { CHARACTERS } from '../../table/seats';
import { EMBLEMS } from '../seats';
import type { Said } from './Told';

/** Somebody of the story as they are called and painted: each has a colour of their own. */
export function figureOf(
  key: string,
  language: Language,
): { readonly face: FaceKey; readonly color: string; readonly name: string; readonly level: string } {
  const at = Math.max(
    0,
    CHARACTERS.findIndex((known) => known.key === key),
  );
  const character = CHARACTERS[at] ?? CHARACTERS[0];
  return {
    face: character.key,
    color: EMBLEMS[at]?.color ?? '#f2a63a',
    name: character.name[language],
    level: character.level,
  };
}

/** Makes lines of a story ready to be told, each with the face of whoever says it. */
export function useSaid(): (lines: readonly (readonly [who: string, says: string])[]) => readonly Said[] {
  const language = useLanguage();
  return useCallback((lines) => lines.map(([who, line]) => ({ ...figureOf(who, language), line })), [language]);
}
