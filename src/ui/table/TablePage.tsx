import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Game } from '../../engine/game';
import type { Show } from '../../engine/show';
import { useText } from '../../i18n/language';
import type { Minds } from '../../table/events';
import { savedAs, seated, SPEEDS, type Player } from '../../table/seats';
import type { Found, Search } from '../../table/store';
import { Button } from '../Button';
import { useEars } from '../ears/useEars';
import { emblemOf } from '../seats';
import { useSettings } from '../settings';
import { Notice } from '../start/Notice';
import { useStore } from '../store';
import { useAppearance } from '../theme/appearance';
import { TableScreen } from './TableScreen';
import { useTable } from './useTable';

type Entry = { readonly game: Game; readonly show: Show };
type Props = {
  id: string;
  entry: (game: string) => Entry | undefined;
  minds: Minds;
  onLeave: () => void;
  onTable: (id: string) => void;
};

/** Finds a saved game and sits down at it; says what is the matter if that cannot be done. */
export function TablePage({ id, entry, minds, onLeave, onTable }: Props) {
  const store = useStore();
  const [search, setSearch] = useState<Search | null>(null);
  useEffect(() => {
    let wanted = true;
    void store.open(id).then((result) => wanted && setSearch(result));
    return () => {
      wanted = false;
    };
  }, [store, id]);
  if (search === null) return null;
  const known = search.found && entry(search.found.game);
  if (search.found && known)
    return <Seated key={id} found={search.found} entry={known} minds={minds} onLeave={onLeave} onTable={onTable} />;
  return <Missing search={search} onLeave={onLeave} onTable={onTable} />;
}

function Missing({ search, onLeave, onTable }: { search: Search; onLeave: () => void; onTable: (id: string) => void }) {
  const text = useText();
  const why = search.found === null ? search.why : 'nowhere';
  const words = why === 'nowhere' ? '' : text(`damage.${why}`);
  const kept = 'moves' in search ? text('damage.kept', { move: search.moves }) : '';
  return (
    <Notice title={text('table.missing')} words={`${words} ${kept}`.trim()}>
      {'rescue' in search && (
        <Button kind="first" label={text('table.rescue')} onPress={() => void search.rescue().then(onTable)} />
      )}
      <Button label={text('table.toMountain')} onPress={onLeave} />
    </Notice>
  );
}

function Seated({
  found,
  entry: { game, show },
  minds,
  onLeave,
  onTable,
}: { found: Found; entry: Entry } & Pick<Props, 'minds' | 'onLeave' | 'onTable'>) {
  const store = useStore();
  const { still } = useAppearance();
  const { hear } = useEars(show.sounds);
  const { settings } = useSettings();
  const [players] = useState(() => found.players.map(seated));
  const places = useMemo(() => found.players.map(({ name, emblem }) => ({ name, emblem: emblemOf(emblem) })), [found]);
  const save = useMemo(() => store.save(found.id, game), [store, found.id, game]);
  const { setup, state, moves, story } = found;
  const onPlayers = useCallback(
    (now: readonly Player[]) => void store.seat(found.id, savedAs(found.players, now)).catch(() => undefined),
    [store, found],
  );
  const { look, send, log } = useTable({
    ...{ game, setup, players, state, moves, story, minds, save, onPlayers, hear, still },
    call: settings.call,
    speed: SPEEDS.find((speed) => String(speed) === settings.speed) ?? 1,
  });
  const rematch = () => {
    const { first: _first, ...again } = setup;
    void store.begin(game, { ...again, seed: `${again.seed}+` }, found.players).then(onTable);
  };
  return (
    <TableScreen show={show} places={places} look={look} log={log} send={send} onLeave={onLeave} onRematch={rematch} />
  );
}
