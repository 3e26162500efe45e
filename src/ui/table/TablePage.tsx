import { useCallback } from 'react';
import { isFirstTry } from '../../table/daily';
import type { Minds } from '../../table/events';
import { WhenLoaded } from '../WhenLoaded';
import { useStore } from '../store';
import { useLoaded } from '../useLoaded';
import { Missing } from './Missing';
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
  const loaded = useLoaded(
    useCallback(async () => {
      const search = await store.open(id);
      return { search, counts: search.found !== null && (await isFirstTry(store, search.found)) };
    }, [store, id]),
  );
  return (
    <WhenLoaded loaded={loaded} onBack={ways.onLeave}>
      {({ search, counts }) => {
        const known = search.found && entry(search.found.game);
        if (!search.found || !known) return <Missing search={search} onLeave={ways.onLeave} onTable={ways.onTable} />;
        const { found } = search;
        return (
          <Seated
            key={found.id}
            found={found}
            counts={counts}
            entry={known}
            minds={minds}
            ways={{ ...ways, onRules: (rule) => onRules(found.game, rule) }}
          />
        );
      }}
    </WhenLoaded>
  );
}
