import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/game';
import type { Scene } from '../../engine/show';
import { useText } from '../../i18n/language';
import type { Look } from '../../table/look';
import type { TableEvent } from '../../table/events';
import { useAppearance } from '../theme/appearance';
import type { Arranged } from './arranged';
import { Buttons, labelOf, PayBar, PlaceBar, Single, SoonBar, SureBar } from './Bars';
import { Controls } from './Controls';
import { Hand } from './Hand';
import { Market } from './Market';
import { Own } from './Own';
import { Prompt } from './Prompt';
import { actingIn } from './reader';
import { BAR, GAP, type Room } from './room';
import { SavingTrouble } from './SavingTrouble';
import { useTop } from './top';
import { Tray } from './Tray';
import type { Choosing } from './useChoosing';
import { Wares } from './Wares';
import { Why } from './Why';

/** So many letters fit into a button beside the prompt. */
const SHORT = 20;

type Props = {
  scene: Scene;
  arranged: Arranged;
  room: Room;
  look: Look;
  choosing: Choosing;
  /** What the table says now. */
  told: string;
  /** Who looks, and what they are called. */
  seat: Seat;
  name: string;
  /** What was done is being told: nothing is asked, and nothing but the own hand is needed. */
  isTold: boolean;
  /** It is about to be told: the line alone is there. */
  isWaiting: boolean;
  /** Whether what can always be done is laid out. */
  isBasic: boolean;
  aside?: ReactNode;
  /** Whether the table is a low stripe. */
  isStrip?: boolean;
  /** What stands where answers come, so that nothing moves when they do. */
  rest?: ReactNode;
  onOwn: () => void;
  onRule?: ((rule: string) => void) | undefined;
  send: (event: TableEvent) => void;
};

/**
 * Everything that is chosen with. Below are bars that keep their height, so that nothing moves under a finger; above them lie
 * the cards that are asked for now, and only they.
 */
export function Foot(props: Props) {
  const {
    scene,
    arranged,
    room,
    look,
    choosing,
    told,
    seat,
    name,
    isTold,
    isWaiting,
    isBasic,
    aside,
    rest,
    isStrip = false,
    onOwn,
    onRule,
    send,
  } = props;
  const text = useText();
  const { words, places } = useTop();
  const { colors } = useAppearance();
  const { market, wares, own, tray, hand, isHandAsked, controls, loose } = arranged;
  const { draft, paying, sure, soon, touched, next, why } = choosing;
  const isBegun = draft !== null || paying !== null || sure !== null || soon?.choice.then !== undefined;
  const isFree = !isBegun && look.screen === 'choose';
  // A single button with a short name has its place in the prompt.
  const isOne = isFree && loose.length === 1 && loose.every((key) => labelOf(words, choosing, key).length <= SHORT);
  const [only] = controls.length === 1 ? controls : [];
  const button = isOne ? (
    <Single choosing={choosing} keys={loose} />
  ) : only && isFree && touched.length === 0 && next.includes(only.key) ? (
    <Single choosing={choosing} keys={[only.key]} kind="control" />
  ) : isFree && touched.length > 0 && loose.length === 0 ? (
    <Single choosing={choosing} keys={[]} />
  ) : (
    aside
  );
  const isOpen = !isTold || look.holder !== -1;
  const laysOut = isBasic && isFree && touched.length === 0 && controls.length > 1;
  const row = sure ? (
    <SureBar choosing={choosing} />
  ) : draft ? (
    <PlaceBar choosing={choosing} />
  ) : soon ? (
    <SoonBar choosing={choosing} width={room.pane} />
  ) : paying ? (
    <PayBar choosing={choosing} width={room.pane} />
  ) : !isOne && loose.length > 0 ? (
    <Buttons choosing={choosing} keys={loose} />
  ) : laysOut ? (
    <Controls controls={controls} next={next} width={room.pane} />
  ) : (
    (rest ?? null)
  );
  // What is paid with lies in front: it must be in reach while it is picked, and has the row to itself.
  const paidWith = own.filter(({ cards }) =>
    cards.some(({ key }) => choosing.glow.has(key) || choosing.picked.includes(key)),
  );
  const isPaying = paying !== null;
  // On a low screen the hand makes way for the market: what is asked lies there, and the mine keeps its part.
  const isOut = !isHandAsked && !isTold && !room.isWide && room.isLow && market.length > 0;
  // While something is told at the open table no bar stands here, and no stripe of one.
  const isBare = isTold && !isWaiting && look.holder === -1;
  return (
    <>
      {why && !isTold && <Why {...{ why, onRule }} onForgive={() => choosing.act({ do: 'forgive' })} />}
      {tray.length > 0 && !isTold && <Tray areas={tray} width={room.pane} card={room.tray} isSlim={isHandAsked} />}
      {market.length > 0 && !isTold && <Market areas={market} width={room.pane} />}
      {wares.length > 0 && !isTold && <Wares cards={wares} width={room.pane} />}
      {hand.length > 0 && isOpen && !isOut && (
        <Hand
          cards={hand}
          label={text('table.hand', { name })}
          width={room.pane}
          card={room.hand}
          isFolded={!isHandAsked && (!room.isWide || (room.isLow && (tray.length > 0 || market.length > 0)))}
        />
      )}
      <View style={[styles.bars, isBare && styles.bare, { backgroundColor: room.isWide ? undefined : colors.ground }]}>
        <SavingTrouble saving={look.saving} send={send} />
        {look.holder !== -1 && (row === null || (isPaying && paidWith.length > 0)) && (
          <Own {...{ scene, seat, onOwn }} areas={isPaying ? paidWith : own} width={room.pane} isPaying={isPaying} />
        )}
        {row !== null && !isTold && <View style={styles.row}>{row}</View>}
        {(!isTold || isWaiting) && (
          <Prompt words={sure ?? told} place={places[actingIn(look)]} width={room.pane} isLow={isStrip}>
            {button}
          </Prompt>
        )}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  bars: { gap: GAP, paddingTop: GAP, zIndex: 1 },
  bare: { paddingTop: 0 },
  row: { minHeight: BAR, justifyContent: 'center' },
});
