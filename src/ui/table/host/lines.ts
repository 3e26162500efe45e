/** What the Foreman says: words that stand on the screen as well, out of what everybody knows. */
import type { Happening, Move, Standing, State } from '../../../engine/game';
import type { Deed, Words } from '../../../engine/show';
import type { speaker } from '../../../i18n/speaker';
import type { Cue } from '../../../table/foreman';

export type Hosted = {
  text: ReturnType<typeof speaker>;
  words: Words<State, Move, Happening>;
  names: readonly string[];
  /** The view of the onlooker: he is given no other. */
  view: State;
  /** The people who have never played this game here. */
  newcomers: readonly string[];
  /** The deed that is being told. */
  deed: Deed | undefined;
  /** Whether the phone lies flat: whoever is to look holds their cards, and nobody takes the phone. */
  isFlat: boolean;
  /** The count, once the game is over. */
  standings: readonly Standing[];
  /** What it is counted in. */
  counted: string;
};

/** So many ways there are to call somebody up. */
const WAYS = ['foreman.turn.0', 'foreman.turn.1', 'foreman.turn.2'] as const;

/** The sentences that belong to a cue, in the order in which they are said. */
export function linesOf(cue: Cue, hosted: Hosted): readonly string[] {
  const { text, words, names, view, deed } = hosted;
  switch (cue.about) {
    case 'turn':
      return [...(cue.isFirst ? welcome(hosted) : []), calledUp(cue, hosted)];
    case 'moment':
      return deed ? [deed.line, ...deed.parts.map(({ line }) => line)] : [];
    case 'call':
      return [...(words.ladder?.(view, names, -1) ?? []).slice(-1).map(({ line }) => line), text('table.call')];
    case 'asks':
      return [words.prompt(view, names, -1)];
    case 'end':
      return victory(hosted);
  }
}

/** Whoever is new is told about a first turn. */
function welcome({ text, words, newcomers }: Hosted): readonly string[] {
  const hello = text('foreman.first', { game: words.title });
  if (newcomers.length === 0) return [hello];
  const key = newcomers.length === 1 ? 'foreman.new.one' : 'foreman.new';
  return [hello, text(key, { names: newcomers.join(', ') }), ...words.firstTurn];
}

function calledUp({ seat, nth, isNight }: Cue, { text, words, names, view, isFlat }: Hosted): string {
  const name = names[seat] ?? '';
  // Where nothing is hidden the prompt has the name already.
  if (nth === -1) return words.prompt(view, names, -1);
  if (isNight && isFlat) return `${text('foreman.night', { name })} ${text('flat.hold', { name })}`;
  return isNight ? text('foreman.night', { name }) : text(WAYS[nth % WAYS.length] ?? WAYS[0], { name });
}

function victory({ text, words, names, standings, counted }: Hosted): readonly string[] {
  const winners = standings.flatMap(({ rank, seat }) => (rank === 1 ? [names[seat] ?? ''] : []));
  return [
    `${text(winners.length === 1 ? 'table.winner' : 'table.winners', { names: winners.join(', ') })}.`,
    `${words.amount({ of: counted, count: standings[0]?.points ?? 0 })}.`,
  ];
}
