import { useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import type { Deed } from '../../../engine/show';
import { useText } from '../../../i18n/language';
import { Crest } from '../../Crest';
import { Mark } from '../../Mark';
import { useTextScale } from '../../textScale';
import { Scroller } from '../../Scroller';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../../theme/themes';
import { Words } from '../../Words';
import { folded } from '../folded';
import type { Place } from '../top';

/** What one of those at the table did in a row; −1 where the table itself did. */
export interface Share {
  readonly seat: Seat | -1;
  readonly lines: readonly string[];
}

/** What a deed and what it did to somebody say. What a card does in general is read on the card. */
const linesOf = ({ line, parts }: Deed): readonly string[] => [
  line,
  ...parts.filter(({ seat, gains }) => seat >= 0 || gains.length > 0).map((part) => part.line),
];

/** Deeds by who did them, in the order in which they were done. */
export function sharesOf(deeds: readonly Deed[]): readonly Share[] {
  const shares: { seat: Seat | -1; lines: string[] }[] = [];
  for (const deed of deeds) {
    const last = shares.at(-1);
    if (last !== undefined && last.seat === deed.seat) last.lines.push(...linesOf(deed));
    else shares.push({ seat: deed.seat, lines: [...linesOf(deed)] });
  }
  return shares.map(({ seat, lines }) => ({ seat, lines: folded(lines) }));
}

type Props = { title: string; shares: readonly Share[]; places: readonly Place[]; onClose: () => void };

/** All that happened since somebody's last turn, by who did it. It can be made a slim line of, and stands until something else is touched. */
export function RecapCard({ title, shares, places, onClose }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const { height } = useWindowDimensions();
  const isRoomy = useTextScale() <= LARGE && height >= LOW;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isRoomy;
  const [seen, setSeen] = useState({ room: 0, whole: 0, from: 0 });
  return (
    <View style={styles.room} pointerEvents="box-none">
      <View style={[styles.card, { backgroundColor: colors.surface, borderColor: colors.line }]}>
        <View style={styles.head}>
          <Pressable
            role="button"
            aria-expanded={isOpen}
            onPress={() => setChosen(!isOpen)}
            style={styles.grow}
            testID="recap"
          >
            <Mark name={isOpen ? 'up' : 'down'} size={20} color={colors.accent} />
            <Words kind="strong" size={isOpen ? 16 : 14} color={isOpen ? 'accent' : 'text'} style={styles.words}>
              {isOpen ? title : (shares.at(-1)?.lines.at(-1) ?? title)}
            </Words>
          </Pressable>
          <Pressable role="button" aria-label={text('table.close')} onPress={onClose} style={styles.close}>
            <Mark name="no" size={20} color={colors.text} />
          </Pressable>
        </View>
        {isOpen && (
          <Scroller
            contentContainerStyle={styles.shares}
            scrollEventThrottle={100}
            onLayout={({ nativeEvent: { layout } }) => setSeen((was) => ({ ...was, room: layout.height }))}
            onContentSizeChange={(_, whole) => setSeen((was) => ({ ...was, whole }))}
            onScroll={({ nativeEvent: { contentOffset } }) => setSeen((was) => ({ ...was, from: contentOffset.y }))}
          >
            {shares.map(({ seat, lines }, at) => {
              const place = places[seat];
              return (
                <View key={at} style={styles.share}>
                  {place && <Crest emblem={place.emblem} size={28} />}
                  <View style={styles.words}>
                    {lines.map((line, i) => (
                      <Words key={i} kind="small">
                        {line}
                      </Words>
                    ))}
                  </View>
                </View>
              );
            })}
          </Scroller>
        )}
        {isOpen && seen.whole > seen.from + seen.room + SPACE.small && (
          <View style={[styles.more, { backgroundColor: colors.surface, borderColor: colors.line }]} aria-hidden>
            <Mark name="down" size={16} color={colors.accent} />
          </View>
        )}
      </View>
    </View>
  );
}

/** Where text is so large or the screen so low, a slim line says the last of it until more is wanted. */
const LARGE = 1.3;
const LOW = 560;
const styles = StyleSheet.create({
  // Half of the mine stays in view below, however much happened.
  room: { position: 'absolute', top: 0, left: 0, right: 0, height: '50%', padding: SPACE.hair, zIndex: 40 },
  card: {
    width: '100%',
    maxWidth: 480,
    maxHeight: '100%',
    marginHorizontal: 'auto',
    borderRadius: RADIUS,
    borderWidth: 1.5,
  },
  head: { flexDirection: 'row', alignItems: 'center' },
  grow: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: 44,
    paddingLeft: SPACE.small,
  },
  words: { flex: 1 },
  close: { width: TARGET, height: 44, alignItems: 'center', justifyContent: 'center' },
  shares: { gap: SPACE.small, paddingHorizontal: SPACE.small + 2, paddingBottom: SPACE.small },
  more: {
    position: 'absolute',
    right: SPACE.small,
    bottom: SPACE.hair,
    width: 28,
    height: 24,
    borderRadius: RADIUS,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  share: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.small },
});
