/** City Under the Mountain auf Deutsch. */
import { lookUp } from '../../engine/labels';
import type { CardWords, Reason, RuleWords, Sprite, Words } from '../../engine/show';
import { fieldName } from './board';
import { CHANCE, faceKey, type ChanceKey } from './cards';
import { COMPANIES, companyKey, type CompanyKey } from './companies';
import { familiesOf } from './families';
import type { Merit } from './advice';
import { labels } from './labels.de';
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
  ruby: { name: 'Roter Amboss', look: 'rote Steine mit einem Dreieck' },
  amber: { name: 'Bernsteinschmiede', look: 'orange Steine mit einem Sechseck' },
  topaz: { name: 'Gelbe Laterne', look: 'gelbe Steine mit einem Stern' },
  emerald: { name: 'Grüner Stollen', look: 'grüne Steine mit einem Quadrat' },
  turquoise: { name: 'Tiefwassergilde', look: 'türkise Steine mit einem Tropfen' },
  sapphire: { name: 'Blaue Ader', look: 'blaue Steine mit einer Raute' },
  amethyst: { name: 'Violettes Gewölbe', look: 'violette Steine mit einem Halbmond' },
  pearl: { name: 'Weißbart & Söhne', look: 'weiße Steine mit einem Kreis' },
};

const lands: Readonly<Record<Land, { name: string; text: string; rule: string }>> = {
  empty: { name: 'Leeres Feld', text: 'Hier kann frei gegraben werden; es geschieht nichts.', rule: 'dig' },
  camp: { name: 'Zwergenlager', text: 'Zählt als leeres Feld.', rule: 'dig' },
  flag: {
    name: 'Flagge',
    text: 'Hier beginnt eine Gesellschaft: Ihr erster Stein bedeckt die Flagge von Anfang an.',
    rule: 'board',
  },
  dwarf: { name: 'Zwerg', text: 'Wer hier gräbt, bekommt sofort einen Zwerg dazu.', rule: 'symbols' },
  gold: { name: 'Gold', text: 'Zahlt alle nach ihren Anteilen an der Gesellschaft aus, die hier gräbt.', rule: 'gold' },
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

/** Name, Text auf der Karte, und was die Regeln darüber hinaus sagen. */
const chance: Readonly<Record<ChanceKey, { name: string; text: string; more: string }>> = {
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
    text: 'Wird behalten. Einmal: Für den Rest des Zuges zahlt Gold nur an den, der es findet.',
    more: 'Wird vor oder während des Grabens angesagt und gilt für Gold, das danach bedeckt wird. Was der Finder bekommt, ändert sich nicht.',
  },
  'cave-in': {
    name: 'Einsturz',
    text: 'Wird behalten. Einmal: zwei Steine beliebiger Gesellschaften darauflegen. Eine Gesellschaft mit einem Stein hier kann nicht graben.',
    more: 'Beide dürfen von derselben Gesellschaft sein. Er wird vor, zwischen oder nach den Steinen eines Zuges gespielt; trifft er die Gesellschaft, die in diesem Zug schon gegraben hat, endet das Graben. Die anderen dürfen nach ihrem Zug je einen Stein von der Karte nehmen; mit dem letzten wird sie abgelegt.',
  },
};

const places: Readonly<Record<Place, string>> = {
  first: 'größter Anteil',
  tiedFirst: 'Gleichstand beim größten Anteil',
  second: 'zweitgrößter Anteil',
  tiedSecond: 'Gleichstand beim zweitgrößten Anteil',
  finder: 'Finderlohn',
};

const sections: readonly RuleWords[] = [
  {
    key: 'goal',
    title: 'Das Ziel',
    text: 'Zwergentrupps graben für acht Bergbaugesellschaften in den Ruinen einer Stadt unter dem Berg und beteiligen sich an ihnen. Wer am Ende die meisten Münzen hat, gewinnt.',
  },
  {
    key: 'board',
    title: 'Der Spielplan',
    text: 'Neun Teile mit 6 mal 6 Feldern. Das Teil in der Mitte hat das Zwergenlager und die Flaggen der acht Gesellschaften, jede von einem ersten Stein bedeckt. Die acht Teile darum liegen zufällig verteilt und gedreht. Alle beginnen mit 4 Zwergen, ohne Münzen und ohne Anteile. Steine gehen nie aus.',
  },
  {
    key: 'companies',
    title: 'Gesellschaften',
    text: 'Niemandem gehört eine Gesellschaft. Steine auf dem Plan zeigen, wo sie gräbt; Steine vor einer Person sind Anteile.',
  },
  {
    key: 'turn',
    title: 'Ein Zug',
    text: 'Erst graben, dann Anteile nehmen oder tauschen. Danach darf von jedem Einsturz der anderen ein Stein genommen werden.',
  },
  {
    key: 'dig',
    title: 'Graben',
    text: 'Eine Gesellschaft wählen und nacheinander bis zu drei ihrer Steine legen, jeden auf ein freies Feld, das eine Seite mit einem Stein der Gesellschaft teilt; eben gelegte zählen mit. Mindestens ein Stein muss gelegt werden, wenn es geht. Der erste Zug des Spiels hat einen Stein, der zweite zwei, alle anderen drei. Gefahrenfelder sind gesperrt. Wer keinen Stein legen kann, geht zu den Anteilen über.',
  },
  {
    key: 'tunnels',
    title: 'Tunneleingänge',
    text: 'Kommt ein Stein auf einen Tunneleingang, muss der nächste desselben Zuges auf einen anderen freien Tunneleingang, irgendwo auf dem Plan. Fehlt dafür ein Stein oder ein freier Eingang, kann der erste nicht gelegt werden. Der zweite eines Paares braucht keine Fortsetzung. Der Stein für eine Überstundenmarke darf der zweite sein.',
  },
  {
    key: 'symbols',
    title: 'Symbole',
    text: 'Ein bedecktes Symbol wirkt sofort. Zwerg: Ein Zwerg kommt dazu. Schließfach: ein Anteil an einer beliebigen Gesellschaft. Schatztruhe: eine Chancenkarte ziehen und zeigen; ist der Stapel leer, wird die Ablage gemischt. Gold: Alle werden ausgezahlt.',
  },
  {
    key: 'gold',
    title: 'Gold',
    text: 'Gezählt werden die Anteile aller an der Gesellschaft, die das Gold gefunden hat. Der größte Anteil bringt 2 Münzen je Zwerg, der zweitgrößte 1 Münze je Zwerg. Gleichstand beim größten: je 1 Münze pro Zwerg, und nichts für den zweiten. Gleichstand beim zweiten: 1 Münze für je 2 Zwerge, abgerundet. Ohne Anteil gibt es nichts. Wer das Gold gefunden hat, bekommt mindestens 1 Münze je Zwerg, den Finderlohn.',
  },
  {
    key: 'invest',
    title: 'Anteile',
    text: 'Im ersten eigenen Zug: vier Anteile an vier verschiedenen Gesellschaften nehmen. In späteren Zügen darf ein Anteil gegen einen an einer anderen Gesellschaft getauscht werden.',
  },
  {
    key: 'chance',
    title: 'Chancenkarten',
    text: 'Es gibt zwei von jeder Art, zusammen achtzehn. Behaltene Karten liegen offen aus und dürfen schon in dem Zug benutzt werden, in dem sie gezogen wurden.',
  },
  {
    key: 'secrets',
    title: 'Offen und geheim',
    text: 'Alles liegt offen: Steine, Anteile, Münzen, Zwerge und behaltene Karten. Nur die Reihenfolge der Chancenkarten kennt niemand. Wer beginnt, wird ausgelost oder vor dem Spiel bestimmt; gespielt wird im Uhrzeigersinn.',
  },
  {
    key: 'end',
    title: 'Das Ende',
    text: 'Das Spiel endet, wenn das letzte Gold bedeckt ist und gezahlt hat. Es endet auch, wenn eine ganze Runde lang niemand einen Stein gelegt hat, weil niemand konnte. Die meisten Münzen gewinnen; bei Gleichstand mehr Zwerge; sonst wird der Sieg geteilt.',
  },
];

/** Why a bot would do it. */
const merits: Readonly<Record<Merit, (company: string) => string>> = {
  digGold: (company) => `Gold von ${company} bringt hier mehr ein als den anderen.`,
  digDwarf: () => 'Ein Zwerg mehr zählt bei jedem Gold, das noch kommt.',
  digSafe: () => 'Ein Schließfach ist ein Anteil umsonst.',
  digChest: () => 'Eine Chancenkarte hilft fast immer.',
  digTowards: (company) =>
    company === ''
      ? 'Dieses Feld öffnet einen Weg zu etwas, das sich lohnt.'
      : `Von hier erreicht ${company} etwas, das sich lohnt.`,
  companyPays: (company) => `Was ${company} gräbt, bringt hier mehr ein als den anderen.`,
  companyBest: (company) => `${company} ist dem am nächsten, was sich zu graben lohnt.`,
  investPays: (company) => `${company} ist nah am Gold, und ein Anteil mehr zählt dort.`,
  keepInvested: () => 'Kein Tausch brächte mehr ein als die Anteile, wie sie sind.',
  giveLess: (company) => `Einen Anteil an ${company} abzugeben kostet am wenigsten.`,
  blockRival: (company) => `${company} brächte den anderen am meisten ein.`,
  freeOwn: (company) => `${company} zahlt sich hier aus und soll wieder graben.`,
  leaveBlocked: () => 'Diese Gesellschaften brächten den anderen mehr ein.',
  useCard: () => 'Die Karte bewirkt jetzt mehr als später.',
  dropUnion: () => 'Tauschen zu können ist mehr wert als die zusätzlichen Zwerge.',
  stopDigging: () => 'Jeder weitere Stein würde den anderen helfen.',
};

const reasons: Readonly<Record<Because, (company: string) => string>> = {
  over: () => 'Das Spiel ist zu Ende.',
  otherTurn: () => 'Jemand anders entscheidet gerade.',
  otherChoice: () => 'Jetzt ist etwas anderes zu entscheiden.',
  companyFirst: () => 'Zuerst wird die Gesellschaft gewählt, die in diesem Zug gräbt.',
  companyChosen: (company) => `In diesem Zug gräbt ${company}, und es gräbt immer nur eine Gesellschaft.`,
  occupied: () => 'Auf diesem Feld liegt schon ein Stein.',
  danger: () => 'Gefahrenfelder sind gesperrt, außer für einen Geheimgang.',
  dangerOnly: () => 'Ein Geheimgang führt auf ein Gefahrenfeld.',
  notBeside: (company) => `Neben diesem Feld liegt kein Stein von ${company}.`,
  noFollowUp: () =>
    'Ein Tunneleingang braucht einen zweiten Stein für einen anderen Eingang, und nur ein Stein ist übrig.',
  noOtherEntrance: () => 'Für den Stein, der folgen muss, ist kein anderer Tunneleingang frei.',
  entranceNext: () => 'Zuerst muss der nächste Stein auf einen anderen Tunneleingang.',
  noGems: () => 'Die Steine dieses Zuges sind verbraucht.',
  overtimeFirst: () => 'Die Steine dieses Zuges sind verbraucht; die Karte Überstunden gibt einen weiteren.',
  caveIn: (company) => `Auf einem Einsturz liegt ein Stein von ${company}: Diese Gesellschaft kann nicht graben.`,
  noRoom: (company) => `${company} hat neben den eigenen Steinen kein freies Feld.`,
  onlyEntrances: (company) =>
    `${company} könnte nur einen Tunneleingang graben, und für den zweiten fehlt ein Stein oder ein freier Eingang.`,
  takenTwice: (company) =>
    `Ein Anteil an ${company} wurde gerade genommen: Die Gesellschaften müssen verschieden sein.`,
  sameCompany: (company) =>
    `Zurückgegeben wird ein Anteil an ${company}: Er wird gegen einen an einer anderen Gesellschaft getauscht.`,
  bound: () => 'Mit einer Gewerkschaft können keine Anteile getauscht werden.',
  firstTurn: () => 'Anteile werden erst ab dem zweiten eigenen Zug getauscht.',
  investLater: () => 'Anteile werden nach dem Graben getauscht.',
  stocked: () => 'Anteile auf einer Börse werden nie getauscht.',
  actsAlone: () => 'Diese Karte wirkt von selbst.',
  whileDigging: () => 'Diese Karte wird beim Graben benutzt.',
  noDanger: () => 'Kein Gefahrenfeld ist frei.',
  noGemLeft: () => 'In diesem Zug kann kein Gold mehr gegraben werden.',
  declared: () => '„Wer’s findet, behält’s“ ist in diesem Zug schon angesagt.',
  overtimeLater: () => 'Überstunden kommen, wenn die Steine des Zuges verbraucht sind.',
  noField: () => 'Für diese Gesellschaft ist kein Feld mehr frei.',
  olderFirst: () => 'Zuerst werden die Marken der älteren Überstunden ausgegeben.',
  noOvertimeYet: () => 'Überstunden gelten der grabenden Gesellschaft: Sie muss zuerst gewählt werden.',
  ownCaveIn: () => 'Nur die anderen nehmen Steine von einem Einsturz.',
  afterTurn: () => 'Steine werden nach dem Zug von einem Einsturz genommen.',
  oneEach: () => 'Von jedem Einsturz wird ein Stein genommen, eine Karte nach der anderen.',
};

const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const gems = (count: number): string => some(count, 'Stein', 'Steine');
const coins = (count: number): string => some(count, 'Münze', 'Münzen');
/** Eine Gesellschaft oder Karte im Satz: Ihr Name steht in Anführungszeichen. */
const quoted = (name: string): string => `„${name}“`;
const company = (number: number): string => quoted(companies[companyKey(number)].name);
const topOf = (view: CityState): CityFrame | undefined => view.stack[view.stack.length - 1];

/** Ein Feld und, wo es zählt, was darauf ist. */
function covered(field: number, kind: number): string {
  const land = LANDS[kind] ?? 'empty';
  return land === 'empty' || land === 'camp' ? fieldName(field) : `${fieldName(field)} (${lands[land].name})`;
}

const place = (view: CityState, field: number): string => covered(field, view.land[field] ?? 0);

function cardName(face: number): string {
  const key = faceKey(face);
  return key === 'back' ? 'eine Chancenkarte' : quoted(chance[key].name);
}

const nameOf = (view: CityState, card: number): string => cardName(view.cards.face[card] ?? -1);

function card(face: string): CardWords {
  const key = CHANCE.find((row) => row.key === face)?.key;
  if (key !== undefined) return { name: chance[key].name, text: chance[key].text, rule: key };
  const firm = COMPANIES.find((row) => row.key === face)?.key;
  if (firm !== undefined)
    return {
      name: companies[firm].name,
      text: `Eine Bergbaugesellschaft: ${companies[firm].look}.`,
      rule: 'companies',
    };
  const land = LANDS.find((name) => name === face);
  if (land !== undefined) return lands[land];
  if (TILES.some((tile) => tile.key === face))
    return { name: 'Spielplanteil', text: 'Ein Teil des Spielplans, 6 mal 6 Felder.', rule: 'board' };
  return { name: 'Chancenkarte', text: 'Wer eine Schatztruhe ausgräbt, zieht sie.', rule: 'chance' };
}

function sprite(shown: Sprite): string {
  if (shown.kind === 'district') return card(shown.face).name;
  const at = fieldName(fieldUnder(shown));
  return shown.kind === 'gem' ? `${at}: Stein von ${quoted(card(shown.face).name)}` : `${at}: ${card(shown.face).name}`;
}

function prompt(view: CityState, names: readonly string[]): string {
  const frame = topOf(view);
  if (frame === undefined) return 'Das Spiel ist zu Ende.';
  const name = names[view.turn] ?? '';
  switch (frame.kind) {
    case 'company':
      return `${name} wählt die Gesellschaft, die gräbt: ${gems(view.left)} in diesem Zug.`;
    case 'field':
      return fieldPrompt(view, name);
    case 'secretField':
      return `${name} wählt ein Gefahrenfeld für den Geheimgang.`;
    case 'secretGem':
      return `${name} wählt, wessen Stein auf ${fieldName(frame.field)} kommt.`;
    case 'caveIn':
      return `${name} wählt die ${view.onCard[frame.card * 2] === -1 ? 'erste' : 'zweite'} Gesellschaft für den Einsturz.`;
    case 'safe':
      return `${name} hat ein Schließfach gefunden und nimmt einen Anteil.`;
    case 'stock':
      return `${name} nimmt den ${view.onCard[frame.card * 2] === -1 ? 'ersten' : 'zweiten'} Anteil für die Börse.`;
    case 'founding':
      return `${name} nimmt vier Anteile an verschiedenen Gesellschaften: noch ${countLeft(frame.taken)}.`;
    case 'exchange':
      return `${name} darf einen Anteil tauschen.`;
    case 'exchangeTo':
      return `${name} tauscht einen Anteil an ${company(frame.from)} gegen einen an einer anderen Gesellschaft.`;
    case 'takeOff':
      return `${name} darf einen Stein vom Einsturz nehmen.`;
    case 'turn':
    case 'dig':
    case 'invest':
    case 'after':
      return `${name} ist am Zug.`;
  }
}

function fieldPrompt(view: CityState, name: string): string {
  if (view.pair) return `${name} muss den nächsten Stein auf einen anderen Tunneleingang legen.`;
  if (view.left > 0) return `${name} gräbt für ${company(view.company)}: noch ${gems(view.left)}.`;
  const tokens = tokensOf(view, view.turn);
  if (tokens > 0)
    return `${name} darf mit Überstunden für ${company(view.company)} weitergraben: noch ${some(tokens, 'Marke', 'Marken')}.`;
  return `${name} darf noch eine behaltene Karte benutzen.`;
}

function move(view: CityState, choice: CityMove): string {
  switch (choice.do) {
    case 'company':
      return `Für ${company(choice.company)} graben`;
    case 'dig':
      return `Einen Stein von ${company(view.company)} auf ${place(view, choice.field)} legen`;
    case 'overtime':
      return `Eine Überstundenmarke ausgeben: ein Stein von ${company(view.company)} auf ${place(view, choice.field)}`;
    case 'secret':
      return `Geheimgang nach ${fieldName(choice.field)}`;
    case 'gem':
      return topOf(view)?.kind === 'caveIn'
        ? `Einsturz bei ${company(choice.company)}`
        : `Einen Stein von ${company(choice.company)} legen`;
    case 'invest':
      return `Einen Anteil an ${company(choice.company)} nehmen`;
    case 'from':
      return `Einen Anteil an ${company(choice.company)} zurückgeben`;
    case 'to':
      return `Dafür einen Anteil an ${company(choice.company)} nehmen`;
    case 'takeOff':
      return `Einen Stein von ${company(choice.company)} vom Einsturz nehmen`;
    case 'use':
      return `${nameOf(view, choice.card)} benutzen`;
    case 'drop':
      return `${nameOf(view, choice.card)} ablegen`;
    case 'stop':
      return 'Aufhören zu graben';
    case 'keep':
      return 'Alle Anteile behalten';
    case 'leave':
      return 'Den Einsturz lassen, wie er ist';
  }
}

/** Eine Auszahlung, wie sie gerechnet wird: die Zwerge, was dazukommt, und der Satz. */
function reckoning({ dwarves, crew, interns, halves, coins: sum, place: as }: Paid): string {
  const parts = [some(dwarves, 'Zwerg', 'Zwerge')];
  if (crew > 0) parts.push(`${crew} für die Gewerkschaft`);
  if (interns > 0) parts.push(`${interns} für die Praktikanten`);
  const rate = halves === 4 ? 'je 2 Münzen' : halves === 2 ? 'je 1 Münze' : '1 Münze für je zwei';
  return `${parts.join(' + ')}, ${rate}: ${coins(sum)} (${places[as]})`;
}

function news(event: CityHappening, names: readonly string[]): string | null {
  if (event.what === 'ended') {
    return event.because === 'gold'
      ? 'Alles Gold ist gefunden: Das Spiel endet.'
      : 'Eine ganze Runde lang konnte niemand einen Stein legen: Das Spiel endet.';
  }
  const name = names[event.seat] ?? '';
  switch (event.what) {
    case 'turn':
      return `${name} ist am Zug, mit ${event.gems === 1 ? 'einem Stein' : `${event.gems} Steinen`}.`;
    case 'company':
      return `${name} gräbt für ${company(event.company)}.`;
    case 'dug':
      return `${name} gräbt auf ${covered(event.field, event.land)}.`;
    case 'overtime':
      return `${name} gibt eine Überstundenmarke aus und gräbt auf ${covered(event.field, event.land)}.`;
    case 'secret':
      return `${name} öffnet auf ${fieldName(event.field)} einen Geheimgang für ${company(event.company)}.`;
    case 'nowhere':
      return `${name} gräbt in diesem Zug nichts.`;
    case 'dwarf':
      return `${name} bekommt einen Zwerg dazu.`;
    case 'snatched':
      return `Cthulhu! Den Zwerg, den ${names[event.from] ?? ''} gefunden hat, bekommt ${name}.`;
    case 'rescued':
      return 'Alle bekommen einen Zwerg dazu.';
    case 'drew':
      return `${name} zieht ${cardName(event.face)}.`;
    case 'noCards':
      return 'Es gibt keine Chancenkarte mehr zu ziehen.';
    case 'reshuffled':
      return 'Die Ablage wird zu einem neuen Stapel gemischt.';
    case 'keepers':
      return `${name} sagt „Wer’s findet, behält’s“ an: Gold zahlt in diesem Zug niemandem sonst.`;
    case 'caveIn':
      return `${name} spielt „Einsturz“.`;
    case 'blocked':
      return `${company(event.company)} ist verschüttet und kann nicht graben.`;
    case 'tookOff':
      return `${name} nimmt einen Stein von ${company(event.company)} vom Einsturz, den ${names[event.owner] ?? ''} gespielt hat.`;
    case 'cleared':
      return `Der Einsturz, den ${name} gespielt hat, ist geräumt.`;
    case 'dropped':
      return `${name} legt ${cardName(event.face)} ab.`;
    case 'gold':
      return `${name} findet Gold für ${company(event.company)}! Goldfelder übrig: ${event.goldLeft}.`;
    case 'paid':
      return `${name}: ${reckoning(event)}.`;
    case 'unpaid':
      return `${name} geht leer aus (sonst ${coins(event.coins)}): „Wer’s findet, behält’s“.`;
    case 'invested':
      return `${name} nimmt einen Anteil an ${company(event.company)}.`;
    case 'stocked':
      return `${name} nimmt einen Anteil an ${company(event.company)} für die Börse.`;
    case 'exchanged':
      return `${name} tauscht einen Anteil an ${company(event.from)} gegen einen an ${company(event.to)}.`;
    case 'discarded':
    case 'kept':
    case 'left':
      return null;
  }
}

function reason({ because, card: face }: Reason): string {
  const lines: Readonly<Record<string, (company: string) => string>> = { ...reasons, ...merits };
  return (lines[because] ?? reasons.otherChoice)(face === undefined ? '' : quoted(card(face).name));
}

function score(what: string): string {
  const known = PLACES.find((name) => name === what);
  return known === undefined ? what : `${places[known].charAt(0).toUpperCase()}${places[known].slice(1)}`;
}

export const de: Words<CityState, CityMove, CityHappening> = {
  title: 'City Under the Mountain',
  variants: {},
  rules: [
    ...sections,
    ...CHANCE.map(({ key }) => ({ key, title: chance[key].name, text: `${chance[key].text} ${chance[key].more}` })),
  ],
  families: familiesOf({ chance: 'Chancenkarten', company: 'Gesellschaften', field: 'Felder des Plans' }),
  ...lookUp(labels),
  card,
  sprite,
  prompt,
  move,
  news,
  reason,
  score,
};
