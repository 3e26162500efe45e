import type { Happening } from '../../engine/game';
import { Words } from '../Words';
import { folded } from './folded';
import { useTop } from './top';

type Props = { log: readonly Happening[]; names: readonly string[]; lines: number };

/** Not everything that happens is told, and what is told several times is folded: so many happenings are enough for a line. */
const FOR_A_LINE = 4;

/** What happened, the latest first. */
export function Chronicle({ log, names, lines }: Props) {
  const { words } = useTop();
  const told = log.slice(-lines * FOR_A_LINE).flatMap((event) => words.news(event, names) ?? []);
  return folded(told)
    .slice(-lines)
    .reverse()
    .map((line, i) => (
      <Words key={i} kind="small" color={i === 0 ? 'text' : 'muted'}>
        {line}
      </Words>
    ));
}
