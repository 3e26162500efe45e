/** What each player did this round, as a line of small signs to look back at. */
import type { Seat } from '../../../engine/game';
import type { Sign, Trace, Words } from '../../../engine/show';
import { PRINT } from '../cards/faces';
import { TOOL_SIGNS } from '../cards/rows';
import type { SaboteurMove, SaboteurNews, SaboteurState } from '../rules/state';

type Said = Words<SaboteurState, SaboteurMove, SaboteurNews>;

const PATH: Sign = 'dig-hole';
const DEAD_END: Sign = 'cancel';
const PASS: Sign = 'card-discard';

/** The sign of what a seat did; null for what it did not do itself. */
function signOf(event: SaboteurNews): Sign | null {
  switch (event.what) {
    case 'laid':
      return PRINT[event.face]?.through === false ? DEAD_END : PATH;
    case 'broke':
      return `${TOOL_SIGNS[event.tool]} broken`;
    case 'fixed':
      return `${TOOL_SIGNS[event.tool]} mended`;
    case 'fell':
    case 'map':
      return PRINT[event.face]?.signs[0] ?? null;
    case 'passed':
    case 'idle':
      return PASS;
    default:
      return null;
  }
}

/** What each player did, with the sentences of the log. */
export const trailing =
  (say: Said['news']) =>
  (news: readonly SaboteurNews[], names: readonly string[]): readonly (readonly Trace[])[] => {
    const begin = news.map(({ what }) => what).lastIndexOf('round');
    const traces = names.map((): Trace[] => []);
    const leave = (seat: Seat, sign: Sign, line: string): void => void traces[seat]?.push({ sign, line });
    for (const event of news.slice(Math.max(begin, 0))) {
      const sign = signOf(event);
      const line = sign === null ? null : say(event, names, -1);
      if (sign !== null && line !== null && 'seat' in event) leave(event.seat, sign, line);
    }
    return traces;
  };
