/** Dig Deeper Dwarf auf Deutsch. Sätze kommen ohne „er“ und „sie“ aus. */
import { german, type Person } from '../../../engine/persons';
import { coinsOn, excludes, grouped, priceOn, printed } from '../cards/print';
import type { Priced } from '../cards/row';
import { cover } from '../cover';
import type { Verb } from '../verbs/all';
import { names, questions, texts, verbs } from './cards.de';
import { labels } from './labels.de';
import { motives } from './motives.de';
import {
  card,
  cards,
  coins,
  actionsOn,
  FROM,
  fromTile,
  handCards,
  hidden,
  list,
  name,
  on,
  pileState,
  place,
  onto,
  quoted,
  rubbles,
  sides,
  spot,
  stack,
  toTile,
  verbList,
  verbName,
} from './phrases.de';
import { rules } from './rules.de';
import type { Due, Speech } from './speech';
import { tales } from './tales.de';
import { wordsOf } from './words';
import { wish } from './wishes.de';

const { does, doing, toWhom, Whose } = german;

const TEXTS: Readonly<Record<string, string>> = texts;

const text = (key: string): string => TEXTS[key] ?? '';

const price = (parts: readonly (readonly [Priced, number])[]): string =>
  list(parts.map(([resource, n]) => `${n} ${name(resource)}`));

const costOf = (key: string, waived: Priced | null): string => price(priceOn(key, waived));

const points = (key: string): string => `${printed(key)?.points ?? 0} SP`;

const taxed = (tax: number): string => (tax > 0 ? `; Harndrang: ${cards(tax)} mehr abwerfen` : '');

const isOn = (who: Person): string => (who.isYou ? 'Du bist dran' : `${who.name} ist am Zug`);

const seller = (from: string | null): string => (from === null ? '' : ' beim Höhlenhändler');

function due(facts: Due): string {
  if (facts.in === 'price') return `für ${price(facts.open)}`;
  const rest = coins(facts.cost - facts.paid);
  return facts.paid > 0 ? `mit noch ${rest}` : `für ${rest}`;
}

function actionText(verbs: readonly Verb[], craft: number, sp: number): string {
  const rest = verbs.filter((verb) => verb !== 'thwart');
  const what = excludes(verbs)
    ? `${list(verbs.map(verbName), 'oder')}, nicht beides.`
    : verbs.includes('thwart') && rest.length > 0
      ? `Pläne vereiteln; wenn die Kette geklärt ist: ${verbList(rest)}. Im eigenen Zug auch ohne zu vereiteln: ${verbList(rest)}.`
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
  title: cover.de.name,
  firstTurn: [
    'Du hast fünf Karten: Mit Aktionen läufst du durch die Mine und schürfst von den Stapeln neben deinem Plättchen.',
    'Geschürftes kommt auf deine Ablage und später auf deine Hand, und im Lager kaufst du mit Ressourcen Schmuck, der das Spiel gewinnt.',
    'Was du anderen oder der Mine antust, kann jemand vereiteln, also achte darauf, wer noch Karten hat.',
  ],
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
  legend: {
    coin: [
      'Münzen',
      'So viel ist eine Ressourcenkarte wert. Statt mit den genauen Ressourcen lässt sich Schmuck auch mit Münzen bezahlen.',
    ],
    card: ['Handkarte', 'Eine beliebige Karte aus der Hand, die als Preis abgeworfen wird.'],
  },
  actionText,
  jewelryText: (sp, cost, coinCost) => `${sp} SP. Kostet ${price(cost)} oder ${coins(coinCost)}.`,
  resourceText: (resource, value) =>
    resource === 'emerald'
      ? `Ressource im Wert von ${coins(value)}. Kein Schmuck verlangt Smaragd, aber mit den Münzen lässt sich jeder bezahlen.`
      : `Ressource im Wert von ${coins(value)}. Schmuck lässt sich damit als ${name(resource)} oder mit den Münzen bezahlen.`,
  treasureText: (resource) =>
    `Am Ende 1 SP, oder ${name(resource)} im Preis einer Schmuckkarte. Kann nicht geklaut werden, hat keine Münzen.`,
  sprites: {
    tile: (key, where, open) => `${name(key)}${spot(where)}, offen nach ${sides(open)}`,
    pile: (facts) => `Schürfstapel${spot(facts.where)}: ${pileState(facts)}`,
    dwarf: (who) => `Zwerg von ${who}`,
    rubble: (n, where) => `${rubbles(n)} ${on(where)}`,
    guest: (key, where) => `${name(key)} ${on(where)}`,
    ghost: (where) => `Hier wird ein Plättchen gelegt: ${place(where, 'Feld')}`,
    newPile: (where) => `Hier läge ein neuer Schürfstapel${spot(where)}`,
  },
  verbs,
  questions,
  sources: {
    card: 'Karte',
    copied: 'Kopierte Karte',
    basic: 'Basisaktion',
    companion: 'Begleiter',
    trait: 'Eigenschaft',
  },
  gameOver: 'Das Spiel ist aus.',
  prompts: {
    draft: (who) => `Welche Eigenschaft ${doing(who, 'behältst', 'behält')}?`,
    activity: (who, isLate) =>
      isLate
        ? `${isOn(who)}. Ein neuer Stapel beendet das Spiel.`
        : who.isYou
          ? `${isOn(who)}: Was tust du?`
          : `${isOn(who)}: Was kommt als Nächstes?`,
    card: (who, key, left) => {
      const [first] = left;
      if (first === undefined || left.some((verb) => verb !== first)) {
        return `${name(key)}: Was ${doing(who, 'tust', 'tut')}, ${list(grouped(left.map(verbName)), 'oder')}?`;
      }
      return key === first ? verbs[first].ask(who) : `${name(key)}: ${verbs[first].ask(who)}`;
    },
    window: (by, what) => `${does(by, 'willst', 'will')} ${wish(what)}. Reagiert jemand?`,
    pay: (who, n, what) =>
      what === null
        ? `${does(who, 'zahlst', 'zahlt')} ${handCards(n)}.`
        : `${does(who, 'bezahlst', 'bezahlt')} ${'verb' in what ? `„${verbName(what.verb)}“` : card(what.card)}: ${handCards(n)}.`,
    discard: (who, n) => `Welche ${n === 1 ? 'Karte' : cards(n)} ${doing(who, 'wirfst', 'wirft')} ab?`,
    sorting: (who) =>
      `Was geschieht mit der Karte, die ${who.isYou ? 'du eben geschürft hast' : `${who.name} eben geschürft hat`}?`,
    free: (who) => `Welche Basisaktion ${doing(who, 'führst', 'führt')} kostenlos aus?`,
    tile: (who) => `Wie ${doing(who, 'legst', 'legt')} das neue Plättchen?`,
    buy: (who, key, facts) => `${does(who, 'kaufst', 'kauft')} ${card(key)} ${due(facts)}.`,
    'fools-gold': (who, key) => `Katzengold! ${doing(who, 'Zahlst', 'Zahlt')} ein anderes Gold für ${card(key)}?`,
    strong: (who) => `Wohin ${doing(who, 'wirfst', 'wirft')} das Geröll?`,
    fee: (who) => `Lagergebühr: Welche Ressource ${doing(who, 'gibst', 'gibt')} her?`,
    asking: (who, turn) => `${Whose(turn, 'dein')} Zug endet. ${doing(who, 'Nutzt', 'Nutzt')} eine Eigenschaft?`,
    keep: (who) => `Zugende: Welche Karte ${doing(who, 'behältst', 'behält')}?`,
  },
  choices: {
    trait: (key) => `Eigenschaft ${card(key)} nutzen: ${text(key)}`,
    draft: (key) => `${card(key)} behalten: ${text(key)}`,
    play: (key, tax) =>
      name(key) === actionsOn(key)
        ? `${card(key)} spielen${taxed(tax)}`
        : `${card(key)} spielen: ${actionsOn(key)}${taxed(tax)}`,
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
    craft: (key) => `${card(key)} herstellen (${actionsOn(key)}): ${handCards(printed(key)?.craft ?? 0)} abwerfen`,
    companion: (key) => `${card(key)} losschicken (${actionsOn(key)}): 1 Handkarte abwerfen`,
    stew: () => 'Den deftigen Eintopf löffeln: 3 Karten ziehen',
    otter: (jewel) => `Dem Höhlenotter 3 Geröllkarten geben, für ${card(jewel)} (${points(jewel)})`,
    sendThrough: (dwarf) => `Transporttunnel nutzen: ${Whose(dwarf, 'dein')} Zwerg kommt woandershin`,
    swapDwarves: (a, b) => `Teleporter nutzen: Plätze tauschen zwischen ${toWhom(a)} und ${toWhom(b)}`,
    strong: (from) => `„Stark“ nutzen: Geröll ${from === null ? 'aus der Hand' : fromTile(from)}`,
    end: () => 'Den Zug beenden',
    noFee: () => 'Nichts zum Bezahlen da: nur auf 3 Karten auffüllen',
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
    sortOut: (key) => `${card(key)} aus dem Spiel entfernen`,
    sortKeep: (key) => `${card(key)} auf der Ablage lassen`,
    freeDone: () => 'Keine Basisaktion',
    lay: (key, open) => `${name(key)}, offen nach ${sides(open)}`,
    giveUp: () => 'Den Kauf abbrechen; die übrigen benutzten Karten kommen auf die Ablage',
    strongOut: () => 'Das Geröll aus dem Spiel entfernen',
    strongTo: (facts) => `Geröll ${toTile(facts)} werfen`,
    fee: (key, from) => `${name(key)} (${coins(coinsOn(key))}) ${FROM[from]} abgeben`,
    keep: (key) => `${card(key)} behalten`,
    keepNone: () => 'Keine behalten',
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
        ? `${who} räumt eine Geröllkarte weg.`
        : `${who} schürft ${hidden(key)}. ${left === 0 ? 'Der Stapel ist leer!' : `Noch ${cards(left)}.`}`,
    stole: (who, key, from) => `${who} klaut ${hidden(key)} von ${from}.`,
    droveAway: (who, key, from) => `${who} vertreibt ${key === null ? 'einen Begleiter' : card(key)} von ${from}.`,
    rubbleOnTile: (_who, where) =>
      where.at === 'entrance' ? 'Auf dem Mineneingang liegt nun Geröll.' : 'Auf einem Plättchen liegt nun Geröll.',
    rubbleTo: (who, to) =>
      who === to ? `Auf die Ablage von ${to} kommt eine Geröllkarte.` : `${who} gibt ${to} eine Geröllkarte.`,
    laid: (who, key) => `${who} legt ein Plättchen${key === null ? '' : `: ${name(key)}`}.`,
    onTile: (key) => `Auf dem neuen Plättchen wartet ${hidden(key)}.`,
    moved: (who, where, by) => {
      const to =
        where.at === 'somewhere' ? ' weiter' : where.at === 'entrance' ? ' zum Mineneingang' : ` ${onto(where)}`;
      switch (by) {
        case 'foot':
          return `${who} geht${to}.`;
        case 'flood':
          return `Das Wasser spült ${who}${to}.`;
        case 'event':
          return `${who} kommt${where.at === 'somewhere' ? ' woandershin' : to}.`;
      }
    },
    announced: (who, what) => `${who} will ${wish(what)}.`,
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
    'nothing besides rubble': () => 'Außer der Geröllkarte wird noch eine Handkarte als Preis gebraucht',
    'too little rubble': ({ count: n }) =>
      n === undefined ? 'Zu wenig Geröll auf der Hand' : `Dafür braucht es ${rubbles(n)} auf der Hand`,
    'no target': () => 'Es gibt nichts, worauf es wirken könnte',
    'trait waits': ({ card: key }) =>
      key === undefined ? 'Der richtige Moment ist noch nicht da' : `Der Moment für ${card(key)} ist noch nicht da`,
    'is rubble': () => 'Geröll kann nicht gespielt werden',
    'is jewelry': () =>
      'Schmuck kann nicht gespielt werden: Er zählt am Ende; bis dahin lässt sich mit ihm zahlen wie mit jeder Handkarte',
    'at the piles': () => 'Den Schmuck auf seinem Stapel wählen: Der Händler verkauft, was dort liegt',
  },
  toReveal: (card) => `${card} auslegen?`,
  howToPay: (card) => `${card}: Wie bezahlen?`,
  or: 'oder',
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
export const de = wordsOf(speech, tales);
