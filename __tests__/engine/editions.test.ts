import {
  byEdition,
  countUpTo,
  editionOf,
  inEdition,
  inOrderOfEditions,
  isInBox,
  newestOf,
  type Edited,
} from '../../src/engine/editions';

type Named = Edited & { readonly key: string };

const first: Named = { key: 'first' };
const left: Named = { key: 'left', until: 1 };
const second: Named = { key: 'second', since: 2 };
const third: Named = { key: 'third', since: 3, until: 4 };

describe('an edition', () => {
  it('is the first where none is named, and the first is never written down', () => {
    expect(editionOf({})).toBe(1);
    expect(editionOf({ edition: 2 })).toBe(2);
    expect(inEdition(1)).toEqual({});
    expect(inEdition(2)).toEqual({ edition: 2 });
  });

  it('has the rows that came with it or before and have not left', () => {
    const box = (edition: number): string[] =>
      [first, left, second, third].filter((row) => isInBox(row, edition)).map(({ key }) => key);
    expect([1, 2, 3, 5].map(box)).toEqual([
      ['first', 'left'],
      ['first', 'second'],
      ['first', 'second', 'third'],
      ['first', 'second'],
    ]);
  });

  it('is the newest that a row tells of, also by leaving', () => {
    expect(newestOf([])).toBe(1);
    expect(newestOf([first])).toBe(1);
    expect(newestOf([first, left])).toBe(2);
    expect(newestOf([second, third])).toBe(5);
  });

  it('adds faces after those that were there, wherever its rows stand', () => {
    const faces = inOrderOfEditions([third, first, second, left]);
    expect(faces).toEqual([first, left, second, third]);
    expect([1, 2, 3].map((edition) => countUpTo(faces, edition))).toEqual([2, 3, 4]);
  });

  it('is looked up once', () => {
    let made = 0;
    const of = byEdition((edition) => ({ edition, made: ++made }));
    expect(of(2)).toBe(of(2));
    expect(of(1)).toEqual({ edition: 1, made: 2 });
  });
});
