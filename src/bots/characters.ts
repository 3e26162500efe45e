/** Who the bots are: a name, the level they play at, their taste, and a line of manners. */
import type { Language } from '../engine/show';
import type { Leaning } from './leanings';
import type { Level } from './levels';

export interface Character {
  readonly key: string;
  /** What they are called, by language: a game keeps the name with which it began. */
  readonly name: Readonly<Record<Language, string>>;
  readonly level: Level;
  readonly leaning: Leaning;
  readonly manners: Readonly<Record<Language, string>>;
}

export const CHARACTERS = [
  {
    key: 'pim',
    name: { en: 'Pim Candlewick', de: 'Pim Kerzendocht' },
    level: 'apprentice',
    leaning: { dig: 4 },
    manners: {
      en: 'Digs first, reads the map later, and apologises to the rock.',
      de: 'Gräbt zuerst, liest die Karte danach und entschuldigt sich beim Fels.',
    },
  },
  {
    key: 'odda',
    name: { en: 'Odda Loosebuckle', de: 'Odda Lockerschnalle' },
    level: 'apprentice',
    leaning: { draw: 6 },
    manners: {
      en: 'Shares her lunch with everybody and her plans as well.',
      de: 'Teilt ihr Vesper mit allen, ihre Pläne auch.',
    },
  },
  {
    key: 'bram',
    name: { en: 'Bram Halfpenny', de: 'Bram Hellergroschen' },
    level: 'apprentice',
    leaning: { rob: 12, dig: 2 },
    manners: {
      en: 'Takes what glitters. Sometimes it is even gold.',
      de: 'Nimmt, was glitzert. Manchmal ist es sogar Gold.',
    },
  },
  {
    key: 'tilda',
    name: { en: 'Tilda Ropewalker', de: 'Tilda Seilgang' },
    level: 'journeyman',
    leaning: { tidy: 6 },
    manners: {
      en: 'Counts the steps to the exit before she takes the first one in.',
      de: 'Zählt die Schritte zum Ausgang, bevor sie den ersten hinein macht.',
    },
  },
  {
    key: 'grum',
    name: { en: 'Grum Copperkettle', de: 'Grum Kupferkessel' },
    level: 'journeyman',
    leaning: { thwart: 6 },
    manners: {
      en: 'Grumbles at every move, his own included, and means none of it.',
      de: 'Brummt über jeden Zug, auch den eigenen, und meint es nie so.',
    },
  },
  {
    key: 'sunna',
    name: { en: 'Sunna Lampwright', de: 'Sunna Lampenbauer' },
    level: 'journeyman',
    leaning: { scout: 12, draw: 2 },
    manners: {
      en: 'Keeps her lamp low and her ears open.',
      de: 'Hält die Lampe niedrig und die Ohren offen.',
    },
  },
  {
    key: 'vigga',
    name: { en: 'Vigga Deepledger', de: 'Vigga Tiefenbuch' },
    level: 'master',
    leaning: { hoard: 6 },
    manners: {
      en: 'Wrote down what was drawn, by whom, and what it will cost them.',
      de: 'Hat notiert, wer was gezogen hat und was es kosten wird.',
    },
  },
  {
    key: 'hask',
    name: { en: 'Hask Ironquiet', de: 'Hask Eisenstill' },
    level: 'master',
    leaning: { build: 6 },
    manners: {
      en: 'Says nothing for three galleries, then one word. It is the right one.',
      de: 'Schweigt drei Stollen lang, dann ein Wort. Es ist das richtige.',
    },
  },
  {
    key: 'mother-orla',
    name: { en: 'Mother Orla', de: 'Mutter Orla' },
    level: 'master',
    leaning: { gamble: 6 },
    manners: {
      en: 'Pours tea, smiles, and has seen this very mine before.',
      de: 'Schenkt Tee ein, lächelt und kennt genau diese Mine schon.',
    },
  },
] as const satisfies readonly Character[];

export type CharacterKey = (typeof CHARACTERS)[number]['key'];

/** The character that is called so in any language. */
export const characterNamed = (name: string): (typeof CHARACTERS)[number] | undefined =>
  CHARACTERS.find((each) => each.name.en === name || each.name.de === name);

/** The character that is called so and plays at that level, if there is one. */
export const characterOf = (name: string, level: string): (typeof CHARACTERS)[number] | undefined => {
  const character = characterNamed(name);
  return character?.level === level ? character : undefined;
};
