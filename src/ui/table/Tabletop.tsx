import { useMemo, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Seat } from '../../engine/game';
import type { Area, Scene, ShownCard, Sprite } from '../../engine/show';
import { useLanguage, useText } from '../../i18n/language';
import { useSettings } from '../settings';
import { useTextScale } from '../textScale';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Buttons, PayBar, PlaceBar, labelOf } from './Bars';
import { cardOf } from './closely';
import { Controls } from './Controls';
import { Fronts } from './Fronts';
import { Hand } from './Hand';
import { Market } from './Market';
import { MineView } from './MineView';
import { Prompt } from './Prompt';
import { Rivals } from './Rivals';
import { roomFor } from './room';
import { Row } from './Row';
import { SavingTrouble } from './SavingTrouble';
import { Sheets, type Open } from './Sheets';
import type { TableProps } from './TableScreen';
import { Tools, type Tool } from './Tools';
import { TopProvider, type Top } from './top';
import { Tray } from './Tray';
import { useChoosing } from './useChoosing';

/** So many letters fit into a button beside the prompt, and into the prompt beside a button. */
const SHORT = 20;
const BRIEF = 56;

type Props = TableProps & {
  names: readonly string[];
  /** Something lies over it: nothing stays open that somebody looked at. */
  isCovered: boolean;
};

/** The mine, everything beside it, and what can be done now. */
export function Tabletop({
  show,
  places,
  look,
  log,
  send,
  onLeave,
  onRule,
  tools = [],
  aside,
  coach,
  guide,
  names,
  isCovered,
}: Props) {
  const text = useText();
  const words = show.words[useLanguage()];
  const { colors } = useAppearance();
  const { settings } = useSettings();
  const insets = useSafeAreaInsets();
  const screen = useWindowDimensions();
  const width = screen.width - insets.left - insets.right;
  const height = screen.height - insets.top - insets.bottom;
  const room = useMemo(() => roomFor(width, height), [width, height]);
  const large = useTextScale() > 1.3 || room.isLow;
  const seat = look.holder === -1 ? 0 : look.holder;
  const [open, setOpen] = useState<Open | null>(null);
  const [looking, setLooking] = useState(false);
  const [covered, setCovered] = useState(0);
  const scene = useMemo(() => show.scene(look.view, seat), [show, look.view, seat]);
  const choosing = useChoosing({ show, look, seat, names, send, guide });
  const { choices, next, glow, picked, draft, paying, touched } = choosing;
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
    const card = looking ? find(scene, key) : undefined;
    if (card) return view(card);
    setOpen(null);
    choosing.touch(key);
  };
  const top: Top = { words, places, glow, picked, touch, look: view };
  const lookAt = (key: string) => {
    const sprite = scene.sprites.find((each) => each.key === key);
    const card = sprite && cardOf(sprite);
    if (card) view(card, words.sprite(sprite, names));
  };
  const touchSprite = looking ? lookAt : touch;
  const told = looking
    ? text('table.look.hint')
    : look.decider === -1
      ? text('table.watch')
      : words.prompt(look.view, names);
  const loose = next.filter(
    (key) => !isShown(scene, key) && !scene.controls.some((control) => control.key === key) && !key.startsWith('seat:'),
  );
  // A single button with a short name has its place in the prompt, so that nothing moves when it comes or goes.
  const inPrompt =
    draft === null &&
    paying === null &&
    loose.length + Math.min(1, touched.length) === 1 &&
    told.length <= BRIEF &&
    loose.every((key) => labelOf(words, choosing, key).length <= SHORT);
  const market = scene.areas.filter(({ spot }) => spot === 'market');
  const own = ownAreas(scene, seat, glow);
  const tray = scene.areas.filter(({ spot }) => spot === 'tray');
  const held = look.holder === -1 ? [] : scene.hand;
  // On a low screen everything that is needed now has its place, and nothing else.
  const isUsed = ({ key }: { readonly key: string }) => glow.has(key) || picked.includes(key);
  const withMarket = !room.isLow || market.some((area) => area.cards.some(isUsed));
  const hand = room.isLow && (withMarket || paying !== null) && !held.some(isUsed) ? [] : held;
  const controls = room.isLow && !scene.controls.some(({ key }) => next.includes(key)) ? [] : scene.controls;
  const shares = market.find(({ cards }) => cards.some(({ held }) => held));
  const rivals = inTurn(places.length, look.holder);
  const sprites = draft ? withGhosts(scene.sprites, draft.ghosts) : scene.sprites;
  const all: Tool[] = [
    {
      mark: 'undo',
      name: text('table.tool.undo'),
      label: text('table.undo'),
      isOff: !look.canUndo,
      onPress: () => send({ type: 'UNDO' }),
    },
    {
      mark: 'choices',
      name: text('table.tool.choices'),
      label: text('table.choices', { count: choices.length }),
      isOff: choices.length === 0,
      onPress: () => choosing.offer(choices),
    },
    {
      mark: 'look',
      name: text('table.tool.look'),
      label: text('table.look'),
      isOn: looking,
      onPress: () => setLooking(!looking),
    },
    {
      mark: shares ? 'shares' : 'piles',
      name: text(shares ? 'table.tool.shares' : 'table.tool.piles'),
      label: text(shares ? 'table.shares' : 'table.market'),
      onPress: () => setOpen(shares ? { what: 'shares', area: shares } : { what: 'seat', seat: -1 }),
    },
    { mark: 'log', name: text('table.log'), label: text('table.log'), onPress: () => setOpen({ what: 'log' }) },
    ...tools,
  ];
  const left = settings.leftHand === 'on';
  const rail = room.isWide && room.isLow;
  const foot = (
    <>
      {withMarket && market.length > 0 && <Market areas={market} width={room.pane} />}
      {own.length > 0 && <Row areas={own} width={room.pane} />}
      <SavingTrouble saving={look.saving} send={send} />
      <Prompt
        words={told}
        place={places[look.decider]}
        why={choosing.why}
        onRule={onRule}
        onForgive={choosing.forgive}
        small={room.isLow}
      >
        {inPrompt ? <Buttons choosing={choosing} keys={loose} /> : aside}
      </Prompt>
      {hand.length > 0 && (
        <Hand cards={hand} label={text('table.hand', { name: names[seat] ?? '' })} width={room.pane} card={room.hand} />
      )}
      {draft ? (
        <PlaceBar choosing={choosing} />
      ) : paying ? (
        <PayBar choosing={choosing} />
      ) : (
        !inPrompt && <Buttons choosing={choosing} keys={loose} />
      )}
      {look.screen === 'choose' && <Controls controls={controls} next={next} width={room.pane} />}
      {!rail && (
        <View style={[styles.tools, left && styles.mirrored]}>
          <Tools tools={all} />
        </View>
      )}
    </>
  );
  return (
    <TopProvider value={top}>
      <GestureHandlerRootView
        style={[
          styles.table,
          room.isWide && (left ? styles.besideLeft : styles.beside),
          {
            backgroundColor: colors.ground,
            paddingTop: insets.top,
            paddingBottom: insets.bottom,
            paddingLeft: insets.left,
            paddingRight: insets.right,
          },
        ]}
      >
        {rail && <Tools tools={all} rail />}
        <View style={styles.middle}>
          {(!room.isWide || rail) && (
            <Head
              {...{ scene, rivals, look, onLeave }}
              width={room.mine}
              onSeat={(at) => setOpen({ what: 'seat', seat: at })}
            />
          )}
          <View style={styles.mine}>
            {!isCovered && coach}
            <MineView
              sprites={sprites}
              glow={glow}
              places={places}
              looker={look.holder}
              isCovered={isCovered}
              focus={draft?.ghosts[0]?.key ?? (guide ? pointedAt(scene, glow) : null)}
              label={(sprite) => words.sprite(sprite, names)}
              onTap={touchSprite}
              onLook={lookAt}
              covered={tray.length > 0 ? covered : 0}
            />
            {tray.length > 0 && (
              <TrayOver areas={tray} width={room.mine} small={!room.isWide || room.isLow} onHeight={setCovered} />
            )}
          </View>
        </View>
        <Pane isWide={room.isWide} scrolls={large} width={room.pane}>
          {room.isWide && !rail && (
            <Head
              {...{ scene, rivals, look, onLeave }}
              width={room.pane}
              onSeat={(at) => setOpen({ what: 'seat', seat: at })}
            />
          )}
          {room.isWide && !rail && <Fronts scene={scene} seats={rivals} width={room.pane} />}
          {foot}
        </Pane>
        {!isCovered && (
          <Sheets
            {...{ open, scene, seat, log, names, choosing, onRule }}
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

type HeadProps = {
  scene: Scene;
  rivals: readonly Seat[];
  look: TableProps['look'];
  width: number;
  onSeat: (seat: Seat) => void;
  onLeave: () => void;
};

const Head = ({ scene, rivals, look, width, onSeat, onLeave }: HeadProps) => (
  <Rivals scene={scene} seats={rivals} decider={look.decider} width={width} onSeat={onSeat} onLeave={onLeave} />
);

type TrayProps = {
  areas: readonly Area[];
  width: number;
  small: boolean;
  onHeight: (height: number) => void;
};

/** Over the lower part of the mine: what the decision is about. */
const TrayOver = ({ areas, width, small, onHeight }: TrayProps) => (
  <View
    style={styles.over}
    pointerEvents="box-none"
    onLayout={({ nativeEvent }) => onHeight(Math.round(nativeEvent.layout.height) + SPACE.small)}
  >
    <Tray areas={areas} width={width} small={small} />
  </View>
);

type PaneProps = { isWide: boolean; scrolls: boolean; width: number; children: ReactNode };

/** Everything that is not the mine. It scrolls only where large text or a low screen leave no other way. */
function Pane({ isWide, scrolls, width, children }: PaneProps) {
  const size = isWide ? { width } : undefined;
  if (!scrolls) return <View style={[styles.pane, isWide && styles.full, size]}>{children}</View>;
  return (
    <ScrollView
      style={[styles.scroller, !isWide && styles.most, size]}
      contentContainerStyle={[styles.pane, isWide && styles.low]}
    >
      {children}
    </ScrollView>
  );
}

/** Whoever comes next is first; a seat that looks is not its own rival. */
function inTurn(seats: number, holder: Seat | -1): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, i) => (i + Math.max(holder, 0) + (holder === -1 ? 0 : 1)) % seats);
  return all.filter((seat) => seat !== holder);
}

const find = ({ hand, areas }: Scene, key: string): ShownCard | undefined =>
  [...hand, ...areas.flatMap(({ cards }) => cards)].find((card) => card.key === key);

const isShown = (scene: Scene, key: string): boolean =>
  scene.sprites.some((sprite) => sprite.key === key) || find(scene, key) !== undefined;

/** The first thing in the mine that a coach points at. */
const pointedAt = ({ sprites }: Scene, glow: ReadonlySet<string>): string | null =>
  sprites.find(({ key }) => glow.has(key))?.key ?? null;

const withGhosts = (sprites: readonly Sprite[], ghosts: readonly Sprite[]): readonly Sprite[] => [
  ...sprites.filter(({ key }) => !ghosts.some((ghost) => ghost.key === key)),
  ...ghosts,
];

/** What lies before the one who looks, the piles a turn needs, and what can be touched and lies nowhere else. */
const ownAreas = ({ areas }: Scene, seat: Seat, glow: ReadonlySet<string>): readonly Area[] =>
  areas.filter(
    ({ spot, seat: of, cards }) =>
      (spot === 'front' && of === seat) ||
      spot === 'side' ||
      (spot === 'supply' && cards.some(({ key }) => glow.has(key))),
  );

const styles = StyleSheet.create({
  table: { flex: 1 },
  beside: { flexDirection: 'row' },
  besideLeft: { flexDirection: 'row-reverse' },
  middle: { flex: 1 },
  mine: { flex: 1, minHeight: 120 },
  over: { position: 'absolute', left: 0, right: 0, bottom: SPACE.small },
  pane: { gap: 6, paddingVertical: 6 },
  full: { height: '100%' },
  scroller: { flexGrow: 0, flexShrink: 1 },
  most: { maxHeight: '72%' },
  low: { flexGrow: 1, justifyContent: 'flex-end' },
  tools: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: SPACE.hair },
  mirrored: { flexDirection: 'row-reverse' },
});
