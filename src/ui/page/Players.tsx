import { useRef, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/game';
import { useLanguage, useText } from '../../i18n/language';
import type { Player } from '../../storage/savedGame';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';
import { ChairRow } from './ChairRow';
import { EmblemSheet, KindSheet } from './ChairSheets';
import { Panel } from '../Panel';
import { castAs, levelOf, withCrew, withEmblem, withMoved, type Range } from './seating';

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
  const language = useLanguage();
  const [open, setOpen] = useState<{ readonly what: 'emblem' | 'kind'; readonly seat: Seat } | null>(null);
  const [ordering, setOrdering] = useState(false);
  const [moved, setMoved] = useState('');
  const movers = useRef(new Map<string, View>());
  const seated = chairs.slice(0, count);
  const level = levelOf(seated);
  const change = (seat: Seat, part: Partial<Player>) =>
    onChairs(chairs.map((chair, i) => (i === seat ? { ...chair, ...part } : chair)));
  /** Whoever moves by keys or by ear goes on with the same player. */
  const moveTo = (seat: Seat, by: -1 | 1) => {
    const to = seat + by;
    onChairs(withMoved(chairs, seat, by));
    setMoved(text('new.order.now', { name: chairs[seat]?.name ?? '', number: to + 1 }));
    const isEdge = to === 0 || to === count - 1;
    movers.current.get(`${to} ${isEdge ? -by : by}`)?.focus();
  };
  const mover = (seat: Seat, by: -1 | 1) => ({
    onPress: chairs[seat + by] && seat + by < count && seat + by >= 0 ? () => moveTo(seat, by) : null,
    ref: (button: View | null) => {
      if (button) movers.current.set(`${seat} ${by}`, button);
      else movers.current.delete(`${seat} ${by}`);
    },
  });
  const close = () => setOpen(null);
  const chair = open && chairs[open.seat];
  return (
    <Panel title={text('new.players')}>
      <View style={styles.casts}>
        <Cast label={text('new.alone')} onPress={() => onChairs(castAs(chairs, level, 'person'))} />
        <Cast label={text('new.people')} onPress={() => onChairs(castAs(chairs, 'person'))} />
        <Cast label={text('new.surprise')} onPress={() => onChairs(withCrew(chairs, count, language, Math.random))} />
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
          {...(ordering && { moves: { up: mover(seat, -1), down: mover(seat, 1) } })}
        />
      ))}
      <Cast
        label={text(ordering ? 'new.order.done' : 'new.order')}
        isOn={ordering}
        onPress={() => {
          setOrdering((was) => !was);
          setMoved('');
        }}
      />
      {ordering && (
        <View aria-live="polite" role="status">
          <Words kind="small" color="muted" center>
            {moved === '' ? text('new.order.hint') : moved}
          </Words>
        </View>
      )}
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
          onFace={(emblem) => change(open.seat, { emblem })}
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

/** Something that is done to the whole table at once. */
function Cast({ label, isOn = false, onPress }: { label: string; isOn?: boolean; onPress: () => void }) {
  const { colors } = useAppearance();
  return (
    <Pressable
      role="button"
      onPress={onPress}
      style={({ pressed }) => [
        styles.cast,
        { borderColor: isOn ? colors.accent : colors.line },
        pressed && styles.pressed,
      ]}
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
