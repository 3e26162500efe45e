/** Nothing hidden is ever in what a seat sees, hears, or is shown. */
import type { Card } from '../../../src/engine/cards';
import { heard, view } from '../../../src/engine/view';
import { saboteur, saboteurShow } from '../../../src/games/saboteur';
import {
  DISCARD,
  DRAW,
  GOAL_CARDS,
  goldOf,
  HANDED,
  handOf,
  NUGGETS,
  roleOf,
  SPARE,
  type SaboteurState,
} from '../../../src/games/saboteur/rules/state';
import { eagerGame, eagerSetup } from './eager';

const GAMES = 16;

/** Who knows each card, by what was done openly with it: kept beside the game, from the rules alone. */
class Witness {
  private readonly knows = new Map<Card, Set<number>>();

  constructor(private readonly seats: number) {}

  private all = (): Set<number> => new Set(Array.from({ length: this.seats }, (_, seat) => seat));

  /** Takes in what happened in a step. */
  hear(state: SaboteurState): void {
    for (const event of state.news ?? []) {
      if (event.what === 'round') this.knows.clear();
      if (event.what === 'dealt') for (const card of held(state, handOf(event.seat))) this.tell(card, event.seat);
      if (event.what === 'role' || event.what === 'drew') this.tell(event.card, event.seat);
      if (event.what === 'looked') this.tell(event.card, event.seat);
      if (event.what === 'laid' || event.what === 'broke' || event.what === 'fixed')
        this.knows.set(event.card, this.all());
      if (event.what === 'fell' || event.what === 'map' || event.what === 'reached')
        this.knows.set(event.card, this.all());
      if (event.what === 'unmasked') this.knows.set(event.card, this.all());
    }
  }

  private tell(card: Card, seat: number): void {
    this.knows.set(card, (this.knows.get(card) ?? new Set()).add(seat));
  }

  may(card: Card, seat: number): boolean {
    return this.knows.get(card)?.has(seat) === true;
  }
}

/** How many seats a set holds. */
const seats = (set: number): number => set.toString(2).replace(/0/g, '').length;

const held = ({ cards }: SaboteurState, zone: number): Card[] =>
  cards.zone.flatMap((of, card) => (of === zone ? [card] : []));

/** Plays random games and hands every state to a check, with what each seat may know. */
function everyState(check: (state: SaboteurState, witness: Witness) => void): void {
  for (let n = 0; n < GAMES; n++) {
    const setup = eagerSetup('secrets', n);
    const witness = new Witness(setup.seats);
    eagerGame(setup, ({ state }) => {
      witness.hear(state);
      check(state, witness);
    });
  }
}

test('roles, hands, goals, face-down discards and the draw pile are seen by those alone who may', () => {
  everyState((state, witness) => {
    const zones = [DRAW, DISCARD, GOAL_CARDS, SPARE];
    for (let seat = 0; seat < state.seats; seat++) zones.push(handOf(seat), roleOf(seat));
    const cards = zones.flatMap((zone) => held(state, zone));
    for (let seat = 0; seat < state.seats; seat++) {
      const { face } = view(saboteur, state, seat).cards;
      for (const card of cards) {
        if (face[card] !== -1 && !witness.may(card, seat)) throw new Error(`seat ${seat} sees card ${card}`);
        if (face[card] === -1 && witness.may(card, seat)) throw new Error(`seat ${seat} does not see card ${card}`);
      }
    }
  });
});

test('the pile of nuggets is never seen; what is handed round is seen by its holder and who passed it on', () => {
  everyState((state) => {
    const frame = state.stack.at(-1);
    const handed = held(state, HANDED);
    expect(handed.length > 0).toBe(frame?.kind === 'gold');
    for (let seat = 0; seat < state.seats; seat++) {
      const { face } = view(saboteur, state, seat).cards;
      expect(held(state, NUGGETS).filter((card) => face[card] !== -1)).toEqual([]);
      if (frame?.kind === 'gold' && frame.seat === seat) expect(handed.filter((card) => face[card] === -1)).toEqual([]);
    }
    for (const card of handed) expect(seats(state.cards.seen[card] ?? 0)).toBeLessThanOrEqual(2);
  });
});

test('what a miner keeps is heard by nobody else, except by who passed the last one on', () => {
  everyState((state) => {
    const took = (state.news ?? []).filter((event) => event.what === 'took');
    for (const event of took) {
      if (!('seat' in event)) continue;
      const hearers = Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => {
        const line = heard([event], seat)[0];
        return line !== undefined && 'face' in line && line.face !== -1;
      });
      expect(hearers).toContain(event.seat);
      const last = took.length > 1 && event === took[took.length - 1];
      expect(hearers.length).toBeLessThanOrEqual(last ? 2 : 1);
    }
  });
});

test('happenings about hidden cards come without their faces', () => {
  everyState((state, witness) => {
    for (let seat = 0; seat < state.seats; seat++) {
      for (const event of heard(state.news ?? [], seat)) {
        if (!['drew', 'passed', 'role', 'looked'].includes(event.what) || !('card' in event)) continue;
        if (event.face !== -1) expect(witness.may(event.card, seat)).toBe(true);
      }
    }
  });
});

test('a scene shows the backs of what is hidden, and nothing of it elsewhere', () => {
  everyState((state) => {
    const seat = (state.cards.size[DRAW] ?? 0) % state.seats;
    const seen = view(saboteur, state, seat);
    const { areas, sprites } = saboteurShow.scene(seen, seat);
    for (const area of areas) {
      for (const shown of area.cards) if (seen.cards.face[shown.card] === -1) expect(shown.face).toBe('back');
      if (area.key === 'draw' || area.key === 'nuggets') expect(area.cards.map((card) => card.face)).toEqual(['back']);
    }
    for (const sprite of sprites.filter(({ kind }) => kind === 'goal')) {
      const card = Number(sprite.key.slice('card:'.length));
      expect(sprite.face === 'back').toBe(seen.cards.face[card] === -1);
    }
    expect(JSON.stringify(areas.filter((area) => area.kind === 'gold' && area.seat !== seat))).not.toContain(
      'undefined',
    );
  });
});

test('gold that was taken in secret stays so until the end of the game', () => {
  everyState((state) => {
    for (let owner = 0; owner < state.seats; owner++) {
      for (const card of held(state, goldOf(owner))) {
        const knowing = seats(state.cards.seen[card] ?? 0);
        // Kept in secret: known to its owner, at most also to who passed it on. Paid to a saboteur: known to all.
        expect(knowing <= 2 || knowing === state.seats).toBe(true);
      }
    }
  });
});
