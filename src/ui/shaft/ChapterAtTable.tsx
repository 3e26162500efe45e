import { useCallback } from 'react';
import { lit, reckon, toldAfter, type Book } from '../../engine/chapter';
import type { Game, Move } from '../../engine/game';
import { useText } from '../../i18n/language';
import type { Found } from '../../table/gameStore';
import { noteTry } from '../../table/shaft';
import { lastOf } from '../../table/story';
import { Panel } from '../Panel';
import { useStore } from '../store';
import { useLoaded } from '../useLoaded';
import { ChapterEnd } from './ChapterEnd';
import { LanternRows } from './LanternRow';
import { useBegin } from './useBegin';
import { useSaid } from './useSaid';

/** How the book of a chapter is got by its key. */
type LoadBook = (key: string) => Promise<Book | null>;

type TaskProps = { chapter: string; load: LoadBook };

/** What lights the lanterns of the chapter that is being played. */
export function TaskAtTable({ chapter, load }: TaskProps) {
  const loaded = useLoaded(useCallback(() => load(chapter), [load, chapter]));
  const book = loaded.at === 'loaded' ? loaded.value : null;
  if (book === null) return null;
  return (
    <Panel title={book.story.title} symbol="lantern-flame">
      <LanternRows wanted={book.wanted} lanterns={[false, false, false]} />
    </Panel>
  );
}

type EndProps = TaskProps & {
  found: Found;
  game: Game;
  moves: readonly Move[];
  onTable: (id: string) => void;
  onShaft: () => void;
};

/** How the chapter ended that was played here; it is noted as soon as it is known. */
export function EndAtTable({ chapter, load, found, game, moves, onTable, onShaft }: EndProps) {
  const store = useStore();
  const text = useText();
  const said = useSaid();
  const begin = useBegin(onTable);
  const loaded = useLoaded(
    useCallback(async () => {
      const book = await load(chapter);
      if (book === null) return null;
      const ended = { game, ...lastOf(game, found.setup, moves), seat: 0 };
      const lanterns = lit(book.chapter, book.tallies, ended);
      if (!found.isTakenIn) await noteTry(store, chapter, found.id, lanterns);
      return { book, lanterns, reckoned: reckon(book.chapter, book.tallies, ended) };
    }, [load, chapter, game, moves, store, found]),
  );
  const over = loaded.at === 'loaded' ? loaded.value : null;
  if (over === null) return null;
  const { book, lanterns, reckoned } = over;
  const { story, wanted } = book;
  return (
    <ChapterEnd
      end={{
        title: `${text('shaft.title')} · ${story.title}`,
        told: said(toldAfter(story, lanterns)),
        wanted,
        lanterns,
        reckoned,
      }}
      onAgain={() => begin({ game, chapter: book.chapter, title: story.title, given: null })}
      onShaft={onShaft}
    />
  );
}
