/** Practice: somebody alone among bots may go back to their last decision, though more is known by now. */
import type { Seat } from '../engine/game';
import { isOnlyOne, type Play } from './play';
import { aloneEver } from './seats';
import { telling, type Story } from './story';

/** Whether there is a decision to go back to that cannot simply be taken back; where the first try counts there is none. */
export const canRewind = ({
  counts,
  players,
  story,
  past,
}: Pick<Play, 'counts' | 'players' | 'story' | 'past'>): boolean => {
  const seat = aloneEver(players);
  return !counts && past.length === 0 && seat !== -1 && story.left[seat] !== undefined;
};

/** The game before the last decision that the only person made in a turn of their own. */
export function rewound(play: Play): Partial<Play> {
  const { moves } = play;
  const seat = aloneEver(play.players);
  const at = lastDecision(play, seat);
  if (at === null) return {};
  return {
    ...at,
    moves: moves.slice(0, at.moves),
    saved: Math.min(play.saved, at.moves),
    stale: true,
    shown: at.moves,
    told: Math.min(play.told, at.story.told.length),
    news: [],
    past: [],
    draft: null,
  };
}

function lastDecision(
  { game, setup, moves, players }: Play,
  seat: Seat,
): { readonly state: Play['state']; readonly moves: number; readonly story: Story } | null {
  let found: ReturnType<typeof lastDecision> = null;
  try {
    for (const { at, state, story, turn } of telling(game, setup, moves)) {
      // What the table chose by itself it would only choose again.
      const isOwn = turn === seat && at < moves.length && !isOnlyOne({ game, state, players });
      if (isOwn) found = { state: game.copy(state), moves: at, story };
    }
  } catch {
    // It opened from a snapshot, and its beginning cannot be followed any more: there is no way back.
    return null;
  }
  return found;
}
