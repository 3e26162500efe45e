/** Grum Copperkettle: grumbles, quarrels, means none of it. */
import type { Lines } from './line';

export const grum: Lines = {
  begins: [
    { en: 'Here we go again. My back says no.', de: 'Schon wieder. Mein Rücken sagt Nein.' },
    { en: 'In my day the mountain was higher.', de: 'Zu meiner Zeit war der Berg höher.' },
  ],
  luck: [
    { en: 'About time.', de: 'Wurde auch Zeit.' },
    { en: 'I suppose I have to carry that home now.', de: 'Und das muss ich jetzt wohl heimtragen.' },
    { en: 'Do not look so pleased. I am not, either.', de: 'Guckt nicht so froh. Ich bin’s auch nicht.' },
  ],
  mishap: [
    { en: 'Of course. Of course! What else.', de: 'Klar. Natürlich! Was sonst.' },
    { en: 'I said so. Nobody listens.', de: 'Ich hab’s gesagt. Hört ja keiner.' },
    { en: 'This mine was better when it was closed.', de: 'Zugeschüttet war diese Mine besser.' },
  ],
  harms: [
    { en: 'Somebody had to, {name}. You dig like a goat.', de: 'Einer musste, {name}. Du gräbst wie eine Ziege.' },
    { en: 'Grumble all you like, {name}. I do, too.', de: 'Brumm ruhig, {name}. Mach ich auch.' },
    { en: 'No, {name}. Just no.', de: 'Nein, {name}. Einfach nein.' },
  ],
  harmed: [
    {
      en: '{name}! I have not been this cross since Tuesday.',
      de: '{name}! So sauer war ich seit Dienstag nicht mehr.',
    },
    { en: 'Oh, you want to quarrel, {name}? Take a number.', de: 'Ach, Streit, {name}? Stell dich hinten an.' },
    { en: 'My grandmother hits harder, {name}.', de: 'Meine Großmutter haut fester zu, {name}.' },
  ],
  makes: [
    { en: 'Crooked. But it is my crooked.', de: 'Schief. Aber mein Schief.' },
    { en: 'They do not make them like this any more. I do.', de: 'So was macht heute keiner mehr. Ich schon.' },
  ],
  buys: [
    { en: 'Overpriced. Wrap it up.', de: 'Überteuert. Einpacken.' },
    { en: 'And who dusts it? I do.', de: 'Und wer staubt es ab? Ich.' },
  ],
  helped: [
    { en: 'I could have done that myself, {name}. Thanks.', de: 'Das hätt ich selbst gekonnt, {name}. Danke.' },
    { en: 'Hmpf. Decent of you, {name}.', de: 'Hmpf. Anständig von dir, {name}.' },
  ],
  rival: [
    { en: '{name} again. I might as well go home.', de: 'Wieder {name}. Da kann ich ja heimgehen.' },
    {
      en: 'Pure luck, {name}. I know luck when I lack it.',
      de: 'Reines Glück, {name}. Ich erkenn’s daran, dass ich keins hab.',
    },
    { en: 'Go on, {name}, grin. It will pass.', de: 'Grins nur, {name}. Das vergeht.' },
  ],
  doubts: [
    {
      en: '{why}. I have a kettle with more honour than you, {name}.',
      de: '{why}. Mein Kessel hat mehr Ehre im Leib als du, {name}.',
    },
    { en: '{why}, {name}? Do you take me for a mushroom?', de: '{why}, {name}? Hältst du mich für einen Pilz?' },
    { en: '{why}! There, {name}! Did everybody see that?', de: '{why}! Da, {name}! Habt ihr das alle gesehen?' },
  ],
  ends: [
    { en: 'Over? I had only just started to complain.', de: 'Aus? Ich hatte gerade erst angefangen zu meckern.' },
    { en: 'Dreadful. When do we play again?', de: 'Furchtbar. Wann spielen wir wieder?' },
  ],
};
