import { Stack, useLocalSearchParams } from 'expo-router';
import { useCallback } from 'react';
import { COVERS } from '../../src/games';
import { CLAIMED, loadClaims } from '../../src/games/claims';
import { useLanguage, useText } from '../../src/i18n/language';
import { ratingOf, readBook, readPage, WORKED } from '../../src/table/claimBook';
import { claimOfDay } from '../../src/thinking/claimOfDay';
import { ClaimsPage, stateOf } from '../../src/ui/claims/ClaimsPage';
import { TODAY } from '../../src/ui/claims/today';
import { useToday } from '../../src/ui/claims/useToday';
import { useWayBack } from '../../src/ui/page/useWayBack';
import { useWays } from '../../src/ui/page/useWays';
import { useStore } from '../../src/ui/store';
import { useLoadedInSight } from '../../src/ui/useLoaded';
import { WhenLoaded } from '../../src/ui/WhenLoaded';

export default function ClaimsScreen() {
  const { game: wanted } = useLocalSearchParams<{ game?: string }>();
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const ways = useWays();
  const store = useStore();
  const today = useToday(claimOfDay);
  const [loaded] = useLoadedInSight(
    useCallback(async () => {
      const shown = CLAIMED.filter((id) => wanted === undefined || wanted === id);
      const [claims, notes] = await Promise.all([Promise.all(shown.map(loadClaims)), store.notes(WORKED)]);
      return { shown, claims, notes };
    }, [store, wanted]),
  );
  const nameOf = (game: string) => COVERS.find(({ id }) => id === game)?.[language].name ?? '';
  return (
    <>
      <Stack.Screen options={{ title: text('claims.title') }} />
      <WhenLoaded loaded={loaded} onBack={back}>
        {({ shown, claims, notes }) => (
          <ClaimsPage
            games={shown.flatMap((id, i) => {
              const cover = COVERS.find((known) => known.id === id);
              const list = claims[i]?.list ?? [];
              const listed = list.map((claim) => ({ ...claim, state: stateOf(readPage(notes, id, claim)) }));
              return cover ? [{ ...cover, name: nameOf(id), claims: listed }] : [];
            })}
            today={
              today.at === 'found'
                ? {
                    at: 'found',
                    game: nameOf(today.found.game),
                    grade: today.found.claim.grade,
                    state: stateOf(readPage(notes, today.found.game, today.found.claim)),
                  }
                : today
            }
            rating={ratingOf(readBook(notes))}
            onToday={() => today.at === 'found' && ways.claim(today.found.game, TODAY)}
            onClaim={ways.claim}
            onBack={back}
          />
        )}
      </WhenLoaded>
    </>
  );
}
