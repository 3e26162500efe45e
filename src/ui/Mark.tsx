import Svg, { Path } from 'react-native-svg';

/** The marks of the tools, as lines on a square of 24. */
const MARKS = {
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  log: 'M7 4h11v16H7zM4 8h3M4 12h3M4 16h3M10.5 9h4M10.5 13h4',
  choices: 'M4 6h2M9.5 6H20M4 12h2M9.5 12H20M4 18h2M9.5 18H20',
  look: 'M12 7.2v.1M12 11v6M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  acts: 'M5 20 15 10M8 5.5C12.5 4 18 7 19.5 14M8 5.5l4.5 4M19.5 14l-5-3',
  hint: 'M9 17h6M10 20.5h4M12 3.5a6 6 0 0 1 3.6 10.8L15 17H9l-.6-2.7A6 6 0 0 1 12 3.5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  shares: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14M15 5v14',
  piles: 'M4 8.5 12 5l8 3.5-8 3.5ZM4 12.5l8 3.5 8-3.5M4 16.5 12 20l8-3.5',
  turn: 'M19 6v5h-5M19 11a7.5 7.5 0 1 0 .5 5',
  yes: 'M4.5 12.5 10 18 20 6.5',
  no: 'M6 6l12 12M18 6 6 18',
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  back: 'M15 5 8 12l7 7',
} as const;
export type MarkName = keyof typeof MARKS;

/** The mark of a tool; whoever shows it says in words what it does. */
export function Mark({ name, size, color }: { name: MarkName; size: number; color: string }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path d={MARKS[name]} stroke={color} strokeWidth={2.3} strokeLinecap="round" strokeLinejoin="round" fill="none" />
    </Svg>
  );
}
