/** What was done, in English. */
import { english } from '../../../engine/persons';
import type { CompanyKey } from '../cards/companies';
import type { Paid } from '../rules/state';
import { chance, coins, companies, places, some } from './names.en';
import type { Find, Tales } from './tales';

const { does, whose, Whose } = english;

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

const firm = (key: CompanyKey): string => companies[key].name;
const firms = (keys: readonly CompanyKey[]): string => list(keys.map(firm));

const FINDS: Readonly<Record<Find, string>> = {
  dwarf: 'a dwarf',
  safe: 'a Safe Deposit Box',
  chest: 'a Treasure Chest',
};

const why = ({ place, dwarves, crew, interns, halves }: Paid): string => {
  const rate = halves === 4 ? 'with 2 coins each' : halves === 2 ? 'with 1 coin each' : 'with 1 coin for every two';
  return `${places[place]}, ${some(dwarves + crew + interns, 'dwarf', 'dwarves')} ${rate}`;
};

/** What English says of deeds. */
export const tales: Tales = {
  dug: (who, company, fields, find, isOvertime) => {
    const digs = isOvertime ? `${does(who, 'work', 'works')} overtime` : does(who, 'dig', 'digs');
    const finds = find === null ? '' : ` and ${who.isYou ? 'find' : 'finds'} ${FINDS[find]}`;
    return `${digs} for ${firm(company)} on ${list(fields)}${finds}.`;
  },
  secret: (who, company, field) => `${does(who, 'dig', 'digs')} a Secret Tunnel for ${firm(company)} to ${field}.`,
  nowhere: (who) => `${does(who, 'dig', 'digs')} nothing this turn.`,
  dwarf: (who) => `A dwarf joins ${english.whom(who)}.`,
  rescued: () => 'A dwarf joins everybody.',
  snatched: (who, from) => `${Whose(who)} Cthulhu snatches the dwarf from ${english.whom(from)}!`,
  drew: (who, card) => `${does(who, 'draw', 'draws')} ${chance[card].name}.`,
  effect: (card) => chance[card].text,
  noCards: () => 'No chance card is left to draw.',
  keepers: (who) => `${does(who, 'declare', 'declares')} Finders Keepers: in this turn Gold pays nobody else.`,
  caveIn: (who, buried) =>
    buried.length === 0
      ? `${does(who, 'play', 'plays')} Cave In.`
      : `Cave In! ${does(who, 'bury', 'buries')} ${firms(buried)}.`,
  tookOff: (who, owner, company) =>
    `${does(who, 'take', 'takes')} a gem of ${firm(company)} off ${whose(owner)} Cave In.`,
  cleared: (owner) => `${Whose(owner)} Cave In is cleared away.`,
  dropped: (who, card) => `${does(who, 'drop', 'drops')} ${chance[card].name}.`,
  gold: (who, company, left) =>
    `${does(who, 'find', 'finds')} Gold for ${firm(company)}! ${left === 0 ? 'It was the last.' : `${left} to go.`}`,
  paid: (who, paid) => `${does(who, 'get', 'gets')} ${coins(paid.coins)}: ${why(paid)}.`,
  unpaid: (who, paid) => `${does(who, 'miss', 'misses')} out on ${coins(paid.coins)}: Finders Keepers.`,
  invested: (who, taken) => `${does(who, 'invest', 'invests')} in ${firms(taken)}.`,
  stocked: (who, taken) =>
    `${does(who, 'take', 'takes')} ${taken.length === 1 ? 'a gem' : 'gems'} of ${firms(taken)} onto the Stock Market.`,
  exchanged: (who, from, to) => `${does(who, 'exchange', 'exchanges')} a gem of ${firm(from)} for one of ${firm(to)}.`,
  ended: (because) =>
    because === 'gold'
      ? 'All the Gold has been found: the game is over!'
      : 'For a full round nobody could lay a gem: the game is over!',
};
