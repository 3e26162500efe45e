/** City Under the Mountain in English. */
import { lookUp } from '../../engine/labels';
import type { CardWords, Reason, RuleWords, Sprite, Words } from '../../engine/show';
import { fieldName } from './board';
import { CHANCE, faceKey, type ChanceKey } from './cards';
import { COMPANIES, companyKey, type CompanyKey } from './companies';
import { familiesOf } from './families';
import type { Merit } from './advice';
import { labels } from './labels.en';
import type { Because } from './reasons';
import { fieldUnder } from './scene';
import {
  PLACES,
  type CityFrame,
  type CityHappening,
  type CityMove,
  type CityState,
  type Paid,
  type Place,
} from './state';
import { LANDS, TILES, type Land } from './tiles';
import { countLeft, tokensOf } from './verbs';

const companies: Readonly<Record<CompanyKey, { name: string; look: string }>> = {
  ruby: { name: 'Red Anvil', look: 'red gems with a triangle' },
  amber: { name: 'Amber Forge', look: 'orange gems with a hexagon' },
  topaz: { name: 'Yellow Lantern', look: 'yellow gems with a star' },
  emerald: { name: 'Green Gallery', look: 'green gems with a square' },
  turquoise: { name: 'Deepwater Guild', look: 'turquoise gems with a drop' },
  sapphire: { name: 'Blue Vein', look: 'blue gems with a diamond' },
  amethyst: { name: 'Violet Vault', look: 'violet gems with a crescent' },
  pearl: { name: 'White Beard & Sons', look: 'white gems with a circle' },
};

const lands: Readonly<Record<Land, { name: string; text: string; rule: string }>> = {
  empty: { name: 'Empty field', text: 'Free to dig; nothing happens here.', rule: 'dig' },
  camp: { name: 'Dwarf camp', text: 'Counts as an empty field.', rule: 'dig' },
  flag: {
    name: 'Flag',
    text: 'A company starts here: its first gem has covered the flag from the beginning.',
    rule: 'board',
  },
  dwarf: { name: 'Dwarf', text: 'Whoever digs here gains a dwarf at once.', rule: 'symbols' },
  gold: { name: 'Gold', text: 'Pays the players by their investments in the company that digs here.', rule: 'gold' },
  safe: {
    name: 'Safe Deposit Box',
    text: 'Whoever digs here takes an investment gem of any company.',
    rule: 'symbols',
  },
  chest: { name: 'Treasure Chest', text: 'Whoever digs here draws a chance card and shows it.', rule: 'symbols' },
  tunnel: { name: 'Tunnel Entrance', text: 'The next gem must go onto another free Tunnel Entrance.', rule: 'tunnels' },
  danger: { name: 'Danger', text: 'Nobody digs here, except with a Secret Tunnel.', rule: 'dig' },
};

/** Name, text on the card, and what the rules say beyond it. */
const chance: Readonly<Record<ChanceKey, { name: string; text: string; more: string }>> = {
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
    text: 'Kept with three tokens. In a turn, a token gives one more gem of the company that is digging.',
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

const places: Readonly<Record<Place, string>> = {
  first: 'largest investor',
  tiedFirst: 'tied for the largest investment',
  second: 'second largest investor',
  tiedSecond: 'tied for the second largest investment',
  finder: 'finder’s bonus',
};

const sections: readonly RuleWords[] = [
  {
    key: 'goal',
    title: 'The aim',
    text: 'Parties of dwarves dig for eight mining companies in the ruins of a city under the mountain and invest in them. Whoever has the most coins at the end wins.',
  },
  {
    key: 'board',
    title: 'The board',
    text: 'Nine tiles of 6 by 6 fields. The centre tile has the dwarf camp and the flags of the eight companies, each covered by a first gem. The eight tiles around it lie in random places and rotations. Everybody starts with 4 dwarves, without coins and without investments. Gems never run out.',
  },
  {
    key: 'companies',
    title: 'Companies',
    text: 'Nobody owns a company. Gems on the board show where a company digs; gems in front of a player are investments.',
  },
  {
    key: 'turn',
    title: 'A turn',
    text: 'First dig, then invest. Afterwards one gem may be taken off each Cave In of another player.',
  },
  {
    key: 'dig',
    title: 'Dig',
    text: 'Choose a company and lay up to three of its gems, one after the other, each on a free field that shares a side with a gem of the company; gems just laid count. At least one gem must be laid if any can be. The first turn of the game has one gem, the second two, all others three. Danger fields are closed. Whoever has no legal gem goes on to investing.',
  },
  {
    key: 'tunnels',
    title: 'Tunnel Entrances',
    text: 'A gem on a Tunnel Entrance must be followed by the next gem of the same turn on another free Tunnel Entrance anywhere on the board. If there is no gem or no free entrance for that, the first cannot be laid. The second gem of a pair needs no follow-up. A gem for an overtime token may be the second.',
  },
  {
    key: 'symbols',
    title: 'Symbols',
    text: 'A covered symbol acts at once. Dwarf: gain a dwarf. Safe Deposit Box: take an investment gem of any company. Treasure Chest: draw a chance card and show it; the discards are shuffled when the deck is empty. Gold: everybody is paid.',
  },
  {
    key: 'gold',
    title: 'Gold',
    text: 'Count everybody’s investment gems of the company that dug the Gold. The largest investment earns 2 coins a dwarf, the second largest 1 coin a dwarf. Tied for the largest: 1 coin a dwarf each, and nothing for the second. Tied for the second: 1 coin for every 2 dwarves, rounded down. Without a gem of the company there is nothing. The player who dug it gets at least 1 coin a dwarf, the finder’s bonus.',
  },
  {
    key: 'invest',
    title: 'Invest',
    text: 'In the first turn of a player: take four investment gems of four different companies. In later turns one gem may be exchanged for one of another company.',
  },
  {
    key: 'chance',
    title: 'Chance cards',
    text: 'There are two of each kind, eighteen in all. Kept cards lie open in front of their owner and may be used in the turn in which they are drawn.',
  },
  {
    key: 'secrets',
    title: 'Open and hidden',
    text: 'Everything lies open: gems, investments, coins, dwarves and kept cards. Only the order of the chance cards is unknown. Who begins is chosen by lot or when the game is set up; play goes clockwise.',
  },
  {
    key: 'end',
    title: 'The end',
    text: 'The game ends when the last Gold is covered, after it has paid. It also ends when for a full round nobody has laid a gem because nobody could. Most coins win; in a tie more dwarves; then the victory is shared.',
  },
];

/** Why a bot would do it. */
const merits: Readonly<Record<Merit, (company: string) => string>> = {
  digGold: (company) => `Gold dug for ${company} pays the finder more than the others.`,
  digDwarf: () => 'One dwarf more is paid for every Gold still to come.',
  digSafe: () => 'A Safe Deposit Box is an investment for nothing.',
  digChest: () => 'A chance card helps nearly always.',
  digTowards: (company) =>
    company === ''
      ? 'This field opens a way to something worth digging.'
      : `From here ${company} can reach something worth digging.`,
  companyPays: (company) => `What ${company} digs pays whoever decides here more than the others.`,
  companyBest: (company) => `${company} is closest to what is worth digging.`,
  investPays: (company) => `${company} is close to Gold, and a gem more counts there.`,
  keepInvested: () => 'No exchange would pay more than the gems as they are.',
  giveLess: (company) => `A gem of ${company} less costs least.`,
  blockRival: (company) => `${company} would pay the others most.`,
  freeOwn: (company) => `${company} pays whoever decides here: it should dig again.`,
  leaveBlocked: () => 'These companies would pay the others.',
  useCard: () => 'The card does more now than later.',
  dropUnion: () => 'To exchange gems is worth more than the extra dwarves.',
  stopDigging: () => 'Every further gem would help the others.',
};

const reasons: Readonly<Record<Because, (company: string) => string>> = {
  over: () => 'The game is over.',
  otherTurn: () => 'Another player is to decide.',
  otherChoice: () => 'Something else is to be decided now.',
  companyFirst: () => 'The company that digs this turn is chosen first.',
  companyChosen: (company) => `${company} digs this turn, and only one company digs in a turn.`,
  occupied: () => 'A gem already lies on this field.',
  danger: () => 'Danger fields are closed, except for a Secret Tunnel.',
  dangerOnly: () => 'A Secret Tunnel leads onto a Danger field.',
  notBeside: (company) => `No gem of ${company} lies beside this field.`,
  noFollowUp: () => 'A Tunnel Entrance needs a second gem for another entrance, and only one gem is left.',
  noOtherEntrance: () => 'No other Tunnel Entrance is free for the gem that must follow.',
  entranceNext: () => 'The next gem must go onto another Tunnel Entrance first.',
  noGems: () => 'The gems of this turn are used up.',
  overtimeFirst: () => 'The gems of this turn are used up; the Overtime card gives another one.',
  caveIn: (company) => `A gem of ${company} lies on a Cave In: the company cannot dig.`,
  noRoom: (company) => `${company} has no free field beside its gems.`,
  onlyEntrances: (company) =>
    `${company} could only dig a Tunnel Entrance, and no gem or no free entrance is left to follow.`,
  takenTwice: (company) => `A gem of ${company} was just taken: the companies must differ.`,
  sameCompany: (company) => `The gem given back is of ${company}: it is exchanged for one of another company.`,
  bound: () => 'Investments cannot be exchanged while a Labor Union is kept.',
  firstTurn: () => 'Gems are exchanged from the second turn on.',
  investLater: () => 'Gems are exchanged after digging.',
  stocked: () => 'Gems on a Stock Market are never exchanged.',
  actsAlone: () => 'This card acts by itself.',
  whileDigging: () => 'This card is used while digging.',
  noDanger: () => 'No Danger field is free.',
  noGemLeft: () => 'No more Gold can be dug this turn.',
  declared: () => 'Finders Keepers was already declared this turn.',
  overtimeLater: () => 'Overtime comes when the gems of the turn are used up.',
  noField: () => 'The company has no field left to dig.',
  olderFirst: () => 'The tokens of the older Overtime go first.',
  noOvertimeYet: () => 'Overtime is for the company that is digging: it must be chosen first.',
  ownCaveIn: () => 'Only the other players take gems off a Cave In.',
  afterTurn: () => 'Gems are taken off a Cave In after the turn.',
  oneEach: () => 'One gem is taken off each Cave In, one card after the other.',
};

const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const gems = (count: number): string => some(count, 'gem', 'gems');
const coins = (count: number): string => some(count, 'coin', 'coins');
const company = (number: number): string => companies[companyKey(number)].name;
const topOf = (view: CityState): CityFrame | undefined => view.stack[view.stack.length - 1];

/** A field with what is on it, where that matters. */
function covered(field: number, kind: number): string {
  const land = LANDS[kind] ?? 'empty';
  return land === 'empty' || land === 'camp' ? fieldName(field) : `${fieldName(field)} (${lands[land].name})`;
}

const place = (view: CityState, field: number): string => covered(field, view.land[field] ?? 0);

function cardName(face: number): string {
  const key = faceKey(face);
  return key === 'back' ? 'Chance card' : chance[key].name;
}

const nameOf = (view: CityState, card: number): string => cardName(view.cards.face[card] ?? -1);

function card(face: string): CardWords {
  const key = CHANCE.find((row) => row.key === face)?.key;
  if (key !== undefined) return { name: chance[key].name, text: chance[key].text, rule: key };
  const firm = COMPANIES.find((row) => row.key === face)?.key;
  if (firm !== undefined)
    return { name: companies[firm].name, text: `A mining company: ${companies[firm].look}.`, rule: 'companies' };
  const land = LANDS.find((name) => name === face);
  if (land !== undefined) return lands[land];
  if (TILES.some((tile) => tile.key === face))
    return { name: 'Tile', text: 'A tile of the board, 6 by 6 fields.', rule: 'board' };
  return { name: 'Chance card', text: 'Drawn by whoever digs a Treasure Chest.', rule: 'chance' };
}

function sprite(shown: Sprite): string {
  if (shown.kind === 'district') return card(shown.face).name;
  const at = fieldName(fieldUnder(shown));
  return shown.kind === 'gem' ? `${at}: gem of ${card(shown.face).name}` : `${at}: ${card(shown.face).name}`;
}

function prompt(view: CityState, names: readonly string[]): string {
  const frame = topOf(view);
  if (frame === undefined) return 'The game is over.';
  const name = names[view.turn] ?? '';
  switch (frame.kind) {
    case 'company':
      return `${name} chooses the company to dig for: ${gems(view.left)} this turn.`;
    case 'field':
      return fieldPrompt(view, name);
    case 'secretField':
      return `${name} chooses a Danger field for the Secret Tunnel.`;
    case 'secretGem':
      return `${name} chooses whose gem goes onto ${fieldName(frame.field)}.`;
    case 'caveIn':
      return `${name} chooses the ${view.onCard[frame.card * 2] === -1 ? 'first' : 'second'} company that caves in.`;
    case 'safe':
      return `${name} found a Safe Deposit Box and takes an investment gem.`;
    case 'stock':
      return `${name} takes the ${view.onCard[frame.card * 2] === -1 ? 'first' : 'second'} gem onto the Stock Market.`;
    case 'founding':
      return `${name} takes four investment gems of different companies: ${countLeft(frame.taken)} to go.`;
    case 'exchange':
      return `${name} may exchange one investment gem.`;
    case 'exchangeTo':
      return `${name} exchanges a gem of ${company(frame.from)} for one of another company.`;
    case 'takeOff':
      return `${name} may take one gem off the Cave In.`;
    case 'turn':
    case 'dig':
    case 'invest':
    case 'after':
      return `It is ${name}’s turn.`;
  }
}

function fieldPrompt(view: CityState, name: string): string {
  if (view.pair) return `${name} must lay the next gem on another Tunnel Entrance.`;
  if (view.left > 0) return `${name} digs for ${company(view.company)}: ${gems(view.left)} left.`;
  const tokens = tokensOf(view, view.turn);
  if (tokens > 0)
    return `${name} may dig on for ${company(view.company)} with overtime: ${some(tokens, 'token', 'tokens')} left.`;
  return `${name} may still use a kept card.`;
}

function move(view: CityState, choice: CityMove): string {
  switch (choice.do) {
    case 'company':
      return `Dig for ${company(choice.company)}`;
    case 'dig':
      return `Lay a gem of ${company(view.company)} on ${place(view, choice.field)}`;
    case 'overtime':
      return `Spend an overtime token: a gem of ${company(view.company)} on ${place(view, choice.field)}`;
    case 'secret':
      return `Secret Tunnel to ${fieldName(choice.field)}`;
    case 'gem':
      return topOf(view)?.kind === 'caveIn'
        ? `Cave in ${company(choice.company)}`
        : `Lay a gem of ${company(choice.company)}`;
    case 'invest':
      return `Take an investment gem of ${company(choice.company)}`;
    case 'from':
      return `Give back a gem of ${company(choice.company)}`;
    case 'to':
      return `Take a gem of ${company(choice.company)} for it`;
    case 'takeOff':
      return `Take a gem of ${company(choice.company)} off the Cave In`;
    case 'use':
      return `Use ${nameOf(view, choice.card)}`;
    case 'drop':
      return `Drop ${nameOf(view, choice.card)}`;
    case 'stop':
      return 'Stop digging';
    case 'keep':
      return 'Keep all investments';
    case 'leave':
      return 'Leave the Cave In as it is';
  }
}

/** A pay as it is reckoned: the dwarves and what is added to them, times the rate. */
function reckoning({ dwarves, crew, interns, halves, coins: sum, place: as }: Paid): string {
  const parts = [some(dwarves, 'dwarf', 'dwarves')];
  if (crew > 0) parts.push(`${crew} for Labor Union`);
  if (interns > 0) parts.push(`${interns} for Summer Interns`);
  const rate = halves === 4 ? '2 coins each' : halves === 2 ? '1 coin each' : '1 coin for every two';
  return `${parts.join(' + ')}, ${rate}: ${coins(sum)} (${places[as]})`;
}

function news(event: CityHappening, names: readonly string[]): string | null {
  if (event.what === 'ended') {
    return event.because === 'gold'
      ? 'All the Gold has been found: the game ends.'
      : 'For a full round nobody could lay a gem: the game ends.';
  }
  const name = names[event.seat] ?? '';
  switch (event.what) {
    case 'turn':
      return `${name}’s turn with ${gems(event.gems)}.`;
    case 'company':
      return `${name} digs for ${company(event.company)}.`;
    case 'dug':
      return `${name} digs ${covered(event.field, event.land)}.`;
    case 'overtime':
      return `${name} spends an overtime token and digs ${covered(event.field, event.land)}.`;
    case 'secret':
      return `${name} opens a Secret Tunnel for ${company(event.company)} on ${fieldName(event.field)}.`;
    case 'nowhere':
      return `${name} digs nothing this turn.`;
    case 'dwarf':
      return `A dwarf joins ${name}.`;
    case 'snatched':
      return `Cthulhu! The dwarf that ${names[event.from] ?? ''} found joins ${name}.`;
    case 'rescued':
      return 'A dwarf joins every player.';
    case 'drew':
      return `${name} draws ${cardName(event.face)}.`;
    case 'noCards':
      return 'No chance card is left to draw.';
    case 'reshuffled':
      return 'The discards are shuffled into a new deck.';
    case 'keepers':
      return `${name} declares Finders Keepers: Gold dug this turn pays nobody else.`;
    case 'caveIn':
      return `${name} plays Cave In.`;
    case 'blocked':
      return `${company(event.company)} is buried and cannot dig.`;
    case 'tookOff':
      return `${name} takes a gem of ${company(event.company)} off the Cave In of ${names[event.owner] ?? ''}.`;
    case 'cleared':
      return `The Cave In of ${name} is cleared.`;
    case 'dropped':
      return `${name} drops ${cardName(event.face)}.`;
    case 'gold':
      return `${name} finds Gold for ${company(event.company)}! Gold fields left: ${event.goldLeft}.`;
    case 'paid':
      return `${name}: ${reckoning(event)}.`;
    case 'unpaid':
      return `${name} misses out on ${coins(event.coins)}: Finders Keepers.`;
    case 'invested':
      return `${name} invests in ${company(event.company)}.`;
    case 'stocked':
      return `${name} takes a gem of ${company(event.company)} onto the Stock Market.`;
    case 'exchanged':
      return `${name} exchanges a gem of ${company(event.from)} for one of ${company(event.to)}.`;
    case 'discarded':
    case 'kept':
    case 'left':
      return null;
  }
}

function reason({ because, card: face }: Reason): string {
  const lines: Readonly<Record<string, (company: string) => string>> = { ...reasons, ...merits };
  return (lines[because] ?? reasons.otherChoice)(face === undefined ? '' : card(face).name);
}

function score(what: string): string {
  const known = PLACES.find((name) => name === what);
  return known === undefined ? what : `${places[known].charAt(0).toUpperCase()}${places[known].slice(1)}`;
}

export const en: Words<CityState, CityMove, CityHappening> = {
  title: 'City Under the Mountain',
  variants: {},
  rules: [
    ...sections,
    ...CHANCE.map(({ key }) => ({ key, title: chance[key].name, text: `${chance[key].text} ${chance[key].more}` })),
  ],
  families: familiesOf({ chance: 'Chance cards', company: 'Companies', field: 'Fields of the board' }),
  ...lookUp(labels),
  card,
  sprite,
  prompt,
  move,
  news,
  reason,
  score,
};
