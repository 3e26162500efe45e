import { useCallback, useState } from 'react';
import { editionOf } from '../../engine/editions';
import { isFirstTry } from '../../table/daily';
import { chapterIn } from '../../table/shaft';
import type { Minds } from '../../table/events';
import { newcomersAt } from '../../table/foreman';
import type { Found, Store } from '../../table/gameStore';
import { WhenLoaded } from '../WhenLoaded';
import { useStore } from '../store';
import { useLoaded } from '../useLoaded';
import { Missing } from './Missing';
import { Seated, type ChapterParts, type Entry, type Ways } from './Seated';
import { Taken } from './Taken';

type Props = {
  id: string;
  entry: (game: string) => Entry | undefined;
  minds: Minds;
  chapter: ChapterParts;
  onRules: (game: string, rule: string | undefined, edition: number) => void;
} & Omit<Ways, 'onRules'>;

/** A saved game at this table, for as long as no other table has taken it over; then it says so, and takes it up anew. */
export function TablePage(props: Props) {
  const [round, setRound] = useState(0);
  const [taken, setTaken] = useState(false);
  const onTaken = useCallback(() => setTaken(true), []);
  const takeUp = () => {
    setRound(round + 1);
    setTaken(false);
  };
  if (taken) return <Taken onTakeUp={takeUp} onLeave={props.onLeave} />;
  return <Opened key={round} {...props} onTaken={onTaken} />;
}

/** Finds a saved game and sits down at it; says what is the matter if that cannot be done. */
function Opened({ id, entry, minds, chapter, onRules, onTaken, ...ways }: Props & { onTaken: () => void }) {
  const store = useStore();
  const loaded = useLoaded(
    useCallback(async () => {
      const search = await store.open(id);
      return {
        search,
        newcomers: search.found === null ? [] : await newcomersAt(store, search.found).catch(() => []),
        counts: search.found !== null && (await isStrict(store, search.found)),
      };
    }, [store, id]),
  );
  return (
    <WhenLoaded loaded={loaded} onBack={ways.onLeave}>
      {({ search, counts, newcomers }) => {
        const known = search.found && entry(search.found.game);
        if (!search.found || !known) return <Missing search={search} onLeave={ways.onLeave} onTable={ways.onTable} />;
        const { found } = search;
        return (
          <Seated
            key={found.id}
            found={found}
            counts={counts}
            newcomers={newcomers}
            entry={known}
            minds={minds}
            chapter={chapter}
            onTaken={onTaken}
            ways={{ ...ways, onRules: (rule) => onRules(found.game, rule, editionOf(found.setup)) }}
          />
        );
      }}
    </WhenLoaded>
  );
}

/** Whether a game counts, so that nobody goes back for practice: somebody else's, a day's first try, a chapter. */
const isStrict = async (store: Store, found: Found): Promise<boolean> =>
  found.isTakenIn || chapterIn(found.setup) !== null || (await isFirstTry(store, found));
