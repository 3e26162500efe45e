import Svg, { Path } from 'react-native-svg';

type Props = { colour: string; shape: string; size: number };

/** The cuts on a square of 100, as on the canvas: the shape tells stones apart where colours do not. */
const CUTS: Readonly<Record<string, string>> = {
  triangle: 'M50 10 92 84H8Z',
  hexagon: 'M28 12h44l22 38-22 38H28L6 50Z',
  star: 'M50 5l13 29 32 4-24 22 7 32-28-17-28 17 7-32L5 38l32-4Z',
  square: 'M14 14h72v72H14Z',
  drop: 'M50 4c14 26 36 36 36 58a36 36 0 0 1-72 0C14 40 36 30 50 4Z',
  diamond: 'M50 4 86 50 50 96 14 50Z',
  crescent: 'M66 8a44 44 0 1 0 0 84 52 52 0 0 1 0-84Z',
  circle: 'M50 8a42 42 0 1 1-.1 0Z',
};

/** A cut stone beside the mine. */
export function Stone({ colour, shape, size }: Props) {
  const cut = CUTS[shape] ?? CUTS['circle'] ?? '';
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <Path d={cut} fill={colour} stroke="#120c10" strokeWidth={9} strokeLinejoin="round" />
      <Path d={cut} fill="#ffffff" fillOpacity={0.34} transform="translate(23 18) scale(0.46)" />
      <Path d={cut} fill="none" stroke="#ffffff" strokeOpacity={0.45} strokeWidth={3} strokeLinejoin="round" />
    </Svg>
  );
}
