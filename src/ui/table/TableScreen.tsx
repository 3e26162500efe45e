import { useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Happening } from '../../engine/game';
import type { Show } from '../../engine/show';
import { useLanguage } from '../../i18n/language';
import type { Look } from '../../table/look';
import type { TableEvent } from '../../table/events';
import { useAppearance } from '../theme/appearance';
import { CallScreen } from './CallScreen';
import { Curtain } from './Curtain';
import { Tabletop } from './Tabletop';
import { rungsOf } from './rungs';
import type { Tool } from './Tools';
import type { Place } from './top';
import { unseen } from './unseen';
import type { Guide } from './useChoosing';

export type TableProps = {
  show: Show;
  places: readonly Place[];
  look: Look;
  log: readonly Happening[];
  send: (event: TableEvent) => void;
  onLeave: () => void;
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
};

/**
 * A table being played at: whatever the one who looks may see and do now. Curtain, call and what a single seat is asked
 * lie over it; the mine stays where it is below them, unseen and as everybody knows it, since setting it up anew takes long.
 */
export function TableScreen(props: TableProps) {
  const { places, look, over } = props;
  const { colors } = useAppearance();
  const names = useMemo(() => places.map(({ name }) => name), [places]);
  const cover =
    look.screen === 'curtain' ? <Named {...props} /> : look.screen === 'call' ? <Called {...props} /> : over;
  const isCovered = cover !== undefined;
  if (look.screen === 'over') return null;
  return (
    <View style={styles.all} role="main">
      <View
        style={[styles.all, isCovered && unseen]}
        pointerEvents={isCovered ? 'none' : 'auto'}
        aria-hidden={isCovered}
        importantForAccessibility={isCovered ? 'no-hide-descendants' : 'auto'}
      >
        <Tabletop {...props} names={names} isCovered={isCovered} />
      </View>
      {isCovered && <View style={[styles.over, { backgroundColor: colors.ground }]}>{cover}</View>}
    </View>
  );
}

function Named({ places, look, send }: TableProps) {
  const place = places[look.wanted] ?? places[0];
  return place ? <Curtain {...place} onReveal={() => send({ type: 'REVEAL' })} /> : null;
}

function Called({ show, places, look, send, onRule }: TableProps) {
  const words = show.words[useLanguage()];
  return (
    <CallScreen
      rungs={rungsOf(look, show, words, places)}
      words={words}
      onRule={onRule}
      seats={look.callable.flatMap((seat) => {
        const place = places[seat];
        return place ? [{ seat, ...place }] : [];
      })}
      isRipe={look.isRipe}
      onObject={(seat) => send({ type: 'OBJECT', seat })}
      onNobody={() => send({ type: 'NOBODY_OBJECTS' })}
    />
  );
}

const styles = StyleSheet.create({
  all: { flex: 1 },
  over: { position: 'absolute', inset: 0 },
});
