import { Stack, useLocalSearchParams, useRouter } from 'expo-router';
import { useCallback } from 'react';
import { newestBox } from '../src/engine/editions';
import { COVERS, loadGames } from '../src/games';
import { CLAIMED } from '../src/games/claims';
import { LEARNED } from '../src/games/courses';
import { useLanguage, useText } from '../src/i18n/language';
import { GamePage } from '../src/ui/page/GamePage';
import { NowherePage } from '../src/ui/page/NowherePage';
import { useWayBack } from '../src/ui/page/useWayBack';
import { asMeant, CIRCLE, circleIn } from '../src/table/circle';
import { lastTable, latestOf } from '../src/table/gameStore';
import { ATTENDED } from '../src/table/lesson';
import { kindKey } from '../src/ui/kinds';
import { newSeed, soloTable } from '../src/ui/page/seating';
import { useWays } from '../src/ui/page/useWays';
import { useStore } from '../src/ui/store';
import { useLoadedInSight } from '../src/ui/useLoaded';
import { useOnce } from '../src/ui/useOnce';

const NOTHING_KNOWN = { latest: null, last: null, circle: null, isNew: false } as const;

export default function GameScreen() {
  const { game } = useLocalSearchParams<{ game: string }>();
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const router = useRouter();
  const ways = useWays();
  const store = useStore();
  const [known] = useLoadedInSight(
    useCallback(async () => {
      const [list, attended, notes] = await Promise.all([
        store.list(),
        store.notes(`${ATTENDED}${game} `),
        store.notes(CIRCLE),
      ]);
      const table = lastTable(list, game);
      return {
        latest: latestOf(list, game),
        last: table,
        circle: circleIn(notes),
        isNew: table === null && attended.size === 0,
      };
    }, [store, game]),
  );
  // The box can be read, and played from, whatever is known of earlier games.
  const { latest, last, circle, isNew } = known.at === 'loaded' ? known.value : NOTHING_KNOWN;
  const cover = COVERS.find(({ id }) => id === game);
  const players = soloTable(
    cover?.players ?? [2, 2],
    asMeant(circle, last?.players ?? []),
    circle?.chairs ?? [],
    language,
  );
  const person = players.find(({ kind }) => kind === 'person');
  const bots = players.filter(({ kind }) => kind !== 'person');
  const playBots = useOnce(async () => {
    const entry = (await loadGames()).find((known) => known.game.id === game);
    if (!entry) return;
    const variants = last?.variants ?? [];
    ways.table(
      await store.begin(
        entry.game,
        { seats: players.length, seed: newSeed(), variants, ...newestBox(entry.game) },
        players,
      ),
    );
  }, text('begin.failed'));
  if (cover === undefined) return <NowherePage onBack={back} />;
  return (
    <>
      <Stack.Screen options={{ title: `${cover[language].name} · ${text('app.name')}` }} />
      <GamePage
        game={{ ...cover, ...cover[language] }}
        onNew={() => router.push({ pathname: '/new/[game]', params: { game } })}
        onBots={playBots}
        bots={text('game.bots.line', {
          name: person?.name ?? '',
          count: bots.length,
          level: text(kindKey(bots[0]?.kind ?? '')),
        })}
        onContinue={latest === null ? null : () => ways.table(latest.id)}
        onLearn={LEARNED.includes(game) ? () => ways.learnOf(game) : null}
        onClaims={CLAIMED.includes(game) ? () => ways.claimsOf(game) : null}
        isNew={isNew}
        onRules={() => ways.rulesOf(game)}
        onBack={back}
      />
    </>
  );
}
