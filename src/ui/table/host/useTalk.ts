import { useMemo, useState } from 'react';
import type { Happening } from '../../../engine/game';
import type { Show } from '../../../engine/show';
import { useLanguage } from '../../../i18n/language';
import type { Look } from '../../../table/look';
import { useSettings } from '../../settings';
import { talkDue } from './talkDue';
import { peopleAt } from './useCouncil';

/** A talk between two turns. */
export interface Talk {
  readonly isOn: boolean;
  readonly close: () => void;
}

/** Whether somebody is about to begin their turn, and nobody has looked at a hand for it yet. */
const isBetween = ({ screen, isFlat, wanted, decider, laid, phase, bots }: Look): boolean =>
  phase === 'activity' &&
  bots[decider] === null &&
  (isFlat
    ? laid === -1 && (screen === 'choose' || (screen === 'result' && wanted === decider))
    : screen === 'curtain' && wanted === decider);

/**
 * Stops a game of hidden roles every few turns, if several people want to talk then. It is made of what all have seen, so it
 * is there again when the game is opened anew, and gone with the next turn.
 */
export function useTalk(show: Show, look: Look, log: readonly Happening[], names: readonly string[]): Talk {
  const { council, talks } = useSettings().settings;
  const words = show.words[useLanguage()];
  const isWanted =
    council !== 'off' && talks === 'turns' && show.film !== undefined && peopleAt(look).length > 1 && isBetween(look);
  const turns = useMemo(
    () => (isWanted ? (words.trail?.(log, names) ?? []).map(({ length }) => length) : null),
    [isWanted, words, log, names],
  );
  const now = turns === null ? '' : `${look.round} ${turns.join()}`;
  const [over, setOver] = useState('');
  const isOn = turns !== null && over !== now && talkDue(turns, look.bots, look.decider);
  return { isOn, close: () => setOver(now) };
}
