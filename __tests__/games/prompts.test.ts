/** Who is asked, and who reads it: in random games of all three, in both languages. */
import { pending } from '../../src/engine/frames';
import { onlook } from '../../src/engine/onlook';
import { LANGUAGES } from '../../src/engine/show';
import { view } from '../../src/engine/view';
import { games } from '../../src/games/all';
import { wander } from '../../src/lab/check/wander';

jest.setTimeout(240_000);

const GAMES = 6;
/** Names that are part of no other word. */
const NAMES = Array.from({ length: 10 }, (_, seat) => `Qxq${seat}`);
const YOU = { en: /\b(you|your|yours|yourself)\b/i, de: /\b(du|dich|dir|deine?[mnrs]?)\b/i };

describe.each(games)('$game.id', ({ game, show }) => {
  test('what is asked says “you” to whoever decides, and the name to all others and to nobody in particular', () => {
    const wrong = new Set<string>();
    let asked = 0;
    for (let n = 0; n < GAMES; n++) {
      const [least, most] = game.seats;
      const seats = least + (n % (most - least + 1));
      wander(game, { seats, seed: `asked ${n}`, variants: [] }, ({ state, moves }) => {
        const now = pending(game, state);
        if (now === null || moves.length === 0) return;
        const { seat, frame } = now;
        const name = NAMES[seat] ?? '';
        // A reaction is asked of everybody alike: it is about whoever has announced something.
        const isOpen = frame.kind === 'window';
        asked++;
        for (const language of LANGUAGES) {
          const words = show.words[language];
          const own = words.prompt(view(game, state, seat), NAMES, seat);
          const other = (seat + 1) % seats;
          const others = words.prompt(view(game, state, other), NAMES, other);
          const all = words.prompt(onlook(game, state), NAMES, -1);
          if (own.includes(name)) wrong.add(own);
          if (YOU[language].test(all) || (!isOpen && !all.includes(name))) wrong.add(all);
          if (!isOpen && !others.includes(name)) wrong.add(others);
          for (const move of moves.slice(0, 8)) {
            const label = words.move(view(game, state, seat), move, NAMES, seat);
            if (label.includes(name)) wrong.add(label);
          }
        }
      });
    }
    expect([...wrong]).toEqual([]);
    expect(asked).toBeGreaterThan(500);
  });
});
