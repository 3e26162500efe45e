import { useMemo, useState } from 'react';
import type { Game, Seat, Setup } from '../../engine/game';
import type { Show } from '../../engine/show';
import type { Minds } from '../../table/events';
import type { Sitting } from '../../table/lesson';
import type { Look } from '../../table/look';
import { LEVELS, SPEEDS } from '../../table/seats';
import { tell } from '../../table/story';
import { useFeedback } from '../feedback/useFeedback';
import { useSettings } from '../settings';
import type { Place } from '../table/top';
import { useTable, type Table } from '../table/useTable';
import { useAppearance } from '../theme/appearance';

type Input = {
  game: Game;
  show: Show;
  setup: Setup;
  /** Who learns or solves; bots sit everywhere else. */
  seat: Seat;
  /** Whether that seat is asked about what rivals announce. */
  reacts: boolean;
  places: readonly Place[];
  sitting: Pick<Sitting, 'set' | 'save' | 'think'>;
};

/** The table of a lesson or a claim, set as far as it has come. */
export function useCoachedTable({ game, show, setup, seat, reacts, places, sitting }: Input): Table {
  const hear = useFeedback(show.sounds);
  const { still: noMotion } = useAppearance();
  const { settings } = useSettings();
  const [set] = useState(() => {
    const { moves, state } = sitting.set();
    return { moves, state, story: tell(game, setup, moves) };
  });
  const [players] = useState(() =>
    places.map(({ name }, at) => ({
      name,
      bot: at === seat ? null : LEVELS[0],
      order: reacts ? ('ask' as const) : ('never' as const),
    })),
  );
  const minds = useMemo((): Minds => {
    const nobody = () => Promise.reject(new Error('the coach explains'));
    return { think: sitting.think, advise: nobody, assay: nobody };
  }, [sitting]);
  // The coach tells what happens.
  const coached = useMemo(() => ({ ...game, grand: [] }), [game]);
  return useTable({
    ...set,
    ...{ game: coached, setup, players, minds, hear },
    save: sitting.save,
    onPlayers: ignore,
    still: noMotion,
    call: 'open',
    pause: 0,
    tells: false,
    speed: SPEEDS.find((speed) => String(speed) === settings.speed) ?? 1,
  });
}

const ignore = (): void => undefined;

/** While somebody speaks or rivals act, nothing can be chosen; what lies on the table can still be looked at. */
export const still = (look: Look): Look =>
  look.screen === 'over' ? look : { ...look, screen: 'watch', options: [], canUndo: false };
