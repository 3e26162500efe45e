import { table } from './table';

describe('a path card', () => {
  test('is laid beside a card that lies', () => {
    expect(table().canLay('cross', 1, 0)).toBe(true);
    expect(table().canLay('cross', 2, 0)).toBe(false);
    expect(table().canLay('cross', 1, 1)).toBe(false);
  });

  test('fits with every neighbour: open to open', () => {
    expect(table().canLay('straight-right-left', 1, 0)).toBe(true);
    expect(table().canLay('straight-up-down', 1, 0)).toBe(false);
  });

  test('fits with every neighbour: closed to closed', () => {
    const given = table().lay('straight-right-left', 1, 0).lay('cross', 0, -1);
    // The cell right of the upper crossing lies above the straight, which is closed there.
    expect(given.canLay('straight-right-left', 1, -1)).toBe(true);
    expect(given.canLay('cross', 1, -1)).toBe(false);
    expect(given.canLay('curve-up-left', 1, -1)).toBe(true);
    expect(given.canLay('curve-up-right', 1, -1, 'turned')).toBe(false);
  });

  test('can be turned by half', () => {
    expect(table().canLay('curve-up-right', 1, 0)).toBe(false);
    const given = table().lay('curve-up-right', 1, 0, 'turned');
    expect(given.lying(1, 0)).toEqual({ key: 'curve-up-right', open: 0b1100 });
  });

  test('is never laid sideways', () => {
    const ways = table()
      .moves.filter((move) => move.do === 'path')
      .map((move) => Object.keys(move));
    for (const keys of ways) expect(keys).toEqual(['do', 'card', 'cell', 'turned']);
    expect(table().canLay('straight-up-down', 1, 0, 'turned')).toBe(false);
  });

  test('needs an unbroken way to the start: a dead end leads nowhere', () => {
    const given = table().lay('dead-cross', 1, 0);
    expect(given.canLay('cross', 2, 0)).toBe(false);
    expect(given.canLay('cross', 1, 1)).toBe(false);
  });

  test('must fit a dead end, though nothing leads through it', () => {
    const given = table().lay('dead-cross', 1, 0).lay('cross', 0, 1);
    expect(given.canLay('straight-right-left', 1, 1)).toBe(false);
    expect(given.canLay('curve-up-left', 1, 1)).toBe(true);
  });

  test('may close the way of others, but not without touching the way itself', () => {
    const given = table().lay('dead-right', -1, 0);
    expect(given.edges).toEqual([
      [0, -1],
      [0, 1],
      [1, 0],
    ]);
  });

  test('a face-down goal asks nothing of it', () => {
    const given = table({ goals: ['treasure', 'stone-up-left', 'stone-up-right'] }).tunnel();
    // Above the tunnel's end the upper goal is still hidden to the right of (7, −2).
    given.lay('fork-up-right-down', 7, -1);
    expect(given.canLay('curve-up-left', 7, -2, 'turned')).toBe(true);
    expect(given.canLay('straight-up-down', 7, -2)).toBe(true);
  });

  test('the mine may grow beyond the goals and in every direction', () => {
    const given = table({ goals: ['treasure', 'stone-up-left', 'stone-up-right'] });
    given
      .lay('cross', -1, 0)
      .lay('cross', -2, 0)
      .lay('cross', -3, 0)
      .lay('straight-up-down', -3, -1)
      .lay('straight-up-down', -3, -2);
    expect(given.canLay('straight-up-down', -3, -3)).toBe(true);
    expect(given.canLay('straight-right-left', -4, 0)).toBe(true);
  });

  test('cannot be laid with a broken tool in front of the player', () => {
    const given = table().break('lamp', 1);
    expect(given.seat).toBe(1);
    expect(given.canLay('cross', 1, 0)).toBe(false);
    expect(given.canMap(0)).toBe(true);
    expect(given.canBreak('pick', 1)).toBe(true);
    expect(given.canFix('fix-lamp', 1, 'lamp')).toBe(true);
  });

  test('is replaced by one from the draw pile', () => {
    const given = table().lay('cross', 1, 0);
    expect(given.told).toEqual(['laid', 'drew']);
    expect(given.seat).toBe(1);
  });
});
