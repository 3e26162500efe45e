/** Odda Loosebuckle: kind, chatty, always with something to eat. */
import type { Lines } from './line';

export const odda: Lines = {
  begins: [
    { en: 'Has everybody eaten? Then we can begin.', de: 'Haben alle gegessen? Dann kann’s losgehen.' },
    { en: 'My plan? I dig there, and then we have soup.', de: 'Mein Plan? Ich grabe dort, und dann gibt’s Suppe.' },
  ],
  luck: [
    { en: 'Look what I found! Who wants half?', de: 'Seht mal, was ich habe! Wer will die Hälfte?' },
    { en: 'This calls for cake.', de: 'Darauf gibt’s Kuchen.' },
    { en: 'I told you I would find it. I told everybody.', de: 'Hab ich’s doch gesagt. Ich hab’s allen gesagt.' },
  ],
  mishap: [
    { en: 'Oh, crumbs.', de: 'Ach, du liebe Brösel.' },
    { en: 'That one goes into the soup. As a stone.', de: 'Der kommt in die Suppe. Als Stein.' },
    { en: 'Never mind. After lunch it will go better.', de: 'Macht nichts. Nach dem Vesper geht’s besser.' },
  ],
  harms: [
    { en: 'I am so sorry, {name}. Have a biscuit.', de: 'Tut mir ja so leid, {name}. Nimm einen Keks.' },
    { en: 'Nothing personal, {name}. You still get soup.', de: 'Nichts für ungut, {name}. Suppe kriegst du trotzdem.' },
    { en: 'I did warn you, {name}. At breakfast.', de: 'Ich hab dich gewarnt, {name}. Beim Frühstück.' },
  ],
  harmed: [
    { en: '{name}! And I gave you half my sandwich!', de: '{name}! Und ich hab dir mein halbes Brot gegeben!' },
    { en: 'No dessert for you, {name}.', de: 'Kein Nachtisch für dich, {name}.' },
    { en: 'You could simply have asked, {name}.', de: 'Du hättest einfach fragen können, {name}.' },
  ],
  makes: [
    { en: 'Made with love. And three nails.', de: 'Mit Liebe gemacht. Und mit drei Nägeln.' },
    { en: 'There. That holds. Sit on it, if you like.', de: 'So. Das hält. Setzt euch ruhig drauf.' },
  ],
  buys: [
    { en: 'I have saved up for that. Everybody, come and look!', de: 'Darauf hab ich gespart. Kommt alle gucken!' },
    { en: 'A little something for the mantelpiece.', de: 'Eine Kleinigkeit für den Kaminsims.' },
  ],
  helped: [
    { en: 'Bless you, {name}. Two helpings for you.', de: 'Du bist ein Schatz, {name}. Du kriegst zwei Portionen.' },
    { en: 'See? {name} knows how one does it.', de: 'Seht ihr? {name} weiß, wie man das macht.' },
  ],
  rival: [
    { en: 'Good for you, {name}! Good for you.', de: 'Das gönn ich dir, {name}! Das gönn ich dir.' },
    { en: '{name} eats properly, and that is what comes of it.', de: '{name} isst ordentlich, das kommt davon.' },
    { en: 'How nice for {name}. How very nice.', de: 'Wie schön für {name}. Wie schön.' },
  ],
  doubts: [
    { en: '{why}? {name}, dear, is something wrong?', de: '{why}? {name}, ist was nicht in Ordnung?' },
    {
      en: '{why}. I would like to think well of you, {name}.',
      de: '{why}. Ich würde ja gern gut von dir denken, {name}.',
    },
    { en: '{why}, {name}. One does not do that at table.', de: '{why}, {name}. So was tut man nicht bei Tisch.' },
  ],
  ends: [
    { en: 'That is it. Who helps with the washing-up?', de: 'Das war’s. Wer hilft beim Abwasch?' },
    { en: 'Lovely company. Same time tomorrow?', de: 'Nette Runde. Morgen um dieselbe Zeit?' },
  ],
};
