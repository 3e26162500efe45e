/** Karten, Plättchen und Aktionen auf Deutsch; welche es sind, sagt die englische Liste. */
import { german, type Person } from '../../../engine/persons';
import { coinsOn, grouped } from '../cards/print';
import type { QuestionWords } from '../rules/questions';
import type { Verb } from '../verbs/all';
import {
  card,
  coins,
  count,
  actionsOn,
  FROM,
  fromTile,
  isKnown,
  name,
  pile,
  quoted,
  stack,
  toTile,
  verbName,
} from './phrases.de';
import type { Names, Target, Texts, VerbWords } from './speech';

const { does, doing, whom, toWhom, whose, Whose } = german;

/** Names by key. */
export const names: Names = {
  back: 'Verdeckte Karte',
  none: 'Nichts',
  move: 'Bewegen',
  mine: 'Schürfen',
  remove: 'Karte entfernen',
  give: 'Geröll geben',
  draw: 'Karte ziehen',
  swap: 'Karte abwerfen und Karte ziehen',
  steal: 'Ressource klauen',
  drive: 'Begleiter vertreiben',
  investigate: 'Nachforschen',
  thwart: 'Pläne vereiteln',
  copy: 'Aktionskarte kopieren',
  look: 'Im Nachziehstapel blättern',
  munch: 'Geröll knabbern',
  silver: 'Silber',
  gold: 'Gold',
  ruby: 'Rubin',
  diamond: 'Diamant',
  emerald: 'Smaragd',
  rubble: 'Geröll',
  'pick-and-cart': 'Hacke und Hunt',
  foil: 'Querschlag',
  'counter-dig': 'Gegenort',
  'sleight-of-hand': 'Taschenspielertrick',
  'second-thought': 'Denkpause',
  'twin-picks': 'Schlägel und Eisen',
  'long-stride': 'Siebenmeilenstiefel',
  pickpocket: 'Beutelschneider',
  'loud-cough': 'Lautes Räuspern',
  prospector: 'Rutengänger',
  surveyor: 'Markscheider',
  mimic: 'Abgekupfert',
  apprentice: 'Lehrhauer',
  'tidy-up': 'Kehraus',
  shovel: 'Auf die Schippe',
  barter: 'Kuhhandel',
  barrow: 'Schubkarre',
  'express-lift': 'Eilförderkorb',
  foreman: 'Der Steiger kommt',
  'deep-breath': 'Tief durchatmen',
  'double-shift': 'Doppelschicht',
  'forced-march': 'Gewaltmarsch',
  'garlic-soup': 'Knoblauchsuppe',
  'spoil-cart': 'Abraumkarre',
  'silver-ruby-ring': 'Silberrubinring',
  'silver-stud': 'Silberstecker',
  'silver-chain': 'Silberkette',
  'gold-stud': 'Goldstecker',
  'two-tone-band': 'Zweierleireif',
  'gold-chain': 'Goldkette',
  'silver-buckle': 'Silberschnalle',
  'silver-bracelet': 'Silberarmband',
  'gold-armlet': 'Goldarmreif',
  'silver-diamond-ring': 'Silberdiamantring',
  'gold-ruby-ring': 'Goldrubinring',
  'gold-diamond-ring': 'Golddiamantring',
  'ruby-eardrops': 'Rubintropfen',
  'diamond-eardrops': 'Diamanttropfen',
  'beard-clasp': 'Bartspange',
  'fire-and-ice': 'Feuer und Eis',
  signet: 'Siegelring',
  brooch: 'Brosche',
  necklace: 'Halsgeschmeide',
  collar: 'Prunkkragen',
  pendant: 'Anhänger',
  goblet: 'Pokal',
  diadem: 'Diadem',
  tiara: 'Tiara',
  sceptre: 'Zepter',
  crown: 'Krone',
  'gold-pin': 'Goldnadel',
  'mountain-crown': 'Krone des Berges',
  bookling: 'Buchling',
  'crunchy-munchy': 'Steinbeisserl',
  diggy: 'Diggy',
  'flying-agaric': 'Höhlendüsling',
  longfingerling: 'Langfingerhut',
  'mycolus-maximus': 'Mycolus Maximus',
  peekycillium: 'Glotzerich',
  'shuffle-truffle': 'Kartenseitling',
  stinkhorn: 'Stinkmorchli',
  'silver-treasure': 'Silberschatz',
  'gold-treasure': 'Goldschatz',
  'ruby-treasure': 'Rubinschatz',
  'diamond-treasure': 'Diamantschatz',
  'call-of-nature': 'Harndrang',
  canary: 'Kanarienvogel',
  'cave-otter': 'Höhlenotter',
  'vampire-bats': 'Zwergvampire',
  'fools-gold': 'Katzengold',
  'hearty-stew': 'Deftiger Eintopf',
  'cave-merchant': 'Höhlenhändler',
  'transport-tunnel': 'Transporttunnel',
  teleporter: 'Teleporter',
  'cave-in': 'Stolleneinsturz',
  'flooded-tunnel': 'Wassereinbruch',
  monster: 'Monster',
  'thieving-goblins': 'Diebische Goblins',
  'trusty-tools': 'Vertrautes Werkzeug',
  'birthday-party': 'Geburtstagsfeier',
  agile: 'Flink',
  clever: 'Flexibel',
  industrious: 'Tüchtig',
  inventive: 'Erfinderisch',
  orderly: 'Ordnungsliebend',
  'smooth-talking': 'Redegewandt',
  strong: 'Stark',
  'well-prepared': 'Gut vorbereitet',
  entrance: 'Mineneingang',
  camp: 'Lager',
  straight: 'Gerader Stollen',
  'straight-workbench': 'Gerader Stollen mit Werkbank',
  curve: 'Kurve',
  'curve-workbench': 'Kurve mit Werkbank',
  junction: 'Abzweigung',
  'junction-workbench': 'Abzweigung mit Werkbank',
  crossing: 'Kreuzung',
};

/** Texts by key. */
export const texts: Texts = {
  back: 'Diese Karte ist verdeckt.',
  none: 'Hier liegt nichts.',
  move: 'Der Zwerg geht auf ein verbundenes Plättchen. Geröll auf einem der beiden Plättchen versperrt den Weg.',
  mine: 'Die oberste Karte eines benachbarten Stapels oder eine Geröllkarte vom eigenen oder einem verbundenen Plättchen kommt auf die Ablage.',
  remove: 'Eine Handkarte verlässt das Spiel. Geröll darf stattdessen auf ein verbundenes Plättchen ohne Zwerg.',
  give: 'Wie „Karte entfernen“; Geröll darf auch auf die Ablage eines anderen Spielers.',
  draw: 'Eine Karte ziehen. Nicht zusammen mit „Ressource klauen“ von derselben Karte.',
  swap: 'Eine Handkarte abwerfen, dann eine Karte ziehen.',
  steal:
    'Eine zufällige ausgelegte Ressource eines benachbarten Zwergs kommt auf die Ablage. Nicht von Zwergen im Lager, nie ein Schatz.',
  drive: 'Ein Begleiter eines benachbarten Zwergs verlässt das Spiel.',
  investigate: 'Die obersten drei Karten eines Stapels ansehen; eine davon kommt nach oben oder alle drei nach unten.',
  thwart: 'Verhindert die letzte Aktion eines anderen Spielers, egal in wessen Zug.',
  copy: 'Die Aktionen einer eben gespielten Aktionskarte ausführen, als wäre es die eigene.',
  look: 'Die obersten drei Karten des eigenen Nachziehstapels ansehen und bis zu zwei davon ablegen.',
  munch: 'Eine Geröllkarte aus der Hand verlässt das Spiel.',
  rubble: '−1 SP. Wer am Ende das meiste Geröll besitzt, erhält 2 SP.',
  bookling: 'Begleiter: die obersten drei Karten des eigenen Nachziehstapels ansehen und bis zu zwei davon ablegen.',
  'crunchy-munchy': 'Begleiter: Eine Geröllkarte aus der Hand verlässt das Spiel.',
  diggy: 'Begleiter: Schürfen.',
  'flying-agaric': 'Begleiter: zweimal Bewegen.',
  longfingerling: 'Begleiter: Ressource klauen.',
  'mycolus-maximus':
    'Begleiter: einmal pro Runde Pläne vereiteln, egal in wessen Zug, aber nur gegen Aktionen, die seinen Besitzer treffen.',
  peekycillium: 'Begleiter: Nachforschen in einem benachbarten Schürfstapel.',
  'shuffle-truffle': 'Begleiter: „Karte ziehen“ sowie „Karte abwerfen und Karte ziehen“.',
  stinkhorn: 'Begleiter: Begleiter vertreiben. Duldet keine anderen Begleiter neben sich.',
  'call-of-nature':
    'Jede Aktionskarte ohne Bewegen und jede Basisaktion außer Bewegen kostet eine Handkarte mehr. Endet im Lager.',
  canary:
    'Verhindert ein ausgelöstes Ereignis oder ein Dauerereignis, das ein anderer Spieler nutzt. Beide Karten verlassen das Spiel.',
  'cave-otter':
    'Wartet auf dem neuen Plättchen: Für drei Geröllkarten aus der Hand gibt er den offenen Schmuck mit weniger SP.',
  'vampire-bats': 'Die Hand wird nur auf 4 Karten aufgefüllt. Endet im Lager.',
  'fools-gold':
    'Das nächste Gold, das ausgelegt oder aus der Hand bezahlt wird, verlässt das Spiel und wird zu Geröll.',
  'hearty-stew': 'Einmal, im eigenen Zug: drei Karten ziehen.',
  'cave-merchant': 'Wartet auf dem neuen Plättchen: Dort kann eine Schmuckkarte wie im Lager gekauft werden.',
  'transport-tunnel':
    'Einmal, im eigenen Zug: Ein beliebiger Zwerg kommt auf ein Plättchen ohne Geröll, höchstens fünf Schritte entfernt.',
  teleporter: 'Einmal, im eigenen Zug: Zwei Zwerge, höchstens fünf Schritte voneinander entfernt, tauschen die Plätze.',
  'cave-in': 'Je eine Geröllkarte fällt auf das neue Plättchen und auf das Plättchen des Auslösers, nie ins Lager.',
  'flooded-tunnel':
    'Der Auslöser wirft die Hand ab und treibt drei Schritte Richtung Lager; Zwerge unterwegs werfen drei Karten ab und treiben mit.',
  monster: 'Alle Spieler im Umkreis von drei Schritten, auch der Auslöser, werfen drei Karten ab.',
  'thieving-goblins':
    'Die wertvollste ausgelegte Ressource des Auslösers verlässt das Spiel. Gibt es keine: die Hand abwerfen.',
  'trusty-tools': 'Der Auslöser darf eine offene Aktionskarte kostenlos nehmen.',
  'birthday-party':
    'Alle legen eine Ressource oder eine Geröllkarte in die Mitte; der Auslöser verteilt die Karten, an jeden eine.',
  agile: 'Bis zu zweimal Bewegen, auch über geschlossene Seiten und durch Geröll, aber ohne darauf stehen zu bleiben.',
  clever: 'Viermal Karte ziehen.',
  industrious: 'Bis zu zweimal Schürfen; dabei gefundenes Geröll darf das Spiel verlassen.',
  inventive: 'Nach dem Herstellen an einer Werkbank: eine weitere offene Aktionskarte kostenlos nehmen.',
  orderly: 'Zwei Geröllkarten aus der Hand verlassen das Spiel, dann eine Karte ziehen.',
  'smooth-talking': 'Beim Kauf mit Ressourcen wird eine Ressourcenart im Preis erlassen.',
  strong:
    'Eine Geröllkarte aus der Hand, vom eigenen oder einem verbundenen Plättchen entfernen oder bis zu drei Schritte weit ablegen. Eine Karte ziehen.',
  'well-prepared': 'Pläne vereiteln, dann eine kostenlose Basisaktion. Niemand kann das vereiteln.',
  entrance: 'Der Anfang der Mine, nach allen vier Seiten offen.',
  camp: 'Hier wird Schmuck gekauft, und Aktionskarten werden hergestellt. Niemand wird hier beklaut, und nie liegt hier Geröll.',
  straight: 'Ein Stollen mit zwei gegenüberliegenden offenen Seiten.',
  'straight-workbench':
    'Ein Stollen mit zwei gegenüberliegenden offenen Seiten. Hier können Aktionskarten hergestellt werden.',
  curve: 'Ein Stollen mit zwei offenen Seiten über Eck.',
  'curve-workbench': 'Ein Stollen mit zwei offenen Seiten über Eck. Hier können Aktionskarten hergestellt werden.',
  junction: 'Ein Stollen mit drei offenen Seiten.',
  'junction-workbench': 'Ein Stollen mit drei offenen Seiten. Hier können Aktionskarten hergestellt werden.',
  crossing: 'Ein Stollen, nach allen vier Seiten offen.',
};

interface GermanVerb extends VerbWords {
  /** What somebody wants to do who announces it, without its target: „will schürfen“. */
  readonly wish: string;
}

/** What is said of each action: in a word, as a question when it is the only one left on a card, and with its target. */
export const verbs: Readonly<Record<Verb, GermanVerb>> = {
  move: {
    short: 'Bewegen',
    wish: 'weitergehen',
    ask: (who) => `Wohin ${doing(who, 'gehst', 'geht')}?`,
    deed: (to) => named('move', to.to === 'tile' && isKnown(to.tile) ? toTile(to.tile) : null),
  },
  mine: {
    short: 'Schürfen',
    wish: 'schürfen',
    ask: (who) => `Wo ${doing(who, 'schürfst', 'schürft')}?`,
    deed(to) {
      if (to.to === 'rubble') return named('mine', isKnown(to.tile) ? `Geröll ${fromTile(to.tile)}` : 'Geröll');
      return named('mine', to.to === 'pile' && isKnown(to.pile) ? pile(to.pile) : null);
    },
  },
  remove: {
    short: 'Entfernen',
    wish: 'eine Karte entfernen',
    ask: (who) => `Wohin kommt die Karte, die ${who.isYou ? 'du entfernst' : `${who.name} entfernt`}?`,
    deed: (to) => parting('remove', 'Geröll ', to),
  },
  give: {
    short: 'Geröll geben',
    wish: 'Geröll geben',
    ask: (who) => `Wohin kommt die Karte, die ${who.isYou ? 'du weggibst' : `${who.name} weggibt`}?`,
    deed: (to) => parting('give', '', to),
  },
  draw: {
    short: 'Karte ziehen',
    wish: 'eine Karte ziehen',
    ask: (who) => `${doing(who, 'Ziehst', 'Zieht')} eine Karte?`,
    deed: () => named('draw', null),
  },
  swap: {
    short: 'Abwerfen und ziehen',
    wish: 'eine Karte abwerfen und eine ziehen',
    ask: (who) => `${doing(who, 'Wirfst', 'Wirft')} eine Karte ab, um eine zu ziehen?`,
    deed: () => named('swap', null),
  },
  steal: {
    short: 'Klauen',
    wish: 'eine Ressource klauen',
    ask: (who) => `Wen ${doing(who, 'beklaust', 'beklaut')}?`,
    deed(to) {
      if (to.to !== 'seat') return named('steal', null);
      const stakes = to.stakes.length > 0 ? ` (${grouped(to.stakes.map(name)).join(', ')})` : '';
      return named('steal', `von ${toWhom(to.victim)}${stakes}`);
    },
  },
  drive: {
    short: 'Vertreiben',
    wish: 'einen Begleiter vertreiben',
    ask: (who) => `Welchen Begleiter ${doing(who, 'vertreibst', 'vertreibt')}?`,
    deed(to) {
      if (to.to !== 'companion' || to.card === null) return named('drive', null);
      return named('drive', `${card(to.card)}${to.owner === null ? '' : ` bei ${toWhom(to.owner)}`}`);
    },
  },
  investigate: {
    short: 'Nachforschen',
    wish: 'nachforschen',
    ask: (who) => `In welchem Stapel ${doing(who, 'forschst', 'forscht')} nach?`,
    deed: (to) => named('investigate', to.to === 'stack' ? stack(to.stack) : null),
  },
  thwart: {
    short: 'Vereiteln',
    wish: 'Pläne vereiteln',
    ask: (who) => `${doing(who, 'Vereitelst', 'Vereitelt')} den Plan?`,
    deed: (to) => named('thwart', to.to === 'plan' ? planOf(to.owner, to.verb) : null),
  },
  copy: {
    short: 'Kopieren',
    wish: 'eine Aktionskarte kopieren',
    ask: (who) => `${doing(who, 'Kopierst', 'Kopiert')} die letzte Aktionskarte?`,
    deed: (to) => named('copy', to.to === 'copied' && to.card !== null ? card(to.card) : null),
  },
  look: {
    short: 'Blättern',
    wish: 'im Nachziehstapel blättern',
    ask: (who) => `${doing(who, 'Blätterst', 'Blättert')} im Nachziehstapel?`,
    deed: () => named('look', null),
  },
  munch: {
    short: 'Geröll knabbern',
    wish: 'Geröll knabbern lassen',
    ask: (who) => `${doing(who, 'Lässt', 'Lässt')} Geröll wegknabbern?`,
    deed: () => named('munch', null),
  },
};

const named = (verb: Verb, to: string | null): string => (to === null ? verbName(verb) : `${verbName(verb)}: ${to}`);

/** „dein ‚Schürfen‘“, „‚Schürfen‘ von Ben“: was jemand vorhat. */
function planOf(owner: Person, verb: Verb | null): string {
  const what = verb === null ? 'Aktion' : quoted(verb);
  if (!owner.isYou) return `${what} von ${owner.name}`;
  return verb === null ? 'deine Aktion' : `dein ${what}`;
}

/** Wohin eine Handkarte geht. */
function parting(verb: Verb, rubble: string, to: Target): string {
  if (to.to === 'out') return named(verb, 'aus dem Spiel');
  if (to.to === 'seat') return named(verb, `auf die Ablage von ${toWhom(to.victim)}`);
  return named(verb, to.to === 'tile' && isKnown(to.tile) ? `${rubble}${toTile(to.tile)}` : null);
}

/** What is said of the questions that actions and events ask. */
export const questions: QuestionWords = {
  removing: {
    prompt: (who) => `Welche Handkarte ${doing(who, 'entfernst', 'entfernt')} aus dem Spiel?`,
    promptRubble: (who) => `Welche Geröllkarte ${doing(who, 'gibst', 'gibt')} weg?`,
    remove: (key) => `${card(key)} aus dem Spiel entfernen`,
    noRubble: () => 'Kein Geröll auf der Hand: Die Aktion verfällt',
  },
  swapping: {
    prompt: (who) => `Welche Karte ${doing(who, 'wirfst', 'wirft')} vor dem Ziehen ab?`,
    discard: (key) => `${card(key)} abwerfen`,
  },
  investigating: {
    prompt: (_who, facts) =>
      facts.of === 'mining'
        ? 'Oben wird im nächsten Stapel unten. Eine Karte nach oben oder alle nach unten?'
        : 'Welche Karte kommt nach oben? Oder alle unter den Stapel?',
    top: (key) => `${card(key)} nach oben legen`,
    under: () => 'Alle in ihrer Reihenfolge unter den Stapel legen',
  },
  looking: {
    prompt: (who, left) =>
      `${does(who, 'blätterst', 'blättert')} im Nachziehstapel. Eine Karte ablegen? (höchstens noch ${left})`,
    discard: (key) => `${card(key)} vom Nachziehstapel ablegen`,
    done: () => 'Den Rest auf dem Nachziehstapel lassen',
  },
  canary: {
    prompt: (who, by, key) => `${card(key)} bei ${toWhom(by)}: Schreitet ${whose(who, 'dein')} Kanarienvogel ein?`,
    cancel: (key) => `Der Kanarienvogel verhindert ${card(key)}; beide Karten verlassen das Spiel`,
    letHappen: (key) => `${card(key)} nicht verhindern`,
  },
  third: {
    prompt: (who, key) => `${card(key)} schließt sich ${toWhom(who)} an. Welcher Begleiter muss gehen?`,
    dismiss: (key) => `${card(key)} fortschicken`,
  },
  flood: {
    prompt: (who, steps) => `Wohin treibt das Wasser ${whom(who)}? (noch ${count(steps, 'Schritt', 'Schritte')})`,
    drift: (facts) => `Treiben lassen: ${toTile(facts)}`,
  },
  goblins: {
    prompt: (who) => `Welche Ressource nehmen die Goblins ${toWhom(who)} weg?`,
    lose: (key) => `${name(key)} (${coins(coinsOn(key))}) hergeben`,
  },
  taking: {
    prompt: (who) => `Welche Aktionskarte ${doing(who, 'nimmst', 'nimmt')} kostenlos?`,
    take: (key) => `${card(key)} nehmen: ${actionsOn(key)}`,
    none: () => 'Keine Karte nehmen',
  },
  giving: {
    prompt: (who) => `Geburtstagsfeier: Welche Karte ${doing(who, 'legst', 'legt')} in die Mitte?`,
    give: (key, from) => `${card(key)} ${FROM[from]} in die Mitte legen`,
    none: () => 'Hier ist nichts zu verschenken: weitersuchen',
  },
  gifts: {
    prompt: (who, to) =>
      who.seat === to.seat
        ? `Geburtstagsfeier: Welche Karte ${doing(who, 'nimmst', 'nimmt')}?`
        : `Geburtstagsfeier: Was ${doing(who, 'schenkst', 'schenkt')} ${toWhom(to)}?`,
    gift: (key, to) => (to.isYou ? `${card(key)} selbst nehmen` : `${card(key)} an ${to.name} verschenken`),
    none: (to) => `${does(to, 'gehst', 'geht')} leer aus`,
  },
  tunnel: {
    prompt: (who, dwarf) => `${Whose(who, 'dein')} Transporttunnel: Wohin kommt ${whose(dwarf, 'dein')} Zwerg?`,
    send: (dwarf, facts) => `${Whose(dwarf, 'dein')} Zwerg: ${toTile(facts)}`,
  },
};
