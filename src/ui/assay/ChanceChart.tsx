import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line, Path, Polyline } from 'react-native-svg';
import { useText } from '../../i18n/language';
import type { Assay, Worth } from '../../table/assay';
import { Crest } from '../Crest';
import { Fold } from '../Fold';
import { spread } from '../table/Curves';
import type { Place } from '../table/top';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';

const HEIGHT = 210;
const MARK = 24;
const FOOT = 18;
/** So many moments are told as text. */
const TOLD = 12;

type Props = { assay: Assay; places: readonly Place[] };

const percent = (chance: number): number => Math.round(chance * 100);

/** The chances of all seats over the whole game: a line each with its emblem at the end, the turning points, and what moves were worth. */
export function ChanceChart({ assay: { curve, weighed, turnings, eyes }, places }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const [width, setWidth] = useState(0);
  const room = Math.max(0, width - MARK - SPACE.hair);
  // What is marked at the first move is to be seen whole.
  const edge = MARK / 3;
  const last = curve.at(-1)?.at ?? 1;
  const x = (at: number): number => edge + (at / Math.max(1, last)) * (room - edge);
  const y = (chance: number): number => MARK / 2 + (1 - chance) * (HEIGHT - MARK - FOOT);
  const ends = spread(
    places.map((_, seat) => y(curve.at(-1)?.chances[seat] ?? 0)),
    HEIGHT - FOOT,
  );
  const lineAt = (at: number): string =>
    places
      .map(({ name }, seat) => text('assay.chance', { name, percent: percent(curve[at]?.chances[seat] ?? 0) }))
      .join(', ');
  const told = curve
    .map((_, at) => at)
    .filter((at) => at % Math.ceil(curve.length / TOLD) === 0 || at === curve.length - 1);
  return (
    <>
      <View
        role="img"
        aria-label={text('assay.chart.label', {
          from: lineAt(0),
          half: lineAt(curve.length >> 1),
          to: lineAt(curve.length - 1),
        })}
        style={styles.chart}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      >
        <Svg width={width} height={HEIGHT}>
          {[0, 0.5, 1].map((chance) => (
            <Line
              key={chance}
              x1={0}
              x2={room}
              y1={y(chance)}
              y2={y(chance)}
              stroke={colors.line}
              strokeOpacity={0.35}
            />
          ))}
          {turnings.map(({ from, to }) => (
            <Line
              key={from}
              x1={x((from + to) / 2)}
              x2={x((from + to) / 2)}
              y1={y(1)}
              y2={y(0)}
              stroke={colors.accent}
              strokeDasharray="3 4"
            />
          ))}
          {places.map(({ emblem }, seat) => (
            <Polyline
              key={seat}
              points={curve.map(({ at, chances }) => `${x(at)},${y(chances[seat] ?? 0)}`).join(' ')}
              fill="none"
              stroke={emblem.color}
              strokeWidth={seat === eyes ? 4 : 2}
              strokeLinejoin="round"
            />
          ))}
          {weighed.map(({ at, seat, worth }) => (
            <Sign key={at} worth={worth} x={x(at)} y={y(chanceAt(curve, at, seat))} />
          ))}
        </Svg>
        {turnings.map(({ from, to }, i) => (
          <View
            key={from}
            style={[styles.number, { left: x((from + to) / 2) - MARK / 2, top: HEIGHT - FOOT }]}
            aria-hidden
          >
            <Words kind="small" color="accent" center>
              {i + 1}
            </Words>
          </View>
        ))}
        {places.map(({ emblem }, seat) => (
          <View key={seat} style={[styles.mark, { left: room + SPACE.hair, top: (ends[seat] ?? 0) - MARK / 2 }]}>
            <Crest emblem={emblem} size={MARK} />
          </View>
        ))}
      </View>
      <Fold title={text('assay.inWords')} summary={text('assay.chart')}>
        {told.map((at) => (
          <Words key={at} kind="small">
            {text('assay.moment', { number: curve[at]?.at ?? 0, chances: lineAt(at) })}
          </Words>
        ))}
      </Fold>
    </>
  );
}

/** The chance of a seat at a move, between two moments that were sounded. */
function chanceAt(curve: Assay['curve'], at: number, seat: number): number {
  const next = curve.findIndex((moment) => moment.at > at);
  const [before, after] = [curve[next - 1], curve[next]];
  if (!before || !after) return (next === 0 ? curve[0] : curve.at(-1))?.chances[seat] ?? 0;
  const part = (at - before.at) / (after.at - before.at);
  return (before.chances[seat] ?? 0) * (1 - part) + (after.chances[seat] ?? 0) * part;
}

/** What a move was worth, told by its shape: a ring, a notch, a cross. */
export function Sign({ worth, x, y }: { worth: Worth; x: number; y: number }) {
  const { colors } = useAppearance();
  switch (worth) {
    case 'fine':
      return null;
    case 'found':
      return <Circle cx={x} cy={y} r={5} fill={colors.surface} stroke={colors.accent} strokeWidth={2.5} />;
    case 'slip':
      return <Path d={`M${x - 6} ${y - 5}h12l-6 10z`} fill={colors.surface} stroke={colors.text} strokeWidth={2} />;
    case 'blunder':
      return (
        <Path
          d={`M${x - 5} ${y - 5}l10 10m0 -10l-10 10`}
          stroke={colors.text}
          strokeWidth={3.5}
          strokeLinecap="round"
        />
      );
  }
}

const styles = StyleSheet.create({
  chart: { minHeight: HEIGHT },
  mark: { position: 'absolute' },
  number: { position: 'absolute', width: MARK },
});
