import { useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Insets } from '../../canvas/mine/camera';
import type { ShownCard } from '../../engine/show';
import { useLanguage, useText } from '../../i18n/language';
import { useSettings } from '../settings';
import { useTextScale } from '../textScale';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { arrange, begunWith, cardIn, pointedAt, rivalsOf, withGhosts } from './arranged';
import { Chronicle } from './Chronicle';
import { cardOf, controlCard } from './closely';
import { Counts } from './Counts';
import { Foot } from './Foot';
import { Fronts } from './Fronts';
import { MineView } from './MineView';
import { Pane } from './Pane';
import { readerOf } from './reader';
import { Rivals } from './Rivals';
import { GAP, roomFor } from './room';
import { Sheets, type Open } from './Sheets';
import type { TableProps } from './TableScreen';
import { Tools } from './Tools';
import { newBell } from './telling/bell';
import { Glances } from './telling/Glances';
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
};

/** So much of the log is told beside the mine where there is room. */
const LINES = 12;

/** The mine from edge to edge; over it, in slim layers, everything else, and what can be done now. */
export function Tabletop(props: Props) {
  const { show, places, look, log, send, onLeave, onRule, aside, coach, guide, names, moment, isCovered } = props;
  const text = useText();
  const words = show.words[useLanguage()];
  const { colors } = useAppearance();
  const left = useSettings().settings.leftHand === 'on';
  const seat = look.holder === -1 ? 0 : look.holder;
  const rivals = rivalsOf(places.length, look.holder);
  const { room, padding } = useRoom(rivals.length);
  const scrolls = useTextScale() > 1.3 || (room.isWide && room.isLow);
  const [open, setOpen] = useState<Open | null>(null);
  const [looking, setLooking] = useState(false);
  const [basic, setBasic] = useState(false);
  const [bell] = useState(newBell);
  const free = useFree(coach !== undefined && !isCovered);
  const scene = useMemo(() => show.scene(look.view, seat), [show, look.view, seat]);
  const choosing = useChoosing({ show, look, seat, names, send, guide });
  const { glow, picked, draft, ghosts, act } = choosing;
  // What somebody has opened is theirs: it goes when somebody else looks, or nobody does.
  const eyes = isCovered ? null : look.holder;
  const [had, setHad] = useState(eyes);
  if (had !== eyes) {
    setHad(eyes);
    setOpen(null);
    setLooking(false);
    setBasic(false);
    act({ do: 'cancel' });
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
    act({ do: 'touch', key });
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
  const prompt = look.decider === -1 ? text('table.watch') : words.prompt(look.view, names, readerOf(look));
  const { dragged, drag, drop, spot } = dragging;
  // While a card is dragged, what it can be dropped on glows, and it does.
  const shines = targets === null || dragged === null ? glow : new Set([...targets, dragged]);
  const top: Top = { words, places, glow: shines, picked, touch, drag, drop, spot, look: view };
  const arranged = arrange(scene, seat, look.holder !== -1, choosing);
  const begun = begunWith(scene, words, choosing);
  const way = arranged.loose.length > 0 ? 'table.begun.how' : 'table.begun.where';
  const { shares, controls } = arranged;
  // Where nothing else is asked, or a coach points there, what can always be done is laid out by itself.
  const isControl = (key: string): boolean => controls.some((control) => control.key === key);
  const isPointed = guide !== undefined && controls.some(({ key }) => glow.has(key));
  const isBasicAlone =
    choosing.next.some(isControl) && choosing.next.every((key) => isControl(key) || arranged.loose.includes(key));
  const isBasic = basic || isPointed || isBasicAlone;
  const all = useTools({
    ...{ look, choosing, shares, send },
    basic: controls.length > 1 ? isBasic : null,
    onBasic: setBasic,
    onOpen: setOpen,
  });
  const tools = [...all, ...(props.tools ?? [])];
  const spotlight = useMemo(() => new Set(moment?.deed?.at ?? []), [moment?.deed]);
  // While a move is being kept there is nothing to tell yet, nor while the table only deals.
  const isBotNext = look.bots[look.decider] != null;
  const isTelling = look.news.length > 0 || look.isLight || (isBotNext && look.phase !== 'setup');
  const rail = room.isWide && room.isLow;
  const head = (
    <Rivals
      scene={scene}
      seats={rivals}
      decider={look.decider}
      width={room.isWide && !rail ? room.pane : room.mine}
      onSeat={(at) => setOpen({ what: 'seat', seat: at })}
      onLeave={onLeave}
    />
  );
  const foot = (
    <Pane isWide={room.isWide} scrolls={scrolls} width={room.pane} onTouch={bell.ring}>
      {room.isWide && !rail && head}
      {room.isWide && !rail && (
        <Fronts scene={scene} seats={rivals} width={room.pane}>
          <View role="group" aria-label={text('table.log')} style={styles.log}>
            <Chronicle log={log} view={look.view} names={names} eye={readerOf(look)} lines={LINES} />
          </View>
        </Fronts>
      )}
      {moment && isTelling && !isCovered && (
        <MomentBar
          {...{ moment, words, places, onRule }}
          next={places[look.decider]}
          isNextYou={look.reader !== -1 && look.reader === look.decider}
          goes={look.isLight ? places[look.wanted] : undefined}
          botsGoOn={isBotNext}
          width={room.pane}
          trail={moment.deed && words.trail?.(look.heard, names)[moment.deed.seat]}
        />
      )}
      <Foot
        {...{ scene, arranged, room, look, choosing, seat, aside, onRule, send, isBasic }}
        isTold={moment !== null}
        told={looking ? text('table.look.hint') : begun === null ? prompt : text(way, { what: begun })}
        name={names[seat] ?? ''}
        onOwn={() => setOpen({ what: 'seat', seat })}
      />
      {!rail && !(moment && look.holder === -1) && (
        <View style={[styles.tools, left && styles.mirrored, { backgroundColor: colors.ground }]}>
          <Tools tools={tools} />
        </View>
      )}
    </Pane>
  );
  return (
    <TopProvider value={top}>
      <GestureHandlerRootView
        style={[
          styles.table,
          room.isWide && (left ? styles.besideLeft : styles.beside),
          { backgroundColor: colors.ground },
          padding,
        ]}
      >
        {rail && <Tools tools={tools} rail />}
        <View style={styles.middle}>
          <View style={styles.mine} testID="mine" onStartShouldSetResponderCapture={bell.ring}>
            <MineView
              sprites={ghosts.length > 0 ? withGhosts(scene.sprites, ghosts) : scene.sprites}
              glow={moment ? spotlight : (targets ?? glow)}
              aim={aim}
              places={places}
              looker={look.holder}
              isCovered={isCovered}
              focus={draft?.ghosts[0]?.key ?? moment?.deed?.at[0] ?? (guide ? pointedAt(scene, glow) : null)}
              about={moment ? null : arranged.about}
              label={(sprite) => words.sprite(sprite, names)}
              onTap={looking ? lookAt : moment ? () => moment.goOn() : touch}
              onLook={lookAt}
              insets={free.insets}
            />
          </View>
          {(!room.isWide || rail) && head}
          <View style={styles.free} pointerEvents="box-none" onLayout={free.onLayout}>
            {!isCovered && coach ? (
              <View onLayout={free.onCoach}>{coach}</View>
            ) : (
              <Counts mark={props.mark} round={look.round} counts={scene.counts ?? []} />
            )}
            {!isCovered && <Glances {...props} width={room.mine} bell={bell} isTouched={choosing.touched.length > 0} />}
          </View>
          {!room.isWide && foot}
        </View>
        {room.isWide && foot}
        {!isCovered && (
          <Sheets
            {...{ open, scene, shares, log, names, choosing, onRule }}
            reader={readerOf(look)}
            view={look.view}
            attempts={() => (look.screen === 'choose' ? show.attempts(look.view, seat) : [])}
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
function useFree(isCoached: boolean) {
  const { height: screen } = useWindowDimensions();
  const { top, bottom } = useSafeAreaInsets();
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

/** How the table is laid out on this screen, within what its edges take. */
function useRoom(rivals: number) {
  const { top, bottom, left, right } = useSafeAreaInsets();
  const screen = useWindowDimensions();
  const width = screen.width - left - right;
  const height = screen.height - top - bottom;
  const room = useMemo(() => roomFor(width, height, rivals), [width, height, rivals]);
  return { room, padding: { paddingTop: top, paddingBottom: bottom, paddingLeft: left, paddingRight: right } };
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
