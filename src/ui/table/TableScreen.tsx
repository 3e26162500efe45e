import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Quarters } from '../../canvas/mine/turned';
import { useCover } from '../../canvas/rest';
import type { Happening } from '../../engine/game';
import type { Deed, Show, ShownCard } from '../../engine/show';
import { useLanguage } from '../../i18n/language';
import type { Look } from '../../table/look';
import type { TableEvent } from '../../table/events';
import { MoodsProvider, moodsOf } from '../moods';
import { noGhostClicks } from '../ghostClicks';
import { useAppearance } from '../theme/appearance';
import { CallScreen } from './CallScreen';
import { Curtain } from './Curtain';
import { folded } from './folded';
import { FlatCall } from './flat/FlatCall';
import { FlatTable } from './flat/FlatTable';
import { Foreman } from './host/Foreman';
import { Council, Parley, Verdict } from './host/Council';
import type { Votes } from './host/useCouncil';
import { PlanRow } from './plan/PlanRow';
import { Tabletop } from './Tabletop';
import { readerOf } from './reader';
import { rungsOf } from './rungs';
import { Ceremony } from './telling/Ceremony';
import { ResultScreen } from './telling/ResultScreen';
import { FilmStrip } from './telling/FilmStrip';
import { useMoment, type Moment, type Told } from './telling/useMoment';
import type { Tool } from './Tools';
import type { Place } from './top';
import { unseen } from './unseen';
import type { Guide } from './choosing';

export type TableProps = {
  show: Show;
  places: readonly Place[];
  look: Look;
  log: readonly Happening[];
  send: (event: TableEvent) => void;
  onLeave: () => void;
  /** What stands in a corner of the mine: that it is the mine of a day. */
  mark?: string | undefined;
  /** Opens what can be done while the person that the curtain names is not there. */
  onAway?: () => void;
  /** Opens the rules at a section. */
  onRule?: (rule: string) => void;
  /** Tools that the table itself knows nothing of, like a hint or a menu. */
  tools?: readonly Tool[];
  /** What a coach says, beside the mine, and what the coach points at. */
  coach?: ReactNode;
  guide?: Guide | undefined;
  /** What stands in the prompt while nobody who looks has to press anything. */
  aside?: ReactNode;
  /** What the one who looks is asked, over the whole table. */
  over?: ReactNode;
  /** What the one who looks has just done and goes on from. */
  glimpse?: readonly Happening[];
  /** How long each of several deeds stands; null: until somebody taps. */
  beat?: number | null;
  /** Says that all of a moment was told. */
  onTold?: (said: boolean) => void;
  /** The people who have never played this game here. */
  newcomers?: readonly string[];
  /** Hears how far the table is turned, where it turns to whose turn it is. */
  onTurn?: ((turn: Quarters) => void) | undefined;
};

const silent = (): void => undefined;
const NOBODY: readonly string[] = [];
const NO_CARDS: readonly ShownCard[] = [];

/**
 * A table being played at: whatever the one who looks may see and do now. Curtain, call and what a single seat is asked
 * lie over it; the mine stays where it is below them, unseen and as everybody knows it, since setting it up anew takes long.
 */
export function TableScreen(props: TableProps) {
  const { show, places, look, log, over, send, beat = null, onTold = silent, newcomers = NOBODY } = props;
  const { colors } = useAppearance();
  useEffect(noGhostClicks, []);
  const names = useMemo(() => places.map(({ name }) => name), [places]);
  const { moment, foreman, council, talk } = useMoment({
    show,
    look,
    log,
    places,
    names,
    newcomers,
    beat,
    onTold,
    send,
  });
  const [isGreeted, setGreeted] = useState(false);
  // What newcomers are told stands until somebody has done something, though others look at their cards meanwhile.
  const [hello, setHello] = useState(NOBODY);
  const welcome = look.cue?.isFirst === true ? foreman.said.slice(0, -1) : NOBODY;
  if (welcome.length > 0 && welcome.join() !== hello.join()) setHello(welcome);
  const [isHolding, setHolding] = useState(false);
  const reveal = () => {
    setHolding(true);
    send({ type: 'REVEAL' });
  };
  /** Who looks in secret while holding the curtain, and lets go, lets it be. */
  const letGo = () => {
    if (!isHolding) return;
    setHolding(false);
    if (look.screen === 'private' && look.call === 'sealed') send({ type: 'LET_GO' });
  };
  const moods = useMoods(props, names);
  const cover = coverOf(props, { moment, foreman, council, talk }, names, reveal) ?? over;
  const isCovered = cover !== undefined;
  useCover(isCovered && look.screen !== 'over');
  if (look.screen === 'over') return null;
  const isFirst = look.screen === 'choose' || (look.isFlat && look.screen === 'result');
  const greeting = !isCovered && !isGreeted && isFirst && look.last === -1 && (
    <Foreman said={hello} onClose={() => setGreeted(true)} />
  );
  if (look.isFlat)
    return (
      <MoodsProvider value={moods}>
        <View style={styles.all} role="main">
          <FlatTable
            {...props}
            {...{ names, moment, cover, greeting }}
            host={foreman.said.at(-1)}
            voter={council.isOn ? council.voter : -1}
          />
        </View>
      </MoodsProvider>
    );
  return (
    <MoodsProvider value={moods}>
      <View style={styles.all} role="main" onPointerUp={letGo}>
        <View
          style={[styles.all, isCovered && unseen]}
          pointerEvents={isCovered ? 'none' : 'auto'}
          aria-hidden={isCovered}
          importantForAccessibility={isCovered ? 'no-hide-descendants' : 'auto'}
        >
          <Tabletop {...props} {...{ names, moment, isCovered }} />
        </View>
        {isCovered && <View style={[styles.over, { backgroundColor: colors.ground }]}>{cover}</View>}
        {greeting}
      </View>
    </MoodsProvider>
  );
}

/** Faces show what was done lately, as those perceived it who may read the log. */
const LATELY = 16;

function useMoods({ show, places, look, log }: TableProps, names: readonly string[]) {
  const words = show.words[useLanguage()];
  const { view, decider, chain } = look;
  return useMemo(() => {
    const deeds = words.tell(view, log.slice(-LATELY), names, -1);
    return moodsOf(
      places,
      deeds,
      decider,
      chain.flatMap(({ live, action }) => (live ? [action.seat] : [])),
    );
  }, [words, view, log, names, places, decider, chain]);
}

/** What lies over the whole table now, if anything does. */
function coverOf(
  props: TableProps,
  { moment, foreman: { said, isSpeaking }, council, talk }: Told,
  names: readonly string[],
  reveal: () => void,
) {
  if (talk.isOn) return <Parley places={props.places} onGoOn={talk.close} />;
  switch (props.look.screen) {
    case 'curtain':
      // At a flat table nobody takes the phone: there is nothing on it that not everybody may see.
      return props.look.isFlat ? undefined : <Named {...props} {...{ names, said }} onReveal={reveal} />;
    case 'call':
      return <Called {...props} names={names} />;
    case 'result':
      // Somebody alone among bots sees it at their own table.
      return props.look.reader === -1 && !props.look.isFlat ? <Result {...props} names={names} /> : undefined;
    case 'moment':
      if (council.isOn) return <Council {...{ council, places: props.places, isFlat: props.look.isFlat }} />;
      return moment?.ceremony ? (
        <Celebrated {...props} {...{ moment, isSpeaking }} votes={council.votes} deed={moment.ceremony} />
      ) : undefined;
    default:
      return undefined;
  }
}

type NamedProps = TableProps & { names: readonly string[] };

type CurtainProps = NamedProps & { said: readonly string[]; onReveal: () => void };

function Named({ show, places, look, log, names, said, onLeave, onAway, onReveal }: CurtainProps) {
  const words = show.words[useLanguage()];
  const place = places[look.wanted] ?? places[0];
  const recap = words.tell(look.view, look.recap, names, -1).map(({ line }) => line);
  return place ? (
    <Curtain
      {...{ place, places, said, onLeave, onAway, onReveal }}
      others={places.flatMap(({ emblem }) => (emblem === place.emblem ? [] : [emblem]))}
      last={places[look.last]}
      recap={folded(recap)}
      trails={words.trail?.(log, names)}
      round={look.round ?? undefined}
    />
  ) : null;
}

function Called({ show, places, look, names, send, onRule }: NamedProps) {
  const words = show.words[useLanguage()];
  const rungs = rungsOf(look, show, words, places);
  const asks = rungs.length === 0 ? words.prompt(look.view, names, readerOf(look)) : null;
  const { isRipe, closes, stands } = look;
  if (look.isFlat) return <FlatCall {...{ rungs, words, asks, isRipe, closes, stands, send, onRule }} />;
  return (
    <CallScreen
      {...{ rungs, words, asks, isRipe, closes, stands, onRule, send }}
      people={places.map(({ emblem }) => emblem)}
      seats={look.callable.flatMap((seat) => {
        const place = places[seat];
        return place ? [{ seat, ...place, hasWaved: look.waved.includes(seat) }] : [];
      })}
    />
  );
}

function Result({ show, places, look, names, send, onRule }: NamedProps) {
  const words = show.words[useLanguage()];
  const { view, news, holder } = look;
  const place = places[holder];
  const scene = useMemo(() => (holder === -1 ? null : show.scene(view, holder)), [show, view, holder]);
  const hand = scene?.hand ?? NO_CARDS;
  const deeds = useMemo(() => words.tell(view, news, names, holder), [words, view, news, names, holder]);
  // Until the move is on disk nothing of it is told, and nothing can be got.
  if (!place || news.length === 0) return null;
  const passesOn = look.bots.filter((bot) => bot === null).length > 1;
  const isAskedRound = passesOn && look.hasCalls && look.call === 'sealed';
  const quiet = () => {
    send({ type: 'ORDER', seat: holder, order: 'round' });
    send({ type: 'GOT_IT' });
  };
  return (
    <ResultScreen
      {...{ deeds, place, places, words, hand, onRule }}
      passesOn={passesOn && look.decider !== holder}
      plan={
        scene && hand.length > 0 && passesOn && look.decider !== holder
          ? (isLarge) => (
              <PlanRow
                {...{ hand, words, isLarge }}
                controls={scene.controls}
                plan={look.plan}
                onPlan={(what) => {
                  send({ type: 'WAIT' });
                  send({ type: 'PLAN', seat: holder, what });
                }}
              />
            )
          : undefined
      }
      closesAfter={look.closes ? look.stands : null}
      onKeep={() => send({ type: 'WAIT' })}
      onGotIt={() => send({ type: 'GOT_IT' })}
      onQuiet={isAskedRound ? quiet : undefined}
    />
  );
}

type CelebratedProps = TableProps & { moment: Moment; deed: Deed; isSpeaking: boolean; votes: Votes | null };

function Celebrated({ show, places, look, moment, deed, isSpeaking, votes, beat = null, onRule }: CelebratedProps) {
  const words = show.words[useLanguage()];
  const isUnmasking = deed.ceremony === 'unmasking';
  const film = useMemo(
    () => (isUnmasking ? (show.film?.(look.heard, places.length) ?? null) : null),
    [isUnmasking, show, look.heard, places.length],
  );
  return (
    <Ceremony
      key={`${moment.at} ${deed.line}`}
      {...{ deed, words, places, beat, isSpeaking, onRule }}
      next={places[look.decider]}
      isNextYou={look.reader !== -1 && look.reader === look.decider}
      keeps={moment.at >= moment.of - 1 && (look.isLight || look.goes !== -1)}
      before={votes && <Verdict {...{ places, votes }} />}
      after={film && <FilmStrip {...{ film, words, places }} />}
      onDone={moment.goOn}
    />
  );
}

const styles = StyleSheet.create({
  all: { flex: 1 },
  over: { position: 'absolute', inset: 0 },
});
