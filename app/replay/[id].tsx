import { Stack, useLocalSearchParams } from 'expo-router';
import { use, useCallback, useMemo } from 'react';
import { isOver } from '../../src/engine/frames';
import { loadGames } from '../../src/games';
import { useLanguage, useText } from '../../src/i18n/language';
import { playbackOf } from '../../src/table/playback';
import type { Found } from '../../src/table/gameStore';
import { NOTHING_TOLD } from '../../src/table/story';
import { Button } from '../../src/ui/Button';
import { NowherePage } from '../../src/ui/page/NowherePage';
import { useWayBack } from '../../src/ui/page/useWayBack';
import { useWays } from '../../src/ui/page/useWays';
import { WhenLoaded } from '../../src/ui/WhenLoaded';
import { ReplayPage } from '../../src/ui/replay/ReplayPage';
import { placesOf } from '../../src/ui/seats';
import { Notice } from '../../src/ui/start/Notice';
import { useStore } from '../../src/ui/store';
import { Missing } from '../../src/ui/table/Missing';
import { useLoaded } from '../../src/ui/useLoaded';

export default function ReplayScreen() {
  const { id, at = '0' } = useLocalSearchParams<{ id: string; at?: string }>();
  const store = useStore();
  const back = useWayBack();
  const ways = useWays();
  const loaded = useLoaded(useCallback(() => store.open(id), [store, id]));
  return (
    <WhenLoaded loaded={loaded} onBack={back}>
      {(search) => {
        if (search.found === null) return <Missing search={search} onLeave={ways.home} onTable={ways.table} />;
        if (!isOver(search.found.state)) return <Unseen why="replay.notYet" onBack={back} />;
        if (search.found.story === NOTHING_TOLD) return <Unseen why="replay.lost" onBack={back} />;
        return <Replay found={search.found} from={Number.parseInt(at, 10) || 0} onBack={back} />;
      }}
    </WhenLoaded>
  );
}

/** A game that cannot be watched, with the reason. */
function Unseen({ why, onBack }: { why: 'replay.notYet' | 'replay.lost'; onBack: () => void }) {
  const text = useText();
  return (
    <Notice title={text('replay.title')} words={text(why)}>
      <Button kind="first" label={text('common.back')} onPress={onBack} />
    </Notice>
  );
}

function Replay({ found, from, onBack }: { found: Found; from: number; onBack: () => void }) {
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
      <ReplayPage show={entry.show} playback={playback} places={places} title={title} from={from} onBack={onBack} />
    </>
  );
}
