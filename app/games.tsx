import { Stack } from 'expo-router';
import { useRef, useState } from 'react';
import { COVERS } from '../src/games';
import { useLanguage, useText } from '../src/i18n/language';
import type { SavedGame } from '../src/storage/savedGame';
import { pickFile, shareFile } from '../src/storage/share';
import { useDatabase } from '../src/ui/database';
import { useWayBack } from '../src/ui/page/useWayBack';
import { useWays } from '../src/ui/page/useWays';
import { WhenLoaded } from '../src/ui/WhenLoaded';
import { SavedGamesPage } from '../src/ui/saved/SavedGamesPage';
import { takeIn, type TakenIn } from '../src/ui/saved/takeIn';
import { useSavedGames } from '../src/ui/saved/useSavedGames';
import { useReport } from '../src/ui/report';
import { useStore } from '../src/ui/store';

export default function SavedGamesScreen() {
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const ways = useWays();
  const store = useStore();
  const report = useReport();
  const isKept = useDatabase() !== undefined;
  const { loaded, rename, remove, restore, read } = useSavedGames();
  const [outcome, setOutcome] = useState<TakenIn | null>(null);
  const isPicking = useRef(false);
  const pick = async () => {
    if (isPicking.current) return;
    isPicking.current = true;
    setOutcome(null);
    setOutcome(await takeIn(pickFile, read));
    isPicking.current = false;
  };
  const passOn = async ({ id, game, title }: SavedGame) => {
    const file = await store.write(id);
    report(file === null ? text('saved.notPassedOn') : null);
    if (file !== null) await shareFile(`${title?.replace(/[^\p{L}\p{N} -]/gu, '').trim() || game}.json`, file);
  };
  const gameOf = (id: string) => {
    const cover = COVERS.find((known) => known.id === id);
    return { name: cover?.[language].name ?? id, symbol: cover?.symbol ?? 'locked-chest' } as const;
  };
  return (
    <>
      <Stack.Screen options={{ title: text('saved.title') }} />
      <WhenLoaded loaded={loaded} onBack={back}>
        {(saved) => (
          <SavedGamesPage
            {...saved}
            isKept={isKept}
            gameOf={gameOf}
            onOpen={({ id, status, damage }) =>
              status === 'over' && damage === null ? ways.replay(id) : ways.table(id)
            }
            onRename={rename}
            onPassOn={passOn}
            onDelete={remove}
            onRestore={restore}
            onStatistics={ways.statistics}
            onTakeIn={() => void pick()}
            outcome={outcome && text(outcome)}
            onBack={back}
          />
        )}
      </WhenLoaded>
    </>
  );
}
