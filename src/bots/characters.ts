/** Who the bots are: a name, the level they play at, and a line of manners. Names are the same in every language. */
import type { Language } from '../engine/show';
import type { Level } from './levels';

export interface Character {
  readonly key: string;
  readonly name: string;
  readonly level: Level;
  readonly manners: Readonly<Record<Language, string>>;
}

export const CHARACTERS = [
  {
    key: 'pim',
    name: 'Pim Candlewick',
    level: 'apprentice',
    manners: {
      en: 'Digs first, reads the map later, and apologises to the rock.',
      de: 'Gräbt zuerst, liest die Karte danach und entschuldigt sich beim Fels.',
    },
  },
  {
    key: 'odda',
    name: 'Odda Loosebuckle',
    level: 'apprentice',
    manners: {
      en: 'Shares her lunch with everybody and her plans as well.',
      de: 'Teilt ihr Vesper mit allen, ihre Pläne auch.',
    },
  },
  {
    key: 'bram',
    name: 'Bram Halfpenny',
    level: 'apprentice',
    manners: {
      en: 'Takes what glitters. Sometimes it is even gold.',
      de: 'Nimmt, was glitzert. Manchmal ist es sogar Gold.',
    },
  },
  {
    key: 'tilda',
    name: 'Tilda Ropewalker',
    level: 'journeyman',
    manners: {
      en: 'Counts the steps to the exit before she takes the first one in.',
      de: 'Zählt die Schritte zum Ausgang, bevor sie den ersten hinein macht.',
    },
  },
  {
    key: 'grum',
    name: 'Grum Copperkettle',
    level: 'journeyman',
    manners: {
      en: 'Grumbles at every move, his own included, and means none of it.',
      de: 'Brummt über jeden Zug, auch den eigenen, und meint es nie so.',
    },
  },
  {
    key: 'sunna',
    name: 'Sunna Lampwright',
    level: 'journeyman',
    manners: {
      en: 'Keeps her lamp low and her ears open.',
      de: 'Hält die Lampe niedrig und die Ohren offen.',
    },
  },
  {
    key: 'vigga',
    name: 'Vigga Deepledger',
    level: 'master',
    manners: {
      en: 'Wrote down what was drawn, by whom, and what it will cost them.',
      de: 'Hat notiert, wer was gezogen hat und was es kosten wird.',
    },
  },
  {
    key: 'hask',
    name: 'Hask Ironquiet',
    level: 'master',
    manners: {
      en: 'Says nothing for three galleries, then one word. It is the right one.',
      de: 'Schweigt drei Stollen lang, dann ein Wort. Es ist das richtige.',
    },
  },
  {
    key: 'mother-orla',
    name: 'Mother Orla',
    level: 'master',
    manners: {
      en: 'Pours tea, smiles, and has seen this very mine before.',
      de: 'Schenkt Tee ein, lächelt und kennt genau diese Mine schon.',
    },
  },
] as const satisfies readonly Character[];
