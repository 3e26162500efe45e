import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Line, Polyline } from 'react-native-svg';
import { Crest } from '../Crest';
import { useAppearance } from '../theme/appearance';
import type { Place } from './top';

const HEIGHT = 180;
const MARK = 24;

type Props = {
  /** The value of each seat from turn to turn. */
  curve: readonly (readonly number[])[];
  places: readonly Place[];
  least: number;
  most: number;
  /** How many steps there is room for, if more are to come. */
  length?: number;
  label: string;
};

/** Something over the turns: a line for each seat in its colour, with its emblem at the end. */
export function Curves({ curve, places, least, most, length = curve.length, label }: Props) {
  const { colors } = useAppearance();
  const [width, setWidth] = useState(0);
  const room = Math.max(0, width - MARK);
  const x = (at: number): number => (length > 1 ? (at / (length - 1)) * room : 0);
  const y = (value: number): number => MARK / 2 + (1 - (value - least) / (most - least)) * (HEIGHT - MARK);
  const ends = spread(
    places.map((_, seat) => y(curve.at(-1)?.[seat] ?? 0)),
    HEIGHT,
  );
  return (
    <View
      role="img"
      aria-label={label}
      style={styles.chart}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      <Svg width={width} height={HEIGHT}>
        {[least, (least + most) / 2, most].map((value) => (
          <Line key={value} x1={0} x2={room} y1={y(value)} y2={y(value)} stroke={colors.line} strokeOpacity={0.35} />
        ))}
        {places.map(({ emblem }, seat) => (
          <Polyline
            key={seat}
            points={curve.map((values, at) => `${x(at)},${y(values[seat] ?? 0)}`).join(' ')}
            fill="none"
            stroke={emblem.color}
            strokeWidth={2.5}
            strokeLinejoin="round"
          />
        ))}
      </Svg>
      {places.map(({ emblem }, seat) => (
        <View key={seat} style={[styles.mark, { left: x(curve.length - 1), top: (ends[seat] ?? 0) - MARK / 2 }]}>
          <Crest emblem={emblem} size={MARK} />
        </View>
      ))}
    </View>
  );
}

/** The heights of the marks, moved apart where they would cover each other. */
export function spread(heights: readonly number[], height: number): readonly number[] {
  const apart = [...heights];
  // Side by side where there is room for all, else one a little over the next.
  const step = Math.max(MARK * 0.7, Math.min(MARK, (height - MARK) / Math.max(1, heights.length - 1)));
  const order = heights.map((_, seat) => seat).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  order.forEach((seat, i) => {
    const before = order[i - 1];
    if (before !== undefined) apart[seat] = Math.max(apart[seat] ?? 0, (apart[before] ?? 0) + step);
  });
  // What would come to lie below the edge goes up, and pushes only those that are in its way.
  let room = height - MARK / 2;
  for (const seat of order.reverse()) {
    apart[seat] = Math.min(apart[seat] ?? 0, room);
    room = (apart[seat] ?? 0) - step;
  }
  return apart;
}

const styles = StyleSheet.create({
  chart: { minHeight: HEIGHT },
  mark: { position: 'absolute' },
});
