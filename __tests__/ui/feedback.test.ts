import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, isOver, options, start } from '../../src/engine/frames';
import { heardByAll } from '../../src/engine/onlook';
import { roll, seeded } from '../../src/engine/rng';
import { SOUNDS } from '../../src/engine/show';
import { heard } from '../../src/engine/view';
import { games } from '../../src/games/all';
import { soundsOf } from '../../src/ui/feedback/soundsOf';
import { soundFiles } from '../../src/ui/feedback/make';
import { tuneFile } from '../../src/ui/feedback/tune';

const folder = join(__dirname, '../../assets/sounds');
const HEADER = 44;

test('the files are what the recipes make, and small', () => {
  let total = 0;
  for (const [name, file] of soundFiles()) {
    const kept = readFileSync(join(folder, name));
    expect(kept.length).toBe(file.length);
    total += kept.length;
    const made = Buffer.from(file);
    expect(made.subarray(0, HEADER).equals(kept.subarray(0, HEADER))).toBe(true);
    // Sines may differ in their last bit from one computer to another.
    for (let i = HEADER; i < file.length; i += 2) {
      const apart = Math.abs(made.readInt16LE(i) - kept.readInt16LE(i));
      if (apart > 1) throw new Error(`${name} differs at ${i}: run npm run sounds`);
    }
  }
  expect(total).toBeLessThan(200_000);
});

test('the music is what its recipe makes, small, and begins and ends in silence', () => {
  const [name, file] = tuneFile();
  const kept = readFileSync(join(folder, name));
  expect(kept.length).toBe(file.length);
  expect(kept.length).toBeLessThan(200_000);
  const [head, made] = [58, Buffer.from(file)];
  expect(made.subarray(0, head).equals(kept.subarray(0, head))).toBe(true);
  // A step of loudness that lies between two may go either way from one computer to another; those around nothing have a sign.
  const level = (code: number): number => (code & 128 ? 127 - (code & 127) : (code & 127) - 127);
  for (let i = head; i < file.length; i++)
    if (Math.abs(level(made[i] ?? 0) - level(kept[i] ?? 0)) > 1)
      throw new Error(`${name} differs at ${i}: run npm run sounds`);
  const loudest = (from: number, to: number): number =>
    kept.subarray(from, to).reduce((most, code) => Math.max(most, Math.abs(level(code))), 0);
  expect(loudest(head, head + 200)).toBeLessThan(40);
  expect(loudest(kept.length - 200, kept.length)).toBeLessThan(40);
  expect(loudest(head, kept.length)).toBeGreaterThan(115);
});

test('several of a kind are heard once, and never more than three', () => {
  const sounds = { drew: 'card', mined: 'pick', moved: 'step', won: 'win', turn: null } as const;
  const news = ['drew', 'drew', 'turn', 'mined', 'drew', 'moved', 'won'].map((what) => ({ what }));
  expect(soundsOf(news, sounds)).toEqual(['card', 'pick', 'step']);
  expect(soundsOf([{ what: 'unheard of' }], sounds)).toEqual([]);
});

describe.each(games.map((entry) => [entry.game.id, entry] as const))('%s', (_id, { game, show }) => {
  test('sounds the same to everybody, whatever the cards are', () => {
    const rng = seeded('ears');
    const heardSounds = new Set<string>();
    let state = start(game, { seats: game.seats[0], seed: 'ears', variants: [] });
    for (let i = 0; i < 400 && !isOver(state); i++) {
      const news = state.news ?? [];
      const open = soundsOf(heardByAll(news, state.seats), show.sounds);
      for (let seat = 0; seat < state.seats; seat++) expect(soundsOf(heard(news, seat), show.sounds)).toEqual(open);
      // The same happenings about other cards.
      const other = news.map((event) => (event.face === undefined ? event : { ...event, face: event.face + 1 }));
      expect(soundsOf(other, show.sounds)).toEqual(open);
      for (const { what } of news) expect(Object.keys(show.sounds)).toContain(what);
      open.forEach((sound) => heardSounds.add(sound));
      const choices = options(game, state);
      state = apply(game, state, choices[roll(rng, choices.length)] ?? { do: 'pass' });
    }
    const kinds = new Set(Object.values(show.sounds).filter((sound) => sound !== null));
    expect(heardSounds.size).toBeGreaterThanOrEqual(Math.min(3, kinds.size - 1));
    for (const sound of heardSounds) expect(SOUNDS).toContain(sound);
  });
});
