import { Stack, useLocalSearchParams, useRouter } from 'expo-router';
import { use, useCallback } from 'react';
import { loadBook } from '../../src/campaign/load';
import { loadGames } from '../../src/games';
import { loadMarks } from '../../src/games/marks';
import { useLanguage, useText } from '../../src/i18n/language';
import { chapterIn } from '../../src/table/shaft';
import type { Minds } from '../../src/table/events';
import { assayOf, hintFor, think } from '../../src/thinking/think';
import { useWays } from '../../src/ui/page/useWays';
import { EndAtTable, TaskAtTable } from '../../src/ui/shaft/ChapterAtTable';
import { TablePage } from '../../src/ui/table/TablePage';

const minds: Minds = { think, advise: hintFor, assay: assayOf };

export default function TableRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  const text = useText();
  const ways = useWays();
  const games = use(loadGames());
  const language = useLanguage();
  const load = useCallback((key: string) => loadBook(key, language, games), [language, games]);
  const onTable = (next: string) => router.replace({ pathname: '/table/[id]', params: { id: next } });
  return (
    <>
      <Stack.Screen options={{ title: text('app.name'), gestureEnabled: false }} />
      <TablePage
        id={id}
        entry={(wanted) => games.find(({ game }) => game.id === wanted)}
        minds={minds}
        onRules={ways.rulesOf}
        onReplay={ways.replay}
        onAssay={ways.assay}
        marksOf={loadMarks}
        onLeave={() => router.dismissTo('/')}
        onTable={onTable}
        chapter={{
          task: ({ setup }) => {
            const chapter = chapterIn(setup);
            return chapter === null ? null : <TaskAtTable {...{ chapter, load }} />;
          },
          end: (found, game, moves) => {
            const chapter = chapterIn(found.setup);
            if (chapter === null) return null;
            return <EndAtTable {...{ chapter, load, found, game, moves, onTable }} onShaft={ways.shaftAgain} />;
          },
        }}
      />
    </>
  );
}
