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
  readonly votes: Votes | null;
  readonly close: (votes: Votes | null) => void;
}

/** Holds a council before the masks fall, if several people want one. It is for honour: the rules never hear of it. */
export function useCouncil({ bots, holder }: Look, deed: Deed | undefined): Council {
  const { council } = useSettings().settings;
  const [held, setHeld] = useState<{ readonly deed: Deed | undefined; readonly votes: Votes | null } | null>(null);
  const isShared = holder === -1 && bots.filter((bot) => bot === null).length > 1;
  const isWanted = council !== 'off' && isShared && deed?.ceremony === 'unmasking';
  const isHeld = held !== null && held.deed === deed;
  const close = useCallback((votes: Votes | null) => setHeld({ deed, votes }), [deed]);
  return { isOn: isWanted && !isHeld, votes: isHeld ? held.votes : null, close };
}
