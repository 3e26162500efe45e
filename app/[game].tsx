import { Stack, useFocusEffect, useLocalSearchParams, useRouter } from 'expo-router';
import { useCallback, useState } from 'react';
import { COVERS, loadGames } from '../src/games';
import { LEARNED } from '../src/games/courses';
import { useLanguage, useText } from '../src/i18n/language';
import { GamePage } from '../src/ui/page/GamePage';
import { NowherePage } from '../src/ui/page/NowherePage';
import { useWayBack } from '../src/ui/page/useWayBack';
import type { LastTable } from '../src/table/store';
import { ATTENDED } from '../src/table/lesson';
import { kindKey } from '../src/ui/page/kinds';
import { newSeed, soloTable } from '../src/ui/page/seating';
import { useWays } from '../src/ui/page/useWays';
import { useStore } from '../src/ui/store';

export default function GameScreen() {
  const { game } = useLocalSearchParams<{ game: string }>();
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const router = useRouter();
  const ways = useWays();
  const store = useStore();
  const [latest, setLatest] = useState<string | null>(null);
  const [last, setLast] = useState<LastTable | null>(null);
  const [isNew, setNew] = useState(false);
  useFocusEffect(
    useCallback(() => {
      void store.latest(game).then(setLatest);
      void Promise.all([store.lastTable(game), store.notes(`${ATTENDED}${game} `)]).then(([table, attended]) => {
        setLast(table);
        setNew(table === null && attended.size === 0);
      });
    }, [store, game]),
  );
  const cover = COVERS.find(({ id }) => id === game);
  const players = soloTable(cover?.players ?? [2, 2], last?.players ?? []);
  const person = players.find(({ kind }) => kind === 'person');
  const bots = players.filter(({ kind }) => kind !== 'person');
  const playBots = async () => {
    const entry = (await loadGames()).find((known) => known.game.id === game);
    if (!entry) return;
    const variants = last?.variants ?? [];
    ways.table(await store.begin(entry.game, { seats: players.length, seed: newSeed(), variants }, players));
  };
  if (cover === undefined) return <NowherePage onBack={back} />;
  return (
    <>
      <Stack.Screen options={{ title: `${cover[language].name} · ${text('app.name')}` }} />
      <GamePage
        game={{ ...cover, ...cover[language] }}
        onNew={() => router.push({ pathname: '/new/[game]', params: { game } })}
        onBots={() => void playBots()}
        bots={text('game.bots.line', {
          name: person?.name ?? '',
          count: bots.length,
          level: text(kindKey(bots[0]?.kind ?? '')),
        })}
        onContinue={latest === null ? null : () => ways.table(latest)}
        onLearn={LEARNED.includes(game) ? () => ways.learnOf(game) : null}
        isNew={isNew}
        onRules={() => ways.rulesOf(game)}
        onBack={back}
      />
    </>
  );
}
