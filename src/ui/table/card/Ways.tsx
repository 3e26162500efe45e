import Svg, { Circle, G, Line, Path, Rect } from 'react-native-svg';
import { isOpen, SIDES, type Open, type Side } from '../../../engine/grid';

type Props = { open: Open; blocked: boolean; size: number };

const ROCK = '#4a4150';
const WALL = '#2a1c12';
const FLOOR = '#c9a069';
const SLEEPER = '#7a4d26';
const RAIL = '#3b3f4a';

/** From the middle of a side inwards; a way that leads nowhere ends before the middle. */
function Arm({ side, reach }: { side: Side; reach: number }) {
  const sleepers = [8, 20, 32, 44].filter((y) => y < reach - 3);
  return (
    <G transform={`rotate(${side * 90} 50 50)`}>
      <Line x1={50} y1={-2} x2={50} y2={reach} stroke={FLOOR} strokeWidth={28} />
      {sleepers.map((y) => (
        <Line key={y} x1={39} y1={y} x2={61} y2={y} stroke={SLEEPER} strokeWidth={4} />
      ))}
      {[44, 56].map((x) => (
        <Line key={x} x1={x} y1={-2} x2={x} y2={reach} stroke={RAIL} strokeWidth={3} />
      ))}
    </G>
  );
}

/** The ways of a path card or a tile, as the mine shows them. */
export function Ways({ open, blocked, size }: Props) {
  const sides = SIDES.filter((side) => isOpen(open, side));
  const reach = blocked ? 34 : 50;
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <Rect x={1} y={1} width={98} height={98} rx={9} fill={ROCK} />
      <Path
        d="M8 20l14-9 9 12-12 8ZM70 12l16 4 5 15-17-5ZM10 72l15-3 6 16-16 5ZM72 74l18 2-4 15-16-3Z"
        fill="#5d5264"
      />
      {sides.map((side) => (
        <Line
          key={side}
          x1={50}
          y1={-2}
          x2={50}
          y2={reach + 1}
          stroke={WALL}
          strokeWidth={38}
          transform={`rotate(${side * 90} 50 50)`}
        />
      ))}
      {!blocked && <Circle cx={50} cy={50} r={19} fill={WALL} />}
      {!blocked && <Circle cx={50} cy={50} r={14} fill={FLOOR} />}
      {sides.map((side) => (
        <Arm key={side} side={side} reach={reach} />
      ))}
      {blocked && (
        <Path
          d="M30 56l6-18 15-8 17 7 5 17-9 14-18 5-13-7Z"
          fill="#8b8590"
          stroke="#1c1519"
          strokeWidth={4}
          strokeLinejoin="round"
        />
      )}
      {blocked && <Path d="M40 42l10-6 9 5-8 8ZM56 56l9-4 2 9-9 5Z" fill="#b5afbb" />}
      <Rect x={2} y={2} width={96} height={96} rx={8} fill="none" stroke="#160f12" strokeWidth={4} />
    </Svg>
  );
}
