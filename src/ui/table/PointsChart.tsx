import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Line, Polyline } from 'react-native-svg';
import { useText } from '../../i18n/language';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import { Crest } from '../Crest';
import type { Place } from './top';

const HEIGHT = 180;
const MARK = 24;

type Props = { curve: readonly (readonly number[])[]; places: readonly Place[] };

/** The points over the turns: a line for each seat in its colour, with its emblem at the end. */
export function PointsChart({ curve, places }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const [width, setWidth] = useState(0);
  const all = curve.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const room = Math.max(0, width - MARK);
  const x = (at: number): number => (curve.length > 1 ? (at / (curve.length - 1)) * room : 0);
  const y = (points: number): number => MARK / 2 + (1 - (points - least) / (most - least)) * (HEIGHT - MARK);
  const ends = spread(places.map((_, seat) => y(curve.at(-1)?.[seat] ?? 0)));
  const label = places.map(({ name }, seat) => `${name}: ${curve.at(-1)?.[seat] ?? 0}`).join(', ');
  return (
    <View
      role="img"
      aria-label={`${text('score.curve')}. ${label}`}
      style={styles.chart}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      <Svg width={width} height={HEIGHT}>
        {[least, (least + most) / 2, most].map((points) => (
          <Line key={points} x1={0} x2={room} y1={y(points)} y2={y(points)} stroke={colors.line} strokeOpacity={0.35} />
        ))}
        {places.map(({ emblem }, seat) => (
          <Polyline
            key={seat}
            points={curve.map((points, at) => `${x(at)},${y(points[seat] ?? 0)}`).join(' ')}
            fill="none"
            stroke={emblem.color}
            strokeWidth={2.5}
            strokeLinejoin="round"
          />
        ))}
      </Svg>
      {places.map(({ emblem }, seat) => (
        <View key={seat} style={[styles.mark, { left: room, top: (ends[seat] ?? 0) - MARK / 2 }]}>
          <Crest emblem={emblem} size={MARK} />
        </View>
      ))}
      <View style={styles.axis}>
        <Words kind="small" color="muted">
          {text('score.curve.from')}
        </Words>
        <Words kind="small" color="muted">
          {text('score.curve.to', { points: most })}
        </Words>
      </View>
    </View>
  );
}

/** The heights of the marks, moved apart where they would cover each other. */
function spread(heights: readonly number[]): readonly number[] {
  const apart = [...heights];
  const order = heights.map((_, seat) => seat).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  order.forEach((seat, i) => {
    const before = order[i - 1];
    if (before !== undefined) apart[seat] = Math.max(apart[seat] ?? 0, (apart[before] ?? 0) + MARK * 0.7);
  });
  const over = Math.max(0, ...apart.map((height) => height - (HEIGHT - MARK / 2)));
  return apart.map((height) => height - over);
}

const styles = StyleSheet.create({
  chart: { minHeight: HEIGHT },
  mark: { position: 'absolute' },
  axis: { flexDirection: 'row', justifyContent: 'space-between', marginTop: SPACE.hair },
});
