import type { Language } from '../engine/show';
import { de } from './text.de';
import { en } from './text.en';
import { fillIn, type TextArgs, type TextKey, type Texts } from './texts';

const TEXTS: Readonly<Record<Language, Texts>> = { en, de };

/** Looks the app's texts up in a language. */
export const speaker =
  (language: Language) =>
  <K extends TextKey>(...[key, filling]: TextArgs<K>): string =>
    fillIn(TEXTS[language][key], filling ?? {});
