/** Das Spiel auf Deutsch: the game in German. */
import { faceOf, sizeOf, type Card } from '../../../engine/cards';
import { isOpen, pieceAt, SIDES, type Open } from '../../../engine/grid';
import type { Seat } from '../../../engine/game';
import { lookUp } from '../../../engine/labels';
import { german, personsFor } from '../../../engine/persons';
import type { RuleWords, Words } from '../../../engine/show';
import type { FateKey } from '../bots/fates';
import type { Motive } from '../bots/motives';
import { isKey, PRINT, type Printed, toolBit } from '../cards/faces';
import { type CardKey, type Tool, TOOLS } from '../cards/rows';
import { familiesOf } from '../cards/families';
import { against } from './against';
import { legend } from './legend';
import { labels } from './labels.de';
import { cardWordsIn } from './cards';
import { at, capital, GOAL_NAMES, list, NAMES, number, place, TOOL_NAMES } from './names.de';
import { tales } from './tales.de';
import { asking } from './sure';
import { telling } from './telling';
import { trailing } from './trail';
import { goalAt } from '../rules/maze';
import type { Because } from '../show/reasons';
import { HANDED, handOf, type SaboteurMove, type SaboteurNews, type SaboteurState } from '../rules/state';
import { cover } from '../cover';

const { does, whom, whose } = german;

const SIDE_NAMES = ['oben', 'rechts', 'unten', 'links'] as const;
const sidesOf = (open: Open): string =>
  list(SIDES.filter((side) => isOpen(open, side)).map((side) => SIDE_NAMES[side]));

const goalName = (goal: number): string => `${GOAL_NAMES[goal] ?? ''} Ziel`;

/** Names stand in quotation marks, so that no case and no article has to agree with them. */
const faceName = (face: number): string => {
  const printed = PRINT[face];
  return printed === undefined ? 'eine verdeckte Karte' : `„${NAMES[printed.key]}“`;
};

const plainName = (face: number): string => faceName(face).replace(/[„“]/g, '');

/** What is written on roles. */
const WISHES: Readonly<Partial<Record<CardKey, string>>> = {
  miner: 'Will den Goldschatz',
  saboteur: 'Will, dass es scheitert',
};

function pathText({ open, turned, through }: Printed): string {
  const ways = `Offen ${sidesOf(open)}${open === turned ? '' : `; auf dem Kopf offen ${sidesOf(turned)}`}.`;
  return through
    ? `${ways} Die Öffnungen sind innen verbunden.`
    : `${ways} Von einer Öffnung zur anderen führt kein Weg.`;
}

const toolsOf = ({ tools }: Printed): Tool[] => TOOLS.filter((tool) => (tools & toolBit(tool)) !== 0);

function cardText(printed: Printed): string {
  const tools = list(toolsOf(printed).map((tool) => TOOL_NAMES[tool])).replace(' und ', ' oder ');
  switch (printed.family) {
    case 'start':
      return 'Die Leiter in den Stollen. Sie ist nach allen vier Seiten offen und bleibt immer liegen.';
    case 'goal':
      return printed.key === 'treasure'
        ? 'Das Gold. Wer es mit dem Start verbindet, beendet die Runde; die Goldsucher gewinnen sie.'
        : `Nichts als Stein. ${pathText(printed)} Von hier kann der Weg weitergehen.`;
    case 'path':
      return pathText(printed);
    case 'map':
      return 'Ein verdecktes Ziel ansehen, allein und geheim.';
    case 'rockfall':
      return 'Eine Wegekarte aus dem Stollen nehmen. Start und Ziele bleiben.';
    case 'break':
      return `Wird vor jemanden gelegt, vor dem noch keine kaputte ${tools} liegt. Solange sie dort liegt, legt diese Person keine Wege.`;
    case 'fix':
      return `Nimmt eine kaputte ${tools} weg, die vor einem selbst oder vor anderen liegt.${tools.includes(' oder ') ? ' Nur eine von beiden.' : ''}`;
    case 'nugget':
      return `Zählt am Ende des Spiels ${printed.gold} Gold.`;
    case 'role':
      return printed.key === 'saboteur'
        ? 'Gewinnt die Runde, wenn der Goldschatz nicht erreicht wird.'
        : 'Gewinnt die Runde, wenn ein Weg vom Start zum Goldschatz führt.';
  }
}

const RULES: readonly RuleWords[] = [
  {
    key: 'aim',
    title: 'Worum es geht',
    text: 'Goldsucher treiben einen Stollen vom Start auf drei verdeckte Ziele zu; eines davon ist der Goldschatz. Saboteure unter ihnen wollen, dass der Stollen scheitert. Die Rollen sind geheim. Gespielt werden drei Runden; das meiste Gold gewinnt.',
  },
  {
    key: 'roles',
    title: 'Rollen',
    text: 'In jeder Runde bekommen alle eine Rollenkarte und sehen sie geheim an; eine bleibt übrig, und niemand sieht sie an. Saboteure und Goldsucher im Stapel: zu dritt 1 und 3, zu viert 1 und 4, zu fünft 2 und 4, zu sechst 2 und 5, zu siebt 3 und 5, zu acht 3 und 6, zu neunt 3 und 7, zu zehnt 4 und 7. Weil eine Karte übrig bleibt, fehlt davon in jeder Runde ein Saboteur oder ein Goldsucher.',
  },
  {
    key: 'table',
    title: 'Der Tisch',
    text: 'Die Startkarte liegt offen. Acht Spalten östlich liegen die drei Ziele verdeckt, dazwischen je ein leeres Feld. Der Stollen darf in jede Richtung darüber hinauswachsen. Die übrigen 40 Wegekarten und die 27 Aktionskarten bilden den Nachziehstapel. Handkarten: 6 bei 3 bis 5 Personen, 5 bei 6 oder 7, 4 bei 8 bis 10. Wer beginnt, wird beim ersten Mal ausgelost oder bestimmt.',
  },
  {
    key: 'turn',
    title: 'Ein Zug',
    text: 'Wer am Zug ist, legt eine Wegekarte, spielt eine Aktionskarte oder passt. Danach wird eine Karte nachgezogen, solange es welche gibt, und links geht es weiter.',
  },
  {
    key: 'paths',
    title: 'Wege legen',
    text: 'Eine Wegekarte muss neben einer anderen Karte liegen und zu allen Karten ringsum passen: Öffnung an Öffnung, Wand an Wand. Von ihr muss ein ununterbrochener Weg zum Start führen. Sie darf auf den Kopf gestellt, aber nie quer gelegt werden. Wie ein verdecktes Ziel aussieht, weiß niemand; zu ihm muss also nichts passen. Mit kaputtem Werkzeug legt man keine Wege.',
  },
  {
    key: 'dead-ends',
    title: 'Sackgassen',
    text: 'Die Öffnungen einer Sackgasse müssen passen wie alle anderen, aber kein Weg führt hindurch. Eine Karte, die nur an Sackgassen grenzt, hat keinen Weg zum Start, und eine Sackgasse erreicht kein Ziel.',
  },
  {
    key: 'goals',
    title: 'Ein Ziel erreichen',
    text: 'Erreicht ein ununterbrochener Weg vom Start ein verdecktes Ziel, wird es umgedreht und so gelegt, dass es sich zu der Karte öffnet, die es erreicht hat. Zu anderen Nachbarn muss es nicht passen; später gelegte Karten müssen zu ihm passen. Eine Karte kann mehrere Ziele erreichen: Alle werden umgedreht. Durch einen Stein kann der Weg weiterführen, deshalb wird nach jedem umgedrehten Ziel noch einmal nach den anderen gesehen. Der Goldschatz beendet die Runde; nach einem Stein geht sie weiter.',
  },
  {
    key: 'tools',
    title: 'Kaputtes Werkzeug',
    text: 'Eine kaputte Spitzhacke, Laterne oder Lore wird vor eine beliebige Person gelegt, auch vor einen selbst. Von jeder Sorte liegt höchstens eine vor einer Person. Solange eine dort liegt, darf diese Person keine Wege legen, aber alles andere tun.',
  },
  {
    key: 'mending',
    title: 'Reparieren',
    text: 'Heiles Werkzeug nimmt ein passendes kaputtes weg, das vor einem selbst oder vor anderen liegt; beide Karten werden abgelegt. Eine Karte mit zwei Werkzeugen repariert eines davon, nicht beide. Ohne passendes kaputtes Werkzeug kann sie nicht gespielt werden.',
  },
  {
    key: 'rockfall',
    title: 'Steinschlag',
    text: 'Eine Wegekarte wird aus dem Stollen genommen und abgelegt, nie aber der Start oder ein Ziel. Was abgeschnitten ist, bleibt liegen; daran darf nichts angelegt werden, bis wieder ein Weg vom Start dorthin führt. Die Lücke kann später gefüllt werden.',
  },
  {
    key: 'map',
    title: 'Schatzkarte',
    text: 'Ein verdecktes Ziel wird angesehen und zurückgelegt. Niemand sonst sieht es; man darf darüber sagen, was man will.',
  },
  {
    key: 'pass',
    title: 'Passen',
    text: 'Statt eine Karte zu spielen, darf man eine verdeckt ablegen. Wer keine Karten mehr hat, passt einfach.',
  },
  {
    key: 'end',
    title: 'Ende einer Runde',
    text: 'Eine Runde endet, wenn der Goldschatz erreicht ist oder wenn der Nachziehstapel leer ist und niemand mehr Karten hat. Dann werden alle Rollen aufgedeckt.',
  },
  {
    key: 'gold',
    title: 'Gold für die Goldsucher',
    text: 'Wurde der Goldschatz erreicht, werden so viele Goldkarten gezogen, wie Goldsucher mitspielen. Hat ein Goldsucher den letzten Weg gelegt, behält er geheim eine und gibt die übrigen nach rechts an den nächsten Goldsucher weiter, bis alle eine haben. Hat ein Saboteur den letzten Weg gelegt, beginnt der erste Goldsucher rechts von ihm. Was jemand behält, bleibt bis zum Ende des Spiels geheim.',
  },
  {
    key: 'pay',
    title: 'Gold für die Saboteure',
    text: 'Wurde der Goldschatz nicht erreicht, bekommt ein einzelner Saboteur 4 Gold, zwei oder drei bekommen je 3, vier je 2. Bezahlt wird offen aus dem Stapel, vom Startspieler der Runde aus nach links, mit möglichst wenigen Goldkarten und den größeren zuerst; geht der Betrag nicht auf, mit dem nächstkleineren. Danach wird der Stapel gemischt. Gab es keinen Saboteur, bekommt niemand etwas.',
  },
  {
    key: 'next-round',
    title: 'Die nächste Runde',
    text: 'Rollen, Ziele, Wege, Aktionen und die übrigen Goldkarten werden neu gemischt. Links von der Person, die den letzten Weg gelegt hat, beginnt die nächste Runde; hat niemand einen gelegt, links von der Person, die zuletzt begonnen hat.',
  },
  {
    key: 'secrets',
    title: 'Offen und geheim',
    text: 'Geheim sind Rollen, Handkarten, die Ziele, beim Passen abgelegte Karten und ausgesuchte Goldkarten. Wer eine Schatzkarte benutzt hat, kennt dieses Ziel für den Rest der Runde. Offen liegen Wege, kaputtes Werkzeug, gespielte Aktionen und was Saboteure ausgezahlt bekommen; auch wie viele Karten jeder hält, sehen alle.',
  },
  {
    key: 'winning',
    title: 'Sieg',
    text: 'Nach drei Runden zählen alle ihr Gold. Das meiste Gold gewinnt; bei Gleichstand wird der Sieg geteilt.',
  },
];

/** Why a bot would do it. */
const MOTIVES: Readonly<Record<Motive | FateKey, string>> = {
  'path-reaches': 'Dieser Weg erreicht ein Ziel, unter dem der Schatz liegen kann.',
  'path-closer': 'Dieser Weg führt näher dorthin, wo der Schatz liegen kann.',
  'path-keeps': 'Dieser Weg macht die Strecke zum Schatz weder kürzer noch länger.',
  'path-seems': 'Dieser Weg bringt alle näher, wie man es von einem Goldsucher erwartet.',
  'path-blocks': 'Dieser Weg verlängert die Strecke zum Schatz.',
  'map-finds': 'Dort kann der Schatz liegen: Ein Blick verrät es.',
  'mend-self': 'Mit kaputtem Werkzeug lässt sich kein Weg legen.',
  'mend-other': 'Ist dieses Werkzeug wieder heil, kann diese Person wieder Wege legen.',
  'stop-other': 'Mit kaputtem Werkzeug kann diese Person keine Wege legen.',
  'clear-way': 'Ohne diese Karte ist die Strecke zum Schatz kürzer.',
  'cut-way': 'Ohne diese Karte ist die Strecke zum Schatz länger.',
  'most-gold': 'Von den übrigen Goldkarten ist keine mehr wert.',
  'goes-on': 'Das Spiel geht weiter.',
  'treasure-reached': 'Der Schatz ist bald erreicht.',
  'stone-reached': 'Bald ist ein Ziel erreicht, unter dem nur Stein liegt.',
  'tool-breaks': 'Bald geht eines der eigenen Werkzeuge kaputt.',
  'tool-mended': 'Das eigene Werkzeug ist bald wieder heil.',
  'round-ends': 'Die Runde endet bald ohne den Schatz.',
  'looks-best': 'Auch nach gründlichem Nachdenken fand sich nichts Besseres.',
};

const REASONS: Readonly<Record<Because, string>> = {
  over: 'Das Spiel ist zu Ende.',
  'other-turn': 'Jemand anders ist am Zug.',
  'other-choice': 'Zuerst ist etwas anderes zu entscheiden.',
  broken: 'Mit kaputtem Werkzeug vor sich kann niemand einen Weg legen.',
  'fits-nowhere': 'Dieser Weg passt nirgends in den Stollen, auch nicht gedreht.',
  'all-broken': 'Dieses Werkzeug ist schon bei allen kaputt.',
  'nothing-to-mend': 'Niemand hat kaputtes Werkzeug, das diese Karte repariert.',
  'nothing-laid': 'Es liegt keine Wegekarte, die weggenommen werden könnte.',
  'goals-up': 'Alle Ziele liegen schon offen.',
  'no-way': 'Vom Start führt kein ununterbrochener Weg hierher.',
  'no-fit': 'Die Öffnungen passen nicht zu den Karten ringsum, auch nicht gedreht.',
  occupied: 'Dort liegt schon eine Karte.',
  'broken-already':
    'Dieses Werkzeug ist dort schon kaputt, und von jeder Sorte liegt höchstens eines vor einer Person.',
  'tool-first': 'Dafür wird das kaputte Werkzeug selbst angetippt.',
  'not-broken': 'Dort ist kein Werkzeug kaputt, das diese Karte repariert.',
  'start-stays': 'Die Startkarte kann nicht weggenommen werden.',
  'goal-stays': 'Ein Ziel kann nicht weggenommen werden.',
  'goal-up': 'Dieses Ziel liegt schon offen für alle.',
  'only-goals': 'Mit einer Schatzkarte wird ein verdecktes Ziel angesehen.',
  'only-cells': 'Eine Wegekarte wird in den Stollen gelegt.',
  'only-players': 'Diese Karte wird auf eine Person gespielt.',
  'only-paths': 'Ein Steinschlag nimmt eine gelegte Wegekarte weg.',
  'card-first': 'Zuerst muss eine Handkarte gewählt werden.',
  'laid-first': 'Hausregel: Eine Sackgasse, die irgendwo passt, wird angelegt und nicht abgelegt.',
  'pass-first': 'Abgelegt wird beim Passen: Dafür gibt es eine eigene Taste.',
  'drawn-alone': 'Am Ende eines Zuges wird von selbst nachgezogen.',
  'gold-later': 'Goldkarten gibt es am Ende einer Runde, für einen Goldsucher nach dem anderen.',
  'role-hidden': 'Die Rollen werden am Ende der Runde aufgedeckt.',
  'gold-hidden': 'Gold bleibt bis zum Ende des Spiels geheim.',
};

function cardIn(view: SaboteurState, card: Card | undefined): string {
  return card === undefined ? 'eine Karte' : faceName(faceOf(view.cards, card));
}

function moveWords(view: SaboteurState, move: SaboteurMove, names: readonly string[], eye: Seat | -1): string {
  const person = personsFor(names, eye);
  switch (move.do) {
    case 'ready':
      return 'Rolle und Hand sind angesehen';
    case 'path':
      return `${cardIn(view, move.card)} ${at(move.cell)} legen${move.turned ? ', gedreht' : ''}`;
    case 'break':
      return `${cardIn(view, move.card)} vor ${whom(person(move.seat))} legen`;
    case 'fix':
      return `Mit ${cardIn(view, move.card)} ${whose(person(move.seat), 'deine')} ${TOOL_NAMES[move.tool]} reparieren`;
    case 'rockfall': {
      const piece = pieceAt(view.maze.grid, move.cell);
      return `Steinschlag auf ${cardIn(view, view.maze.card[piece])} ${at(move.cell)}`;
    }
    case 'map':
      return `Geheim ansehen: ${goalName(move.goal)}`;
    case 'pass':
      return move.card === undefined ? 'Ohne Karte passen' : `Passen und ${cardIn(view, move.card)} verdeckt ablegen`;
    case 'take':
      return `${cardIn(view, move.card)} behalten`;
    case 'clear':
      return `Den Tisch für Runde ${number(view.round + 1)} abräumen`;
  }
}

function promptWords(view: SaboteurState, names: readonly string[], eye: Seat | -1): string {
  const frame = view.stack[view.stack.length - 1];
  if (frame === undefined) return 'Das Spiel ist zu Ende.';
  const who = personsFor(names, eye)('seat' in frame ? frame.seat : -1);
  const { isYou, name } = who;
  switch (frame.kind) {
    case 'ready':
      return isYou
        ? 'Deine Rolle und deine Karten: nur für deine Augen.'
        : `Rolle und Handkarten von ${name}: nur für diese Augen.`;
    case 'turn':
      if (sizeOf(view.cards, handOf(frame.seat)) === 0) return tales.idle(who);
      if ((view.broken[frame.seat] ?? 0) !== 0)
        return `${does(who, 'hast', 'hat')} kaputtes Werkzeug: eine Aktion spielen oder passen.`;
      return isYou
        ? 'Du bist dran: Lege einen Weg, spiele eine Aktion oder passe.'
        : `${name} legt einen Weg, spielt eine Aktion oder passt.`;
    case 'gold':
      return isYou
        ? `Behalte eine von ${number(sizeOf(view.cards, HANDED))} Goldkarten und gib die anderen weiter.`
        : `${name} behält eine von ${number(sizeOf(view.cards, HANDED))} Goldkarten und gibt die anderen weiter.`;
    case 'clear':
      return `Runde ${number(view.round)} ist zu Ende. ${isYou ? 'Räume' : `${name} räumt`} den Tisch für die nächste ab.`;
    case 'round':
    case 'end':
      return 'Die Karten werden verteilt.';
  }
}

function newsWords(event: SaboteurNews, names: readonly string[], eye: Seat | -1): string | null {
  const person = personsFor(names, eye);
  const who = person('seat' in event ? event.seat : -1);
  switch (event.what) {
    case 'round':
      return `Runde ${number(event.round)} beginnt. ${does(who, 'fängst', 'fängt')} an.`;
    case 'role':
      return event.face < 0 ? null : `${does(who, 'bist', 'ist')} ${plainName(event.face)}.`;
    case 'dealt':
      return null;
    case 'laid':
      return `${does(who, 'legst', 'legt')} ${faceName(event.face)} ${at(event.cell)}${event.turned ? ', gedreht' : ''}.`;
    case 'reached':
      return `Erreicht: ${goalName(event.goal)} – ${plainName(event.face)}.`;
    case 'broke':
    case 'fixed':
      return tales[event.what](who, person(event.target), event.tool);
    case 'fell':
      return `${does(who, 'löst', 'löst')} einen Steinschlag auf ${faceName(event.path)} ${at(event.cell)} aus.`;
    case 'map':
      return `${does(who, 'siehst dir', 'sieht sich')} ein Ziel an: ${goalName(event.goal)}.`;
    case 'looked':
      return event.face < 0 ? null : `Gesehen: ${goalName(event.goal)} – ${plainName(event.face)}.`;
    case 'passed':
      return `${does(who, 'passt und legst', 'passt und legt')} ${event.face < 0 ? 'eine Karte' : faceName(event.face)} ab.`;
    case 'drew':
      return event.face < 0 ? null : `${does(who, 'ziehst', 'zieht')} ${faceName(event.face)}.`;
    case 'idle':
      return `${does(who, 'hast', 'hat')} keine Karten und passt.`;
    case 'over':
      return event.treasure
        ? `Der Goldschatz ist gefunden: Die Goldsucher gewinnen Runde ${number(event.round)}.`
        : `Runde ${number(event.round)} ist vorbei: Der Goldschatz bleibt im Fels.`;
    case 'unmasked':
      return event.seat < 0
        ? `Übrig blieb: ${plainName(event.face)}.`
        : `${does(who, 'warst', 'war')} ${plainName(event.face)}.`;
    case 'handed':
      return event.count === 1
        ? `${does(who, 'bekommst', 'bekommt')} die letzte Goldkarte.`
        : `${does(who, 'bekommst', 'bekommt')} ${number(event.count)} Goldkarten zur Wahl.`;
    case 'took':
      return `${does(who, 'behältst', 'behält')} ${event.face < 0 ? 'eine Goldkarte' : plainName(event.face)}.`;
    case 'paid':
      return `${does(who, 'bekommst', 'bekommt')} ${plainName(event.face)}.`;
    case 'unpaid':
      return 'Es gab keinen Saboteur: Niemand bekommt Gold.';
    case 'counted':
      return `${does(who, 'hast', 'hat')} ${event.gold} Gold.`;
  }
}

const cardWords = cardWordsIn({
  hidden: { name: 'Verdeckte Karte', text: 'Was darauf ist, weiß hier niemand.', rule: 'aim' },
  names: NAMES,
  details: / (oben|rechts|nach vier)\b.*$/,
  wishes: WISHES,
  text: cardText,
});

/** Everything the table says in German. */
export const de: Words<SaboteurState, SaboteurMove, SaboteurNews> = {
  title: cover.de.name,
  firstTurn: [
    'Insgeheim bist du Goldsucher und willst an den Schatz, oder du bist Saboteur und willst, dass ihn niemand findet.',
    'In deinem Zug legst du eine Wegekarte, spielst eine Aktionskarte oder legst eine Karte weg, und dann ziehst du nach.',
    'Unter einer der drei Karten weit im Osten liegt der Schatz, und wem du auf dem Weg dorthin traust, der lügt vielleicht.',
  ],
  variants: {
    'more-roles': {
      name: 'Hausregel: neun Rollen',
      line: 'Zu sechst oder siebt sind sechs Goldsucher und drei Saboteure im Spiel. Drei oder zwei Karten bleiben übrig. Das gleicht aus: Unter Bots gewinnen die Goldsucher so die Hälfte der Runden, sonst zu sechst 65 % und zu siebt 42 %.',
    },
    'open-discards': {
      name: 'Hausregel: offen ablegen',
      line: 'Wer passt, legt offen ab, und alle sehen, was nicht gespielt wurde. Reine Geschmackssache: Stärker wird dadurch keine Seite.',
    },
    'dead-ends-laid': {
      name: 'Hausregel: kein Geständnis',
      line: 'Eine Sackgasse, die irgendwo passt, darf niemand ablegen: Auch Goldsucher legen ihre an, und so verrät sie niemanden. Geschmackssache: Zu sechst oder siebt gleichen erst neun Rollen die Seiten aus.',
    },
  },
  rules: RULES,
  signs: legend((face) => cardWords(face)),
  families: familiesOf({
    path: 'Wege',
    'dead-end': 'Sackgassen',
    goal: 'Start und Ziele',
    break: 'Kaputtes Werkzeug',
    fix: 'Heiles Werkzeug',
    other: 'Schatzkarte und Steinschlag',
    nugget: 'Goldkarten',
    role: 'Rollen',
  }),
  ...lookUp(labels),
  card: cardWords,
  sprite({ kind, face, x, y, turn }) {
    const name = isKey(face) ? NAMES[face] : '';
    const where = place(x, y);
    const goal = capital(goalName(goalAt(x, y)));
    switch (kind) {
      case 'spot':
        return face === 'open' ? `Offenes Ende, ${where}` : `Ohne Weg, ${where}`;
      case 'start':
        return name;
      case 'goal':
        return `${goal}: ${name === '' ? 'verdeckt' : name}${turn === 2 ? ', gedreht' : ''}`;
      case 'peeked':
        return `${goal}, verdeckt, angesehen: ${name}`;
      case 'cut-off':
        return `${name}${turn === 2 ? ', gedreht' : ''}, ${where}, abgeschnitten`;
      default:
        return `${name}${turn === 2 ? ', gedreht' : ''}, ${where}`;
    }
  },
  prompt: promptWords,
  move: moveWords,
  news: newsWords,
  tell: telling(tales),
  trail: trailing(newsWords),
  against: against('de'),
  sure: asking(tales),
  reason({ because, card }) {
    const lines: Readonly<Record<string, string>> = { ...REASONS, ...MOTIVES };
    const line = lines[because] ?? '';
    return card !== undefined && isKey(card) ? `${line} (${NAMES[card]})` : line;
  },
  score: (what) => `Goldkarten mit ${what.replace('gold-', '')} Gold`,
};
