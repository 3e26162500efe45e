/** Setting a table: the last one is remembered, and no two players look alike. */
import { games } from '../../src/games/all';
import { asMeant, circleIn, circleNote } from '../../src/table/circle';
import { dailySetup } from '../../src/table/daily';
import { nextSeed, typedSeed } from '../../src/table/seeds';
import { castAs, chairsFor, countFor, soloTable, withCrew, withEmblem, withMoved } from '../../src/ui/page/seating';
import { CHARACTERS } from '../../src/bots/characters';
import { emblemOf, toldApart, withFace } from '../../src/ui/seats';

const last = [
  { name: 'Ida', emblem: 'teal', kind: 'person' },
  { name: 'Ole', emblem: 'amber', kind: 'master' },
  { name: 'Per', emblem: 'amber', kind: 'gone' },
];

it('offers the names and emblems of the last table, and no emblem twice', () => {
  const chairs = chairsFor(last);
  expect(chairs.slice(0, 2)).toEqual(last.slice(0, 2));
  expect(new Set(chairs.map(({ emblem }) => emblem)).size).toBe(chairs.length);
  expect(new Set(chairs.map(({ name }) => name)).size).toBe(chairs.length);
});

it('seats as many as the last time, if so many may play', () => {
  expect(countFor([2, 4], 3)).toBe(3);
  expect(countFor([2, 2], 3)).toBe(2);
  expect(countFor([3, 10], 0)).toBe(3);
});

it('lets two players change emblems, so that no two are alike', () => {
  const chairs = withEmblem(chairsFor(last), 0, 'amber');
  expect(chairs.slice(0, 2).map(({ emblem }) => emblem)).toEqual(['amber', 'teal']);
});

it('fills a table with one kind of player', () => {
  expect(castAs(last, 'apprentice', 'person').map(({ kind }) => kind)).toEqual(['person', 'apprentice', 'apprentice']);
});

describe('a table against bots', () => {
  it('is the last one if somebody played alone there', () => {
    expect(soloTable([2, 4], last, [], 'en')).toBe(last);
  });

  it('is one person and bots of the level that played last', () => {
    const table = soloTable([3, 10], [...last, { name: 'Una', emblem: 'sky', kind: 'person' }], [], 'en');
    expect(table.map(({ kind }) => kind)).toEqual(['person', 'master', 'master', 'master']);
    expect(table[0]?.name).toBe('Ida');
  });
});

describe('a crew that surprises', () => {
  const character = (name: string) => CHARACTERS.find((one) => one.name.en === name);

  it('sits where bots sit: characters of the level that played last, each once and as who they are', () => {
    const table = withCrew(castAs(chairsFor(last), 'master', 'person').slice(0, 4), 4, 'en');
    expect(table[0]?.name).toBe('Ida');
    const crew = table.slice(1);
    expect(new Set(crew.map(({ name }) => name)).size).toBe(3);
    for (const { name, kind } of crew) expect([character(name)?.level, kind]).toEqual(['master', 'master']);
  });

  it('comes from the levels beside where one level is not enough, and leaves nobody without a name', () => {
    const table = withCrew(castAs(chairsFor(last), 'apprentice', 'person'), 10, 'en');
    expect(table.slice(1, 4).map(({ kind }) => kind)).toEqual(['apprentice', 'apprentice', 'apprentice']);
    expect(table.slice(4, 7).map(({ kind }) => kind)).toEqual(['journeyman', 'journeyman', 'journeyman']);
    for (const { name, kind } of table.slice(1)) expect(character(name)?.level).toBe(kind);
  });

  it('comes to a table of people too, and goes when only people are to play', () => {
    const people = castAs(chairsFor(last), 'person');
    const table = withCrew(people, 3, 'en');
    expect(table.slice(0, 3).map(({ kind }) => kind)).toEqual(['person', 'journeyman', 'journeyman']);
    for (const { name } of castAs(table, 'person')) expect(character(name)).toBeUndefined();
  });

  it('differs by lot', () => {
    const chairs = castAs(chairsFor(last), 'master', 'person');
    let lot = 1;
    const drawn = withCrew(chairs, 4, 'en', () => (lot -= 0.1));
    expect(drawn.map(({ name }) => name)).not.toEqual(withCrew(chairs, 4, 'en').map(({ name }) => name));
  });
});

it('puts seats in the order in which people sit, one place at a time', () => {
  const names = (chairs: readonly { readonly name: string }[]) => chairs.map(({ name }) => name);
  expect(names(withMoved(last, 2, -1))).toEqual(['Ida', 'Per', 'Ole']);
  expect(names(withMoved(last, 0, 1))).toEqual(['Ole', 'Ida', 'Per']);
  expect(withMoved(last, 0, -1)).toBe(last);
});

it('tells two of one name apart, and takes nobody else’s name for it', () => {
  expect(toldApart(['Anna', 'Ben', 'Anna', 'anna'])).toEqual(['Anna', 'Ben', 'Anna 2', 'anna 3']);
  expect(toldApart(['Anna', 'Anna', 'Anna 2'])).toEqual(['Anna', 'Anna 3', 'Anna 2']);
});

describe('the circle of friends', () => {
  const circle = { chairs: [{ name: 'Ida', emblem: 'teal', kind: 'person' }, ...last.slice(1)], count: 2 };
  const kept = (value: string) => circleIn(new Map([['circle', value]]));

  it('is kept as it sat down', () => {
    expect(kept(circleNote(circle).value)).toEqual(circle);
  });

  it('is nobody where nothing was kept, or nothing that can be read', () => {
    expect(circleIn(new Map())).toBeNull();
    for (const broken of ['', '{', '[]', '{"chairs":[{"name":3}],"count":1}', '{"chairs":[],"count":"two"}'])
      expect(kept(broken)).toBeNull();
  });

  it('keeps no standing order, which is everybody’s own secret', () => {
    const secret = { chairs: [{ name: 'Ida', emblem: 'teal', kind: 'person', order: 'never' }], count: 1 };
    expect(circleNote(secret).value).not.toContain('never');
  });

  it('does not remember a stand-in as the person', () => {
    const table = [
      { name: 'Ida', emblem: 'teal', kind: 'journeyman' },
      { name: 'Ole', emblem: 'amber', kind: 'master' },
    ];
    expect(asMeant(circle, table).map(({ kind }) => kind)).toEqual(['person', 'master']);
    expect(asMeant(null, table)).toEqual(table);
  });

  it('has the person who plays alone against bots', () => {
    const friends = [{ name: 'Mia', emblem: 'rose', kind: 'person' }];
    expect(soloTable([2, 4], [], friends, 'en')[0]).toEqual(friends[0]);
  });
});

test('a thousand rematches have a thousand seeds, none of them too long to be saved', () => {
  const seeds = ['kept'];
  for (let n = 0; n < 1000; n++) seeds.push(nextSeed(seeds[n] ?? ''));
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(Math.max(...seeds.map(({ length }) => length))).toBeLessThan(20);
});

test('a rematch of one that 1.0 has begun has a seed of its own', () => {
  expect(nextSeed('kept++')).toBe('kept+3');
  expect(nextSeed('+')).toBe('+2');
});

it('no seed that can be typed deals the mine of a day', () => {
  for (const { game } of games) {
    const { seed } = dailySetup('2026-11-18', game);
    expect(typedSeed(seed)).not.toBe(seed);
    expect(typedSeed('daily 2026-11-18 a')).toBe('daily 2026-11-18 a');
  }
});

it('leaves a chosen face with its owner when emblems are swapped', () => {
  const chairs = chairsFor([
    { name: 'Anna', emblem: withFace('amber', 'steel'), kind: 'person' },
    { name: 'Ben', emblem: 'sky', kind: 'person' },
  ]);
  const [anna, ben] = withEmblem(chairs, 0, 'sky');
  expect([anna, ben].map((chair) => chair && emblemOf(chair.emblem, chair.name))).toMatchObject([
    { key: 'sky', face: 'steel' },
    { key: 'amber' },
  ]);
  expect(ben?.emblem).toBe('amber');
});

it('writes down no face that goes with the emblem anyway, and passes over an unknown one', () => {
  expect(withFace('amber:steel', 'amber')).toBe('amber');
  expect(emblemOf('amber:nobody', 'Anna')).toEqual(emblemOf('amber', 'Anna'));
});
