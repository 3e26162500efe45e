import { table, type CardTests } from '../table';

/** A tile drawn east of the east tile can be laid in just these ways and makes these piles, a Workbench there or not. */
const laid = (key: string, ways: string, sides: string, piles: string, workbench: boolean): CardTests[string] => [
  `is laid as ${ways}`,
  () => {
    const mine = { tiles: { e: 'ew' }, piles: { ee: 'silver' }, tilePile: key };
    const t = table({ ...mine, hands: ['mine move mine'], dwarves: 'e', actions: ['mimic'] });
    t.plays('A play mine', 'A mine ee');
    expect(t.options).toEqual(ways.split(' ').map((way) => `A lay ${way}`));
    t.plays(`A lay ${sides}`);
    expect(t.piles.map((pile) => pile.split(' ')[0])).toEqual(piles.split(' '));
    t.plays('A play move', 'A move ee');
    expect(t.options.includes('A craft mimic')).toBe(workbench);
  },
];

/** Each Mineshaft tile. */
export const tileTests: CardTests = {
  straight: laid('straight', 'ew', 'ew', 'eee', false),
  'straight-workbench': laid('straight-workbench', 'ew', 'ew', 'eee', true),
  curve: laid('curve', 'sw nw', 'nw', 'een', false),
  'curve-workbench': laid('curve-workbench', 'sw nw', 'sw', 'ees', true),
  junction: laid('junction', 'esw nsw new', 'nsw', 'een ees', false),
  'junction-workbench': laid('junction-workbench', 'esw nsw new', 'new', 'een eee', true),
  crossing: laid('crossing', 'nesw', 'nesw', 'een eee ees', false),
};
