import { useEffect, useImperativeHandle, useMemo, useState, type RefObject } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Insets } from '../../canvas/mine/camera';
import type { Seat } from '../../engine/game';
import type { Scene, ShownCard } from '../../engine/show';
import { useLanguage, useText } from '../../i18n/language';
import { Button } from '../Button';
import { useSettings } from '../settings';
import { useTextScale } from '../textScale';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { arrange, askedNext, begunWith, cardIn, meantAt, pointedAt, rivalsOf, withGhosts } from './arranged';
import { Chronicle } from './Chronicle';
import { cardOf, controlCard } from './closely';
import { Counts } from './Counts';
import { Foot } from './Foot';
import { LaidOut } from './flat/LaidOut';
import { Fronts } from './Fronts';
import { MineView } from './MineView';
import { Pane } from './Pane';
import { PlanBar } from './plan/PlanBar';
import { plannedName } from './plan/planned';
import { readerOf } from './reader';
import { Rivals } from './Rivals';
import { GAP, RAIL, roomFor } from './room';
import { Sheets, type Open } from './Sheets';
import type { TableProps } from './TableScreen';
import { Tools } from './Tools';
import { newBell } from './telling/bell';
import { Glances } from './telling/Glances';
import { aheadOf, heldBack, nextIn } from './telling/heldBack';
import { MomentBar } from './telling/MomentBar';
import type { Moment } from './telling/useMoment';
import { TopProvider, type Top } from './top';
import { useChoosing } from './useChoosing';
import { useDrag } from './useDrag';
import { useTools } from './useTools';

type Props = TableProps & {
  names: readonly string[];
  /** What is told of what was done, while it is. */
  moment: Moment | null;
  /** Something lies over it: nothing stays open that somebody looked at. */
  isCovered: boolean;
  /** Where those who sit around a flat table have their places beside it. */
  ring?: Ring | undefined;
  /** What the Foreman says where somebody is to look in secret. */
  host?: string | undefined;
};

/** A flat table among those who sit around it: its own size, and what they can be touched for. */
export interface Ring {
  readonly width: number;
  readonly height: number;
  /** What their places take of the mine, which lies below them from edge to edge. */
  readonly pads: Insets;
  /** Is given what touching somebody at their edge does. */
  readonly touch: RefObject<((seat: Seat) => void) | null>;
  /** Hears who can be meant now. */
  readonly onMeant: (seats: readonly Seat[]) => void;
}

/** So much of the log is told beside the mine where there is room. */
const LINES = 12;

/** The mine from edge to edge; over it, in slim layers, everything else, and what can be done now. */
export function Tabletop(props: Props) {
  const { show, places, look, log, send, onLeave, onRule, aside, coach, guide, names, moment, isCovered, ring, host } =
    props;
  const text = useText();
  const words = show.words[useLanguage()];
  const { colors } = useAppearance();
  const { settings } = useSettings();
  const left = settings.leftHand === 'on';
  const seat = look.holder !== -1 ? look.holder : ring ? Math.max(0, look.decider) : 0;
  const rivals = rivalsOf(places.length, look.holder);
  const { room, padding } = useRoom(rivals.length, ring);
  const scrolls = useTextScale() > 1.3 || (room.isWide && room.isLow);
  const [open, setOpen] = useState<Open | null>(null);
  const [looking, setLooking] = useState(false);
  const [basic, setBasic] = useState(false);
  const [bell] = useState(newBell);
  const free = useFree(coach !== undefined && !isCovered, ring);
  const ahead = aheadOf(look, moment);
  const next = nextIn(look, moment);
  const scene = useMemo(() => heldBack(show.scene(look.view, seat), ahead), [show, look.view, seat, ahead]);
  // Where a coach or those around a flat table have a say, nothing is done before it is asked for.
  const isBrisk = guide === undefined && ring === undefined && settings.moments !== 'tap';
  const choosing = useChoosing({ show, look, seat, names, send, guide, isBrisk, bell });
  const { glow, picked, draft, ghosts, act } = choosing;
  // What somebody has opened is theirs: it goes when somebody else looks, or nobody does.
  const eyes = isCovered ? null : ring ? look.decider : look.holder;
  const [had, setHad] = useState(eyes);
  if (had !== eyes) {
    setHad(eyes);
    setOpen(null);
    setLooking(false);
    setBasic(false);
    act({ do: 'cancel' });
  }
  // Whoever has nothing to choose any more is done with looking closely, and with what can always be done.
  const isAsked = look.screen === 'choose';
  const [wasAsked, setAsked] = useState(isAsked);
  if (wasAsked !== isAsked) {
    setAsked(isAsked);
    setLooking(false);
    setBasic(false);
  }
  const view = (card: ShownCard, place?: string) => {
    setLooking(false);
    setOpen({ what: 'card', card, place });
  };
  const touch = (key: string) => {
    const control = scene.controls.find((each) => each.key === key);
    const card = looking ? (cardIn(scene, key) ?? (control && controlCard(control))) : undefined;
    if (card) return view(card);
    setOpen(null);
    setBasic(false);
    act({ do: 'touch', key, finger: bell.rang() });
  };
  const { aim, targets, ...dragging } = useDrag(choosing, (key, on) => {
    if (on === null) return touch(key);
    setOpen(null);
    setBasic(false);
    act({ do: 'drop', key, on });
  });
  const lookAt = (key: string) => {
    const sprite = scene.sprites.find((each) => each.key === key);
    const card = sprite && cardOf(sprite, show.print);
    if (card) view(card, words.sprite(sprite, names));
  };
  const laid = look.laid === -1 ? undefined : scene.hand.find(({ card }) => card === look.laid);
  const takeBack = () => send({ type: 'LAY', card: -1 });
  const prompt = promptAt();
  const { dragged, drag, drop, spot } = dragging;
  // While a card is dragged, what it can be dropped on glows, and it does.
  const shines = targets === null || dragged === null ? glow : new Set([...targets, dragged]);
  const top: Top = { words, places, glow: shines, picked, touch, drag, drop, spot, look: view };
  function promptAt(): string {
    if (look.decider === -1) return text('table.watch');
    const name = names[look.wanted] ?? '';
    if (look.isFlat && look.screen === 'result') return host ?? text('flat.look', { name });
    if (look.isFlat && look.screen === 'private') return text('flat.react', { name });
    if (guide?.speaks === true) return text('learn.speaks');
    if (laid) return text('table.begun.where', { what: words.card(laid.face).name });
    const asks = words.prompt(look.view, names, readerOf(look));
    const isUnderHand = look.isFlat && !look.isOpen && look.screen === 'choose' && look.options.length === 0;
    return isUnderHand ? `${asks} ${text('flat.hold', { name: names[look.decider] ?? '' })}` : asks;
  }
  const arranged = arrange(scene, seat, look.holder !== -1, choosing);
  const begun = begunWith(scene, words, choosing);
  const way = draft ? 'here' : askedNext(scene, choosing.next, arranged.loose);
  const asked = begun && ((way === 'how' ? begun.how : null) ?? text(`table.begun.${way}`, { what: begun.what }));
  const lifted = choosing.soon?.choice.then && cardIn(scene, choosing.soon.choice.touches[0] ?? '');
  const only = lifted && text('table.begun.only', { what: words.card(lifted.face).name });
  const { shares, controls } = arranged;
  // Where nothing else is asked, or a coach points there, what can always be done is laid out by itself.
  const isControl = (key: string): boolean => controls.some((control) => control.key === key);
  const isPointed = guide !== undefined && controls.some(({ key }) => glow.has(key));
  const isStrip = ring !== undefined && isStripe(ring);
  // Where the table is very low the mine keeps that room.
  const isBasicAlone =
    !isStrip &&
    choosing.next.some(isControl) &&
    choosing.next.every((key) => isControl(key) || arranged.loose.includes(key));
  const isBasic = basic || isPointed || isBasicAlone;
  const all = useTools({
    ...{ look, choosing, shares, send },
    basic: controls.length > 1 ? isBasic : null,
    onBasic: setBasic,
    onOpen: setOpen,
  });
  const tools = [...all, ...(props.tools ?? [])];
  const openSeat = (at: Seat) => setOpen({ what: 'seat', seat: at });
  const touchSeat = (at: Seat) => {
    const meant = meantAt(scene, at, choosing, choosing.touched.length > 0 || laid !== undefined);
    return meant === null ? openSeat(at) : touch(meant);
  };
  useRing(ring, scene, shines, touchSeat);
  // What is tried in the mine is to be seen; a tile lies there by itself.
  const isTouched = choosing.touched.length > 0 || (draft !== null && look.phase !== 'tile');
  const spotlight = useMemo(() => new Set(moment?.deed?.at ?? []), [moment?.deed]);
  // While a move is being kept there is nothing to tell yet, nor while the table only deals.
  const isBotNext = look.bots[look.decider] != null;
  const isTelling = look.news.length > 0 || look.isLight || (isBotNext && look.phase !== 'setup');
  // Before there is something to tell, the line at a flat table stays where it is, and so does the mine.
  const isWaiting = look.isFlat && moment !== null && !isTelling;
  const rail = (room.isWide && room.isLow) || isStrip;
  const head = ring ? null : (
    <Rivals
      scene={scene}
      seats={rivals}
      decider={next}
      width={room.isWide && !rail ? room.pane : room.mine}
      onTouch={touchSeat}
      onOpen={openSeat}
      onLeave={onLeave}
    />
  );
  // What cannot be done any more is not spoken of: it goes with the turn.
  const planned = look.plan !== null && choosing.next.includes(look.plan) ? plannedName(scene, words, look.plan) : null;
  const foot = (
    <Pane isWide={room.isWide} scrolls={scrolls} width={room.pane}>
      {room.isWide && !rail && head}
      {room.isWide && !rail && !ring && (
        <Fronts scene={scene} seats={rivals} width={room.pane}>
          <View role="group" aria-label={text('table.log')} style={styles.log}>
            <Chronicle log={log} view={look.view} names={names} eye={readerOf(look)} lines={LINES} />
          </View>
        </Fronts>
      )}
      {moment && isTelling && !isCovered && (
        <MomentBar
          {...{ moment, words, places, onRule }}
          next={places[next]}
          isNextYou={look.reader !== -1 && look.reader === next}
          goes={look.isLight ? places[look.wanted] : undefined}
          botsGoOn={isBotNext}
          width={room.pane}
          trail={moment.deed && words.trail?.(look.heard, names)[moment.deed.seat]}
        />
      )}
      {planned !== null && look.screen === 'choose' && choosing.touched.length === 0 && !isCovered && (
        <PlanBar
          what={planned}
          onDo={() => {
            send({ type: 'PLAN', seat, what: null });
            touch(look.plan ?? '');
          }}
          onDrop={() => send({ type: 'PLAN', seat, what: null })}
        />
      )}
      <Foot
        {...{ scene, arranged, room, look, choosing, seat, aside, onRule, send, isBasic }}
        isTold={moment !== null}
        isWaiting={isWaiting}
        told={isWaiting ? text('table.watch') : looking ? text('table.look.hint') : (asked ?? only ?? prompt)}
        name={names[seat] ?? ''}
        isStrip={isStrip}
        rest={
          laid && !isStrip ? (
            <Button label={text('flat.takeBack', { what: words.card(laid.face).name })} onPress={takeBack} />
          ) : undefined
        }
        onOwn={() => setOpen({ what: 'seat', seat })}
      />
      {!rail && !(moment && !isWaiting && look.holder === -1) && (
        <View style={[styles.tools, left && styles.mirrored, { backgroundColor: colors.ground }]}>
          <Tools tools={tools} />
        </View>
      )}
    </Pane>
  );
  const { pads = NONE } = ring ?? {};
  const isBeside = room.isWide || rail;
  // The mine lies below the places at the edges, but not below what stands beside it.
  const beneath = {
    top: -pads.top,
    bottom: -pads.bottom,
    left: isBeside && (rail ? !left : left) ? 0 : -pads.left,
    right: isBeside && (rail ? left : !left) ? 0 : -pads.right,
  };
  const insets = useMemo(
    () => ({
      top: free.insets.top - beneath.top,
      right: free.insets.right - beneath.right,
      bottom: free.insets.bottom - beneath.bottom,
      left: free.insets.left - beneath.left,
    }),
    [free.insets, beneath.top, beneath.right, beneath.bottom, beneath.left],
  );
  return (
    <TopProvider value={top}>
      <GestureHandlerRootView
        style={[
          styles.table,
          (room.isWide || isStrip) && (left ? styles.besideLeft : styles.beside),
          { backgroundColor: colors.ground },
          padding,
        ]}
        onStartShouldSetResponderCapture={bell.ring}
      >
        {rail && <Tools tools={tools} rail />}
        <View style={styles.middle}>
          <View style={[styles.mine, beneath]} testID="mine">
            <MineView
              sprites={ghosts.length > 0 ? withGhosts(scene.sprites, ghosts) : scene.sprites}
              ruler={scene.ruler}
              glow={moment ? spotlight : (targets ?? glow)}
              aim={aim}
              places={places}
              looker={look.holder}
              isCovered={isCovered}
              focus={
                draft?.ghosts[0]?.key ??
                choosing.soon?.on ??
                moment?.deed?.at[0] ??
                (guide ? pointedAt(scene, glow) : null)
              }
              about={moment ? null : arranged.about}
              label={(sprite) => words.sprite(sprite, names)}
              onTap={looking ? lookAt : moment ? () => moment.goOn() : touch}
              onLook={lookAt}
              insets={insets}
              hasMap={!laid}
            />
          </View>
          {(!room.isWide || rail) && head}
          <View style={styles.free} pointerEvents="box-none" onLayout={free.onLayout}>
            {!isCovered && coach ? (
              <View onLayout={free.onCoach}>{coach}</View>
            ) : (
              <Counts mark={props.mark} round={look.round} counts={scene.counts ?? []} />
            )}
            {laid && !isCovered && <LaidOut card={laid} onTakeBack={takeBack} />}
            {!isCovered && <Glances {...props} width={room.mine} bell={bell} isTouched={isTouched} />}
          </View>
          {!room.isWide && foot}
        </View>
        {room.isWide && foot}
        {!isCovered && (
          <Sheets
            {...{ open, scene, shares, log, names, choosing, onRule }}
            reader={readerOf(look)}
            view={look.view}
            attempts={() => (look.screen === 'choose' && look.holder !== -1 ? show.attempts(look.view, seat) : [])}
            onLook={() => {
              setOpen(null);
              setLooking(true);
            }}
            onClose={() => {
              setOpen(null);
              act({ do: 'offer', choices: null });
            }}
          />
        )}
      </GestureHandlerRootView>
    </TopProvider>
  );
}

type Layout = { readonly nativeEvent: { readonly layout: { readonly y: number; readonly height: number } } };

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** What nothing lies over of the mine, told by what does. */
function useFree(isCoached: boolean, ring: Ring | undefined) {
  const screens = useWindowDimensions();
  const edges = useSafeAreaInsets();
  const screen = ring?.height ?? screens.height;
  const { top, bottom } = ring ? NONE : edges;
  const [stage, setStage] = useState<{ readonly y: number; readonly height: number } | null>(null);
  const [coach, setCoach] = useState(0);
  const insets = useMemo((): Insets => {
    if (stage === null) return NONE;
    const below = Math.max(0, screen - top - bottom - stage.y - stage.height);
    return { top: stage.y + (isCoached ? coach : 0), right: 0, bottom: below, left: 0 };
  }, [stage, coach, isCoached, screen, top, bottom]);
  const onLayout = ({ nativeEvent: { layout } }: Layout) => {
    const [y, height] = [Math.round(layout.y), Math.round(layout.height)];
    setStage((was) => (was?.y === y && was.height === height ? was : { y, height }));
  };
  const onCoach = ({ nativeEvent: { layout } }: Layout) => setCoach(Math.round(layout.y + layout.height));
  return { insets, onLayout, onCoach };
}

/** So low the tools stand at the end; wider than so no line is. */
const STRIPE = 420;
const NARROW = 690;

/** Whether a flat table, turned to a long side of a phone, is wide and very low. */
const isStripe = ({ width, height }: Ring): boolean => width > height && height < STRIPE;

/** How the table is laid out on this screen, within what its edges take. */
function useRoom(rivals: number, ring: Ring | undefined) {
  const edges = useSafeAreaInsets();
  const screens = useWindowDimensions();
  const { top, bottom, left, right } = ring ? NONE : edges;
  // Between people nothing stands beside the mine: it would be upside down for the others.
  const screen = ring ? { ...ring, width: Math.min(ring.width - (isStripe(ring) ? RAIL : 0), NARROW) } : screens;
  const width = screen.width - left - right;
  const height = screen.height - top - bottom;
  const room = useMemo(() => roomFor(width, height, rivals), [width, height, rivals]);
  const { pads = { top, bottom, left, right } } = ring ?? {};
  const padding = {
    ...{ paddingTop: pads.top, paddingBottom: pads.bottom, paddingLeft: pads.left, paddingRight: pads.right },
  };
  return { room, padding };
}

/** Those around a flat table are told whether they can be meant, themselves or something that lies before them. */
function useRing(ring: Ring | undefined, scene: Scene, glow: ReadonlySet<string>, touch: (seat: Seat) => void): void {
  useImperativeHandle(ring?.touch, () => touch, [touch]);
  const onMeant = ring?.onMeant;
  useEffect(() => {
    const isMeant = (seat: Seat): boolean =>
      glow.has(`seat:${seat}`) ||
      scene.areas.some(
        (area) => area.seat === seat && area.spot === 'front' && area.cards.some(({ key }) => glow.has(key)),
      );
    onMeant?.(scene.badges.flatMap((_, seat) => (isMeant(seat) ? [seat] : [])));
  }, [onMeant, scene, glow]);
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  beside: { flexDirection: 'row' },
  besideLeft: { flexDirection: 'row-reverse' },
  middle: { flex: 1 },
  mine: { position: 'absolute', inset: 0 },
  free: { flex: 1, minHeight: 120 },
  log: { gap: SPACE.hair, paddingHorizontal: SPACE.medium },
  tools: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: SPACE.hair, paddingTop: GAP },
  mirrored: { flexDirection: 'row-reverse' },
});
