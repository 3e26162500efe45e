/** Sunna Lampwright: watches, listens, says what she saw. */
import type { Lines } from './line';

export const sunna: Lines = {
  begins: [
    { en: 'Quiet. One can hear the mountain think.', de: 'Leise. Man hört den Berg denken.' },
    { en: 'I keep the lamp low. One sees more that way.', de: 'Ich halte die Lampe niedrig. So sieht man mehr.' },
  ],
  luck: [
    { en: 'There was a draught. I followed it.', de: 'Da war ein Luftzug. Dem bin ich nach.' },
    { en: 'Light in the right place. That is all.', de: 'Licht an der richtigen Stelle. Mehr ist es nicht.' },
    { en: 'I heard it before I saw it.', de: 'Gehört hab ich’s, bevor ich’s sah.' },
  ],
  mishap: [
    { en: 'The lamp flickered. I should have listened.', de: 'Die Lampe hat geflackert. Ich hätte hören sollen.' },
    { en: 'Dark. Well. I know my way around the dark.', de: 'Dunkel. Nun. Im Dunkeln kenne ich mich aus.' },
    { en: 'That sounded hollow, and it was.', de: 'Das klang hohl, und das war es.' },
  ],
  harms: [
    { en: 'You left your light on, {name}.', de: 'Du hast dein Licht brennen lassen, {name}.' },
    { en: 'I was beside you all the time, {name}.', de: 'Ich stand die ganze Zeit neben dir, {name}.' },
    { en: 'A small shadow on your way, {name}.', de: 'Ein kleiner Schatten auf deinem Weg, {name}.' },
  ],
  harmed: [
    {
      en: 'I saw you coming, {name}. A moment too late.',
      de: 'Ich hab dich kommen sehen, {name}. Einen Moment zu spät.',
    },
    { en: 'That was you, {name}. I know the step.', de: 'Das warst du, {name}. Ich kenn den Schritt.' },
    { en: 'You blew out the wrong lamp, {name}.', de: 'Du hast die falsche Lampe ausgeblasen, {name}.' },
  ],
  makes: [
    { en: 'A little more light than before.', de: 'Ein wenig mehr Licht als vorher.' },
    { en: 'One wick, one flame, one step further.', de: 'Ein Docht, eine Flamme, ein Schritt weiter.' },
  ],
  buys: [
    { en: 'It shines by itself. I like that.', de: 'Es leuchtet von selbst. Das mag ich.' },
    { en: 'I had my eye on it for a long while.', de: 'Das hatte ich schon lange im Auge.' },
  ],
  helped: [
    {
      en: 'You lit my lamp, {name}. I do not forget that.',
      de: 'Du hast mir die Lampe angezündet, {name}. Das vergesse ich nicht.',
    },
    { en: 'A good turn in the dark counts twice, {name}.', de: 'Im Dunkeln zählt Hilfe doppelt, {name}.' },
  ],
  rival: [
    {
      en: '{name} stood there for a long time. Now I know why.',
      de: '{name} stand lange dort. Jetzt weiß ich, warum.',
    },
    { en: 'That glows from over here, {name}.', de: 'Das leuchtet bis hierher, {name}.' },
    { en: 'I will remember the spot, {name}.', de: 'Die Stelle merke ich mir, {name}.' },
  ],
  doubts: [
    {
      en: '{why}. I only say what everybody could see, {name}.',
      de: '{why}. Ich sage nur, was alle sehen konnten, {name}.',
    },
    {
      en: '{why}, {name}. One sees such things well in the dark.',
      de: '{why}, {name}. Im Dunkeln sieht man so was gut.',
    },
    {
      en: '{why}. Hold your lamp up, {name}. Let us see your face.',
      de: '{why}. Heb die Lampe, {name}. Zeig dein Gesicht.',
    },
  ],
  ends: [
    { en: 'Lamps out. It was a good dark.', de: 'Lampen aus. Es war ein gutes Dunkel.' },
    { en: 'I could tell you when it was decided. Later.', de: 'Ich weiß, wann es entschieden war. Später.' },
  ],
};
