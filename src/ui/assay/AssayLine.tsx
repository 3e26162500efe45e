import { useCallback } from 'react';
import type { Game } from '../../engine/game';
import { useText } from '../../i18n/language';
import { assayName } from '../../storage/notes';
import { readAssay } from '../../table/assay';
import type { Found } from '../../table/gameStore';
import type { Eyes } from '../../table/playback';
import { Button } from '../Button';
import type { Place } from '../seats';
import { useStore } from '../store';
import { useLoaded } from '../useLoaded';
import { Words } from '../Words';

type Props = {
  game: Game;
  found: Found;
  places: readonly Place[];
  /** The moment that is watched, and through whose eyes. */
  at: number;
  eyes: Eyes;
  onOpen: () => void;
};

/** How the chances stood at a moment of a replay, as far as the game was weighed for those eyes, and the way to all of it. */
export function AssayLine({ game, found, places, at, eyes, onOpen }: Props) {
  const text = useText();
  const store = useStore();
  const through = eyes === 'all' ? -1 : eyes;
  const loaded = useLoaded(
    useCallback(
      async () => readAssay(await store.notes(assayName(found.id, through)), game, found.id, through),
      [store, game, found, through],
    ),
  );
  const assay = loaded.at === 'loaded' ? loaded.value : null;
  const now = assay?.curve.findLast((moment) => moment.at <= at);
  const weighed = assay?.weighed.find((one) => one.at === at - 1 && one.worth !== 'fine');
  const chances = places.map(({ name }, seat) =>
    text('assay.chance', { name, percent: Math.round((now?.chances[seat] ?? 0) * 100) }),
  );
  return (
    <>
      {weighed && <Words kind="strong">{text(`assay.${weighed.worth}`)}</Words>}
      {now && (
        <Words kind="small" color="muted">
          {text('assay.now', { chances: chances.join(', ') })}
        </Words>
      )}
      <Button symbol="chart" label={text('assay.title')} onPress={onOpen} />
    </>
  );
}
