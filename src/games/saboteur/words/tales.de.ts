/** What was done, in German. */
import { german, type Person } from '../../../engine/persons';
import type { CardKey } from '../cards/rows';
import { capital, list, NAMES, number, TOOL_NAMES } from './names.de';
import { formOf, type Form, type Reached, type Tales, type Winner } from './tales';
import type { Heading, Whereabouts } from './whereabouts';

const { does, whose, Whose } = german;

/** With the article that is laid or buried: „eine Sackgasse“, „die Sackgasse“. */
const FORMS: Readonly<Record<Form, readonly [a: string, the: string]>> = {
  'dead-end': ['eine Sackgasse', 'die Sackgasse'],
  cross: ['eine Kreuzung', 'die Kreuzung'],
  fork: ['einen Abzweig', 'den Abzweig'],
  straight: ['eine Gerade', 'die Gerade'],
  curve: ['eine Kurve', 'die Kurve'],
};

/** Cards that are held, with their article. */
const HELD: Readonly<Partial<Record<CardKey, string>>> = {
  map: 'eine Schatzkarte',
  rockfall: 'einen Steinschlag',
  'broken-pick': 'eine kaputte Spitzhacke',
  'broken-lamp': 'eine kaputte Laterne',
  'broken-cart': 'eine kaputte Lore',
  'fix-pick': 'eine heile Spitzhacke',
  'fix-lamp': 'eine heile Laterne',
  'fix-cart': 'eine heile Lore',
  'fix-pick-lamp': 'eine heile Spitzhacke oder Laterne',
  'fix-pick-cart': 'eine heile Spitzhacke oder Lore',
  'fix-lamp-cart': 'eine heile Laterne oder Lore',
};

const GOALS = ['obere', 'mittlere', 'untere'] as const;
const HEADINGS: Readonly<Record<Heading, string>> = {
  north: 'nördlich',
  east: 'östlich',
  south: 'südlich',
  west: 'westlich',
};

const goal = (n: number): string => `das ${GOALS[n] ?? ''} Ziel`;
const fields = (n: number): string => (n === 1 ? 'ein Feld' : `${number(n)} Felder`);

/** „östlich vom Start“, „zwei Felder östlich, eins nördlich vom Start“, „westlich vom oberen Ziel“. */
function where(spot: Whereabouts): string {
  switch (spot.by) {
    case 'goal':
      return `${HEADINGS[spot.heading]} vom ${GOALS[spot.goal] ?? ''}n Ziel`;
    case 'goals':
      return `zwischen dem ${GOALS[spot.goals[0]] ?? ''}n und dem ${GOALS[spot.goals[1]] ?? ''}n Ziel`;
    case 'start': {
      const across = HEADINGS[spot.east > 0 ? 'east' : 'west'];
      const along = HEADINGS[spot.south > 0 ? 'south' : 'north'];
      const [x, y] = [Math.abs(spot.east), Math.abs(spot.south)];
      if (x + y === 0) return 'auf den Start';
      if (x + y === 1) return `${x === 1 ? across : along} vom Start`;
      if (y === 0) return `${fields(x)} ${across} vom Start`;
      if (x === 0) return `${fields(y)} ${along} vom Start`;
      return `${fields(x)} ${across}, ${y === 1 ? 'eins' : number(y)} ${along} vom Start`;
    }
  }
}

const form = (card: CardKey | null, article: 0 | 1): string =>
  card === null ? (article === 0 ? 'einen Weg' : 'den Weg') : FORMS[formOf(card)][article];
const held = (card: CardKey): string => HELD[card] ?? form(card, 0);
const isTreasure = ({ card }: Reached): boolean => card === 'treasure';

function reaching(who: Person, reached: readonly Reached[]): string {
  const verb = who.isYou ? 'erreichst' : 'erreicht';
  if (reached.some(isTreasure)) return ` und ${verb} den Goldschatz!`;
  return ` und ${verb} ${list(reached.map((one) => goal(one.goal)))}: nur Stein.`;
}

const OUTCOMES: Readonly<Record<Winner, (round: string) => string>> = {
  miners: (round) => `Der Goldschatz ist gefunden: Die Goldsucher gewinnen Runde ${round}!`,
  saboteurs: (round) =>
    `Alle Karten sind gespielt, der Goldschatz bleibt im Fels: Runde ${round} geht an die Saboteure!`,
  saboteur: (round) => `Alle Karten sind gespielt, der Goldschatz bleibt im Fels: Runde ${round} geht an den Saboteur!`,
  nobody: (round) => `Runde ${round} gewinnt niemand: Der Goldschatz bleibt im Fels, und es gab keinen Saboteur.`,
  untold: (round) => `Runde ${round} ist vorbei: Der Goldschatz bleibt im Fels.`,
};

/** Tools are all of one gender: „deine Laterne“, „Bens Laterne“, „die eigene Laterne“. */
const tool = (who: Person, target: Person, what: string): string => {
  if (who.seat !== target.seat) return `${whose(target, 'deine')} ${what}`;
  return `${who.isYou ? 'deine' : 'die'} eigene ${what}`;
};

const looksAt = (who: Person, n: number): string => `${does(who, 'siehst dir', 'sieht sich')} ${goal(n)} an`;

/** What German says of deeds. */
export const tales: Tales = {
  round: (round, starter) => `Runde ${number(round)} beginnt: ${does(starter, 'fängst', 'fängt')} an.`,
  role: (who, role) => `${does(who, 'bist', 'ist')} in dieser Runde ${NAMES[role]}.`,
  laid: (who, card, spot, reached) =>
    `${does(who, 'legst', 'legt')} ${form(card, 0)}${reached.length > 0 ? reaching(who, reached) : ` ${where(spot)}.`}`,
  reached: (what) =>
    isTreasure(what) ? 'Der Goldschatz ist erreicht!' : `Erreicht ist ${goal(what.goal)}: nur Stein.`,
  broke: (who, target, what) => `${does(who, 'machst', 'macht')} ${tool(who, target, TOOL_NAMES[what])} kaputt.`,
  fixed: (who, target, what) => `${does(who, 'reparierst', 'repariert')} ${tool(who, target, TOOL_NAMES[what])}.`,
  fell: (who, card, spot) =>
    `Steinschlag! ${does(who, 'verschüttest', 'verschüttet')} ${form(card, 1)} ${where(spot)}.`,
  map: (who, n, card) => {
    if (card === null) return `${looksAt(who, n)}.`;
    return `${looksAt(who, n)}: ${card === 'treasure' ? 'Es ist der Goldschatz!' : 'nur Stein.'}`;
  },
  passed: (who, card) =>
    `${does(who, 'passt', 'passt')} und ${who.isYou ? 'legst' : 'legt'} ${card === null ? 'eine Karte' : held(card)} ab.`,
  drew: (who, card) => `${does(who, 'ziehst', 'zieht')} ${held(card)}.`,
  idle: (who) => `${does(who, 'hast', 'hat')} keine Karten mehr und passt.`,
  over: (round, winner) => OUTCOMES[winner](number(round)),
  unmasked: (who, role) =>
    who === null ? `Übrig blieb: ${NAMES[role]}.` : `${does(who, 'warst', 'war')} ${NAMES[role]}.`,
  took: (who, nugget, isLast) => {
    const keeps = does(who, 'behältst', 'behält');
    if (isLast) return `${keeps} die letzte Goldkarte${nugget === null ? '' : `: ${NAMES[nugget]}`}.`;
    return `${keeps} ${nugget === null ? 'eine Goldkarte' : NAMES[nugget]}.`;
  },
  paid: (who, n) => `${does(who, 'bekommst', 'bekommt')} ${n} Gold.`,
  unpaid: () => 'Es gab keinen Saboteur: Niemand bekommt Gold.',
  won: (winners, n) => {
    const [first] = winners;
    if (winners.length === 1 && first !== undefined)
      return `Das Gold ist gezählt: ${does(first, 'gewinnst', 'gewinnt')} mit ${n}!`;
    const others = winners.filter(({ isYou }) => !isYou).map(({ name }) => name);
    const share =
      others.length < winners.length ? `${list(['Du', ...others])} teilt euch` : `${list(others)} teilen sich`;
    return `Das Gold ist gezählt: ${share} den Sieg mit je ${n}!`;
  },
  counted: (who, n) => `${does(who, 'hast', 'hat')} ${n} Gold.`,
  sure: {
    map: (n) => `${capital(goal(n))} ansehen?`,
    broke: (target, isOwn, what) =>
      `${isOwn ? 'Die eigene' : Whose(target, 'deine')} ${TOOL_NAMES[what]} kaputt machen?`,
    fell: (card, spot) => `${capital(form(card, 1))} ${where(spot)} verschütten?`,
    passed: (card) => `Passen und ${held(card)} ablegen?`,
    took: (nugget) => `${NAMES[nugget]} behalten und die übrigen Goldkarten weitergeben?`,
  },
};
