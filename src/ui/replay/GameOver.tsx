import { useCallback, type ReactNode } from 'react';
import { isOver } from '../../engine/frames';
import { useText } from '../../i18n/language';
import type { Found } from '../../table/gameStore';
import { NOTHING_TOLD } from '../../table/story';
import { Button } from '../Button';
import { Notice } from '../start/Notice';
import { useStore } from '../store';
import { Missing } from '../table/Missing';
import { useLoaded } from '../useLoaded';
import { WhenLoaded } from '../WhenLoaded';

type Props = {
  id: string;
  onBack: () => void;
  onHome: () => void;
  onTable: (id: string) => void;
  children: (found: Found) => ReactNode;
};

/** A saved game that is over, to be looked back at; says what is the matter with one that cannot be. */
export function GameOver({ id, onBack, onHome, onTable, children }: Props) {
  const store = useStore();
  const loaded = useLoaded(useCallback(() => store.open(id), [store, id]));
  return (
    <WhenLoaded loaded={loaded} onBack={onBack}>
      {(search) => {
        if (search.found === null) return <Missing search={search} onLeave={onHome} onTable={onTable} />;
        if (!isOver(search.found.state)) return <Unseen why="replay.notYet" onBack={onBack} />;
        if (search.found.story === NOTHING_TOLD) return <Unseen why="replay.lost" onBack={onBack} />;
        return children(search.found);
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
