/** Taps, background, kill and resume in any order: nothing is lost, nothing wrong is played, nothing is given away. */
import fc from 'fast-check';
import { games } from '../../src/games/all';
import { aboutThree } from '../../src/lab/check/wander';
import { apply, start } from '../../src/engine/frames';
import type { Game, Move, State } from '../../src/engine/game';
import { onlook } from '../../src/engine/onlook';
import { seeded } from '../../src/engine/rng';
import { view as seen } from '../../src/engine/view';
import type { SaveInput, TableEvent } from '../../src/table/events';
import { windowOf } from '../../src/table/calls';
import { sitDown, tapSensibly, type Sitting } from './sitting';

/** A disk: the moves that were put there. */
class Disk {
  moves: readonly Move[] = [];
  broken = false;

  save = ({ from, moves }: SaveInput): Promise<void> => {
    if (this.broken) return Promise.reject(new Error('disk full'));
    this.moves = [...this.moves.slice(0, from), ...moves];
    return Promise.resolve();
  };
}

class Evening {
  readonly disk = new Disk();
  table: Sitting;
  private readonly chance = seeded('evening');
  private known: { readonly moves: readonly Move[]; readonly saved: number; readonly state: State } | null = null;

  constructor(
    private readonly game: Game,
    private readonly seed: string,
  ) {
    this.table = this.sit();
  }

  private sit(): Sitting {
    const { moves } = this.disk;
    return sitDown(this.game, {
      seats: aboutThree(this.game),
      bots: [1],
      state: this.replayed(moves),
      moves,
      save: this.disk.save,
    });
  }

  private replayed(moves: readonly Move[]): State {
    const first = start(this.game, { seats: aboutThree(this.game), seed: this.seed, variants: [] });
    return moves.reduce((state, move) => apply(this.game, state, move), first);
  }

  /** The state after so many moves; asked for again and again while nothing is played. */
  private keptAt(moves: readonly Move[], saved: number): State {
    const { known } = this;
    if (known?.moves === moves && known.saved === saved) return known.state;
    const state = this.replayed(moves.slice(0, saved));
    this.known = { moves, saved, state };
    return state;
  }

  async act(deed: Deed): Promise<void> {
    if (deed === 'kill') {
      this.table.actor.stop();
      this.table = this.sit();
      expect(this.table.play().state).toEqual(this.replayed(this.disk.moves));
      if (!this.game.open) expect(this.table.play().holder).toBe(-1);
    } else if (deed === 'break') this.disk.broken = true;
    else if (deed === 'mend') this.disk.broken = false;
    else if (deed === 'tap') await tapSensibly(this.table, this.chance);
    else if (deed === 'wait') await this.table.wait(900);
    else if (deed === 'guess') this.table.send({ type: 'CHOOSE', move: { do: 'no such thing' } });
    else this.table.send(deed);
    this.check();
  }

  /** What was confirmed is on disk, what is on disk can be replayed, and the phone shows only what it may. */
  check(): void {
    const { saved, shown, moves, careless, holder, stale } = this.table.play();
    if (!careless) expect(shown).toBeLessThanOrEqual(saved);
    if (!stale) expect(this.disk.moves.slice(0, saved)).toEqual(moves.slice(0, saved));
    const { view, screen, options } = this.table.look();
    if (!careless && !stale) {
      const kept = asAsked(this.table, this.keptAt(moves, saved));
      expect(view).toEqual(view.eye === -2 ? onlook(this.game, kept) : seen(this.game, kept, view.eye));
    }
    expect(view.eye).toBe(screen === 'curtain' || screen === 'call' || holder === -1 ? -2 : holder);
    if (holder === -1) expect(options).toEqual([]);
  }
}

/** Who is asked in secret sees the window as it will come to them. */
function asAsked(table: Sitting, state: State): State {
  const play = table.play();
  return table.look().screen === 'private'
    ? { ...(windowOf({ ...play, state }, play.objector) ?? state), news: state.news }
    : state;
}

type Deed = TableEvent | 'tap' | 'wait' | 'kill' | 'break' | 'mend' | 'guess';

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Deed>('tap') },
  { weight: 3, arbitrary: fc.constantFrom<Deed>('wait', 'guess') },
  { weight: 2, arbitrary: fc.constantFrom<Deed>('kill', 'break', 'mend') },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Deed>(
      { type: 'REVEAL' },
      { type: 'SLEEP' },
      { type: 'WAKE' },
      { type: 'UNDO' },
      { type: 'RETRY' },
      { type: 'PLAY_ON' },
      { type: 'NEVER_MIND' },
      { type: 'NOBODY_OBJECTS' },
      { type: 'GOT_IT' },
      { type: 'GO_ON' },
      { type: 'SKIP' },
      { type: 'WAIT' },
      { type: 'LET_GO' },
      { type: 'WAVE', seat: 0, on: true },
      { type: 'CONFIRM' },
      { type: 'OBJECT', seat: 2 },
      { type: 'SPEED', speed: 0 },
      { type: 'CALL', call: 'sealed' },
      { type: 'ORDER', seat: 0, order: 'never' },
      { type: 'REPLACE', seat: 2, bot: 'quick' },
    ),
  },
);

it.each(games.map(({ game }) => [game.id, game] as const))(
  'an evening of %s can go any way',
  async (_id, game) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(deed, { minLength: 20, maxLength: 120 }),
        fc.integer({ min: 0, max: 50 }),
        async (deeds, n) => {
          const evening = new Evening(game, `evening ${n}`);
          for (const each of deeds) await evening.act(each);
          evening.table.actor.stop();
        },
      ),
      { numRuns: 40, seed: 7 },
    );
  },
  5 * 60_000,
);
