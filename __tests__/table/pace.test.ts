/** A bot's turn is told in little time, deed by deed, however many questions it is made of. */
import { ponder } from '../../src/bots/ponder';
import { QUICK } from '../../src/bots/levels';
import type { State } from '../../src/engine/game';
import { ownerOf } from '../../src/table/moments';
import { tell } from '../../src/table/story';
import { advised } from '../bots/table';
import { sitDown } from './sitting';

const STEP = 20;
const TURNS = 12;
const FIVE_SECONDS = 5000;

it.each(advised)(
  'a whole turn of a bot in %s takes at most five seconds',
  async (_id, { game, advice }) => {
    const seats = Math.max(3, game.seats[0]);
    const setup = { seats, seed: 'pace', variants: [] };
    const bots = Array.from({ length: seats - 1 }, (_, seat) => seat + 1);
    let asked = 0;
    const question = (view: State) => ({ game, advice, view, story: [], seed: `pace ${asked++}` });
    const think = (view: State) => Promise.resolve(ponder(question(view), QUICK).best());
    const table = sitDown(game, { setup, seats, bots, order: 'never', story: tell(game, setup, []), think });
    const turns: number[] = [];
    let owner = -1;
    for (let guard = 0; turns.length < TURNS && guard < 20_000 && table.look().screen !== 'over'; guard++) {
      await table.wait(STEP);
      const { screen, view } = table.look();
      if (screen === 'choose') table.send({ type: 'CHOOSE', move: await think(view) });
      else if (screen === 'result') table.send({ type: 'GOT_IT' });
      const now = ownerOf(game, table.play().state);
      if (now === -1) continue;
      if (now !== owner && now !== 0) turns.push(0);
      owner = now;
      if (now !== 0) turns[turns.length - 1] = (turns.at(-1) ?? 0) + STEP;
    }
    table.actor.stop();
    expect(turns.length).toBeGreaterThan(TURNS / 2);
    expect(Math.max(...turns)).toBeLessThanOrEqual(FIVE_SECONDS);
  },
  60_000,
);
