import { Stack } from 'expo-router';
import { use, useCallback, useState } from 'react';
import { COVERS, loadGames } from '../src/games';
import { useLanguage, useText } from '../src/i18n/language';
import { shareText } from '../src/storage/share';
import { DAILY_LEVEL, dailySeats, dailySetup, firstTry } from '../src/table/daily';
import { CIRCLE, circleIn } from '../src/table/circle';
import { lastTable } from '../src/table/gameStore';
import { DailyPage, dayInWords } from '../src/ui/daily/DailyPage';
import { toldOthers } from '../src/ui/daily/toldOthers';
import { dayOf, useDaily } from '../src/ui/daily/useDaily';
import { useDatabase } from '../src/ui/database';
import { kindKey } from '../src/ui/kinds';
import { dailyTable } from '../src/ui/page/seating';
import { useWayBack } from '../src/ui/page/useWayBack';
import { useWays } from '../src/ui/page/useWays';
import { WhenLoaded } from '../src/ui/WhenLoaded';
import { useStore } from '../src/ui/store';
import { useOnce } from '../src/ui/useOnce';

export default function DailyScreen() {
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const ways = useWays();
  const store = useStore();
  const isKept = useDatabase() !== undefined;
  const games = use(loadGames());
  const gameOf = useCallback((id: string) => games.find(({ game }) => game.id === id)?.game, [games]);
  const loaded = useDaily(gameOf);
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof toldOthers>>>(null);
  const begin = useOnce(async (id: string, counts: boolean) => {
    const game = gameOf(id);
    if (!game) return;
    // The day on which it is begun, though the page may have been opened the day before.
    const day = dayOf(new Date());
    const setup = dailySetup(day, game);
    const circle = circleIn(await store.notes(CIRCLE));
    const last = circle?.chairs ?? lastTable(await store.list(), id)?.players ?? [];
    const players = dailyTable(last, setup.seats, DAILY_LEVEL);
    const title = text('daily.saved', { day: dayInWords(day, language) });
    ways.table(await store.begin(game, setup, players, { title, ...(counts && { note: firstTry(day, id) }) }));
  }, text('begin.failed'));
  const share = (words: string) => void toldOthers(shareText(words)).then(setOutcome);
  return (
    <>
      <Stack.Screen options={{ title: text('daily.title') }} />
      <WhenLoaded loaded={loaded} onBack={back}>
        {(daily) => (
          <DailyPage
            daily={daily}
            games={COVERS.map((cover) => ({
              ...cover,
              name: cover[language].name,
              cast: text('daily.cast', {
                count: dailySeats(cover.players) - 1,
                level: text(kindKey(DAILY_LEVEL)),
              }),
            }))}
            isKept={isKept}
            onPlay={(id) => begin(id, true)}
            onPractise={(id) => begin(id, false)}
            onGoOn={ways.table}
            onShare={share}
            outcome={outcome && text(outcome)}
            onClaims={ways.claims}
            onBack={back}
          />
        )}
      </WhenLoaded>
    </>
  );
}
