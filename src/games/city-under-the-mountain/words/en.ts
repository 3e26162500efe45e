/** City Under the Mountain in English. */
import type { Seat } from '../../../engine/game';
import { lookUp } from '../../../engine/labels';
import { english, personsFor, type Person } from '../../../engine/persons';
import type { CardWords, Reason, RuleWords, Sprite, Words } from '../../../engine/show';
import { fieldName } from '../rules/board';
import { CHANCE, CHANCE_EDITION } from '../cards/rows';
import { boxOf, faceKey } from '../cards/faces';
import { COMPANIES, companyKey } from '../cards/companies';
import { familiesOf } from '../cards/families';
import type { FateKey } from '../bots/fates';
import type { Motive } from '../bots/motives';
import { labels } from './labels.en';
import { chance, coins, companies, lands, places, reckoning, some } from './names.en';
import { tales } from './tales.en';
import { telling } from './telling';
import type { Because } from '../show/reasons';
import { fieldUnder } from '../show/scene';
import { PLACES, type CityFrame, type CityHappening, type CityMove, type CityState } from '../rules/state';
import { LAND_SIGNS, LANDS, TILES } from '../cards/tiles';
import { canAnyDig, supplyOf } from '../rules/digging';
import { tokensOf } from '../verbs/chance';
import { isBound } from '../verbs/use';
import { countLeft } from '../verbs/invest';
import { cover } from '../cover';

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
    text: 'A covered symbol acts at once. Dwarf: gain a dwarf. Safe Deposit Box: take an investment gem of any company. Treasure Chest: draw a chance card and show it; the discards are shuffled when the deck is empty. Gold: it pays by the investments in the company.',
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
    text: `There are ${boxOf(CHANCE_EDITION).faces.length} in all. Kept cards lie open in front of their owner and may be used in the turn in which they are drawn.`,
  },
  {
    key: 'secrets',
    title: 'Open and hidden',
    text: 'Everything lies open: gems, investments, coins, dwarves and kept cards. Only the order of the chance cards is unknown. Who begins is chosen by lot or when the game is set up; play goes clockwise.',
  },
  {
    key: 'end',
    title: 'The end',
    text: 'The game ends when the last Gold is covered, after it has paid. It also ends when for a full round nobody has laid a gem because nobody could; if a gem taken off a Cave In at the end of that round makes one possible again, it goes on. Most coins win; in a tie more dwarves; then the victory is shared.',
  },
];

/** Why a bot would do it. */
const motives: Readonly<Record<Motive | FateKey, (company: string, count: number) => string>> = {
  goldMost: (_, count) => `This Gold brings ${coins(count)}, more than anybody else is paid for it.`,
  goldPays: (_, count) => `This Gold brings ${coins(count)}.`,
  digDwarf: () => 'One dwarf more counts whenever Gold is paid.',
  digSafe: () => 'A Safe Deposit Box is an investment for nothing.',
  digChest: () => 'A chance card is drawn here.',
  towardsGold: (_, count) => `From here it takes ${gems(count)} more to the next Gold.`,
  companyGold: (company, count) => `${company} can come to Gold in this turn: ${coins(count)} for whoever digs it now.`,
  companyDwarf: (company) => `${company} can come to a dwarf in this turn.`,
  companySafe: (company) => `${company} can come to a Safe Deposit Box in this turn.`,
  companyChest: (company) => `${company} can come to a Treasure Chest in this turn.`,
  investPays: (company) => `${company} is close to Gold, and with a gem more it pays more.`,
  investNear: (company) => `${company} is close to Gold.`,
  bound: () => 'With a Labor Union no gem can be exchanged.',
  giveIdle: (company) => `As things stand Gold of ${company} pays the same with a gem less.`,
  blockRival: (company) => `Gold of ${company} would pay somebody else more.`,
  freeOwn: (company) => `Gold of ${company} pays nobody more than whoever decides here.`,
  leaveBlocked: () => 'Gold of these companies would pay somebody else more.',
  keepersPay: (company) => `${company} can come to Gold in this turn that would pay others too.`,
  willBePaid: (company) => `Gold of ${company} soon pays.`,
  rivalIsPaid: (company) => `Gold of ${company} soon pays somebody else.`,
  willGainDwarf: () => 'One dwarf more soon joins.',
  rivalGainsDwarf: () => 'One dwarf more soon joins somebody else.',
  willInvest: (company) => `A gem of ${company} is soon added to the investments.`,
  willDraw: () => 'A chance card is soon drawn.',
  looksBest: () => 'A master who thought it through found nothing better.',
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

const gems = (count: number): string => some(count, 'gem', 'gems');
const company = (number: number): string => companies[companyKey(number)].name;
const topOf = (view: CityState): CityFrame | undefined => view.stack[view.stack.length - 1];

const { does, doing, whom, whose, Whose } = english;

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

/** What is taken together, or what is left of it. */
const investments = (count: number): string =>
  count === 1 ? '1 investment gem of another company' : `${count} investment gems of different companies`;

/** What somebody must do: "Choose", "Anna chooses". */
const must = ({ isYou, name }: Person, you: string, they: string): string => (isYou ? you : `${name} ${they}`);

function prompt(view: CityState, names: readonly string[], eye: Seat | -1): string {
  const frame = topOf(view);
  if (frame === undefined) return 'The game is over.';
  const who = personsFor(names, eye)(view.turn);
  switch (frame.kind) {
    case 'company':
      return canAnyDig(view, supplyOf(view))
        ? `${must(who, 'Your turn: choose', 'chooses')} the company to dig for: ${gems(view.left)} this turn.`
        : `${does(who, 'can', 'can')} lay no gem now, and may still use a kept card.`;
    case 'field':
      return fieldPrompt(view, who);
    case 'secretField':
      return `${must(who, 'Choose', 'chooses')} a Danger field for the Secret Tunnel.`;
    case 'secretGem':
      return `${must(who, 'Choose', 'chooses')} whose gem goes onto ${fieldName(frame.field)}.`;
    case 'caveIn':
      return `${must(who, 'Choose', 'chooses')} the ${view.onCard[frame.card * 2] === -1 ? 'first' : 'second'} company that caves in.`;
    case 'safe':
      return `${must(who, 'You found a Safe Deposit Box: take', 'found a Safe Deposit Box and takes')} an investment gem.`;
    case 'stock':
      return `${must(who, 'Take', 'takes')} ${investments(view.onCard[frame.card * 2] === -1 ? 2 : 1)} onto the Stock Market.`;
    case 'founding':
      return `${must(who, 'Take', 'takes')} ${investments(countLeft(frame.taken))}.`;
    case 'exchange':
      return isBound(view)
        ? `${does(who, 'may', 'may')} drop the Labor Union, which keeps all gems from being exchanged.`
        : `${does(who, 'may', 'may')} exchange one investment gem.`;
    case 'exchangeTo':
      return `${must(who, 'Exchange', 'exchanges')} a gem of ${company(frame.from)} for one of another company.`;
    case 'takeOff':
      return `${does(who, 'may', 'may')} take one gem off the Cave In.`;
    case 'turn':
    case 'dig':
    case 'invest':
    case 'after':
      return `It is ${whose(who)} turn.`;
  }
}

function fieldPrompt(view: CityState, who: Person): string {
  if (view.pair) return `${does(who, 'must', 'must')} lay the next gem on another Tunnel Entrance.`;
  if (view.left > 0) return `${does(who, 'dig', 'digs')} for ${company(view.company)}: ${gems(view.left)} left.`;
  const tokens = tokensOf(view, view.turn);
  if (tokens > 0)
    return `${does(who, 'may', 'may')} dig on for ${company(view.company)} with overtime: ${some(tokens, 'token', 'tokens')} left.`;
  return `${does(who, 'may', 'may')} still use a kept card.`;
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

function news(event: CityHappening, names: readonly string[], eye: Seat | -1): string | null {
  if (event.what === 'ended') {
    return event.because === 'gold'
      ? 'All the Gold has been found: the game ends.'
      : 'For a full round nobody could lay a gem: the game ends.';
  }
  const person = personsFor(names, eye);
  const who = person(event.seat);
  switch (event.what) {
    case 'turn':
      return `${Whose(who)} turn with ${gems(event.gems)}.`;
    case 'company':
      return `${does(who, 'dig', 'digs')} for ${company(event.company)}.`;
    case 'dug':
      return `${does(who, 'dig', 'digs')} ${covered(event.field, event.land)}.`;
    case 'overtime':
      return `${does(who, 'spend an overtime token and dig', 'spends an overtime token and digs')} ${covered(event.field, event.land)}.`;
    case 'secret':
      return `${does(who, 'open', 'opens')} a Secret Tunnel for ${company(event.company)} on ${fieldName(event.field)}.`;
    case 'nowhere':
      return `${does(who, 'dig', 'digs')} nothing this turn.`;
    case 'dwarf':
      return `A dwarf joins ${whom(who)}.`;
    case 'snatched':
      return `Cthulhu! The dwarf that ${doing(person(event.from), 'found', 'found')} joins ${whom(who)}.`;
    case 'rescued':
      return 'A dwarf joins every player.';
    case 'drew':
      return `${does(who, 'draw', 'draws')} ${cardName(event.face)}.`;
    case 'noCards':
      return 'No chance card is left to draw.';
    case 'reshuffled':
      return 'The discards are shuffled into a new deck.';
    case 'keepers':
      return `${does(who, 'declare', 'declares')} Finders Keepers: Gold dug this turn pays nobody else.`;
    case 'caveIn':
      return `${does(who, 'play', 'plays')} Cave In.`;
    case 'blocked':
      return `${company(event.company)} is buried and cannot dig.`;
    case 'tookOff':
      return `${does(who, 'take', 'takes')} a gem of ${company(event.company)} off ${whose(person(event.owner))} Cave In.`;
    case 'cleared':
      return `${Whose(who)} Cave In is cleared.`;
    case 'dropped':
      return `${does(who, 'drop', 'drops')} ${cardName(event.face)}.`;
    case 'gold':
      return `${does(who, 'find', 'finds')} Gold for ${company(event.company)}! Gold fields left: ${event.goldLeft}.`;
    case 'paid':
      return `${who.isYou ? 'You' : who.name}: ${reckoning(event)}.`;
    case 'unpaid':
      return `${does(who, 'miss', 'misses')} out on ${coins(event.coins)}: Finders Keepers.`;
    case 'invested':
      return `${does(who, 'invest', 'invests')} in ${company(event.company)}.`;
    case 'stocked':
      return `${does(who, 'take', 'takes')} a gem of ${company(event.company)} onto the Stock Market.`;
    case 'exchanged':
      return `${does(who, 'exchange', 'exchanges')} a gem of ${company(event.from)} for one of ${company(event.to)}.`;
    case 'discarded':
    case 'kept':
    case 'left':
      return null;
  }
}

function reason({ because, card: face, count = 0 }: Reason): string {
  const lines: Readonly<Record<string, (company: string, count: number) => string>> = { ...reasons, ...motives };
  return (lines[because] ?? reasons.otherChoice)(face === undefined ? '' : card(face).name, count);
}

function score(what: string): string {
  if (what === 'advance') return 'Paid in advance';
  const known = PLACES.find((name) => name === what);
  return known === undefined ? what : `${places[known].charAt(0).toUpperCase()}${places[known].slice(1)}`;
}

export const en: Words<CityState, CityMove, CityHappening> = {
  title: cover.en.name,
  firstTurn: [
    'In your turn choose one of the eight companies and lay its gems on free fields, each beside a gem it already has.',
    'Whatever symbol a gem covers happens at once, and Gold pays whoever has invested most in that company, and second most.',
    'After your first dig you take four investment gems of different companies, so dig where you want to earn.',
  ],
  variants: {
    advance: {
      name: 'House rule: pay in advance',
      line: 'With five players whoever begins gets 2 coins before the game, the fourth 4 and the last 6: those places win least often.',
    },
  },
  rules: [
    ...sections,
    ...CHANCE.map(({ key }) => ({ key, title: chance[key].name, text: `${chance[key].text} ${chance[key].more}` })),
  ],
  signs: LANDS.flatMap((land) => (land === 'empty' ? [] : [{ sign: LAND_SIGNS[land], ...card(land) }])),
  families: familiesOf({ chance: 'Chance cards', company: 'Companies', field: 'Fields of the board' }),
  ...lookUp(labels),
  card,
  sprite,
  prompt,
  move,
  news,
  tell: telling(tales),
  reason,
  score,
};
