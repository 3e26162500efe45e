/**
 * When the Foreman speaks, who hosts a table of several people: only while nobody looks at a hand, or where nothing is hidden,
 * and for reasons that everybody knows. What he says is made of the onlooker's view, so he can give nothing away.
 */
import { pending } from '../engine/frames';
import type { Seat } from '../engine/game';
import { openWindow } from './calls';
import type { Found, Store } from './gameStore';
import type { Screen } from './look';
import { isDealt } from './moments';
import { decider, isFlat, type Play } from './play';
import { isShared } from './seats';

/** What the Foreman speaks about. */
export interface Cue {
  /** Somebody is called up; what was done is told; all are asked whether to react, or to use something; the game is over. */
  readonly about: 'turn' | 'moment' | 'call' | 'asks' | 'end';
  /** Who is called up, or next. */
  readonly seat: Seat | -1;
  /** How much had happened by then: the same words are said again only when it is more. */
  readonly nth: number;
  /** Whether nobody has done anything yet, and whether something was dealt to them at which they alone look first. */
  readonly isFirst: boolean;
  readonly isNight: boolean;
}

/** What gives the Foreman occasion to speak now; null where a hand is looked at, and where nobody else is there to be hosted. */
export function cueIn(play: Play, screen: Screen): Cue | null {
  const { players, story, game, holder, wanted } = play;
  if (!isShared(players)) return null;
  const isFirst = story.last === -1;
  const cue = (about: Cue['about'], seat: Seat | -1, isNight = false): Cue => {
    return { about, seat, nth: story.told.length, isFirst, isNight };
  };
  switch (screen) {
    case 'curtain':
      return cue('turn', wanted, isDealt(play, wanted));
    case 'call':
      return cue(openWindow(play) ? 'call' : 'asks', -1);
    case 'moment':
      // The call that follows says it.
      return (holder !== -1 && !isFlat(play)) || pending(game, play.state)?.frame.kind === 'window'
        ? null
        : cue('moment', decider(play));
    case 'choose':
      return game.open || isFlat(play) ? { ...cue('turn', decider(play)), nth: -1 } : null;
    case 'result':
      return isFlat(play) ? cue('turn', play.owing, true) : null;
    case 'over':
      return cue('end', -1);
    default:
      return null;
  }
}

/** The people at a table who have never played its game to the end here, by their names. */
export async function newcomersAt(store: Store, { game, players }: Found): Promise<readonly string[]> {
  const { tallies } = await store.statistics();
  const known = new Set(tallies.flatMap((tally) => (tally.game === game ? [tally.name] : [])));
  return players.flatMap(({ name, kind }) => (kind === 'person' && !known.has(name) ? [name] : []));
}
