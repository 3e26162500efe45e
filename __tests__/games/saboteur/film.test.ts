/** The suspicion film: what everybody could see, and what it made of whom. */
import { apply } from '../../../src/engine/frames';
import { heardByAll } from '../../../src/engine/onlook';
import { seeded } from '../../../src/engine/rng';
import type { Happening } from '../../../src/engine/game';
import { entry } from '../../../src/games/saboteur';
import { guiltOf, watchRound } from '../../../src/games/saboteur/bots/suspicion';
import { PRINT } from '../../../src/games/saboteur/cards/faces';
import { film } from '../../../src/games/saboteur/show/film';
import type { SaboteurNews, SaboteurState } from '../../../src/games/saboteur/rules/state';
import { twin } from '../../../src/lab/check/invariants';
import { wander } from '../../../src/lab/check/wander';
import { tell } from '../../../src/table/story';
import { many } from '../../setup/many';
import { eagerGame } from './eager';

const SEATS = 5;
const setupOf = (n: number) => ({ seats: SEATS, seed: `film ${n}`, variants: [] });
const isOurs = (event: Happening): event is SaboteurNews => event.what in entry.show.sounds;

/** The stories of random games as everybody perceived them, each time that a round has just ended. */
function rounds(n: number): SaboteurNews[][] {
  const found: SaboteurNews[][] = [];
  const story: Happening[] = [];
  wander(entry.game, setupOf(n), ({ state }) => {
    const news = state.news ?? [];
    story.push(...news);
    if (news.some(({ what }) => what === 'over')) found.push(heardByAll(story, SEATS).filter(isOurs));
  });
  return found;
}

/** A story, round by round. */
function roundsIn(told: readonly SaboteurNews[]): SaboteurNews[][] {
  const found: SaboteurNews[][] = [];
  for (const event of told) {
    if (event.what === 'round') found.push([]);
    found.at(-1)?.push(event);
  }
  return found;
}

test('there is none before a round is over', () => {
  const news = heardByAll(tell(entry.game, setupOf(1), []).told, SEATS).filter(isOurs);
  expect(film(news, SEATS)).toBeNull();
});

test('it ends with what the bots’ suspicion says of the round, and with the roles', () => {
  const told = rounds(1)[0];
  if (!told) throw new Error('no round ended');
  const end = told.findLastIndex(({ what }) => what === 'over');
  const shown = film(told, SEATS);
  const guilt = guiltOf(told.slice(0, end), SEATS);
  expect(shown?.frames.at(-1)).toEqual(guilt.map((much) => Math.tanh(much / 2)));
  expect(shown?.frames[0]).toEqual([0, 0, 0, 0, 0]);
  expect(shown?.faces.every((face) => face === 'miner' || face === 'saboteur')).toBe(true);
});

test('its turning points are the deeds that changed most, named in the order in which they were done', () => {
  for (let n = 0; n < many(50); n++) {
    for (const told of rounds(n)) {
      const shown = film(told, SEATS);
      if (!shown) throw new Error('no film');
      const changes = shown.frames
        .slice(1)
        .map((frame, i) => Math.max(...frame.map((shade, seat) => Math.abs(shade - (shown.frames[i]?.[seat] ?? 0)))));
      const named = shown.turns.map(({ change }) => Math.abs(change));
      const most = changes
        .filter((change) => change >= 0.1)
        .sort((a, b) => b - a)
        .slice(0, 4);
      expect([...named].sort((a, b) => b - a)).toEqual(most);
      expect(shown.turns.map(({ at }) => at)).toEqual(shown.turns.map(({ at }) => at).sort((a, b) => a - b));
      for (const { event } of shown.turns)
        expect(entry.show.words.de.news(event, ['A', 'B', 'C', 'D', 'E'], -1)).not.toBeNull();
    }
  }
});

test('whoever reaches a goal, or buries a dead end that was in nobody’s way, is not suspected for it', () => {
  const found = { laid: 0, fell: 0 };
  for (let n = 0; n < 20; n++) {
    const story: Happening[] = [];
    eagerGame(setupOf(n), ({ state }) => story.push(...(state.news ?? [])));
    for (const round of roundsIn(heardByAll(story, SEATS).filter(isOurs))) {
      let before: readonly number[] = [0, 0, 0, 0, 0];
      for (const [at, { event, guilt }] of [...watchRound(round, SEATS)].entries()) {
        const reaches = event.what === 'laid' && round[at + 1]?.what === 'reached';
        const clears = event.what === 'fell' && PRINT[event.path]?.through === false;
        if (reaches || clears) {
          found[event.what]++;
          expect(guilt[event.seat] ?? 0).toBeLessThanOrEqual(before[event.seat] ?? 0);
        }
        before = guilt;
      }
    }
  }
  expect(found.laid).toBeGreaterThan(5);
  expect(found.fell).toBeGreaterThan(3);
});

test('in two games that differ only in what is hidden from a seat it shows the same', () => {
  const chance = seeded('film');
  let different = 0;
  for (let n = 0; n < many(200); n++) {
    const story: Happening[] = [];
    const filmed = (after: SaboteurState) => {
      const told = [...story, ...(after.news ?? []), { what: 'over', round: 1, treasure: false }];
      return film(heardByAll(told, SEATS).filter(isOurs), SEATS);
    };
    wander(entry.game, setupOf(n), ({ state, move, at }) => {
      story.push(...(state.news ?? []));
      if (at % 11 !== n % 11) return;
      const other = twin(entry.game, state, move, n % SEATS, chance);
      if (!other) return;
      if (other.cards.face.some((face, card) => face !== state.cards.face[card])) different++;
      const [mine, its] = [state, other].map((before) => filmed(apply(entry.game, before, move)));
      expect(its).toEqual(mine);
    });
  }
  expect(different).toBeGreaterThan(20);
});
