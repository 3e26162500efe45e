import { useCallback, useMemo } from 'react';
import { newestBox } from '../../engine/editions';
import type { Game, Happening, Move, State } from '../../engine/game';
import type { Show, Words as GameWords } from '../../engine/show';
import { dateFormat } from '../../i18n/dates';
import { useLanguage, useText } from '../../i18n/language';
import { eveningOf } from '../../table/evening';
import { pointsByTurn } from '../../table/points';
import type { Minds } from '../../table/events';
import { anew, savedAs } from '../../table/seats';
import { nextSeed } from '../../table/seeds';
import { endedAs, type Found } from '../../table/gameStore';
import { AssayPanel } from '../assay/AssayPanel';
import { useReport } from '../report';
import { personOf } from '../seats';
import { MarksWon } from '../marks/MarksWon';
import { useStore } from '../store';
import { useLoaded } from '../useLoaded';
import { useOnce } from '../useOnce';
import { useForeman } from './host/useForeman';
import { LastMine } from './LastMine';
import { SavingTrouble } from './SavingTrouble';
import { ScorePage } from './ScorePage';
import type { ChapterParts, Ways } from './Seated';
import { takeAlong } from './takeAlong';
import type { Place } from './top';
import type { Table } from './useTable';

type Props = {
  found: Found;
  game: Game;
  show: Show;
  words: GameWords<State, Move, Happening>;
  places: readonly Place[];
  table: Table;
  minds: Minds;
  chapter: ChapterParts;
  ways: Ways;
};

const NOBODY: readonly string[] = [];

/** A game that is over: the count, how it went, what mattered, and what comes next. */
export function Finished({
  found,
  game,
  show,
  words,
  places,
  table: { look, log, moves, players, send },
  minds,
  chapter,
  ways,
}: Props) {
  const store = useStore();
  const text = useText();
  const language = useLanguage();
  const report = useReport();
  const { setup } = found;
  const names = useMemo(() => places.map(({ name }) => name), [places]);
  useForeman({ show, look, names, deed: undefined, newcomers: NOBODY, asks: null });
  const curve = useMemo(() => pointsByTurn(game, setup, moves), [game, setup, moves]);
  const made = useMemo(() => {
    const deeds = words.tell(look.view, log, names, -1);
    const best = look.standings.find(({ rank }) => rank === 1)?.seat;
    return deeds
      .filter(({ ceremony, seat }) => ceremony === 'purchase' && seat === best)
      .flatMap(({ cards }) => cards.flatMap(({ picture }) => picture ?? []));
  }, [words, look.view, look.standings, log, names]);
  // The game as it has ended, though it was found while it was on.
  const ended = useMemo(
    () => endedAs(game, found, moves, savedAs(found.players, players)),
    [found, game, moves, players],
  );
  const sprites = useMemo(() => show.scene(look.view, 0).sprites, [show, look.view]);
  const rematch = useOnce(async () => {
    // A new game deals the newest box, whatever the last one was played with.
    const { first: _first, edition: _edition, ...again } = setup;
    const seats = anew(savedAs(found.players, players));
    ways.onTable(await store.begin(game, { ...again, ...newestBox(game), seed: nextSeed(again.seed) }, seats));
  }, text('begin.failed'));
  const evening = useLoaded(
    useCallback(async () => eveningOf((await store.list()).games, found.id), [store, found.id]),
  );
  const amount = (count: number): string => words.amount({ of: show.counted, count });
  const takePicture = () => {
    const line = dateFormat(language, { dateStyle: 'long' }).format(new Date());
    const seats = places.map(({ emblem }) => ({ color: emblem.color, emblem: emblem.symbol }));
    const guests = look.standings.flatMap(({ seat, rank, points }) => {
      const place = places[seat];
      if (!place) return [];
      const { name, emblem } = place;
      return [{ name, ...personOf(emblem), points: amount(points), isWinner: rank === 1 }];
    });
    takeAlong({ title: words.title, line, sprites, seats, guests }, game.id).catch(() =>
      report(text('souvenir.failed')),
    );
  };
  return (
    <ScorePage
      {...{ places, words, curve, made }}
      evening={evening.at === 'loaded' ? evening.value : null}
      onPicture={takePicture}
      marks={<MarksWon {...{ game }} found={ended} marksOf={ways.marksOf} />}
      assay={
        curve.length > 0 && (
          <AssayPanel {...{ game }} found={ended} weigh={minds.assay} onOpen={() => ways.onAssay(found.id)} />
        )
      }
      amount={amount}
      mine={
        <LastMine
          {...{ sprites, places }}
          label={(sprite) => words.sprite(sprite, names)}
          does={text('score.replay')}
          onPress={() => ways.onReplay(found.id)}
        />
      }
      banner={<SavingTrouble saving={look.saving} send={send} />}
      standings={look.standings}
      chapter={chapter.end(found, game, moves)}
      onReplay={() => ways.onReplay(found.id)}
      onRematch={rematch}
      onLeave={ways.onLeave}
    />
  );
}
