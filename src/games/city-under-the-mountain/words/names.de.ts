/** What things are called in German. */
import type { ChanceKey } from '../cards/rows';
import type { CompanyKey } from '../cards/companies';
import type { Land } from '../cards/tiles';
import type { Paid, Place } from '../rules/state';

/** The companies: our own names for them. */
export const companies: Readonly<Record<CompanyKey, { name: string; look: string }>> = {
  ruby: { name: 'Roter Amboss', look: 'rote Steine mit einem Dreieck' },
  amber: { name: 'Bernsteinschmiede', look: 'orange Steine mit einem Sechseck' },
  topaz: { name: 'Gelbe Laterne', look: 'gelbe Steine mit einem Stern' },
  emerald: { name: 'Grüner Stollen', look: 'grüne Steine mit einem Quadrat' },
  turquoise: { name: 'Tiefwassergilde', look: 'türkise Steine mit einem Tropfen' },
  sapphire: { name: 'Blaue Ader', look: 'blaue Steine mit einer Raute' },
  amethyst: { name: 'Violettes Gewölbe', look: 'violette Steine mit einem Halbmond' },
  pearl: { name: 'Weißbart & Söhne', look: 'weiße Steine mit einem Kreis' },
};

/** The fields of the board. */
export const lands: Readonly<Record<Land, { name: string; text: string; rule: string }>> = {
  empty: { name: 'Leeres Feld', text: 'Hier kann frei gegraben werden; es geschieht nichts.', rule: 'dig' },
  camp: { name: 'Zwergenlager', text: 'Zählt als leeres Feld.', rule: 'dig' },
  flag: {
    name: 'Flagge',
    text: 'Hier beginnt eine Gesellschaft: Ihr erster Stein bedeckt die Flagge von Anfang an.',
    rule: 'board',
  },
  dwarf: { name: 'Zwerg', text: 'Wer hier gräbt, bekommt sofort einen Zwerg dazu.', rule: 'symbols' },
  gold: { name: 'Gold', text: 'Bringt Münzen nach den Anteilen an der Gesellschaft, die hier gräbt.', rule: 'gold' },
  safe: {
    name: 'Schließfach',
    text: 'Wer hier gräbt, nimmt einen Anteil an einer beliebigen Gesellschaft.',
    rule: 'symbols',
  },
  chest: { name: 'Schatztruhe', text: 'Wer hier gräbt, zieht eine Chancenkarte und zeigt sie.', rule: 'symbols' },
  tunnel: {
    name: 'Tunneleingang',
    text: 'Der nächste Stein muss auf einen anderen freien Tunneleingang.',
    rule: 'tunnels',
  },
  danger: { name: 'Gefahr', text: 'Hier gräbt niemand, außer mit einem Geheimgang.', rule: 'dig' },
};

/** The chance cards: what is on them, and what the rules say besides. */
export const chance: Readonly<Record<ChanceKey, { name: string; text: string; more: string }>> = {
  rescue: {
    name: 'Rettung',
    text: 'Alle bekommen einen Zwerg dazu.',
    more: 'Die Karte wird sofort abgelegt. Cthulhu greift nicht ein: Diese Zwerge kommen von keinem Zwergenfeld.',
  },
  'secret-tunnel': {
    name: 'Geheimgang',
    text: 'Wird behalten. Einmal: einen Stein einer beliebigen Gesellschaft auf ein freies Gefahrenfeld legen.',
    more: 'Der Stein darf überall liegen, auch abseits der anderen seiner Gesellschaft, und zählt nicht zu den Steinen des Zuges. Eine Gesellschaft mit einem Stein auf einem Einsturz kann nicht gewählt werden.',
  },
  overtime: {
    name: 'Überstunden',
    text: 'Wird mit drei Marken behalten. Im eigenen Zug bringt eine Marke einen weiteren Stein der grabenden Gesellschaft.',
    more: 'Marken werden ausgegeben, wenn die Steine des Zuges verbraucht sind, in einem Zug beliebig viele. Ein solcher Stein darf der zweite eines Tunnelpaares sein. Ohne Marken wird die Karte abgelegt.',
  },
  cthulhu: {
    name: 'Cthulhu',
    text: 'Wird behalten. Der nächste Zwerg, den jemand anders von einem Zwergenfeld bekäme, kommt stattdessen hierher.',
    more: 'Die Karte wirkt von selbst und wird abgelegt. Gibt es mehrere, wirkt die älteste, eine je Zwergenfeld.',
  },
  'labor-union': {
    name: 'Gewerkschaft',
    text: 'Wird behalten. Zählt bei jeder eigenen Auszahlung 3 Zwerge mehr. Solange sie ausliegt, können die eigenen Anteile nicht getauscht werden.',
    more: 'Sie darf im eigenen Zug jederzeit abgelegt werden. Die ersten vier Anteile, die aus Schließfächern und die einer Börse dürfen trotzdem genommen werden.',
  },
  'summer-interns': {
    name: 'Sommerpraktikanten',
    text: 'Wird behalten. Zählt 2 Zwerge mehr bei jeder eigenen Auszahlung von weniger als 2 Münzen je Zwerg.',
    more: 'Praktikanten und Gewerkschaft zählen zusammen. Sie gelten auch beim Finderlohn, aber nie, wenn nichts gezahlt wird.',
  },
  'stock-market': {
    name: 'Börse',
    text: 'Wird behalten. Zwei Anteile verschiedener Gesellschaften auf diese Karte nehmen.',
    more: 'Sie zählen wie alle anderen Anteile, können aber nie getauscht werden.',
  },
  'finders-keepers': {
    name: 'Wer’s findet, behält’s',
    text: 'Wird behalten. Einmal: Für den Rest des Zuges bringt Gold nur dem etwas ein, der es findet.',
    more: 'Wird vor oder während des Grabens angesagt und gilt für Gold, das danach bedeckt wird. Was der Finder bekommt, ändert sich nicht.',
  },
  'cave-in': {
    name: 'Einsturz',
    text: 'Wird behalten. Einmal: zwei Steine beliebiger Gesellschaften darauflegen. Eine Gesellschaft mit einem Stein hier kann nicht graben.',
    more: 'Beide dürfen von derselben Gesellschaft sein. Er wird vor, zwischen oder nach den Steinen eines Zuges gespielt; trifft er die Gesellschaft, die in diesem Zug schon gegraben hat, endet das Graben. Die anderen dürfen nach ihrem Zug je einen Stein von der Karte nehmen; mit dem letzten wird sie abgelegt.',
  },
};

/** For what somebody is paid. */
export const places: Readonly<Record<Place, string>> = {
  first: 'größter Anteil',
  tiedFirst: 'Gleichstand beim größten Anteil',
  second: 'zweitgrößter Anteil',
  tiedSecond: 'Gleichstand beim zweitgrößten Anteil',
  finder: 'Finderlohn',
};

/** So many of something. */
export const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
/** So many coins. */
export const coins = (count: number): string => some(count, 'Münze', 'Münzen');

/** Eine Auszahlung, wie sie gerechnet wird: die Zwerge, was dazukommt, und der Satz. */
export function reckoning({ dwarves, crew, interns, halves, coins: sum, place: as }: Paid): string {
  const parts = [some(dwarves, 'Zwerg', 'Zwerge')];
  if (crew > 0) parts.push(`${crew} für die Gewerkschaft`);
  if (interns > 0) parts.push(`${interns} für die Praktikanten`);
  const rate = halves === 4 ? 'je 2 Münzen' : halves === 2 ? 'je 1 Münze' : '1 Münze für je zwei';
  return `${parts.join(' + ')}, ${rate}: ${coins(sum)} (${places[as]})`;
}
