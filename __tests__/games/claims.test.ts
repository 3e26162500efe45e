/** Every claim is proved again: one line reaches its goal in every world, and no other does. */
import { GRADES, type Claim, type Claims } from '../../src/engine/claim';
import { claimsIn, claimText, pack, readGoal, unpack } from '../../src/engine/packed';
import { beginning, choices, followed, prove, reaches, tellsOf } from '../../src/engine/proof';
import { LANGUAGES } from '../../src/engine/show';
import { view } from '../../src/engine/view';
import type { Entry } from '../../src/games';
import { CLAIMED } from '../../src/games/claims';
import { claims, games } from '../../src/games/all';
import { groundOf, openClaim, solutionOf } from '../../src/engine/opened';
import { many } from '../setup/many';

jest.setTimeout(600_000);

interface Claimed {
  readonly entry: Entry;
  readonly claims: Claims;
}

const claimed: readonly Claimed[] = games.flatMap((entry) => {
  const list = Object.entries(claims).find(([id]) => id === entry.game.id)?.[1];
  return list ? [{ entry, claims: list }] : [];
});

/** A share of the claims of every game, spread over all of them; all in the long run. */
function some(share: number, visit: (claimed: Claimed, claim: Claim) => void): void {
  for (const each of claimed) {
    const { list } = each.claims;
    const count = Math.min(list.length, many(share));
    for (let n = 0; n < count; n++) {
      const claim = list[Math.floor((n * list.length) / count)];
      if (claim) visit(each, claim);
    }
  }
}

const ALL = 1000;
const MOST_TABLES = 20_000;

const siteOf = ({ entry: { game }, claims: { puzzles } }: Claimed, claim: Claim) =>
  groundOf(game, puzzles, openClaim(game, claim), claim.turns);

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil'];

test('every game has at least sixty claims, of three grades, each once', () => {
  expect(claimed.map(({ entry }) => entry.game.id)).toEqual(CLAIMED);
  for (const {
    claims: { list },
  } of claimed) {
    expect(list.length).toBeGreaterThanOrEqual(60);
    for (const grade of GRADES) expect(list.filter((claim) => claim.grade === grade).length).toBeGreaterThanOrEqual(15);
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
  }
});

test('a claim is reached by one line, whatever its order, and by no other', () => {
  some(60, (each, claim) => {
    const site = siteOf(each, claim);
    const proof = prove(site, claim.goal, MOST_TABLES);
    const solution = followed(site, solutionOf(site, claim.line));
    expect([claim.key, proof?.lines.map(({ tells }) => tells)]).toEqual([claim.key, [solution && tellsOf(solution)]]);
  });
});

test('the line of a claim reaches its goal, and not before its end', () => {
  some(ALL, (each, claim) => {
    const site = siteOf(each, claim);
    const line = solutionOf(site, claim.line);
    expect([claim.key, reaches(site, line, claim.goal)]).toEqual([claim.key, true]);
    expect([claim.key, reaches(site, line.slice(0, -1), claim.goal)]).toEqual([claim.key, false]);
  });
});

test('what can be done in every world can be done in the true one', () => {
  some(200, (each, claim) => {
    const site = siteOf(each, claim);
    const { game } = each.entry;
    const opened = openClaim(game, claim);
    const seen = view(game, opened.state, opened.seat);
    const knot = beginning(site, 16);
    const truly = choices(site, { ...knot, worlds: [opened.state] });
    for (const move of choices(site, knot)) expect(truly).toContainEqual(move);
    expect(seen.eye).toBe(opened.seat);
  });
});

test('every kind of wish that a game knows stands in one of its claims', () => {
  for (const {
    entry,
    claims: { list, puzzles },
  } of claimed) {
    const asked = new Set(list.flatMap(({ goal }) => goal.map(({ what }) => what)));
    expect([entry.game.id, [...asked].sort()]).toEqual([entry.game.id, Object.keys(puzzles.wishes).sort()]);
  }
});

test('a wish does not hold at the beginning, holds where the line ends, and is told in both languages', () => {
  some(ALL, (each, claim) => {
    const site = siteOf(each, claim);
    const { puzzles } = each.claims;
    const [end] = followed(site, solutionOf(site, claim.line))?.worlds ?? [];
    if (!end) throw new Error(`${claim.key} leads nowhere`);
    expect(claim.goal.every((wish) => puzzles.holds(site.view, site.view, site.view.eye, wish))).toBe(false);
    const told = LANGUAGES.map((language) => {
      const words = puzzles.words[language];
      for (const wish of claim.goal) {
        expect([claim.key, wish, puzzles.holds(site.view, end, site.view.eye, wish)]).toEqual([claim.key, wish, true]);
        const lacks = words.lacks(site.view, site.view, wish, NAMES);
        expect(lacks).toMatch(/^[A-ZÄÖÜ„].*\.$/);
        expect(lacks).not.toContain('undefined');
      }
      const goal = words.goal(site.view, claim.goal, claim.turns, NAMES);
      expect(goal).toMatch(/^[A-Z].*: .*\.$/);
      return goal;
    });
    expect(new Set(told).size).toBe(LANGUAGES.length);
  });
});

test('claims are written down and read back as they were', () => {
  const numbers = [0, 1, 61, 62, 63, 64, 200, 3968];
  expect(unpack(pack(numbers))).toEqual(numbers);
  expect(readGoal('jewel:two-tone-band+mine#3+block@2')).toEqual([
    { what: 'jewel', of: 'two-tone-band' },
    { what: 'mine', n: 3 },
    { what: 'block', seat: 2 },
  ]);
  for (const {
    claims: { list },
  } of claimed)
    for (const claim of list) {
      const { setup, opening } = claim;
      const ground = { seats: setup.seats, seed: setup.seed, edition: setup.edition ?? 1, moves: pack(opening) };
      expect(claimsIn({ ...ground, claims: [claimText(claim)] })).toEqual([claim]);
    }
});
