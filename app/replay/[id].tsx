import { Stack, useLocalSearchParams } from 'expo-router';
import { use, useMemo } from 'react';
import { loadGames } from '../../src/games';
import { useLanguage, useText } from '../../src/i18n/language';
import { playbackOf } from '../../src/table/playback';
import type { Found } from '../../src/table/gameStore';
import { AssayLine } from '../../src/ui/assay/AssayLine';
import { NowherePage } from '../../src/ui/page/NowherePage';
import { useWayBack } from '../../src/ui/page/useWayBack';
import { useWays } from '../../src/ui/page/useWays';
import { GameOver } from '../../src/ui/replay/GameOver';
import { ReplayPage } from '../../src/ui/replay/ReplayPage';
import { placesOf } from '../../src/ui/seats';

export default function ReplayScreen() {
  const { id, at = '0' } = useLocalSearchParams<{ id: string; at?: string }>();
  const back = useWayBack();
  const ways = useWays();
  return (
    <GameOver id={id} onBack={back} onHome={ways.home} onTable={ways.table}>
      {(found) => (
        <Replay found={found} from={Number.parseInt(at, 10) || 0} onAssay={() => ways.assay(found.id)} onBack={back} />
      )}
    </GameOver>
  );
}

type Props = { found: Found; from: number; onAssay: () => void; onBack: () => void };

function Replay({ found, from, onAssay, onBack }: Props) {
  const language = useLanguage();
  const text = useText();
  const entry = use(loadGames()).find(({ game }) => game.id === found.game);
  const playback = useMemo(() => entry && playbackOf(entry.game, found.setup, found.moves), [entry, found]);
  const places = useMemo(() => placesOf(found.players), [found]);
  if (!entry || !playback) return <NowherePage onBack={onBack} />;
  const { title } = entry.show.words[language];
  return (
    <>
      <Stack.Screen options={{ title: `${text('replay.title')}: ${title}` }} />
      <ReplayPage
        {...{ playback, places, title, from, onBack }}
        show={entry.show}
        below={(at, eyes) => <AssayLine {...{ found, places, at, eyes }} game={entry.game} onOpen={onAssay} />}
      />
    </>
  );
}
