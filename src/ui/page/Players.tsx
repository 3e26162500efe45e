import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/game';
import { useText } from '../../i18n/language';
import type { Player } from '../../storage/saved';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';
import { ChairRow } from './ChairRow';
import { EmblemSheet, KindSheet } from './ChairSheets';
import { Panel } from '../Panel';
import { castAs, levelOf, withEmblem, type Range } from './seating';

type Props = {
  range: Range;
  chairs: readonly Player[];
  count: number;
  onChairs: (chairs: readonly Player[]) => void;
  onCount: (count: number) => void;
};

/** Who plays: a row for each seat, and ways to fill the whole table at once. */
export function Players({ range: [least, most], chairs, count, onChairs, onCount }: Props) {
  const text = useText();
  const [open, setOpen] = useState<{ readonly what: 'emblem' | 'kind'; readonly seat: Seat } | null>(null);
  const seated = chairs.slice(0, count);
  const level = levelOf(seated);
  const change = (seat: Seat, part: Partial<Player>) =>
    onChairs(chairs.map((chair, i) => (i === seat ? { ...chair, ...part } : chair)));
  const close = () => setOpen(null);
  const chair = open && chairs[open.seat];
  return (
    <Panel title={text('new.players')}>
      <View style={styles.casts}>
        <Cast label={text('new.alone')} onPress={() => onChairs(castAs(chairs, level, 'person'))} />
        <Cast label={text('new.people')} onPress={() => onChairs(castAs(chairs, 'person'))} />
        <Cast label={text('new.watch')} onPress={() => onChairs(castAs(chairs, level))} />
      </View>
      {seated.map((each, seat) => (
        <ChairRow
          key={seat}
          number={seat + 1}
          chair={each}
          onName={(name) => change(seat, { name })}
          onEmblem={() => setOpen({ what: 'emblem', seat })}
          onKind={() => setOpen({ what: 'kind', seat })}
        />
      ))}
      <View style={styles.stepper}>
        <Step label={text('new.fewer')} sign="−" isOff={count <= least} onPress={() => onCount(count - 1)} />
        <Words kind="strong" center style={styles.count}>
          {text('new.count', { count })}
        </Words>
        <Step label={text('new.more')} sign="+" isOff={count >= most} onPress={() => onCount(count + 1)} />
      </View>
      {open?.what === 'emblem' && chair && (
        <EmblemSheet
          chair={chair}
          onClose={close}
          onChoose={(emblem) => {
            onChairs(withEmblem(chairs, open.seat, emblem));
            close();
          }}
        />
      )}
      {open?.what === 'kind' && chair && (
        <KindSheet
          chair={chair}
          onClose={close}
          onChoose={(part) => {
            change(open.seat, part);
            close();
          }}
        />
      )}
    </Panel>
  );
}

/** Fills the whole table at once. */
function Cast({ label, onPress }: { label: string; onPress: () => void }) {
  const { colors } = useAppearance();
  return (
    <Pressable
      role="button"
      onPress={onPress}
      style={({ pressed }) => [styles.cast, { borderColor: colors.line }, pressed && styles.pressed]}
    >
      <Words kind="small" color="accent" center>
        {label}
      </Words>
    </Pressable>
  );
}

/** One more or one fewer. */
function Step({ label, sign, isOff, onPress }: { label: string; sign: string; isOff: boolean; onPress: () => void }) {
  const { colors } = useAppearance();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={isOff}
      disabled={isOff}
      onPress={onPress}
      style={({ pressed }) => [
        styles.step,
        { borderColor: colors.line, backgroundColor: colors.raised },
        isOff && styles.off,
        pressed && styles.pressed,
      ]}
    >
      <Words kind="name" color="accent">
        {sign}
      </Words>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  casts: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  cast: {
    flexGrow: 1,
    minWidth: '30%',
    minHeight: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: SPACE.small,
    borderRadius: TARGET / 2,
    borderWidth: 1,
  },
  stepper: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  count: { flex: 1 },
  step: {
    width: 64,
    minHeight: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS,
    borderWidth: 1.5,
  },
  off: { opacity: 0.35 },
  pressed: { opacity: 0.7 },
});
