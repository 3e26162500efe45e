/** Dig Deeper Dwarf auf Deutsch. Sätze nennen Namen statt „du“ und kommen ohne „er“ und „sie“ aus. */
import type { Side } from '../../engine/grid';
import { RESOURCES, type Priced, type Verb } from './cards';
import { names, texts } from './cards.de';
import { motives } from './motives.de';
import { labels } from './labels.de';
import { coinsOn, excludes, grouped, listed, priceOn, printed } from './print';
import { rules } from './rules.de';
import type { Due, PileFacts, Place, Speech, StackFacts, Target, TileFacts, Where } from './speech';
import { wordsOf } from './words';

const SIDE: Readonly<Record<Side, string>> = { 0: 'Norden', 1: 'Osten', 2: 'Süden', 3: 'Westen' };
const BESIDE: Readonly<Record<Side, string>> = { 0: 'nördlich', 1: 'östlich', 2: 'südlich', 3: 'westlich' };
const NAMES: Readonly<Record<string, string>> = names;
const TEXTS: Readonly<Record<string, string>> = texts;

const name = (key: string): string => NAMES[key] ?? key;
const text = (key: string): string => TEXTS[key] ?? '';
const verbName = (verb: Verb): string => name(verb);
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const cards = (n: number): string => count(n, 'Karte', 'Karten');
const handCards = (n: number): string => count(n, 'Handkarte', 'Handkarten');
const coins = (n: number): string => count(n, 'Münze', 'Münzen');

/** Resources and Rubble are stuffs and stand bare; all other names are quoted, so no case can bend them. */
const isStuff = (key: string): boolean => RESOURCES.some((resource) => resource === key) || key === 'rubble';
const card = (key: string): string =>
  key === 'back' ? 'eine verdeckte Karte' : isStuff(key) ? name(key) : `„${name(key)}“`;
const hidden = (key: string | null): string => (key === null ? 'eine Karte' : card(key));
const quoted = (verb: Verb): string => `„${verbName(verb)}“`;

const list = (items: readonly string[], last = 'und'): string => listed(items, last);

const sides = (open: readonly Side[]): string => list(open.map((side) => SIDE[side]));
const verbList = (verbs: readonly Verb[]): string => grouped(verbs.map(verbName)).join(' + ');

/** „2 östlich, 1 nördlich vom Mineneingang“. */
function offset(east: number, south: number): string {
  const ways: string[] = [];
  if (east !== 0) ways.push(`${Math.abs(east)} ${east > 0 ? 'östlich' : 'westlich'}`);
  if (south !== 0) ways.push(`${Math.abs(south)} ${south > 0 ? 'südlich' : 'nördlich'}`);
  return `${ways.join(', ')} vom Mineneingang`;
}

/** Wo ein Ding auf der Leinwand liegt, nach seinem Namen. */
const spot = (where: Where): string => (where.at === 'cell' ? ` ${offset(where.east, where.south)}` : '');

/** Ein Ort ohne Artikel: er steht hinter einem Doppelpunkt. */
function place(where: Where, thing: string): string {
  switch (where.at) {
    case 'camp':
      return 'Lager';
    case 'entrance':
      return 'Mineneingang';
    case 'here':
      return `Plättchen von ${where.of}`;
    case 'side':
      return `${thing} ${BESIDE[where.side]} von ${where.of}`;
    case 'cell':
      return `${thing}${spot(where)}`;
    case 'somewhere':
      return `ein ${thing}`;
  }
}

/** Auf ein Plättchen: „ins Lager“, „auf den Mineneingang“, „aufs Plättchen …“. */
function onto(where: Where): string {
  if (where.at === 'camp') return 'ins Lager';
  return where.at === 'entrance' ? 'auf den Mineneingang' : `aufs ${place(where, 'Plättchen')}`;
}

/** Auf einem Plättchen: „im Lager“, „auf dem Mineneingang“, „auf dem Plättchen …“. */
const on = (where: Where): string => (where.at === 'camp' ? 'im Lager' : `auf dem ${place(where, 'Plättchen')}`);

/** Was auf einem Plättchen ist, in Klammern. */
function there(facts: TileFacts): string {
  const things = [
    ...(facts.workbench ? ['Werkbank'] : []),
    ...(facts.rubble > 0 ? [`${facts.rubble} Geröll`] : []),
    ...facts.guests.map(name),
    ...facts.dwarves,
  ];
  return things.length > 0 ? ` (${things.join(', ')})` : '';
}

const toTile = (facts: TileFacts): string => onto(facts.where) + there(facts);
const fromTile = (facts: TileFacts): string => `vom ${place(facts.where, 'Plättchen')}${there(facts)}`;

const below = (event: string): string =>
  event === 'none' ? '' : event === 'back' ? ', darunter eine Überraschung' : `, darunter ${card(event)}`;
const pileState = (facts: PileFacts): string => `noch ${cards(facts.left)}${below(facts.event)}`;
const pile = (facts: PileFacts): string =>
  place(facts.where, 'Stapel') + (facts.left < 0 ? '' : `, ${pileState(facts)}`);

/** Ein Stapel ohne Artikel. */
function stack(facts: StackFacts): string {
  switch (facts.of) {
    case 'jewelry':
    case 'actions': {
      const which = `${facts.of === 'jewelry' ? 'Schmuckstapel' : 'Aktionsstapel'} ${facts.number}`;
      return facts.top === null ? which : `${which} (oben ${card(facts.top)})`;
    }
    case 'pile':
      return pile(facts.pile);
    case 'mining':
      return 'Schürfkarten-Nachziehstapel';
    case 'events':
      return 'Ereignisstapel';
    case 'draw':
      return `Nachziehstapel von ${facts.owner}`;
  }
}

function deed(verb: Verb, target: Target): string {
  const action = verbName(verb);
  switch (target.to) {
    case 'none':
      return action;
    case 'out':
      return `${action}: aus dem Spiel`;
    case 'tile':
      if (target.tile.where.at === 'somewhere') return action;
      return `${action}: ${verb === 'remove' ? 'Geröll ' : ''}${toTile(target.tile)}`;
    case 'rubble':
      return target.tile.where.at === 'somewhere' ? `${action}: Geröll` : `${action}: Geröll ${fromTile(target.tile)}`;
    case 'pile':
      return target.pile.where.at === 'somewhere' ? action : `${action}: ${pile(target.pile)}`;
    case 'seat':
      if (verb !== 'steal') return `${action}: auf die Ablage von ${target.name}`;
      return `${action}: von ${target.name}${target.stakes.length > 0 ? ` (${grouped(target.stakes.map(name)).join(', ')})` : ''}`;
    case 'companion':
      if (target.card === null) return action;
      return `${action}: ${card(target.card)}${target.owner === null ? '' : ` bei ${target.owner}`}`;
    case 'stack':
      return `${action}: ${stack(target.stack)}`;
    case 'plan':
      return `${action}: ${target.verb === null ? 'Aktion' : quoted(target.verb)} von ${target.name}`;
    case 'copied':
      return target.card === null ? action : `${action}: ${card(target.card)}`;
  }
}

const price = (parts: readonly (readonly [Priced, number])[]): string =>
  list(parts.map(([resource, n]) => `${n} ${name(resource)}`));

const costOf = (key: string, waived: Priced | null): string => price(priceOn(key, waived));
const points = (key: string): string => `${printed(key)?.points ?? 0} SP`;
const does = (key: string): string => {
  const verbs = printed(key)?.actions ?? [];
  return excludes(verbs) ? list(verbs.map(verbName), 'oder') : verbList(verbs);
};
const taxed = (tax: number): string => (tax > 0 ? `; Harndrang: ${cards(tax)} mehr abwerfen` : '');
const seller = (from: string | null): string => (from === null ? '' : ' beim Höhlenhändler');

const FROM: Readonly<Record<Place, string>> = {
  hand: 'aus der Hand',
  area: 'aus der Auslage',
  discard: 'aus der Ablage',
  draw: 'aus dem Nachziehstapel',
};

function due(facts: Due): string {
  return facts.in === 'coins' ? `${facts.paid} von ${coins(facts.cost)} bezahlt` : `noch offen: ${price(facts.open)}`;
}

/** Die Frage, wenn nur eine Art von Aktion auf der Karte übrig ist. */
const ASK: Readonly<Record<Verb, (who: string) => string>> = {
  move: (who) => `Wohin bewegt sich ${who}?`,
  mine: (who) => `Wo schürft ${who}?`,
  remove: (who) => `Wohin kommt die Karte, die ${who} entfernt?`,
  give: (who) => `Wohin kommt die Karte, die ${who} weggibt?`,
  draw: (who) => `Zieht ${who} eine Karte?`,
  swap: (who) => `Wirft ${who} eine Karte ab, um eine zu ziehen?`,
  steal: (who) => `Bei wem klaut ${who}?`,
  drive: (who) => `Welchen Begleiter vertreibt ${who}?`,
  investigate: (who) => `In welchem Stapel forscht ${who} nach?`,
  thwart: (who) => `Vereitelt ${who} den Plan?`,
  copy: (who) => `Kopiert ${who} die letzte Aktionskarte?`,
  look: (who) => `Blättert ${who} im Nachziehstapel?`,
  munch: (who) => `Lässt ${who} Geröll wegknabbern?`,
};

function actionText(verbs: readonly Verb[], craft: number, sp: number): string {
  const rest = verbs.filter((verb) => verb !== 'thwart');
  const what = excludes(verbs)
    ? `${list(verbs.map(verbName), 'oder')}, nicht beides.`
    : verbs.includes('thwart') && rest.length > 0
      ? `Pläne vereiteln; wenn die Kette geklärt ist: ${verbList(rest)}.`
      : verbs.length > 1
        ? `${verbList(verbs)}, in beliebiger Reihenfolge.`
        : `${verbList(verbs)}.`;
  return `${what}${craft > 0 ? ` Baukosten: ${cards(craft)}.` : ''}${sp > 0 ? ` ${sp} SP.` : ''}`;
}

const OVER = {
  'mining cards': 'Das Spiel ist aus: Für einen neuen Stapel sind zu wenige Schürfkarten übrig.',
  'empty mine': 'Das Spiel ist aus: In der Mine liegen keine Schürfkarten mehr.',
  stalemate: 'Das Spiel ist aus: fünf Runden ohne eine einzige Schürfkarte.',
} as const;

const speech: Speech = {
  title: 'Dig Deeper Dwarf',
  variants: {
    'no-actions': {
      name: 'Ohne Aktionsstapel',
      line: 'Für Anfänger: keine Aktionskarten zum Herstellen und nur die Hälfte der Schürfkarten.',
    },
    'no-events': { name: 'Ohne Ereignisse', line: 'Für Anfänger: Ein leerer Stapel bringt nur ein neues Plättchen.' },
    'glueck-auf': { name: 'Glück auf!', line: 'Ereignisse kommen als Überraschung, wenn ein Stapel leer wird.' },
    traits: {
      name: 'Eigenschaften',
      line: 'Jeder Zwerg hat eine Eigenschaft, die einmal im Spiel genutzt werden kann.',
    },
    'birthday-party': { name: 'Geburtstagsfeier', line: 'Ein Ereignis mehr: Geschenke für alle.' },
  },
  rules,
  families: {
    start: 'Startkarten',
    mining: 'Schürfkarten',
    action: 'Aktionskarten',
    jewelry: 'Schmuck',
    companion: 'Ereignisse: Begleiter',
    treasure: 'Ereignisse: Schätze',
    delayed: 'Dauerereignisse',
    instant: 'Sofortereignisse',
    trait: 'Eigenschaften',
    tile: 'Minenplättchen',
  },
  labels,
  names,
  texts,
  actionText,
  jewelryText: (sp, cost, coinCost) => `${sp} SP. Kostet ${price(cost)} oder ${coins(coinCost)}.`,
  resourceText: (resource, value) =>
    resource === 'emerald'
      ? `Ressource im Wert von ${coins(value)}. Kein Schmuck verlangt Smaragd, aber mit den Münzen lässt sich jeder bezahlen.`
      : `Ressource im Wert von ${coins(value)}. Bezahlt Schmuck als ${name(resource)} oder mit den Münzen.`,
  treasureText: (resource) =>
    `Am Ende 1 SP, oder ${name(resource)} im Preis einer Schmuckkarte. Kann nicht geklaut werden, hat keine Münzen.`,
  sprites: {
    tile: (key, where, open) => `${name(key)}${spot(where)}, offen nach ${sides(open)}`,
    pile: (facts) => `Schürfstapel${spot(facts.where)}: ${pileState(facts)}`,
    dwarf: (who) => `Zwerg von ${who}`,
    rubble: (n, where) => `${n} Geröll ${on(where)}`,
    guest: (key, where) => `${name(key)} ${on(where)}`,
    ghost: (where) => `Hier wird ein Plättchen gelegt: ${place(where, 'Feld')}`,
  },
  deed,
  sources: {
    card: 'Karte',
    copied: 'Kopierte Karte',
    basic: 'Basisaktion',
    companion: 'Begleiter',
    trait: 'Eigenschaft',
  },
  gameOver: 'Das Spiel ist aus.',
  prompts: {
    draft: (who) => `Welche Eigenschaft behält ${who}?`,
    activity: (who, isLate) =>
      isLate ? `${who} ist am Zug. Ein neuer Stapel beendet das Spiel.` : `${who} ist am Zug: Was kommt als Nächstes?`,
    card: (who, key, left) => {
      const [first] = left;
      if (first === undefined || left.some((verb) => verb !== first)) {
        return `${name(key)}: Was tut ${who}, ${list(grouped(left.map(verbName)), 'oder')}?`;
      }
      return key === first ? ASK[first](who) : `${name(key)}: ${ASK[first](who)}`;
    },
    window: (who, by, what) => `${by} kündigt an – ${what}. Reagiert ${who}?`,
    pay: (who, n) => `${who} zahlt mit Handkarten: noch ${cards(n)}.`,
    discard: (who, n) =>
      n === 1 ? `Welche Karte wirft ${who} ab?` : `${who} muss ${cards(n)} abwerfen. Welche zuerst?`,
    removingRubble: (who) => `Von welchem Geröll trennt sich ${who}?`,
    removing: (who) => `Welche Handkarte entfernt ${who} aus dem Spiel?`,
    swapping: (who) => `Welche Karte wirft ${who} vor dem Ziehen ab?`,
    investigating: (who, facts) => `${who} forscht nach – ${stack(facts)}. Eine Karte nach oben oder alle nach unten?`,
    looking: (who, left) => `${who} blättert im Nachziehstapel. Eine Karte ablegen? (höchstens noch ${left})`,
    sorting: (who) => `Was geschieht mit der Karte, die ${who} eben geschürft hat?`,
    free: (who) => `Welche Basisaktion führt ${who} kostenlos aus?`,
    canary: (who, by, key) => `${card(key)} bei ${by}: Schreitet der Kanarienvogel von ${who} ein?`,
    third: (who, key) => `${card(key)} schließt sich ${who} an. Welcher Begleiter muss gehen?`,
    flood: (who, steps) => `Wohin treibt das Wasser ${who}? (noch ${count(steps, 'Schritt', 'Schritte')})`,
    goblins: (who) => `Welche Ressource nehmen die Goblins ${who} weg?`,
    taking: (who) => `Welche Aktionskarte nimmt ${who} kostenlos?`,
    giving: (who) => `Geburtstagsfeier: Welche Karte legt ${who} in die Mitte?`,
    gifts: (who, to) =>
      who === to ? `Geburtstagsfeier: Welche Karte nimmt ${who}?` : `Geburtstagsfeier: Was bekommt ${to} von ${who}?`,
    tunnel: (who, dwarf) => `Transporttunnel von ${who}: Wohin kommt der Zwerg von ${dwarf}?`,
    tile: (who, where) => `Wie legt ${who} das neue Plättchen? (${place(where, 'Feld')})`,
    buy: (who, key, facts) => `${who} kauft ${card(key)}, ${due(facts)}. Welche Karte als Nächstes?`,
    'fools-gold': (who, key) => `Katzengold! Zahlt ${who} ein anderes Gold für ${card(key)}?`,
    strong: (who) => `Wohin wirft ${who} das Geröll?`,
    fee: (who) => `Lagergebühr: Welche Ressource gibt ${who} her?`,
    asking: (who, turn) => `Der Zug von ${turn} endet. Nutzt ${who} eine Eigenschaft?`,
    keep: (who) => `Zugende: Welche Karte behält ${who}?`,
  },
  choices: {
    trait: (key) => `Eigenschaft ${card(key)} nutzen: ${text(key)}`,
    draft: (key) => `${card(key)} behalten: ${text(key)}`,
    play: (key, tax) =>
      name(key) === does(key) ? `${card(key)} spielen${taxed(tax)}` : `${card(key)} spielen: ${does(key)}${taxed(tax)}`,
    basic: (what, n) => `${what} – Basisaktion, ${handCards(n)} abwerfen`,
    freeBasic: (what) => `${what} – kostenlos`,
    reveal: (key, draw, fooled) =>
      fooled
        ? `${name(key)} auslegen: Katzengold macht Geröll daraus`
        : `${name(key)} auslegen (${coins(coinsOn(key))}), ${draw ? 'eine Karte ziehen' : 'nichts ziehen'}`,
    buyCoins: (key, from) =>
      `${card(key)} (${points(key)})${seller(from)} für ${coins(printed(key)?.coins ?? 0)} kaufen`,
    buyPrice: (key, waived, from) =>
      `${card(key)} (${points(key)})${seller(from)} für ${costOf(key, waived)} kaufen${waived === null ? '' : `; „Redegewandt“ erlässt ${name(waived)}`}`,
    craft: (key) => `${card(key)} herstellen (${does(key)}): ${handCards(printed(key)?.craft ?? 0)} abwerfen`,
    companion: (key) => `${card(key)} losschicken (${does(key)}): 1 Handkarte abwerfen`,
    stew: () => 'Den deftigen Eintopf löffeln: 3 Karten ziehen',
    otter: (jewel) => `Dem Höhlenotter 3 Geröll geben, für ${card(jewel)} (${points(jewel)})`,
    sendThrough: (dwarf) => `Transporttunnel nutzen: Der Zwerg von ${dwarf} kommt woandershin`,
    swapDwarves: (a, b) => `Teleporter nutzen: ${a} und ${b} tauschen die Plätze`,
    strong: (from) => `„Stark“ nutzen: Geröll ${from === null ? 'aus der Hand' : fromTile(from)}`,
    end: () => 'Den Zug beenden',
    noRubble: () => 'Kein Geröll auf der Hand: Die Aktion verfällt',
    noFee: () => 'Nichts zum Bezahlen da: nur auf 3 Karten auffüllen',
    noGift: () => 'Hier ist nichts zu verschenken: weitersuchen',
    done: (key, lost) =>
      lost.length > 0 ? `${list(grouped(lost.map(quoted)))} ungenutzt lassen` : `Fertig mit ${card(key)}`,
    passReaction: () => 'Geschehen lassen',
    passTrait: () => 'Keine Eigenschaft nutzen',
    thwart: (key, kind, tax) => {
      switch (kind) {
        case 'card':
          return `Mit ${card(key)} aus der Hand vereiteln${taxed(tax)}`;
        case 'companion':
          return `Mit ${card(key)} vereiteln: 1 Handkarte abwerfen`;
        case 'trait':
          return `Mit ${card(key)} vereiteln, danach eine kostenlose Basisaktion`;
      }
    },
    thwartBasic: (n) => `Mit der Basisaktion vereiteln: ${handCards(n)} abwerfen`,
    copy: (key, copied, tax) =>
      `${copied === null ? 'Die Karte' : card(copied)} mit ${card(key)} kopieren${taxed(tax)}`,
    pay: (key) => `Mit ${card(key)} bezahlen`,
    payFrom: (key, from, treasure) =>
      treasure ? `Mit ${card(key)} bezahlen` : `Mit ${name(key)} (${coins(coinsOn(key))}) ${FROM[from]} bezahlen`,
    discard: (key) => `${card(key)} abwerfen`,
    remove: (key) => `${card(key)} aus dem Spiel entfernen`,
    top: (key) => `${card(key)} nach oben legen`,
    under: () => 'Alle in ihrer Reihenfolge unter den Stapel legen',
    lookDiscard: (key) => `${card(key)} vom Nachziehstapel ablegen`,
    lookDone: () => 'Den Rest auf dem Nachziehstapel lassen',
    sortOut: (key) => `${card(key)} aus dem Spiel entfernen`,
    sortKeep: (key) => `${card(key)} auf der Ablage lassen`,
    freeDone: () => 'Keine Basisaktion',
    cancel: (key) => `Der Kanarienvogel verhindert ${card(key)}; beide Karten verlassen das Spiel`,
    letHappen: (key) => `${card(key)} nicht verhindern`,
    dismiss: (key) => `${card(key)} fortschicken`,
    drift: (facts) => `Treiben lassen: ${toTile(facts)}`,
    lose: (key) => `${name(key)} (${coins(coinsOn(key))}) hergeben`,
    take: (key) => `${card(key)} nehmen: ${does(key)}`,
    takeNone: () => 'Keine Karte nehmen',
    give: (key, from) => `${card(key)} ${FROM[from]} in die Mitte legen`,
    gift: (key, to) => `${card(key)} an ${to} verschenken`,
    giftNone: (to) => `${to} geht leer aus`,
    send: (dwarf, facts) => `Zwerg von ${dwarf}: ${toTile(facts)}`,
    lay: (key, open) => `${name(key)}, offen nach ${sides(open)}`,
    giveUp: () => 'Den Kauf abbrechen; die übrigen benutzten Karten kommen auf die Ablage',
    strongOut: () => 'Das Geröll aus dem Spiel entfernen',
    strongTo: (facts) => `Geröll ${toTile(facts)} werfen`,
    fee: (key, from) => `${name(key)} (${coins(coinsOn(key))}) ${FROM[from]} abgeben`,
    keep: (key) => `${card(key)} behalten`,
    keepNone: () => 'Keine Karte behalten',
  },
  chronicle: {
    card: {
      drew: (who, key) => `${who} zieht ${hidden(key)}.`,
      discarded: (who, key) => `${who} wirft ${hidden(key)} ab.`,
      paid: (who, key) => `${who} zahlt mit ${key === null ? 'einer Karte' : card(key)}.`,
      removed: (who, key) => `${who} entfernt ${hidden(key)} aus dem Spiel.`,
      revealed: (who, key) => `${who} legt ${hidden(key)} aus.`,
      played: (who, key) => `${who} spielt ${hidden(key)}.`,
      crafted: (who, key) => `${who} stellt ${hidden(key)} her.`,
      bought: (who, key) => `${who} kauft ${hidden(key)}.`,
      took: (who, key) => `${who} nimmt ${hidden(key)} kostenlos.`,
      kept: (who, key) => `${who} behält ${hidden(key)}.`,
      fee: (who, key) => `${who} zahlt die Lagergebühr: ${hidden(key)}.`,
      looked: (who, key) => (key === null ? null : `${who} sieht ${card(key)}.`),
      dealt: (who, key) => (key === null ? null : `${who} bekommt ${card(key)} zur Wahl.`),
      chose: (who, key) => `${who} wählt ${key === null ? 'eine Eigenschaft' : card(key)}.`,
      unveiled: (who, key) => `Die Eigenschaft von ${who}: ${hidden(key)}.`,
      'laid-in-middle': (who, key) => `${who} legt ${hidden(key)} in die Mitte.`,
      gifted: (who, key) => `${who} bekommt ${hidden(key)} geschenkt.`,
      came: (who, key) => `${who} bekommt Begleitung: ${hidden(key)}.`,
      left: (who, key) => `${who} verliert ${hidden(key)}.`,
      treasure: (who, key) => `${who} findet einen Schatz: ${hidden(key)}.`,
      delayed: (who, key) => `Vor ${who} liegt nun ${hidden(key)}.`,
      triggered: (who, key) => `${who} löst ein Ereignis aus: ${hidden(key)}!`,
      used: (who, key) => `${who} nutzt ${hidden(key)}.`,
      'cancelled-event': (who, key) => `Der Kanarienvogel von ${who} verhindert ${hidden(key)}.`,
      fooled: (who) => `Katzengold! Das Gold von ${who} wird zu Geröll.`,
      trait: (who, key) => `${who} nutzt die Eigenschaft ${key === null ? '' : card(key)}.`,
      'turned-up': (_who, key) => (key === null ? null : `Aufgedeckt: ${card(key)}.`),
    },
    mined: (who, key, from, left) =>
      from === 'tile'
        ? `${who} räumt ein Geröll weg.`
        : `${who} schürft ${hidden(key)}. ${left === 0 ? 'Der Stapel ist leer!' : `Noch ${cards(left)}.`}`,
    stole: (who, key, from) => `${who} klaut ${hidden(key)} von ${from}.`,
    droveAway: (who, key, from) => `${who} vertreibt ${key === null ? 'einen Begleiter' : card(key)} von ${from}.`,
    rubbleOnTile: (_who, where) =>
      where.at === 'entrance' ? 'Auf dem Mineneingang liegt nun Geröll.' : 'Auf einem Plättchen liegt nun Geröll.',
    rubbleTo: (who, to) =>
      who === to ? `Auf die Ablage von ${to} kommt ein Geröll.` : `${who} gibt ${to} ein Geröll.`,
    laid: (who, key) => `${who} legt ein Plättchen${key === null ? '' : `: ${name(key)}`}.`,
    onTile: (key) => `Auf dem neuen Plättchen wartet ${hidden(key)}.`,
    moved: (who, where, by) => {
      const to = where.at === 'camp' ? ' ins Lager' : where.at === 'entrance' ? ' zum Mineneingang' : ' weiter';
      switch (by) {
        case 'foot':
          return `${who} geht${to}.`;
        case 'flood':
          return `Das Wasser spült ${who}${to}.`;
        case 'event':
          return `${who} kommt${where.at === 'somewhere' ? ' woandershin' : to}.`;
      }
    },
    announced: (who, what) => `${who} kündigt an – ${what}.`,
    thwarted: (who, verb) => `${quoted(verb)} von ${who} ist vereitelt.`,
    lost: (who, verb) => `${quoted(verb)} von ${who} verfällt: Es geht nicht mehr.`,
    copied: (who) => `${who} kopiert die Karte.`,
    investigated: (who, facts, top) =>
      `${who} hat nachgeforscht – ${stack(facts)}: ${top ? 'Eine Karte liegt nun oben' : 'Die Karten kamen unter den Stapel'}.`,
    reshuffled: (who) => `${who} mischt die Ablage zu einem neuen Nachziehstapel.`,
    ended: (who) => `${who} beendet den Zug.`,
    unpaid: (who) => `${who} kann die Lagergebühr nicht zahlen und füllt nur auf ${cards(3)} auf.`,
    purchaseCancelled: (who) => `Aus dem Kauf von ${who} wird nichts.`,
    turn: (who, round) => `Runde ${round}: ${who} ist am Zug.`,
    over: (why) => OVER[why],
  },
  reasons: {
    'not your turn': () => 'Jemand anders ist am Zug',
    'not now': () => 'Erst ist etwas anderes zu entscheiden',
    'rubble on your tile': () => 'Auf dem Plättchen des Zwergs liegt Geröll',
    'rubble there': () => 'Dort liegt Geröll',
    'no way there': () => 'Vom Plättchen des Zwergs führt keine offene Seite dorthin',
    'nothing to mine': () => 'Kein Stapel und kein Geröll in Reichweite',
    'basic used': () => 'Jede Basisaktion nur einmal pro Zug',
    'too few cards': ({ count: n }) => (n === undefined ? 'Zu wenige Handkarten' : `Das kostet ${handCards(n)}`),
    'nobody to rob': () => 'Kein benachbarter Zwerg außerhalb des Lagers hat Ressourcen ausliegen',
    'no companion to drive': () => 'Kein benachbarter Zwerg hat einen Begleiter',
    'nothing of it': ({ card: key }) =>
      key === undefined ? 'Davon ist jetzt nichts nutzbar' : `Auf ${card(key)} ist jetzt nichts nutzbar`,
    'only a reaction': () => 'Nur als Antwort auf die Aktion eines anderen',
    'nothing to copy': () => 'In diesem Zug wurde keine Aktionskarte zum Kopieren gespielt',
    'no hand card': () => 'Keine Karte auf der Hand',
    'bought already': () => 'Nur ein Kauf pro Zug',
    'not at camp': () => 'Schmuck gibt es im Lager oder beim Höhlenhändler',
    'cannot afford': ({ card: key }) =>
      key === undefined ? 'Die Ressourcen reichen nicht' : `Für ${card(key)} reichen die Ressourcen nicht`,
    'crafted already': () => 'Nur eine Aktionskarte wird pro Zug hergestellt',
    'no workbench': () => 'Hergestellt wird im Lager oder an einer Werkbank',
    'pile empty': () => 'Dieser Stapel ist leer',
    'companion used': () => 'Nur eine Begleiteraktion pro Zug',
    'mycolus waits': () => 'Mycolus Maximus antwortet nur auf eine Aktion gegen seinen Besitzer',
    'passive event': ({ card: key }) => (key === undefined ? 'Das wirkt von selbst' : `${card(key)} wirkt von selbst`),
    'not on its tile': () => 'Dazu muss der Zwerg auf demselben Plättchen stehen',
    'too little rubble': ({ count: n }) =>
      n === undefined ? 'Zu wenig Geröll auf der Hand' : `Das braucht ${n} Geröll auf der Hand`,
    'no target': () => 'Es gibt nichts, worauf es wirken könnte',
    'trait waits': ({ card: key }) =>
      key === undefined ? 'Der richtige Moment ist noch nicht da' : `Der Moment für ${card(key)} ist noch nicht da`,
    'is rubble': () => 'Geröll kann nicht gespielt werden',
    'is jewelry': () => 'Schmuck kann nicht gespielt werden: Er zählt am Ende und zahlt bis dahin wie jede Handkarte',
    'at the piles': () => 'Den Schmuck auf seinem Stapel wählen: Der Händler verkauft, was dort liegt',
  },
  motives: motives(card),
  scores: {
    jewelry: 'Schmuck',
    actions: 'Aktionskarten',
    rubble: 'Geröll',
    treasures: 'Schätze',
    coins: 'Münzen (1 SP für je 5)',
    'most-rubble': 'Meistes Geröll',
  },
};

/** The game in German. */
export const de = wordsOf(speech);
