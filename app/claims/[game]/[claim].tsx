import { Stack, useLocalSearchParams } from 'expo-router';
import { useCallback } from 'react';
import { editionOf } from '../../../src/engine/editions';
import { loadGames } from '../../../src/games';
import { loadClaims } from '../../../src/games/claims';
import { useText } from '../../../src/i18n/language';
import { endedIn, nextClaim, pageName, readBook, readPage, WORKED, type Page } from '../../../src/table/claimBook';
import { claimOfDay } from '../../../src/thinking/claimOfDay';
import { ClaimRoom } from '../../../src/ui/claims/ClaimRoom';
import { TODAY } from '../../../src/ui/claims/today';
import { surveyed } from '../../../src/ui/claims/useToday';
import { dayOf } from '../../../src/ui/daily/useDaily';
import { NowherePage } from '../../../src/ui/page/NowherePage';
import { useWayBack } from '../../../src/ui/page/useWayBack';
import { useWays } from '../../../src/ui/page/useWays';
import { WhenLoaded } from '../../../src/ui/WhenLoaded';
import { useStore } from '../../../src/ui/store';
import { useLoaded } from '../../../src/ui/useLoaded';

export default function ClaimScreen() {
  const { game: wanted, claim: key } = useLocalSearchParams<{ game: string; claim: string }>();
  const text = useText();
  const back = useWayBack();
  const ways = useWays();
  const store = useStore();
  const loaded = useLoaded(
    useCallback(async () => {
      const [games, claims, notes] = await Promise.all([loadGames(), loadClaims(wanted), store.notes(WORKED)]);
      const isToday = key === TODAY;
      const found = isToday ? await surveyed(store, claimOfDay, dayOf(new Date()), new AbortController().signal) : null;
      const list = claims?.list ?? [];
      const claim = isToday
        ? found?.game === wanted
          ? found.claim
          : undefined
        : list.find((known) => known.key === key);
      const next = nextClaim(list, key, (known) => readPage(notes, wanted, known).end === null);
      return { entry: games.find(({ game }) => game.id === wanted), claims, claim, next, notes };
    }, [store, wanted, key]),
  );
  return (
    <WhenLoaded loaded={loaded} onBack={back}>
      {({ entry, claims, claim, next, notes }) => {
        if (!entry || !claims || !claim) return <NowherePage onBack={back} />;
        return (
          <>
            <Stack.Screen options={{ title: text('claims.one'), gestureEnabled: false }} />
            <ClaimRoom
              key={claim.key}
              {...{ claim }}
              game={entry.game}
              show={entry.show}
              puzzles={claims.puzzles}
              page={readPage(notes, wanted, claim)}
              ended={endedIn(readBook(notes))}
              keep={(page: Page) => store.note(pageName(wanted, claim.key), JSON.stringify(page))}
              ways={{
                onLeave: back,
                onRule: (rule) => ways.rulesOf(wanted, rule, editionOf(claim.setup)),
                onNext: next ? () => ways.nextClaim(wanted, next.key) : null,
              }}
            />
          </>
        );
      }}
    </WhenLoaded>
  );
}
