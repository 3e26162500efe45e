/** What was done, in German. */
import { german, type Person } from '../../../engine/persons';
import { listed } from '../cards/print';
import { names } from './cards.de';
import type { StackFacts, Where } from './speech';
import { handfulIn, type Tales } from './tales';
import { wish } from './wishes.de';

const { does, doing, whom, toWhom, whose, Whose } = german;

const NAMES: Readonly<Record<string, string>> = names;

/** Stuffs stand bare, gems with their article; all other names are quoted, so that no case can bend them. */
const STUFFS: Readonly<Record<string, string>> = {
  silver: 'Silber',
  gold: 'Gold',
  ruby: 'einen Rubin',
  diamond: 'einen Diamanten',
  emerald: 'einen Smaragd',
  rubble: 'Geröll',
};
const BARE: ReadonlySet<string> = new Set(Object.keys(STUFFS));

const called = (key: string): string => (BARE.has(key) ? (NAMES[key] ?? key) : `„${NAMES[key] ?? key}“`);
/** What is done to a card: „einen Rubin“, „‚Schürfen‘“. */
const a = (card: string | null): string => (card === null ? 'eine Karte' : (STUFFS[card] ?? called(card)));
const cards = (n: number): string => (n === 1 ? 'eine Karte' : `${n} Karten`);

const handful = handfulIn({ a, called, cards, and: 'und' });

/** „nördlich“, „2 Felder östlich“, „2 Felder östlich, ein Feld südlich“. */
function ways(east: number, south: number): string {
  const across = east > 0 ? 'östlich' : 'westlich';
  const along = south > 0 ? 'südlich' : 'nördlich';
  const [x, y] = [Math.abs(east), Math.abs(south)];
  if (x + y === 1) return x === 1 ? across : along;
  const fields = (n: number): string => (n === 1 ? 'ein Feld' : `${n} Felder`);
  if (x === 0) return `${fields(y)} ${along}`;
  return y === 0 ? `${fields(x)} ${across}` : `${fields(x)} ${across}, ${fields(y)} ${along}`;
}

const from = (east: number, south: number): string => `${ways(east, south)} vom Mineneingang`;

/** „ins Lager“, „zum Mineneingang“, „aufs Plättchen nördlich vom Mineneingang“. */
function to(where: Where): string {
  switch (where.at) {
    case 'camp':
      return 'ins Lager';
    case 'entrance':
      return 'zum Mineneingang';
    case 'cell':
      return `aufs Plättchen ${from(where.east, where.south)}`;
    case 'here':
    case 'side':
    case 'somewhere':
      return 'auf ein anderes Plättchen';
  }
}

/** „auf den Mineneingang“. */
const onto = (where: Where): string => (where.at === 'entrance' ? 'auf den Mineneingang' : to(where));

/** Actions are quoted like everything that has a name: „dein ‚Schürfen‘“. */
const action = (owner: Person, what: string): string => `${whose(owner, 'dein')} „${what}“`;
const Action = (owner: Person, what: string): string => `${Whose(owner, 'dein')} „${what}“`;
const using = (card: string | null): string => (card === null ? '' : ` mit ${called(card)}`);

/** „im Ereignisstapel“. */
function stack(facts: StackFacts, owner: Person | null): string {
  switch (facts.of) {
    case 'jewelry':
      return `in Schmuckstapel ${facts.number}`;
    case 'actions':
      return `in Aktionsstapel ${facts.number}`;
    case 'pile':
      return 'in einem Stapel der Mine';
    case 'mining':
      return 'im Nachziehstapel der Schürfkarten';
    case 'events':
      return 'im Ereignisstapel';
    case 'draw':
      return owner === null ? 'in einem Nachziehstapel' : `in ${whose(owner, 'deinem')} Nachziehstapel`;
  }
}

const OVER = {
  'mining cards': 'Das Spiel ist aus: Für einen neuen Stapel sind zu wenige Schürfkarten übrig.',
  'empty mine': 'Das Spiel ist aus: In der Mine liegen keine Schürfkarten mehr.',
  stalemate: 'Das Spiel ist aus: fünf Runden ohne eine einzige Schürfkarte.',
} as const;

/** What German says of deeds. */
export const tales: Tales = {
  announced: (who, what) => `${does(who, 'willst', 'will')} ${wish(what)}.`,
  played: (who, card) => `${does(who, 'spielst', 'spielt')} ${a(card)}.`,
  moved: (who, where, by) => {
    switch (by) {
      case 'foot':
        return `${does(who, 'gehst', 'geht')} ${to(where)}.`;
      case 'flood':
        return `Das Wasser spült ${whom(who)} ${to(where)}.`;
      case 'event':
        return `${does(who, 'kommst', 'kommt')} ${to(where)}.`;
    }
  },
  mined: (who, card, isDry) => {
    const dry = isDry ? ` und ${who.isYou ? 'leerst' : 'leert'} den Stapel` : '';
    return `${does(who, 'schürfst', 'schürft')} ${a(card)}${dry}.`;
  },
  cleared: (who) => `${does(who, 'räumst', 'räumt')} eine Geröllkarte weg.`,
  stole: (who, victim, card) => `${does(who, 'klaust', 'klaut')} ${toWhom(victim)} ${a(card)}.`,
  droveAway: (who, victim, card) =>
    `${does(who, 'vertreibst', 'vertreibt')} ${card === null ? 'einen Begleiter' : called(card)} von ${toWhom(victim)}.`,
  rubbleOn: (where) => `Geröll fällt ${onto(where)}.`,
  rubbleTo: (who, target) =>
    who.seat === target.seat
      ? `Auf ${whose(target, 'deine')} Ablage kommt eine Geröllkarte.`
      : `${does(who, 'gibst', 'gibt')} ${toWhom(target)} eine Geröllkarte.`,
  laid: (who, where) =>
    where.at === 'cell'
      ? `${does(who, 'legst', 'legt')} ein neues Plättchen, ${from(where.east, where.south)}.`
      : `${does(who, 'legst', 'legt')} ein neues Plättchen.`,
  waits: (card) => `Dort wartet ${called(card)}.`,
  thwarts: (who, owner, what, card) => `${does(who, 'vereitelst', 'vereitelt')} ${action(owner, what)}${using(card)}.`,
  thwarted: (owner, what) => `${Action(owner, what)} ist vereitelt.`,
  falls: (owner, what, card) =>
    card === null ? `${Action(owner, what)} scheitert.` : `${Action(owner, what)} scheitert an ${called(card)}.`,
  stands: (owner, what, card) =>
    card === null ? `${Action(owner, what)} gelingt.` : `${Action(owner, what)} gelingt dank ${called(card)}.`,
  lost: (owner, what) => `${Action(owner, what)} verfällt: Es geht nicht mehr.`,
  copied: (who, card) => `${does(who, 'kopierst', 'kopiert')} ${card === null ? 'die Karte' : called(card)}.`,
  investigated: (who, facts, owner, top) =>
    `${does(who, 'forschst', 'forscht')} ${stack(facts, owner)} nach: ${top ? 'Eine Karte liegt nun oben' : 'Die Karten kommen unter den Stapel'}.`,
  looked: (who, held) => `${does(who, 'siehst', 'sieht')} ${handful(held)}.`,
  drew: (who, held) => `${does(who, 'ziehst', 'zieht')} ${handful(held)}.`,
  discarded: (who, held) => `${does(who, 'wirfst', 'wirft')} ${handful(held)} ab.`,
  paid: (who, held) => `Als Preis ${doing(who, 'wirfst', 'wirft')} ${handful(held)} ab.`,
  removed: (who, card) => `${does(who, 'entfernst', 'entfernt')} ${a(card)} aus dem Spiel.`,
  goblins: (who, card) => `Die Goblins nehmen ${toWhom(who)} ${a(card)} weg.`,
  revealed: (who, held) => `${does(who, 'legst', 'legt')} ${handful(held)} aus.`,
  crafted: (who, card, price) =>
    `${does(who, 'stellst', 'stellt')}${price === 0 ? '' : ` für ${cards(price)}`} ${a(card)} her.`,
  bought: (who, card, points) => `${does(who, 'kaufst', 'kauft')} ${called(card)}: ${points} SP!`,
  took: (who, card) => `${does(who, 'nimmst', 'nimmt')} ${a(card)} kostenlos.`,
  ended: (who, kept) =>
    kept === undefined
      ? `${does(who, 'beendest', 'beendet')} den Zug.`
      : `${does(who, 'beendest', 'beendet')} den Zug und ${who.isYou ? 'behältst' : 'behält'} ${a(kept)}.`,
  fee: (who, card) => `${does(who, 'gibst', 'gibt')} als Lagergebühr ${a(card)} her.`,
  unpaid: (who) =>
    `${does(who, 'kannst', 'kann')} die Lagergebühr nicht zahlen und ${who.isYou ? 'füllst' : 'füllt'} nur auf 3 Karten auf.`,
  dealt: (who, held) => `${does(who, 'hast', 'hat')} die Wahl: ${listed(held.map(a), 'oder')}.`,
  chose: (who, card) => `${does(who, 'wählst', 'wählt')} ${card === null ? 'eine Eigenschaft' : called(card)}.`,
  unveiled: (who, card) => `${Whose(who, 'deine')} Eigenschaft: ${a(card)}.`,
  laidInMiddle: (who, card) => `${does(who, 'legst', 'legt')} ${a(card)} in die Mitte.`,
  gifted: (who, card) => `${does(who, 'bekommst', 'bekommt')} ${a(card)} geschenkt.`,
  came: (who, card) => `${does(who, 'bekommst', 'bekommt')} Begleitung: ${called(card)}.`,
  left: (who, card) => `${does(who, 'verlierst', 'verliert')} ${called(card)}.`,
  treasure: (who, card) => `${does(who, 'findest', 'findet')} einen Schatz: ${called(card)}.`,
  delayed: (who, card) => `Vor ${toWhom(who)} liegt nun ${called(card)}.`,
  triggered: (who, card) => `${does(who, 'löst', 'löst')} ein Ereignis aus: ${called(card)}!`,
  used: (who, card) => `${does(who, 'nutzt', 'nutzt')} ${called(card)}.`,
  cancelled: (who, card) => `${Whose(who, 'dein')} Kanarienvogel verhindert ${called(card)}.`,
  fooled: (who) => `Katzengold! ${Whose(who, 'dein')} Gold wird zu Geröll.`,
  trait: (who, card) => `${does(who, 'nutzt', 'nutzt')} die Eigenschaft ${called(card)}.`,
  purchaseCancelled: (who) => `Aus ${whose(who, 'deinem')} Kauf wird nichts.`,
  reshuffled: (who) => `${does(who, 'mischst', 'mischt')} die Ablage zu einem neuen Nachziehstapel.`,
  over: (why) => OVER[why],
  sure: (card) => `Die Eigenschaft ${called(card)} nutzen? Sie wirkt nur einmal im Spiel.`,
};
