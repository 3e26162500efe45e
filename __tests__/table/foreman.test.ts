/** The Foreman hosts a table of several people: what he speaks about, and when he holds his tongue. */
import type { Entry } from '../../src/games';
import { games } from '../../src/games/all';
import { entry as saboteur } from '../../src/games/saboteur';
import { seeded } from '../../src/engine/rng';
import { onlook } from '../../src/engine/onlook';
import { speaker } from '../../src/i18n/speaker';
import { newcomersAt } from '../../src/table/foreman';
import type { Look } from '../../src/table/look';
import { memoryStore } from '../../src/table/memoryStore';
import { tell } from '../../src/table/story';
import { linesOf } from '../../src/ui/table/host/lines';
import { sitDown, tapSensibly, type Sitting } from './sitting';

const NAMES = ['Anna', 'Ben', 'Carla', 'Dora', 'Emil'];

function said({ show }: Entry, { cue, view, news, standings, isFlat }: Look, newcomers: readonly string[] = []) {
  if (cue === null) return [];
  const words = show.words.en;
  const [deed] = words.tell(view, news, NAMES, -1);
  return linesOf(cue, {
    text: speaker('en'),
    words,
    names: NAMES,
    view,
    newcomers,
    deed,
    standings,
    isFlat,
    counted: show.counted,
  });
}

/** Plays on by chance and looks at every moment of it. */
async function walk(table: Sitting, steps: number, see: (look: Look) => void): Promise<void> {
  const chance = seeded('a walk');
  for (let i = 0; i < steps && table.look().screen !== 'over'; i++) {
    await tapSensibly(table, chance);
    await table.wait();
    see(table.look());
  }
}

test('the first curtain welcomes all, explains a first turn in three sentences to who is new, and sends the others’ eyes away', async () => {
  const setup = { seats: 3, seed: 'host', variants: [], first: 1 };
  const first = sitDown(saboteur.game, { seats: 3, setup, story: tell(saboteur.game, setup, []) });
  for (let i = 0; i < 5 && first.look().screen !== 'curtain'; i++) {
    await first.wait();
    first.send({ type: 'GO_ON' });
  }
  expect(said(saboteur, first.look(), ['Anna', 'Carla'])).toEqual([
    'Glück auf, and welcome to Saboteur!',
    'For Anna, Carla, who have not played it here yet:',
    ...saboteur.show.words.en.firstTurn,
    'Everybody looks away but Ben.',
  ]);
  expect(said(saboteur, first.look())).toEqual([
    'Glück auf, and welcome to Saboteur!',
    'Everybody looks away but Ben.',
  ]);
});

test.each(games.map((entry) => [entry.game.id, entry] as const))(
  '%s: he says nothing while somebody looks at a hand, and calls up whom the curtain names',
  async (_id, entry) => {
    const table = sitDown(entry.game, { seats: entry.game.seats[0] + 1, seed: 'tongue', pause: 500 });
    const heard = new Set<string>();
    await table.wait();
    await walk(table, 160, (look) => {
      if (look.holder !== -1 && look.screen !== 'curtain' && look.screen !== 'call' && !look.isOpen)
        expect(look.cue).toBeNull();
      if (look.cue === null) return;
      heard.add(look.cue.about);
      if (look.screen === 'curtain') expect(said(entry, look).at(-1)).toContain(NAMES[look.wanted]);
      // He is given nothing but what everybody knows.
      if (!look.isOpen) expect(look.view).toEqual(onlook(entry.game, table.play().kept));
    });
    expect(heard).toContain('turn');
    expect(heard).toContain('moment');
  },
  60_000,
);

test('somebody alone among bots is not hosted', async () => {
  const table = sitDown(saboteur.game, { seats: 4, bots: [1, 2, 3], seed: 'alone' });
  await walk(table, 40, (look) => expect(look.cue).toBeNull());
});

test('a person is new until a game of that kind was played to its end here under that name', async () => {
  const store = memoryStore(
    () => Promise.resolve(() => saboteur.game),
    () => 0,
  );
  const players = ['Anna', 'Ben', 'Pim'].map((name, i) => ({
    ...{ name, emblem: 'amber', order: 'ask' },
    kind: i === 2 ? 'quick' : 'person',
  }));
  const id = await store.begin(saboteur.game, { seats: 3, seed: 'new', variants: [] }, players);
  const { found } = await store.open(id);
  if (found === null) throw new Error('not found');
  expect(await newcomersAt(store, found)).toEqual(['Anna', 'Ben']);
  const tallied = (name: string, game: string) => ({
    ...{ game, name, kind: 'person', played: 1, won: 0, bestPoints: 0, meanPoints: 0 },
  });
  const tallies = [tallied('Anna', saboteur.game.id), tallied('Ben', 'another game')];
  const later = { ...store, statistics: () => Promise.resolve({ tallies, againstBots: [] }) };
  expect(await newcomersAt(later, found)).toEqual(['Ben']);
});
