/** Pim Candlewick: eager, sorry, and full of hope. */
import type { Lines } from './line';

export const pim: Lines = {
  begins: [
    {
      en: 'Is that the right end of the pick? Good. Off we go!',
      de: 'Ist das die richtige Seite der Hacke? Gut. Los geht’s!',
    },
    { en: 'First one in! Sorry, was it your turn?', de: 'Erster! Oh, wart ihr dran?' },
  ],
  luck: [
    { en: 'I found something! Is it good? It looks good!', de: 'Ich hab was! Ist das gut? Es sieht gut aus!' },
    { en: 'Beginner’s luck. I am still a beginner, right?', de: 'Anfängerglück. Ich bin doch noch Anfänger, oder?' },
    { en: 'Thank you, rock. You are very kind.', de: 'Danke, Fels. Sehr nett von dir.' },
  ],
  mishap: [
    { en: 'Sorry, rock. My fault.', de: 'Entschuldige, Fels. Mein Fehler.' },
    {
      en: 'That was not on the map. I should have read the map.',
      de: 'Das stand nicht auf der Karte. Ich hätte sie lesen sollen.',
    },
    { en: 'Well. It is a nice piece of nothing.', de: 'Na ja. Ein schönes Stück Nichts.' },
  ],
  harms: [
    { en: 'Sorry, {name}! I will say sorry again later!', de: 'Entschuldigung, {name}! Ich sag’s später noch mal!' },
    {
      en: 'I had to, {name}. The others said so. Somebody did.',
      de: 'Ich musste, {name}. Das hat jemand gesagt. Irgendwer.',
    },
    { en: 'Oh no, {name}, was that yours?', de: 'Oh nein, {name}, war das deins?' },
  ],
  harmed: [
    { en: 'Hey! {name}! I was using that!', de: 'He! {name}! Das hab ich gebraucht!' },
    { en: 'It is fine, {name}. It is fine. It is nearly fine.', de: 'Schon gut, {name}. Schon gut. Fast gut.' },
    { en: 'I will not cry. Miners do not cry. Much.', de: 'Ich weine nicht. Bergleute weinen nicht. Kaum.' },
  ],
  makes: [
    { en: 'I made this! All by myself! Look, everybody!', de: 'Das hab ich gemacht! Ganz allein! Schaut mal alle!' },
    { en: 'It even fits. I did not expect that.', de: 'Es passt sogar. Damit hab ich nicht gerechnet.' },
  ],
  buys: [
    { en: 'For me? Really for me? It sparkles!', de: 'Für mich? Wirklich für mich? Wie das funkelt!' },
    {
      en: 'I will never, ever lose this. Where did I put it?',
      de: 'Das verliere ich nie, nie, nie. Wo hab ich’s hingelegt?',
    },
  ],
  helped: [
    { en: '{name}, you are my best friend down here!', de: '{name}, du bist hier unten meine Rettung!' },
    { en: 'Thank you, {name}! I will dig you something nice!', de: 'Danke, {name}! Ich grab dir was Schönes aus!' },
  ],
  rival: [
    { en: 'Wow, {name}! How did you do that?', de: 'Mensch, {name}! Wie hast du das gemacht?' },
    { en: 'Next time I stand where {name} stands.', de: 'Nächstes Mal stell ich mich dahin, wo {name} steht.' },
    { en: 'Can I hold it once, {name}? Just once?', de: 'Darf ich es mal halten, {name}? Nur einmal?' },
  ],
  doubts: [
    { en: '{why}? {name}, did you slip?', de: '{why}? {name}, bist du abgerutscht?' },
    {
      en: '{why}. I do not want to be rude, {name}, but hm.',
      de: '{why}. Ich will nicht unhöflich sein, {name}, aber hm.',
    },
    { en: '{why}! Even I would not do that, {name}.', de: '{why}! Das würde nicht mal ich machen, {name}.' },
  ],
  ends: [
    { en: 'Already over? I was just getting warm!', de: 'Schon aus? Ich war gerade warm!' },
    { en: 'That was lovely. Again?', de: 'Das war schön. Noch mal?' },
  ],
};
