/** Hask Ironquiet: one word, and it is the right one. */
import type { Lines } from './line';

export const hask: Lines = {
  begins: [
    { en: 'Dig.', de: 'Graben.' },
    { en: 'Ready.', de: 'Bereit.' },
  ],
  luck: [
    { en: 'Good.', de: 'Gut.' },
    { en: 'Knew it.', de: 'Gewusst.' },
    { en: 'Hm. Yes.', de: 'Hm. Ja.' },
  ],
  mishap: [
    { en: 'Rock.', de: 'Fels.' },
    { en: 'Again, then.', de: 'Dann noch mal.' },
    { en: 'Hm. No.', de: 'Hm. Nein.' },
  ],
  harms: [
    { en: 'No, {name}.', de: 'Nein, {name}.' },
    { en: 'Move, {name}.', de: 'Weg da, {name}.' },
    { en: 'Sorry. No: not sorry.', de: 'Verzeihung. Nein: doch nicht.' },
  ],
  harmed: [
    { en: '{name}.', de: '{name}.' },
    { en: 'Patience, {name}. Mine is long.', de: 'Geduld, {name}. Meine ist lang.' },
    { en: 'That will cost, {name}.', de: 'Das kostet, {name}.' },
  ],
  makes: [
    { en: 'Holds.', de: 'Hält.' },
    { en: 'Good iron.', de: 'Gutes Eisen.' },
  ],
  buys: [
    { en: 'Earned.', de: 'Verdient.' },
    { en: 'Heavy. Good.', de: 'Schwer. Gut.' },
  ],
  helped: [
    { en: 'Thanks, {name}.', de: 'Danke, {name}.' },
    { en: '{name}. Good.', de: '{name}. Gut so.' },
  ],
  rival: [
    { en: 'Respect, {name}.', de: 'Respekt, {name}.' },
    { en: 'Enough now, {name}.', de: 'Jetzt reicht’s, {name}.' },
    { en: 'Saw that, {name}.', de: 'Gesehen, {name}.' },
  ],
  doubts: [
    { en: '{why}. {name}.', de: '{why}. {name}.' },
    { en: '{why}? Why, {name}?', de: '{why}? Warum, {name}?' },
    { en: '{why}. I do not like it, {name}.', de: '{why}. Gefällt mir nicht, {name}.' },
  ],
  ends: [
    { en: 'Done.', de: 'Fertig.' },
    { en: 'Good hands. All of you.', de: 'Gute Hände. Ihr alle.' },
  ],
};
