/** What a way to play Dig Deeper Dwarf earns. */
import { hasWon, lineOf, timesIn, type Feat, type Mark } from '../../../engine/marks';
import type { CardNews, DwarfNews } from '../rules/news';
import { rowOf } from '../cards/faces';
import type { Family } from '../cards/row';

type DwarfFeat = Feat<DwarfNews>;

/** How often a card of theirs had that fate; of one family, if it is named. */
const cards = (feat: DwarfFeat, what: CardNews, family?: Family): number =>
  timesIn(
    feat,
    (news) =>
      news.what === what &&
      'face' in news &&
      'seat' in news &&
      news.seat === feat.seat &&
      (family === undefined || rowOf(news.face)?.family === family),
  );

/** How often they thwarted somebody, less those that were thwarted themselves. */
const thwarts = (feat: DwarfFeat): number =>
  timesIn(feat, (news) => news.what === 'announced' && news.act.verb === 'thwart' && news.act.seat === feat.seat) -
  timesIn(feat, (news) => news.what === 'thwarted' && news.act.verb === 'thwart' && news.act.seat === feat.seat);

const stolen = (feat: DwarfFeat): number => timesIn(feat, (news) => news.what === 'stole' && news.seat === feat.seat);

const mined = (feat: DwarfFeat, aim: 'pile' | 'tile'): number =>
  timesIn(feat, (news) => news.what === 'mined' && news.aim === aim && news.seat === feat.seat);

export const marks: readonly Mark<DwarfNews>[] = [
  {
    key: 'goldsmith',
    en: ['Goldsmith', 'Have jewelry worth ten points at the end.'],
    de: ['Goldschmied', 'Habe am Ende Schmuck für zehn Punkte.'],
    earned: (feat) => lineOf(feat, 'jewelry') >= 10,
  },
  {
    key: 'plain',
    en: ['Plain as stone', 'Win without a single piece of jewelry.'],
    de: ['Schlicht wie Stein', 'Gewinne ohne ein einziges Schmuckstück.'],
    earned: (feat) => hasWon(feat) && lineOf(feat, 'jewelry') === 0,
  },
  {
    key: 'swept',
    en: ['Swept clean', 'Win without any Rubble in your deck.'],
    de: ['Besenrein', 'Gewinne ohne Geröll in deinem Deck.'],
    earned: (feat) => hasWon(feat) && lineOf(feat, 'rubble') === 0,
  },
  {
    key: 'rubble-king',
    en: ['King of the heap', 'Win with the most Rubble of all.'],
    de: ['König der Halde', 'Gewinne mit dem meisten Geröll von allen.'],
    earned: (feat) => hasWon(feat) && lineOf(feat, 'most-rubble') > 0,
  },
  {
    key: 'spoke',
    en: ['Spoke in the wheel', 'Thwart others three times in one game.'],
    de: ['Sand im Getriebe', 'Vereitle in einem Spiel dreimal, was andere vorhaben.'],
    earned: (feat) => thwarts(feat) >= 3,
  },
  {
    key: 'gentle',
    en: ['Gentle hands', 'Win without thwarting anybody and without stealing.'],
    de: ['Sanfte Hände', 'Gewinne, ohne zu vereiteln und ohne zu klauen.'],
    earned: (feat) => hasWon(feat) && thwarts(feat) === 0 && stolen(feat) === 0,
  },
  {
    key: 'thick-skin',
    en: ['Thick skin', 'Win although three of your actions were thwarted.'],
    de: ['Dickes Fell', 'Gewinne, obwohl drei deiner Aktionen vereitelt wurden.'],
    earned: (feat) =>
      hasWon(feat) && timesIn(feat, (news) => news.what === 'thwarted' && news.act.seat === feat.seat) >= 3,
  },
  {
    key: 'magpie',
    en: ['Magpie', 'Steal four cards in one game.'],
    de: ['Elster', 'Klaue in einem Spiel vier Karten.'],
    earned: (feat) => stolen(feat) >= 4,
  },
  {
    key: 'deep-digger',
    en: ['Deep digger', 'Mine twelve cards from the piles in one game.'],
    de: ['Tiefgräber', 'Schürfe in einem Spiel zwölf Karten von den Stapeln.'],
    earned: (feat) => mined(feat, 'pile') >= 12,
  },
  {
    key: 'last-light',
    en: ['Last light', 'Win a game that ends because the mine is dug empty.'],
    de: ['Letztes Licht', 'Gewinne ein Spiel, das endet, weil die Mine leer ist.'],
    earned: (feat) => hasWon(feat) && timesIn(feat, (news) => news.what === 'over' && news.why !== 'stalemate') > 0,
  },
  {
    key: 'workshop',
    en: ['Workshop', 'Craft five Action cards in one game.'],
    de: ['Werkstatt', 'Stelle in einem Spiel fünf Aktionskarten her.'],
    earned: (feat) => cards(feat, 'crafted') + cards(feat, 'bought', 'action') >= 5,
  },
  {
    key: 'echo',
    en: ['Echo in the shaft', 'Copy an action in a game that you win.'],
    de: ['Echo im Schacht', 'Kopiere eine Aktion in einem Spiel, das du gewinnst.'],
    earned: (feat) =>
      hasWon(feat) && timesIn(feat, (news) => news.what === 'copied' && news.act.seat === feat.seat) > 0,
  },
];
