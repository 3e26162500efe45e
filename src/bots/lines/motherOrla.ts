/** Mother Orla: has seen it all, and still bets on it. */
import type { Lines } from './line';

export const motherOrla: Lines = {
  begins: [
    {
      en: 'Tea? No? Then let us see what the mountain has poured.',
      de: 'Tee? Nein? Dann sehen wir, was der Berg eingeschenkt hat.',
    },
    {
      en: 'I was here when this was a puddle, my dears.',
      de: 'Ich war hier, als das noch eine Pfütze war, meine Lieben.',
    },
  ],
  luck: [
    { en: 'One should always try the door that says no.', de: 'Man soll immer die Tür probieren, auf der Nein steht.' },
    { en: 'Heads again. Dear me.', de: 'Schon wieder Kopf. Du liebe Zeit.' },
    { en: 'I had a feeling in my left knee.', de: 'Ich hatte so ein Gefühl im linken Knie.' },
  ],
  mishap: [
    { en: 'One loses, one pours another cup.', de: 'Man verliert, man gießt noch eine Tasse ein.' },
    { en: 'I have lost bigger mountains than this.', de: 'Ich hab schon größere Berge verspielt.' },
    { en: 'A pity. It was a beautiful bet.', de: 'Schade. Es war eine schöne Wette.' },
  ],
  harms: [
    { en: 'It will do you good, {name} dear.', de: 'Das wird dir guttun, {name}, mein Kind.' },
    { en: 'I taught your mother that one, {name}.', de: 'Den hab ich schon deiner Mutter gezeigt, {name}.' },
    { en: 'Double or nothing, {name}? Nothing, I am afraid.', de: 'Doppelt oder nichts, {name}? Nichts, fürchte ich.' },
  ],
  harmed: [
    { en: 'Cheeky, {name}. I like that. Once.', de: 'Frech, {name}. Das mag ich. Einmal.' },
    { en: 'You play like my third husband, {name}.', de: 'Du spielst wie mein dritter Mann, {name}.' },
    { en: 'And I knitted you socks, {name}.', de: 'Und dir hab ich Socken gestrickt, {name}.' },
  ],
  makes: [
    {
      en: 'An old recipe. Two turns and a pinch of luck.',
      de: 'Ein altes Rezept. Zwei Drehungen und eine Prise Glück.',
    },
    { en: 'That will come in handy. It did the last time.', de: 'Das wird noch nützlich. War es letztes Mal auch.' },
  ],
  buys: [
    { en: 'All on red. And look: red.', de: 'Alles auf Rot. Und siehe da: Rot.' },
    { en: 'One must treat oneself at three hundred and two.', de: 'Mit dreihundertzwei muss man sich was gönnen.' },
  ],
  helped: [
    { en: 'Such a well-bred child, {name}.', de: 'Du bist gut erzogen, {name}.' },
    {
      en: 'That brings you luck, {name}. I know about luck.',
      de: 'Das bringt dir Glück, {name}. Mit Glück kenn ich mich aus.',
    },
  ],
  rival: [
    { en: 'Lovely, {name}. Shall we play for it?', de: 'Hübsch, {name}. Spielen wir darum?' },
    { en: 'I saw that coming, {name}. In the tea leaves.', de: 'Das hab ich kommen sehen, {name}. Im Teesatz.' },
    { en: 'Hold it tight, {name}. It slips easily.', de: 'Halt es gut fest, {name}. Es rutscht leicht.' },
  ],
  doubts: [
    {
      en: '{why}. I have known that smile for ages, {name}.',
      de: '{why}. Dieses Lächeln kenn ich seit Ewigkeiten, {name}.',
    },
    { en: '{why}, {name}? I would bet my kettle on you.', de: '{why}, {name}? Auf dich verwette ich meinen Kessel.' },
    { en: '{why}. Sit down beside me, {name}, and explain.', de: '{why}. Setz dich zu mir, {name}, und erklär’s.' },
  ],
  ends: [
    { en: 'So that is how it ends this time.', de: 'So geht es also diesmal aus.' },
    { en: 'Come, children. The tea is still warm.', de: 'Kommt, Kinder. Der Tee ist noch warm.' },
  ],
};
