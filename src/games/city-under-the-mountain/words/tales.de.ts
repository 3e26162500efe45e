/** What was done, in German. */
import { german } from '../../../engine/persons';
import type { CompanyKey } from '../cards/companies';
import type { Paid } from '../rules/state';
import { chance, coins, companies, places, some } from './names.de';
import type { Find, Tales } from './tales';

const { does, whose, Whose } = german;

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1) ?? ''}`;

/** Companies stand in quotation marks, so that no case has to agree with them. */
const firm = (key: CompanyKey): string => `„${companies[key].name}“`;
const firms = (keys: readonly CompanyKey[]): string => list(keys.map(firm));

const FINDS: Readonly<Record<Find, string>> = {
  dwarf: 'einen Zwerg',
  safe: 'ein Schließfach',
  chest: 'eine Schatztruhe',
};

const why = ({ place, dwarves, crew, interns, halves }: Paid): string => {
  const rate = halves === 4 ? 'zu je 2 Münzen' : halves === 2 ? 'zu je 1 Münze' : 'mit 1 Münze für je zwei';
  return `${places[place]}, ${some(dwarves + crew + interns, 'Zwerg', 'Zwerge')} ${rate}`;
};

/** What German says of deeds. */
export const tales: Tales = {
  dug: (who, company, fields, find, isOvertime) => {
    const digs = isOvertime
      ? `${does(who, 'machst', 'macht')} Überstunden für ${firm(company)} auf ${list(fields)}`
      : `${does(who, 'gräbst', 'gräbt')} für ${firm(company)} auf ${list(fields)}`;
    return `${digs}${find === null ? '' : ` und ${who.isYou ? 'findest' : 'findet'} ${FINDS[find]}`}.`;
  },
  secret: (who, company, field) =>
    `${does(who, 'gräbst', 'gräbt')} für ${firm(company)} einen Geheimgang nach ${field}.`,
  nowhere: (who) => `${does(who, 'gräbst', 'gräbt')} in diesem Zug nicht.`,
  dwarf: (who) => `${does(who, 'bekommst', 'bekommt')} einen Zwerg dazu.`,
  rescued: () => 'Alle bekommen einen Zwerg dazu.',
  snatched: (who, from) => `${Whose(who, 'dein')} Cthulhu schnappt ${german.toWhom(from)} den Zwerg weg!`,
  drew: (who, card) => `${does(who, 'ziehst', 'zieht')} „${chance[card].name}“.`,
  effect: (card) => chance[card].text,
  noCards: () => 'Es ist keine Chancenkarte mehr da.',
  keepers: (who) =>
    `${does(who, 'sagst', 'sagt')} „${chance['finders-keepers'].name}“ an: Gold bringt in diesem Zug niemandem sonst etwas ein.`,
  caveIn: (who, buried) =>
    buried.length === 0
      ? `${does(who, 'spielst', 'spielt')} einen Einsturz.`
      : `Einsturz! ${does(who, 'verschüttest', 'verschüttet')} ${firms(buried)}.`,
  tookOff: (who, owner, company) =>
    `${does(who, 'nimmst', 'nimmt')} einen Stein von ${firm(company)} von ${whose(owner, 'deinem')} Einsturz.`,
  cleared: (owner) => `${Whose(owner, 'dein')} Einsturz ist weggeräumt.`,
  dropped: (who, card) => `${does(who, 'legst', 'legt')} „${chance[card].name}“ ab.`,
  gold: (who, company, left) =>
    `${does(who, 'findest', 'findet')} Gold für ${firm(company)}! ${left === 0 ? 'Es war das letzte.' : `Noch ${left}.`}`,
  paid: (who, paid) => `${does(who, 'bekommst', 'bekommt')} ${coins(paid.coins)}: ${why(paid)}.`,
  unpaid: (who, paid) =>
    `${coins(paid.coins)} ${paid.coins === 1 ? 'entgeht' : 'entgehen'} ${german.toWhom(who)}: „${chance['finders-keepers'].name}“.`,
  invested: (who, taken) =>
    `${does(who, 'nimmst', 'nimmt')} ${taken.length === 1 ? 'einen Anteil' : 'Anteile'} an ${firms(taken)}.`,
  stocked: (who, taken) =>
    `${does(who, 'nimmst', 'nimmt')} ${taken.length === 1 ? 'einen Anteil' : 'Anteile'} an ${firms(taken)} auf die Börse.`,
  exchanged: (who, from, to) =>
    `${does(who, 'tauschst', 'tauscht')} einen Anteil an ${firm(from)} gegen einen an ${firm(to)}.`,
  ended: (because) =>
    because === 'gold'
      ? 'Alles Gold ist gefunden: Das Spiel ist aus!'
      : 'Eine ganze Runde lang konnte niemand einen Stein legen: Das Spiel ist aus!',
};
