import { useMemo } from 'react';
import type { Game, Happening, Move, Seat, State } from '../../engine/game';
import type { Words as GameWords } from '../../engine/show';
import { useText } from '../../i18n/language';
import { courseOf } from '../../table/course';
import type { Minds } from '../../table/events';
import { reelOf } from '../../table/reel';
import { savedAs } from '../../table/seats';
import type { Found } from '../../table/store';
import { useStore } from '../store';
import { useOnce } from '../useOnce';
import { SavingTrouble } from './SavingTrouble';
import { ScorePage } from './ScorePage';
import type { Ways } from './Seated';
import type { Place } from './top';
import type { Turning } from './Turnings';
import type { Table } from './useTable';

type Props = {
  found: Found;
  game: Game;
  words: GameWords<State, Move, Happening>;
  places: readonly Place[];
  table: Table;
  minds: Minds;
  ways: Ways;
};

/** A game that is over: the count, how it went, what mattered, and what comes next. */
export function Finished({ found, game, words, places, table: { look, moves, players, send }, minds, ways }: Props) {
  const store = useStore();
  const text = useText();
  const { setup } = found;
  const names = places.map(({ name }) => name);
  const course = useMemo(() => courseOf(game, setup, moves), [game, setup, moves]);
  const people = look.bots.flatMap((bot, seat): Seat[] => (bot === null ? [seat] : []));
  const review = async (signal: AbortSignal, onProgress: (part: number) => void): Promise<readonly Turning[]> => {
    const record = { game: game.id, version: game.version, setup, moves };
    const seats = people.length > 0 ? people : look.bots.map((_, seat) => seat);
    const found = await minds.review(record, seats, signal, onProgress);
    const reel = reelOf(game, setup, moves);
    return found.map(({ at, seat, played, better, reason }) => {
      const seen = reel.at(at, seat).view;
      return {
        at,
        name: names[seat] ?? '',
        played: words.move(seen, played, names),
        better: words.move(seen, better, names),
        reason: words.reason(reason),
      };
    });
  };
  const rematch = useOnce(async () => {
    const { first: _first, ...again } = setup;
    const seats = savedAs(found.players, players);
    ways.onTable(await store.begin(game, { ...again, seed: `${again.seed}+` }, seats));
  }, text('begin.failed'));
  return (
    <ScorePage
      {...{ places, words, course, review }}
      banner={<SavingTrouble saving={look.saving} send={send} />}
      standings={look.standings}
      onReplay={() => ways.onReplay(found.id)}
      onRematch={rematch}
      onLeave={ways.onLeave}
    />
  );
}
