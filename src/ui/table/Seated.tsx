import { useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Game } from '../../engine/game';
import type { Show } from '../../engine/show';
import { useLanguage, useText } from '../../i18n/language';
import type { Minds } from '../../table/events';
import { LEVELS, savedAs, seated, SPEEDS, type Player } from '../../table/seats';
import type { Found } from '../../table/store';
import { useEars } from '../ears/useEars';
import { emblemOf } from '../seats';
import { useReport } from '../report';
import { useSettings } from '../settings';
import { useStore } from '../store';
import { useAppearance } from '../theme/appearance';
import { Finished } from './Finished';
import { HintSheet } from './HintSheet';
import { PrivateScreen } from './PrivateScreen';
import { SkipBar } from './SkipBar';
import { TableMenu } from './TableMenu';
import { TableScreen } from './TableScreen';
import type { Tool } from './Tools';
import { useTable, type Table } from './useTable';

export type Entry = { readonly game: Game; readonly show: Show };

/** Where one can go from a table. */
export type Ways = {
  onLeave: () => void;
  onTable: (id: string) => void;
  onReplay: (id: string) => void;
  onRules: (rule?: string) => void;
};

type Props = {
  found: Found;
  /** Whether the first try counts, so that nobody goes back for practice. */
  counts: boolean;
  entry: Entry;
  minds: Minds;
  ways: Ways;
};

/** Somebody sits at a table: the game, and everything around it. */
export function Seated({ found, counts, entry: { game, show }, minds, ways }: Props) {
  const text = useText();
  const { settings } = useSettings();
  const table = useSavedTable(found, counts, { game, show }, minds);
  const { look, send } = table;
  const places = useMemo(() => found.players.map(({ name, emblem }) => ({ name, emblem: emblemOf(emblem) })), [found]);
  const names = useMemo(() => places.map(({ name }) => name), [places]);
  const words = show.words[useLanguage()];
  const [open, setOpen] = useState<'menu' | 'hint' | null>(null);
  /** Whether a reaction is decided about at the table itself. */
  const [peeking, setPeeking] = useState(false);
  const isDeciding = look.screen === 'choose' || look.screen === 'private';
  const ask = () => {
    setOpen('hint');
    if (look.hint === null) send({ type: 'HINT' });
  };
  const close = () => setOpen(null);
  const menu: Tool = {
    mark: 'menu',
    name: text('menu.open'),
    label: text('menu.title'),
    onPress: () => setOpen('menu'),
  };
  const hint: Tool = {
    mark: 'hint',
    name: text('hint.open'),
    label: text('hint.label'),
    isOff: !isDeciding,
    onPress: ask,
  };
  const isWatching = look.screen === 'watch' && look.bots[look.decider] != null && settings.speed !== '0';
  const objector = places[look.holder];
  const isAsked = look.screen === 'private' && !peeking && objector !== undefined;
  if (peeking && look.screen !== 'private') setPeeking(false);
  // What somebody has opened is theirs: it is not there any more for whoever takes the phone next.
  const isPassedOn = look.screen === 'curtain' || look.screen === 'call';
  if (open !== null && (isPassedOn || (open === 'hint' && !isDeciding))) close();
  if (look.screen === 'over') return <Finished {...{ found, game, words, places, table, minds, ways }} />;
  return (
    <View style={styles.all}>
      <TableScreen
        {...{ show, places, look, send }}
        log={table.log}
        tools={[hint, menu]}
        aside={isWatching && <SkipBar send={send} />}
        onLeave={ways.onLeave}
        onRule={ways.onRules}
        over={
          isAsked ? (
            <PrivateScreen
              {...{ show, places, look, send }}
              place={objector}
              isAlone={table.isAlone}
              onRule={ways.onRules}
              onLook={() => setPeeking(true)}
              onHint={ask}
            />
          ) : undefined
        }
      />
      {open === 'menu' && (
        <TableMenu
          {...{ look, places, send }}
          recap={table.recap.flatMap((event) => words.news(event, names) ?? [])}
          level={LEVELS[1]}
          onRules={() => {
            close();
            ways.onRules();
          }}
          onLeave={ways.onLeave}
          onClose={close}
        />
      )}
      {open === 'hint' && (
        <HintSheet
          {...{ look, words, names }}
          onPlay={(move) => {
            close();
            if (look.screen === 'private' && move.do === 'pass') send({ type: 'NEVER_MIND' });
            else send({ type: 'CHOOSE', move });
          }}
          onClose={close}
        />
      )}
    </View>
  );
}

/** The table of a saved game: what changes at it is saved, and it goes as fast as the settings say. */
function useSavedTable(found: Found, counts: boolean, { game, show }: Entry, minds: Minds): Table {
  const hear = useEars(show.sounds);
  const store = useStore();
  const report = useReport();
  const text = useText();
  const { still } = useAppearance();
  const { settings } = useSettings();
  const [players] = useState(() => seated(found.players));
  const save = useMemo(() => store.save(found.id, game), [store, found.id, game]);
  const onPlayers = useCallback(
    (now: readonly Player[]) =>
      void store.seat(found.id, savedAs(found.players, now)).catch(() => report(text('table.seatUnsaved'))),
    [store, found, report, text],
  );
  const { setup, state, moves, story } = found;
  return useTable({
    ...{ game, setup, counts, players, state, moves, story, minds, save, onPlayers, hear, still },
    call: settings.call,
    speed: SPEEDS.find((speed) => String(speed) === settings.speed) ?? 1,
  });
}

const styles = StyleSheet.create({ all: { flex: 1 } });
