import { useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { ShownCard } from '../../engine/show';
import { useLanguage, useText } from '../../i18n/language';
import { useSettings } from '../settings';
import { useTextScale } from '../textScale';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { arrange, begunWith, cardIn, pointedAt, rivalsOf, withGhosts } from './arranged';
import { Chronicle } from './Chronicle';
import { cardOf, controlCard } from './closely';
import { Foot } from './Foot';
import { Fronts } from './Fronts';
import { MineView } from './MineView';
import { Pane } from './Pane';
import { Rivals } from './Rivals';
import { roomFor } from './room';
import { Sheets, type Open } from './Sheets';
import type { TableProps } from './TableScreen';
import { Tools } from './Tools';
import { TopProvider, type Top } from './top';
import { Tray } from './Tray';
import { useChoosing } from './useChoosing';
import { useTools } from './useTools';

type Props = TableProps & {
  names: readonly string[];
  /** Something lies over it: nothing stays open that somebody looked at. */
  isCovered: boolean;
};

/** So much of the log is told beside the mine where there is room. */
const LINES = 12;

/** The mine, everything beside it, and what can be done now. */
export function Tabletop(props: Props) {
  const { show, places, look, log, send, onLeave, onRule, aside, coach, guide, names, isCovered } = props;
  const text = useText();
  const words = show.words[useLanguage()];
  const { colors } = useAppearance();
  const left = useSettings().settings.leftHand === 'on';
  const { room, padding } = useRoom();
  const scrolls = useTextScale() > 1.3 || room.isLow;
  const seat = look.holder === -1 ? 0 : look.holder;
  const [open, setOpen] = useState<Open | null>(null);
  const [looking, setLooking] = useState(false);
  const [covered, setCovered] = useState(0);
  const scene = useMemo(() => show.scene(look.view, seat), [show, look.view, seat]);
  const choosing = useChoosing({ show, look, seat, names, send, guide });
  const { glow, picked, draft, ghosts } = choosing;
  const [wasCovered, setWasCovered] = useState(isCovered);
  if (wasCovered !== isCovered) {
    setWasCovered(isCovered);
    setOpen(null);
    setLooking(false);
    choosing.cancel();
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
    choosing.touch(key);
  };
  const lookAt = (key: string) => {
    const sprite = scene.sprites.find((each) => each.key === key);
    const card = sprite && cardOf(sprite, show.print);
    if (card) view(card, words.sprite(sprite, names));
  };
  const prompt = look.decider === -1 ? text('table.watch') : words.prompt(look.view, names);
  const top: Top = { words, places, glow, picked, touch, look: view };
  const arranged = arrange(scene, seat, look.holder !== -1, choosing, room);
  const { own, tray, shares } = arranged;
  const isMineAsked = ghosts.length > 0 || scene.sprites.some(({ key }) => glow.has(key));
  const begun = begunWith(scene, words, choosing);
  const way = arranged.loose.length > 0 ? 'table.begun.how' : 'table.begun.where';
  const all = useTools({ look, choosing, shares, looking, onLooking: setLooking, onOpen: setOpen, send });
  const tools = [...all, ...(props.tools ?? [])];
  const rail = room.isWide && room.isLow;
  const rivals = rivalsOf(places.length, look.holder);
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
          {(!room.isWide || rail) && head}
          <View style={styles.mine}>
            {!isCovered && coach}
            <MineView
              sprites={ghosts.length > 0 ? withGhosts(scene.sprites, ghosts) : scene.sprites}
              glow={glow}
              places={places}
              looker={look.holder}
              isCovered={isCovered}
              focus={draft?.ghosts[0]?.key ?? (guide ? pointedAt(scene, glow) : null)}
              label={(sprite) => words.sprite(sprite, names)}
              onTap={looking ? lookAt : touch}
              onLook={lookAt}
              covered={tray.length > 0 ? covered : 0}
              rows={own.length > 0 ? 1 : 0}
            />
            {tray.length > 0 && (
              <View
                style={styles.over}
                pointerEvents="box-none"
                onLayout={({ nativeEvent }) => setCovered(Math.round(nativeEvent.layout.height) + SPACE.small)}
              >
                <Tray
                  areas={tray}
                  width={room.mine}
                  small={!room.isWide || room.isLow}
                  alone={isMineAsked ? 0 : room.hand.width}
                />
              </View>
            )}
          </View>
        </View>
        <Pane isWide={room.isWide} scrolls={scrolls} width={room.pane}>
          {room.isWide && !rail && head}
          {room.isWide && !rail && (
            <Fronts scene={scene} seats={rivals} width={room.pane}>
              <View role="group" aria-label={text('table.log')} style={styles.log}>
                <Chronicle log={log} names={names} lines={LINES} />
              </View>
            </Fronts>
          )}
          <Foot
            {...{ arranged, room, look, choosing, aside, onRule, send }}
            told={looking ? text('table.look.hint') : begun === null ? prompt : text(way, { what: begun })}
            name={names[seat] ?? ''}
          />
          {!rail && (
            <View style={[styles.tools, left && styles.mirrored]}>
              <Tools tools={tools} />
            </View>
          )}
        </Pane>
        {!isCovered && (
          <Sheets
            {...{ open, scene, shares, seat, log, names, choosing, onRule }}
            attempts={() => (look.screen === 'choose' ? show.attempts(look.view, seat) : [])}
            onClose={() => {
              setOpen(null);
              choosing.offer(null);
            }}
          />
        )}
      </GestureHandlerRootView>
    </TopProvider>
  );
}

/** How the table is laid out on this screen, within what its edges take. */
function useRoom() {
  const { top, bottom, left, right } = useSafeAreaInsets();
  const screen = useWindowDimensions();
  const width = screen.width - left - right;
  const height = screen.height - top - bottom;
  const room = useMemo(() => roomFor(width, height), [width, height]);
  return { room, padding: { paddingTop: top, paddingBottom: bottom, paddingLeft: left, paddingRight: right } };
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  beside: { flexDirection: 'row' },
  besideLeft: { flexDirection: 'row-reverse' },
  middle: { flex: 1 },
  mine: { flex: 1, minHeight: 120 },
  over: { position: 'absolute', left: 0, right: 0, bottom: SPACE.small },
  log: { gap: SPACE.hair, paddingHorizontal: SPACE.medium },
  tools: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: SPACE.hair },
  mirrored: { flexDirection: 'row-reverse' },
});
