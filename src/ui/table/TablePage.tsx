import { useEffect, useState } from 'react';
import { useText } from '../../i18n/language';
import type { Minds } from '../../table/events';
import type { Search } from '../../table/store';
import { Button } from '../Button';
import { Notice } from '../start/Notice';
import { useStore } from '../store';
import { Seated, type Entry, type Ways } from './Seated';

type Props = {
  id: string;
  entry: (game: string) => Entry | undefined;
  minds: Minds;
  onRules: (game: string, rule?: string) => void;
} & Omit<Ways, 'onRules'>;

/** Finds a saved game and sits down at it; says what is the matter if that cannot be done. */
export function TablePage({ id, entry, minds, onRules, ...ways }: Props) {
  const store = useStore();
  const [search, setSearch] = useState<Search | null>(null);
  useEffect(() => {
    let wanted = true;
    void store.open(id).then((result) => wanted && setSearch(result));
    return () => {
      wanted = false;
    };
  }, [store, id]);
  if (search === null) return null;
  const known = search.found && entry(search.found.game);
  if (search.found && known)
    return (
      <Seated
        key={id}
        found={search.found}
        entry={known}
        minds={minds}
        ways={{ ...ways, onRules: (rule) => onRules(search.found.game, rule) }}
      />
    );
  return <Missing search={search} onLeave={ways.onLeave} onTable={ways.onTable} />;
}

function Missing({ search, onLeave, onTable }: { search: Search; onLeave: () => void; onTable: (id: string) => void }) {
  const text = useText();
  const why = search.found === null ? search.why : 'nowhere';
  const words = why === 'nowhere' ? '' : text(`damage.${why}`);
  const kept = 'moves' in search ? text('damage.kept', { move: search.moves }) : '';
  return (
    <Notice title={text('table.missing')} words={`${words} ${kept}`.trim()}>
      {'rescue' in search && (
        <Button kind="first" label={text('table.rescue')} onPress={() => void search.rescue().then(onTable)} />
      )}
      <Button label={text('table.toMountain')} onPress={onLeave} />
    </Notice>
  );
}
