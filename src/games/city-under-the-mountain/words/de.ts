/** City Under the Mountain auf Deutsch. */
import type { Seat } from '../../../engine/game';
import { lookUp } from '../../../engine/labels';
import { german, personsFor, type Person } from '../../../engine/persons';
import type { CardWords, Reason, RuleWords, Sprite, Words } from '../../../engine/show';
import { fieldName } from '../rules/board';
import { CHANCE, CHANCE_EDITION } from '../cards/rows';
import { boxOf, faceKey } from '../cards/faces';
import { COMPANIES, companyKey } from '../cards/companies';
import { familiesOf } from '../cards/families';
import type { FateKey } from '../bots/fates';
import type { Motive } from '../bots/motives';
import { labels } from './labels.de';
import { chance, coins, companies, lands, places, reckoning, some } from './names.de';
import { tales } from './tales.de';
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
    text: 'Ein bedecktes Symbol wirkt sofort. Zwerg: Ein Zwerg kommt dazu. Schließfach: ein Anteil an einer beliebigen Gesellschaft. Schatztruhe: eine Chancenkarte ziehen und zeigen; ist der Stapel leer, wird die Ablage gemischt. Gold: Es bringt Münzen nach den Anteilen an der Gesellschaft.',
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
    text: `Es gibt insgesamt ${boxOf(CHANCE_EDITION).faces.length}. Behaltene Karten liegen offen aus und dürfen schon in dem Zug benutzt werden, in dem sie gezogen wurden.`,
  },
  {
    key: 'secrets',
    title: 'Offen und geheim',
    text: 'Alles liegt offen: Steine, Anteile, Münzen, Zwerge und behaltene Karten. Nur die Reihenfolge der Chancenkarten kennt niemand. Wer beginnt, wird ausgelost oder vor dem Spiel bestimmt; gespielt wird im Uhrzeigersinn.',
  },
  {
    key: 'end',
    title: 'Das Ende',
    text: 'Das Spiel endet, wenn das letzte Gold bedeckt und ausgezahlt ist. Es endet auch, wenn eine ganze Runde lang niemand einen Stein gelegt hat, weil niemand konnte; wird am Ende dieser Runde ein Stein von einem Einsturz genommen und damit wieder einer möglich, geht es weiter. Die meisten Münzen gewinnen; bei Gleichstand mehr Zwerge; sonst wird der Sieg geteilt.',
  },
];

/** Why a bot would do it. */
const motives: Readonly<Record<Motive | FateKey, (company: string, count: number) => string>> = {
  goldMost: (_, count) => `Dieses Gold bringt ${coins(count)} ein; alle anderen bekommen weniger.`,
  goldPays: (_, count) => `Dieses Gold bringt ${coins(count)} ein.`,
  digDwarf: () => 'Ein Zwerg mehr zählt bei jeder Auszahlung.',
  digSafe: () => 'Ein Schließfach ist ein Anteil umsonst.',
  digChest: () => 'Hier wird eine Chancenkarte gezogen.',
  towardsGold: (_, count) =>
    `Von hier ${count === 1 ? 'fehlt noch ein Stein' : `fehlen noch ${count} Steine`} bis zum nächsten Gold.`,
  companyGold: (company, count) =>
    `${company} kann in diesem Zug Gold erreichen: ${coins(count)} für den, der es jetzt gräbt.`,
  companyDwarf: (company) => `${company} kann in diesem Zug einen Zwerg erreichen.`,
  companySafe: (company) => `${company} kann in diesem Zug ein Schließfach erreichen.`,
  companyChest: (company) => `${company} kann in diesem Zug eine Schatztruhe erreichen.`,
  investPays: (company) => `${company} ist nah am Gold, und mit einem Anteil mehr bringt es mehr ein.`,
  investNear: (company) => `${company} ist nah am Gold.`,
  bound: () => 'Mit einer Gewerkschaft lässt sich kein Anteil tauschen.',
  giveIdle: (company) => `Gold von ${company} bringt zurzeit auch mit einem Anteil weniger gleich viel ein.`,
  blockRival: (company) => `Gold von ${company} brächte jemand anderem mehr ein.`,
  freeOwn: (company) => `Gold von ${company} bringt niemandem so viel ein wie dem, der hier entscheidet.`,
  leaveBlocked: () => 'Gold dieser Gesellschaften brächte jemand anderem mehr ein.',
  keepersPay: (company) => `${company} kann in diesem Zug Gold erreichen, das auch anderen etwas einbrächte.`,
  willBePaid: (company) => `Gold von ${company} zahlt bald aus.`,
  rivalIsPaid: (company) => `Gold von ${company} zahlt bald jemand anderem etwas aus.`,
  willGainDwarf: () => 'Bald kommt ein Zwerg dazu.',
  rivalGainsDwarf: () => 'Bald kommt bei jemand anderem ein Zwerg dazu.',
  willInvest: (company) => `Bald kommt ein Anteil an ${company} dazu.`,
  willDraw: () => 'Bald wird eine Chancenkarte gezogen.',
  looksBest: () => 'Auch nach gründlichem Nachdenken fand sich nichts Besseres.',
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

const gems = (count: number): string => some(count, 'Stein', 'Steine');
/** Eine Gesellschaft oder Karte im Satz: Ihr Name steht in Anführungszeichen. */
const quoted = (name: string): string => `„${name}“`;
const company = (number: number): string => quoted(companies[companyKey(number)].name);
const topOf = (view: CityState): CityFrame | undefined => view.stack[view.stack.length - 1];

const { does } = german;

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

/** Was zusammen genommen wird, oder was davon noch fehlt. */
const investments = (count: number): string =>
  count === 1 ? '1 Anteil an einer anderen Gesellschaft' : `${count} Anteile an verschiedenen Gesellschaften`;

/** Was jemand tun muss: „Wähle“, „Anna wählt“. */
const must = ({ isYou, name }: Person, you: string, they: string): string => (isYou ? you : `${name} ${they}`);

function prompt(view: CityState, names: readonly string[], eye: Seat | -1): string {
  const frame = topOf(view);
  if (frame === undefined) return 'Das Spiel ist zu Ende.';
  const who = personsFor(names, eye)(view.turn);
  switch (frame.kind) {
    case 'company':
      return canAnyDig(view, supplyOf(view))
        ? who.isYou
          ? `Du bist dran: Für welche Gesellschaft gräbst du? ${gems(view.left)} in diesem Zug.`
          : `${who.name} wählt die Gesellschaft, die gräbt: ${gems(view.left)} in diesem Zug.`
        : `${does(who, 'kannst', 'kann')} jetzt keinen Stein legen und ${who.isYou ? 'darfst' : 'darf'} noch eine Chancenkarte nutzen.`;
    case 'field':
      return fieldPrompt(view, who);
    case 'secretField':
      return `${must(who, 'Wähle', 'wählt')} ein Gefahrenfeld für den Geheimgang.`;
    case 'secretGem':
      return `${must(who, 'Wähle', 'wählt')}, wessen Stein auf ${fieldName(frame.field)} kommt.`;
    case 'caveIn':
      return `${must(who, 'Wähle', 'wählt')} die ${view.onCard[frame.card * 2] === -1 ? 'erste' : 'zweite'} Gesellschaft für den Einsturz.`;
    case 'safe':
      return `${must(who, 'Du hast ein Schließfach gefunden: Nimm', 'hat ein Schließfach gefunden und nimmt')} einen Anteil.`;
    case 'stock':
      return `${must(who, 'Nimm', 'nimmt')} für die Börse ${investments(view.onCard[frame.card * 2] === -1 ? 2 : 1)}.`;
    case 'founding':
      return `${must(who, 'Nimm', 'nimmt')} ${investments(countLeft(frame.taken))}.`;
    case 'exchange':
      return isBound(view)
        ? `${does(who, 'darfst', 'darf')} die Gewerkschaft ablegen; solange sie ausliegt, wird nichts getauscht.`
        : `${does(who, 'darfst', 'darf')} einen Anteil tauschen.`;
    case 'exchangeTo':
      return `${must(who, 'Tausche', 'tauscht')} einen Anteil an ${company(frame.from)} gegen einen an einer anderen Gesellschaft.`;
    case 'takeOff':
      return `${does(who, 'darfst', 'darf')} einen Stein vom Einsturz nehmen.`;
    case 'turn':
    case 'dig':
    case 'invest':
    case 'after':
      return `${must(who, 'Du bist dran', 'ist am Zug')}.`;
  }
}

function fieldPrompt(view: CityState, who: Person): string {
  if (view.pair) return `${does(who, 'musst', 'muss')} den nächsten Stein auf einen anderen Tunneleingang legen.`;
  if (view.left > 0) return `${does(who, 'gräbst', 'gräbt')} für ${company(view.company)}: noch ${gems(view.left)}.`;
  const tokens = tokensOf(view, view.turn);
  if (tokens > 0)
    return `${does(who, 'darfst', 'darf')} mit Überstunden für ${company(view.company)} weitergraben: noch ${some(tokens, 'Marke', 'Marken')}.`;
  return `${does(who, 'darfst', 'darf')} noch eine Chancenkarte nutzen.`;
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
      return 'Graben beenden';
    case 'keep':
      return 'Alle Anteile behalten';
    case 'leave':
      return 'Den Einsturz lassen, wie er ist';
  }
}

function news(event: CityHappening, names: readonly string[], eye: Seat | -1): string | null {
  if (event.what === 'ended') {
    return event.because === 'gold'
      ? 'Alles Gold ist gefunden: Das Spiel endet.'
      : 'Eine ganze Runde lang konnte niemand einen Stein legen: Das Spiel endet.';
  }
  const person = personsFor(names, eye);
  const who = person(event.seat);
  switch (event.what) {
    case 'turn':
      return `${does(who, 'bist', 'ist')} am Zug, mit ${event.gems === 1 ? 'einem Stein' : `${event.gems} Steinen`}.`;
    case 'company':
      return `${does(who, 'gräbst', 'gräbt')} für ${company(event.company)}.`;
    case 'dug':
      return `${does(who, 'gräbst', 'gräbt')} auf ${covered(event.field, event.land)}.`;
    case 'overtime':
      return `${does(who, 'gibst', 'gibt')} eine Überstundenmarke aus und ${who.isYou ? 'gräbst' : 'gräbt'} auf ${covered(event.field, event.land)}.`;
    case 'secret':
      return `${does(who, 'öffnest', 'öffnet')} auf ${fieldName(event.field)} einen Geheimgang für ${company(event.company)}.`;
    case 'nowhere':
      return `${does(who, 'gräbst', 'gräbt')} in diesem Zug nicht.`;
    case 'dwarf':
      return `${does(who, 'bekommst', 'bekommt')} einen Zwerg dazu.`;
    case 'snatched':
      return tales.snatched(who, person(event.from));
    case 'rescued':
      return 'Alle bekommen einen Zwerg dazu.';
    case 'drew':
      return `${does(who, 'ziehst', 'zieht')} ${cardName(event.face)}.`;
    case 'noCards':
      return 'Es gibt keine Chancenkarte mehr zu ziehen.';
    case 'reshuffled':
      return 'Die Ablage wird zu einem neuen Stapel gemischt.';
    case 'keepers':
      return `${does(who, 'sagst', 'sagt')} „Wer’s findet, behält’s“ an: Gold bringt in diesem Zug niemandem sonst etwas ein.`;
    case 'caveIn':
      return `${does(who, 'spielst', 'spielt')} „Einsturz“.`;
    case 'blocked':
      return `${company(event.company)} ist verschüttet und kann nicht graben.`;
    case 'tookOff':
      return tales.tookOff(who, person(event.owner), companyKey(event.company));
    case 'cleared':
      return tales.cleared(who);
    case 'dropped':
      return `${does(who, 'legst', 'legt')} ${cardName(event.face)} ab.`;
    case 'gold':
      return `${does(who, 'findest', 'findet')} Gold für ${company(event.company)}! Goldfelder übrig: ${event.goldLeft}.`;
    case 'paid':
      return `${who.isYou ? 'Du' : who.name}: ${reckoning(event)}.`;
    case 'unpaid':
      return `${does(who, 'gehst', 'geht')} leer aus (sonst ${coins(event.coins)}): „Wer’s findet, behält’s“.`;
    case 'invested':
      return `${does(who, 'nimmst', 'nimmt')} einen Anteil an ${company(event.company)}.`;
    case 'stocked':
      return `${does(who, 'nimmst', 'nimmt')} einen Anteil an ${company(event.company)} für die Börse.`;
    case 'exchanged':
      return `${does(who, 'tauschst', 'tauscht')} einen Anteil an ${company(event.from)} gegen einen an ${company(event.to)}.`;
    case 'discarded':
    case 'kept':
    case 'left':
      return null;
  }
}

function reason({ because, card: face, count = 0 }: Reason): string {
  const lines: Readonly<Record<string, (company: string, count: number) => string>> = { ...reasons, ...motives };
  return (lines[because] ?? reasons.otherChoice)(face === undefined ? '' : quoted(card(face).name), count);
}

function score(what: string): string {
  if (what === 'advance') return 'Vorschuss';
  const known = PLACES.find((name) => name === what);
  return known === undefined ? what : `${places[known].charAt(0).toUpperCase()}${places[known].slice(1)}`;
}

export const de: Words<CityState, CityMove, CityHappening> = {
  title: cover.de.name,
  firstTurn: [
    'In deinem Zug wählst du eine der acht Gesellschaften und legst ihre Steine auf freie Felder, jeden neben einen, den sie schon hat.',
    'Was ein Stein verdeckt, wirkt sofort, und Gold bringt Münzen für den größten und den zweitgrößten Anteil an dieser Gesellschaft.',
    'Nach deinem ersten Graben nimmst du vier Anteile verschiedener Gesellschaften, also grabe, wo du verdienen willst.',
  ],
  variants: {
    advance: {
      name: 'Hausregel: Vorschuss',
      line: 'Zu fünft gibt es vor dem Spiel Münzen: 2 für den ersten Platz, 4 für den vierten und 6 für den letzten. Diese Plätze gewinnen sonst am seltensten.',
    },
  },
  rules: [
    ...sections,
    ...CHANCE.map(({ key }) => ({ key, title: chance[key].name, text: `${chance[key].text} ${chance[key].more}` })),
  ],
  signs: LANDS.flatMap((land) => (land === 'empty' ? [] : [{ sign: LAND_SIGNS[land], ...card(land) }])),
  families: familiesOf({ chance: 'Chancenkarten', company: 'Gesellschaften', field: 'Felder des Plans' }),
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
