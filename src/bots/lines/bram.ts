/** Bram Halfpenny: takes what glitters, bargains over the rest. */
import type { Lines } from './line';

export const bram: Lines = {
  begins: [
    { en: 'Whatever lies around belongs to whoever bends down.', de: 'Was herumliegt, gehört dem, der sich bückt.' },
    { en: 'I only came to look. And to take.', de: 'Ich bin nur zum Schauen hier. Und zum Nehmen.' },
  ],
  luck: [
    { en: 'Shiny!', de: 'Glitzert!' },
    { en: 'Mine, and mine, and that little one as well.', de: 'Meins, und meins, und das Kleine da auch.' },
    { en: 'My nose never lies. It itches for gold.', de: 'Meine Nase lügt nie. Die juckt bei Gold.' },
  ],
  mishap: [
    { en: 'It glittered! I swear it glittered!', de: 'Es hat geglitzert! Ich schwör’s, es hat geglitzert!' },
    { en: 'Anybody want to buy a stone? Hardly used.', de: 'Will jemand einen Stein kaufen? Kaum gebraucht.' },
    { en: 'I was robbed. By a mountain.', de: 'Ich bin bestohlen worden. Von einem Berg.' },
  ],
  harms: [
    { en: 'You were not using that, {name}, were you?', de: 'Das hast du doch nicht gebraucht, {name}, oder?' },
    { en: 'Finders keepers, {name}.', de: 'Wer’s findet, dem gehört’s, {name}.' },
    { en: 'Look over there, {name}! Thank you.', de: 'Schau mal da drüben, {name}! Danke.' },
  ],
  harmed: [
    { en: 'Stop, thief! That is my trade, {name}!', de: 'Haltet den Dieb! Das ist mein Fach, {name}!' },
    { en: 'I will get that back, {name}. With interest.', de: 'Das hol ich mir wieder, {name}. Mit Zinsen.' },
    { en: 'Fine work, {name}. I would have done it quieter.', de: 'Saubere Arbeit, {name}. Ich wär leiser gewesen.' },
  ],
  makes: [
    { en: 'It is worth twice that by tomorrow.', de: 'Morgen ist das doppelt so viel wert.' },
    { en: 'A tool? A key, if you look at it properly.', de: 'Ein Werkzeug? Eher ein Schlüssel, richtig besehen.' },
  ],
  buys: [
    { en: 'Paid for! Honestly! I am as surprised as you are.', de: 'Bezahlt! Ehrlich! Ich wundere mich ja selbst.' },
    { en: 'Come to Bram, my pretty.', de: 'Komm zu Bram, du Schönes.' },
  ],
  helped: [
    {
      en: 'What do I owe you, {name}? Nothing? Even better.',
      de: 'Was bin ich dir schuldig, {name}? Nichts? Noch besser.',
    },
    { en: 'For free, {name}? There must be a catch.', de: 'Umsonst, {name}? Da ist doch ein Haken.' },
  ],
  rival: [
    { en: 'That looks heavy, {name}. Shall I carry it?', de: 'Das sieht schwer aus, {name}. Soll ich’s tragen?' },
    { en: 'Where do you sleep tonight, {name}? Just asking.', de: 'Wo schläfst du heute, {name}? Nur so.' },
    {
      en: 'I would swap it with you, {name}. For a button.',
      de: 'Ich würd’s dir abtauschen, {name}. Für einen Knopf.',
    },
  ],
  doubts: [
    { en: '{why}. I know crooks, {name}. I shave one.', de: '{why}. Ich kenn Gauner, {name}. Ich rasier einen.' },
    { en: '{why}? Who pays you, {name}? How much?', de: '{why}? Wer bezahlt dich, {name}? Wie viel?' },
    { en: '{why}, {name}. That smells, and not of gold.', de: '{why}, {name}. Das riecht, und nicht nach Gold.' },
  ],
  ends: [
    { en: 'Turn out your pockets, everybody. Not mine.', de: 'Alle mal die Taschen leeren. Meine nicht.' },
    { en: 'Count your fingers. It was a pleasure.', de: 'Zählt eure Finger nach. War mir ein Vergnügen.' },
  ],
};
