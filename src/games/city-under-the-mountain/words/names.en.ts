/** What things are called in English. */
import type { ChanceKey } from '../cards/rows';
import type { CompanyKey } from '../cards/companies';
import type { Land } from '../cards/tiles';
import type { Paid, Place } from '../rules/state';

/** The companies: our own names for them. */
export const companies: Readonly<Record<CompanyKey, { name: string; look: string }>> = {
  ruby: { name: 'Red Anvil', look: 'red gems with a triangle' },
  amber: { name: 'Amber Forge', look: 'orange gems with a hexagon' },
  topaz: { name: 'Yellow Lantern', look: 'yellow gems with a star' },
  emerald: { name: 'Green Gallery', look: 'green gems with a square' },
  turquoise: { name: 'Deepwater Guild', look: 'turquoise gems with a drop' },
  sapphire: { name: 'Blue Vein', look: 'blue gems with a diamond' },
  amethyst: { name: 'Violet Vault', look: 'violet gems with a crescent' },
  pearl: { name: 'White Beard & Sons', look: 'white gems with a circle' },
};

/** The fields of the board. */
export const lands: Readonly<Record<Land, { name: string; text: string; rule: string }>> = {
  empty: { name: 'Empty field', text: 'Free to dig; nothing happens here.', rule: 'dig' },
  camp: { name: 'Dwarf camp', text: 'Counts as an empty field.', rule: 'dig' },
  flag: {
    name: 'Flag',
    text: 'A company starts here: its first gem has covered the flag from the beginning.',
    rule: 'board',
  },
  dwarf: { name: 'Dwarf', text: 'Whoever digs here gains a dwarf at once.', rule: 'symbols' },
  gold: { name: 'Gold', text: 'Pays by the investments in the company that digs here.', rule: 'gold' },
  safe: {
    name: 'Safe Deposit Box',
    text: 'Whoever digs here takes an investment gem of any company.',
    rule: 'symbols',
  },
  chest: { name: 'Treasure Chest', text: 'Whoever digs here draws a chance card and shows it.', rule: 'symbols' },
  tunnel: { name: 'Tunnel Entrance', text: 'The next gem must go onto another free Tunnel Entrance.', rule: 'tunnels' },
  danger: { name: 'Danger', text: 'Nobody digs here, except with a Secret Tunnel.', rule: 'dig' },
};

/** The chance cards: what is on them, and what the rules say besides. */
export const chance: Readonly<Record<ChanceKey, { name: string; text: string; more: string }>> = {
  rescue: {
    name: 'Rescue',
    text: 'Every player gains a dwarf.',
    more: 'The card is discarded at once. A Cthulhu does not act: the dwarves come from no Dwarf field.',
  },
  'secret-tunnel': {
    name: 'Secret Tunnel',
    text: 'Kept. Once: lay a gem of any company on a free Danger field.',
    more: 'The gem may lie anywhere, also away from others of its company, and does not count against the gems of the turn. A company with a gem on a Cave In cannot be chosen.',
  },
  overtime: {
    name: 'Overtime',
    text: 'Kept with three tokens. In one’s own turn a token gives one more gem of the company that is digging.',
    more: 'Tokens are spent when the gems of the turn are used up, as many in a turn as the player likes. A token’s gem may be the second of a Tunnel Entrance pair. Without tokens the card is discarded.',
  },
  cthulhu: {
    name: 'Cthulhu',
    text: 'Kept. The next dwarf that another player would gain from a Dwarf field comes here instead.',
    more: 'It acts by itself and is discarded. If there are several, the oldest acts, one for each Dwarf field.',
  },
  'labor-union': {
    name: 'Labor Union',
    text: 'Kept. Counts 3 more dwarves whenever its owner is paid. Meanwhile its owner cannot exchange investments.',
    more: 'It may be dropped at any time in one’s own turn. The first four investment gems, those of Safe Deposit Boxes and those of a Stock Market may be taken all the same.',
  },
  'summer-interns': {
    name: 'Summer Interns',
    text: 'Kept. Counts 2 more dwarves whenever its owner is paid less than 2 coins a dwarf.',
    more: 'Interns and a Labor Union add up. They also count for the finder’s bonus, and never when nothing is paid.',
  },
  'stock-market': {
    name: 'Stock Market',
    text: 'Kept. Take two investment gems of different companies onto this card.',
    more: 'They count as investments like all others but can never be exchanged.',
  },
  'finders-keepers': {
    name: 'Finders Keepers',
    text: 'Kept. Once: for the rest of this turn’s digging, Gold pays nobody but its finder.',
    more: 'It is declared before or while digging and counts for Gold that is covered afterwards. What the finder is paid does not change.',
  },
  'cave-in': {
    name: 'Cave In',
    text: 'Kept. Once: lay two gems of any companies on it. A company with a gem here cannot dig.',
    more: 'The two may be of the same company. It is played before, between or after the gems of a turn; if it blocks the company that has dug this turn, Dig ends. After their turns the other players may each take one gem off the card; with the last one it is discarded.',
  },
};

/** For what somebody is paid. */
export const places: Readonly<Record<Place, string>> = {
  first: 'largest investor',
  tiedFirst: 'tied for the largest investment',
  second: 'second largest investor',
  tiedSecond: 'tied for the second largest investment',
  finder: 'finder’s bonus',
};

/** So many of something. */
export const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
/** So many coins. */
export const coins = (count: number): string => some(count, 'coin', 'coins');

/** A pay as it is reckoned: the dwarves and what is added to them, times the rate. */
export function reckoning({ dwarves, crew, interns, halves, coins: sum, place: as }: Paid): string {
  const parts = [some(dwarves, 'dwarf', 'dwarves')];
  if (crew > 0) parts.push(`${crew} for Labor Union`);
  if (interns > 0) parts.push(`${interns} for Summer Interns`);
  const rate = halves === 4 ? '2 coins each' : halves === 2 ? '1 coin each' : '1 coin for every two';
  return `${parts.join(' + ')}, ${rate}: ${coins(sum)} (${places[as]})`;
}
