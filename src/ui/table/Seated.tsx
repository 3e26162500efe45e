import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Quarters } from '../../canvas/mine/turned';
import type { Game, Move, Seat } from '../../engine/game';
import type { Show } from '../../engine/show';
import { useLanguage, useText } from '../../i18n/language';
import { isDaily } from '../../table/daily';
import type { Minds, SaveInput, TableEvent } from '../../table/events';
import type { Look, Screen } from '../../table/look';
import { barredSeats, LEVELS, savedAs, seated, SPEEDS, type Pause, type Player } from '../../table/seats';
import type { Found } from '../../table/gameStore';
import { noteRewind, type Mark } from '../../table/marks';
import { useFeedback } from '../feedback/useFeedback';
import { placesOf } from '../seats';
import { useReport } from '../report';
import { useSettings } from '../settings';
import { useStore } from '../store';
import { useAppearance } from '../theme/appearance';
import { TurnProvider } from '../Turned';
import { Finished } from './Finished';
import { HintSheet } from './HintSheet';
import { PrivateScreen } from './PrivateScreen';
import { TableMenu } from './TableMenu';
import { TableScreen } from './TableScreen';
import type { Tool } from './Tools';
import { useOnlyTable } from './useOnlyTable';
import { PAUSES, useTable, type Table } from './useTable';

export type Entry = { readonly game: Game; readonly show: Show };

/** Where one can go from a table. */
export type Ways = {
  onLeave: () => void;
  onTable: (id: string) => void;
  onReplay: (id: string) => void;
  onAssay: (id: string) => void;
  /** The marks that a game has of its own. */
  marksOf: (game: string) => Promise<readonly Mark[]>;
  onRules: (rule?: string) => void;
};

/** What a game that is a chapter shows beside the table: its task in the menu, and how it ended on the page of the score. */
export type ChapterParts = {
  task: (found: Found) => ReactNode;
  end: (found: Found, game: Game, moves: readonly Move[]) => ReactNode;
};

type Props = {
  found: Found;
  /** Whether the first try counts, so that nobody goes back for practice. */
  counts: boolean;
  /** The people who have never played this game here. */
  newcomers: readonly string[];
  entry: Entry;
  minds: Minds;
  chapter: ChapterParts;
  /** Another table has taken the game over. */
  onTaken: () => void;
  ways: Ways;
};

/** Somebody sits at a table: the game, and everything around it. */
export function Seated({ found, counts, newcomers, entry: { game, show }, minds, chapter, onTaken, ways }: Props) {
  const text = useText();
  const { settings } = useSettings();
  const table = useSavedTable(found, counts, { game, show }, minds, useOnlyTable(found, game, onTaken));
  const { look } = table;
  const store = useStore();
  const barred = useMemo(() => barredSeats(found.kinds, counts), [found.kinds, counts]);
  const send = (event: TableEvent) => {
    if (event.type === 'REPLACE' && event.bot === null && barred.includes(event.seat)) return;
    if (event.type === 'REWIND') void noteRewind(store, found.id).catch(() => undefined);
    table.send(event);
  };
  const places = useMemo(() => placesOf(found.players), [found]);
  const names = useMemo(() => places.map(({ name }) => name), [places]);
  const words = show.words[useLanguage()];
  const [open, setOpen] = useState<Opened | null>(null);
  const [turn, setTurn] = useState<Quarters>(0);
  /** Whether a reaction is decided about at the table itself. */
  const [peeking, setPeeking] = useState(false);
  const isDeciding = look.screen === 'choose' || look.screen === 'private';
  const reveal = (what: Opened['what']) => setOpen({ what, screen: look.screen, holder: look.holder });
  const ask = () => {
    reveal('hint');
    if (look.hint === null) send({ type: 'HINT' });
  };
  const close = () => setOpen(null);
  const menu: Tool = {
    mark: 'menu',
    name: text('menu.open'),
    label: text('menu.title'),
    onPress: () => reveal('menu'),
  };
  const hint: Tool = {
    mark: 'hint',
    name: text('hint.open'),
    label: text('hint.label'),
    isOff: !isDeciding || look.holder === -1,
    onPress: ask,
  };
  // The first try at a day's mine is compared with everybody's: nobody is helped in it.
  const isDay = isDaily(found.setup);
  const isUnaided = isDay && counts;
  // A hint is made of somebody's hand: in the middle of a flat table everybody would read it.
  const isVeiled = look.isFlat && game.open !== true;
  const objector = places[look.holder];
  const isAsked = look.screen === 'private' && !peeking && objector !== undefined;
  if (peeking && look.screen !== 'private') setPeeking(false);
  // What somebody has opened is theirs: it is not there any more for whoever takes the phone next.
  const isPassedOn = open !== null && (open.holder !== look.holder || isCover(open.screen) !== isCover(look.screen));
  if (open !== null && (isPassedOn || (open.what === 'hint' && !isDeciding))) close();
  if (look.screen === 'over')
    return <Finished {...{ found, game, show, words, places, table, minds, chapter, ways }} />;
  return (
    <View style={styles.all}>
      <TableScreen
        {...{ show, places, look, send, newcomers }}
        log={table.log}
        glimpse={table.glimpse}
        onTold={table.onTold}
        beat={beatAt(look, PAUSES[settings.moments])}
        tools={isUnaided || isVeiled ? [menu] : [hint, menu]}
        mark={isDay ? text('daily.title') : undefined}
        onLeave={ways.onLeave}
        onAway={() => reveal('menu')}
        onTurn={setTurn}
        onRule={ways.onRules}
        over={
          isAsked ? (
            <PrivateScreen
              {...{ show, places, look, send }}
              place={objector}
              isAlone={table.isAlone}
              onRule={ways.onRules}
              onLook={() => setPeeking(true)}
              {...(!isUnaided && { onHint: ask })}
            />
          ) : undefined
        }
      />
      {open?.what === 'menu' && (
        <TurnProvider value={look.isFlat ? turn : 0}>
          <TableMenu
            {...{ look, places, barred, send }}
            recap={table.recap.flatMap((event) => words.news(event, names, look.holder) ?? [])}
            level={LEVELS[1]}
            hasMasks={show.film !== undefined}
            task={chapter.task(found)}
            onRules={() => {
              close();
              ways.onRules();
            }}
            onLeave={ways.onLeave}
            onClose={close}
          />
        </TurnProvider>
      )}
      {open?.what === 'hint' && (
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

/** What is open over the table, and who had opened it where. */
type Opened = { readonly what: 'menu' | 'hint'; readonly screen: Screen; readonly holder: Seat | -1 };

/** Whether a screen lies over the table for everybody to see. */
const isCover = (screen: Screen): boolean => screen === 'curtain' || screen === 'call' || screen === 'result';

/** A bot's deeds stand for so long at the usual speed, where one moment tells several. */
const DEED = 1000;

/** How long each of several deeds stands: what people did as they wish, what bots did by the speed of play. */
function beatAt({ last, bots, speed }: Look, pause: Pause): Pause {
  if (bots[last] == null || pause === null) return pause;
  return speed === 0 ? 0 : DEED / speed;
}

/** The table of a saved game: what changes at it is saved, and it goes as fast as the settings say. */
function useSavedTable(
  found: Found,
  counts: boolean,
  { game, show }: Entry,
  minds: Minds,
  save: (input: SaveInput) => Promise<void>,
): Table {
  const hear = useFeedback(show.sounds);
  const store = useStore();
  const report = useReport();
  const text = useText();
  const { still } = useAppearance();
  const { settings } = useSettings();
  const [players] = useState(() => seated(found.players, found.kinds));
  const onPlayers = useCallback(
    (now: readonly Player[]) =>
      void store.seat(found.id, savedAs(found.players, now)).catch(() => report(text('table.seatUnsaved'))),
    [store, found, report, text],
  );
  const { setup, state, moves, story } = found;
  return useTable({
    ...{ game, setup, counts, players, state, moves, story, minds, save, onPlayers, hear, still },
    call: settings.call,
    phone: settings.phone,
    pause: PAUSES[settings.moments],
    tells: true,
    speed: SPEEDS.find((speed) => String(speed) === settings.speed) ?? 1,
  });
}

const styles = StyleSheet.create({ all: { flex: 1 } });
