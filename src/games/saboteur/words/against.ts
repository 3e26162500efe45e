/** What speaks against somebody, as a phrase that can stand alone. */
import type { Language } from '../../../engine/show';
import type { Evidence } from '../show/occasions';

const PHRASES: Readonly<Record<Language, Readonly<Record<Evidence, string>>>> = {
  en: { 'dead-end': 'A dead end', rockfall: 'A rockfall', broken: 'Broken tools', astray: 'A way that leads astray' },
  de: { 'dead-end': 'Eine Sackgasse', rockfall: 'Ein Steinschlag', broken: 'Kaputtes Werkzeug', astray: 'Ein Umweg' },
};

const isEvidence = (why: string): why is Evidence => why in PHRASES.en;

/** The phrases of a language. */
export const against =
  (language: Language) =>
  (why: string): string =>
    isEvidence(why) ? PHRASES[language][why] : '';
