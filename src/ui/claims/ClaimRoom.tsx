import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Claim, Puzzles } from '../../engine/claim';
import type { Game } from '../../engine/game';
import type { Show } from '../../engine/show';
import { work } from '../../table/claim';
import type { Page } from '../../table/claimBook';
import { seatsOf } from '../learn/places';
import { ClaimTable, type ClaimWays } from './ClaimTable';

type Props = {
  game: Game;
  show: Show;
  puzzles: Puzzles;
  claim: Claim;
  page: Page;
  /** How many claims have ended before. */
  ended: number;
  keep: (page: Page) => Promise<void>;
  ways: ClaimWays;
};

/** A claim from its first try to its solution. */
export function ClaimRoom({ game, show, puzzles, claim, page, ended, keep, ways }: Props) {
  const [dig] = useState(() => work({ game, puzzles, claim, page, ended, keep }));
  const working = useSyncExternalStore(dig.subscribe, dig.look, dig.look);
  const places = useMemo(() => seatsOf({ setup: claim.setup, seat: dig.opened.seat }), [claim, dig]);
  return <ClaimTable key={working.sitting} {...{ game, show, puzzles, claim, places, dig, working, ways }} />;
}
