import { useText } from '../../i18n/language';
import { DAMAGES } from '../../storage/savedGame';
import type { Search } from '../../table/gameStore';
import { Button } from '../Button';
import { Notice } from '../start/Notice';
import { useOnce } from '../useOnce';

type Props = { search: Search; onLeave: () => void; onTable: (id: string) => void };

/** A game that cannot be opened: why, and what can be played on of it. */
export function Missing({ search, onLeave, onTable }: Props) {
  const text = useText();
  const why = search.found === null ? search.why : 'unknown game';
  const words = why === 'nowhere' ? '' : text(`damage.${why}`);
  const isDamaged = DAMAGES.some((damage) => damage === why);
  const nothing = isDamaged ? text('damage.nothing') : '';
  const kept = 'moves' in search ? text('damage.kept', { move: search.moves }) : nothing;
  const rescue = useOnce(async (save: () => Promise<string>) => onTable(await save()), text('begin.failed'));
  return (
    <Notice title={text(why === 'nowhere' ? 'table.missing' : 'table.stuck')} words={`${words} ${kept}`.trim()}>
      {'rescue' in search && <Button kind="first" label={text('table.rescue')} onPress={() => rescue(search.rescue)} />}
      <Button label={text('table.toMountain')} onPress={onLeave} />
    </Notice>
  );
}
