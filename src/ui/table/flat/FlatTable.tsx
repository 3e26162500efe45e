import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Seat } from '../../../engine/game';
import { useLanguage } from '../../../i18n/language';
import type { Look } from '../../../table/look';
import { useTextScale } from '../../textScale';
import { useAppearance } from '../../theme/appearance';
import { Turned, within, type Box } from '../../Turned';
import type { TableProps } from '../TableScreen';
import { actingIn } from '../reader';
import { Tabletop } from '../Tabletop';
import { aheadOf, heldBack, nextIn } from '../telling/heldBack';
import type { Moment } from '../telling/useMoment';
import { TopProvider, type Top } from '../top';
import { unseen } from '../unseen';
import { around, padsOf } from './around';
import { Sitter } from './Sitter';
import { useQueue } from './useQueue';

type Props = TableProps & {
  names: readonly string[];
  moment: Moment | null;
  /** What lies over the middle for everybody. */
  cover: ReactNode;
  /** What the Foreman tells newcomers, and what he says where somebody is to look in secret. */
  greeting: ReactNode;
  host: string | undefined;
  /** Who votes in secret: the middle is turned to them; −1: nobody. */
  voter: Seat | -1;
};

/** How deep a place at an edge is, and by how much it grows at most for those who read large. */
const DEEP = 62;
const LARGEST = 1.35;
/** How long it is at most, and where there is something to say. */
const LONG = 256;
const WORDY = 400;
const NOBODY: readonly Seat[] = [];

const silent = (): void => undefined;
/** What lies at an edge is only looked at. */
const QUIET: Omit<Top, 'words' | 'places'> = {
  ...{ glow: new Set<string>(), picked: [], touch: silent, drag: silent, drop: silent, spot: silent, look: silent },
};

/**
 * The phone lies flat between people. In the middle is what everybody may see, turned to whose turn it is; around it each has
 * an edge, and what concerns them is turned to it. Nothing of a hand is ever in the middle.
 */
export function FlatTable(props: Props) {
  const { show, places, look, send, names, moment, cover, greeting, voter, onTurn } = props;
  const words = show.words[useLanguage()];
  const { colors } = useAppearance();
  const screen = useScreen();
  const scale = Math.min(useTextScale(), LARGEST);
  const isCalled = look.callable.length > 0 || look.screen === 'private';
  const { edges, taken } = useMemo(
    () => around(screen, places.length, DEEP * scale, (isCalled ? WORDY : LONG) * scale),
    [screen, places.length, scale, isCalled],
  );
  const turn = edges[useFacing(look, voter)]?.turn ?? 0;
  useEffect(() => onTurn?.(turn), [onTurn, turn]);
  const [meant, setMeant] = useState(NOBODY);
  const onMeant = useCallback(
    (seats: readonly Seat[]) => setMeant((was) => (was.join() === seats.join() ? was : seats)),
    [],
  );
  const touch = useRef<((seat: Seat) => void) | null>(null);
  const pads = useMemo(() => padsOf(taken, turn), [taken, turn]);
  const whole = within(turn, screen);
  const ring = useMemo(
    () => ({
      width: whole.width - pads.left - pads.right,
      height: whole.height - pads.top - pads.bottom,
      ...{ pads, touch, onMeant },
    }),
    [whole.width, whole.height, pads, onMeant],
  );
  const padding = {
    ...{ paddingTop: pads.top, paddingRight: pads.right, paddingBottom: pads.bottom, paddingLeft: pads.left },
  };
  const ahead = aheadOf(look, moment);
  const scene = useMemo(
    () => heldBack(show.scene(look.view, Math.max(0, look.decider)), ahead),
    [show, look.view, look.decider, ahead],
  );
  const onChoose = useQueue(look, send);
  const top: Top = { words, places, ...QUIET };
  const isCovered = cover !== undefined;
  const acting = voter !== -1 ? voter : moment && look.chain.length === 0 ? nextIn(look, moment) : actingIn(look);
  return (
    <TopProvider value={top}>
      <GestureHandlerRootView style={[styles.all, { backgroundColor: colors.ground }]}>
        <Turned turn={turn} box={screen}>
          <View
            style={[styles.all, isCovered && unseen]}
            pointerEvents={isCovered ? 'none' : 'auto'}
            aria-hidden={isCovered}
            importantForAccessibility={isCovered ? 'no-hide-descendants' : 'auto'}
          >
            <Tabletop {...props} {...{ names, moment, isCovered, ring }} />
          </View>
          {isCovered && <View style={[styles.over, padding, { backgroundColor: colors.ground }]}>{cover}</View>}
          <View style={[styles.over, { top: pads.top, left: pads.left, right: pads.right }]} pointerEvents="box-none">
            {greeting}
          </View>
        </Turned>
        {edges.map((edge) => (
          <Sitter
            key={edge.seat}
            {...props}
            {...{ edge, screen, scale, scene, acting, onChoose }}
            isMeant={meant.includes(edge.seat)}
            onMean={() => touch.current?.(edge.seat)}
          />
        ))}
      </GestureHandlerRootView>
    </TopProvider>
  );
}

/** To whom the middle is turned: whoever last had to choose, or to look at something. It does not turn for a call, nor for a bot. */
function useFacing({ screen, decider, wanted, bots }: Look, voter: Seat | -1): Seat {
  const [facing, setFacing] = useState<Seat>(0);
  const asked = voter !== -1 ? voter : screen === 'choose' ? decider : screen === 'result' ? wanted : -1;
  if (asked === -1 || asked === facing || bots[asked] !== null) return facing;
  setFacing(asked);
  return asked;
}

/** The screen within what its edges take. */
function useScreen(): Box {
  const { top, bottom, left, right } = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  return useMemo(
    () => ({ left, top, width: width - left - right, height: height - top - bottom }),
    [width, height, top, bottom, left, right],
  );
}

const styles = StyleSheet.create({
  all: { flex: 1 },
  over: { position: 'absolute', inset: 0 },
});
