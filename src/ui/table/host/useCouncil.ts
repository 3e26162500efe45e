import { useCallback, useState } from 'react';
import type { Seat } from '../../../engine/game';
import type { Deed } from '../../../engine/show';
import type { Look } from '../../../table/look';
import { useSettings } from '../../settings';

/** Whom each of the people trusts least. */
export type Votes = ReadonlyMap<Seat, Seat>;

/** What people say before masks fall: whether they are asked now, and what they have said. */
export interface Council {
  readonly isOn: boolean;
  /** Who votes now; −1 while they talk, and when it is over. */
  readonly voter: Seat | -1;
  readonly votes: Votes | null;
  /** The talk is over and the vote begins; somebody has voted; nobody wants to. */
  readonly poll: () => void;
  readonly vote: (suspect: Seat) => void;
  readonly close: () => void;
}

interface Held {
  readonly deed: Deed | undefined;
  /** Those who have voted; null while people talk. */
  readonly votes: Votes | null;
  readonly isOver: boolean;
}

/** The seats of people. */
export const peopleAt = ({ bots }: Pick<Look, 'bots'>): readonly Seat[] =>
  bots.flatMap((bot, seat) => (bot === null ? [seat] : []));

/** Holds a council before the masks fall, if several people want one. It is for honour: the rules never hear of it. */
export function useCouncil({ bots, holder }: Pick<Look, 'bots' | 'holder'>, deed: Deed | undefined): Council {
  const { council } = useSettings().settings;
  const [kept, setHeld] = useState<Held | null>(null);
  const held = kept?.deed === deed ? kept : null;
  const people = peopleAt({ bots });
  const isWanted = council !== 'off' && holder === -1 && people.length > 1 && deed?.ceremony === 'unmasking';
  const isOn = isWanted && held?.isOver !== true;
  const votes = held?.votes ?? null;
  const voter = isOn && votes ? (people[votes.size] ?? -1) : -1;
  const poll = useCallback(() => setHeld({ deed, votes: new Map(), isOver: false }), [deed]);
  const close = useCallback(() => setHeld({ deed, votes: null, isOver: true }), [deed]);
  const vote = (suspect: Seat): void => {
    const now = new Map(votes).set(voter, suspect);
    setHeld({ deed, votes: now, isOver: now.size >= people.length });
  };
  return { isOn, voter, votes: held?.isOver === true ? votes : null, poll, vote, close };
}
