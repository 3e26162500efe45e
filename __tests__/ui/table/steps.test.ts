/** Choosing as pure steps: what was begun, what is done to it, what the table is told. */
import { entry as dwarf } from '../../../src/games/dig-deeper-dwarf';
import { entry as saboteur } from '../../../src/games/saboteur';
import type { Entry } from '../../../src/games';
import { act, NOTHING_BEGUN, offerOf, seenOf, type Act, type Begun, type Offer } from '../../../src/ui/table/choosing';
import { table as dwarfTable } from '../../games/dig-deeper-dwarf/table';
import { table as saboteurTable } from '../../games/saboteur/table';
import { sitDown, type Wish } from '../../table/sitting';

const NAMES = ['Thora', 'Brunna', 'Odo'];

/** What the one who must decide can choose from. */
async function offered(entry: Entry, wish: Wish): Promise<Offer> {
  const { look, send, wait } = sitDown(entry.game, wish);
  await wait();
  send({ type: 'REVEAL' });
  await wait();
  const seen = look();
  const { show } = entry;
  return offerOf({ show, look: seen, seat: seen.holder, words: show.words.en, names: NAMES, isBrisk: true });
}

/** What several acts lead to, one after the other. */
function after(offer: Offer, ...acts: readonly Act[]) {
  let begun: Begun = NOTHING_BEGUN;
  const send = acts.flatMap((what) => {
    const led = act(offer, begun, what);
    begun = led.begun;
    return led.send;
  });
  return { begun, send, seen: seenOf(offer, begun) };
}

const touch = (key: string): Act => ({ do: 'touch', key });
const finger = (key: string): Act => ({ do: 'touch', key, finger: true });

describe('Dig Deeper Dwarf', () => {
  const beside = { hands: ['silver silver', ''], dwarves: 'e', piles: { ee: 'silver', nn: 'silver' } };

  it('does at once what alone can be meant by a thing, where it is paid for first', async () => {
    const { state } = dwarfTable(beside);
    const offer = await offered(dwarf, { state });
    const ways = offer.choices.filter(({ touches }) => touches[1]?.startsWith('pile:') === true);
    const [way] = ways;
    if (!way?.touches[1]) throw new Error('no pile can be mined');
    expect(after(offer, touch(way.touches[1])).send).toEqual([{ type: 'CHOOSE', move: way.move }]);
  });

  describe('a card that is good for one thing alone', () => {
    /** One pile is in reach of the only dwarf: a Mine has nothing else to do. */
    const lonely = { hands: ['mine silver', ''], dwarves: 'e', piles: { ee: 'silver' } };
    const atTable = async (wish = lonely) => {
      const offer = await offered(dwarf, { state: dwarfTable(wish).state });
      const card = offer.choices.find(({ move }) => move.do === 'play')?.touches[0];
      if (card === undefined) throw new Error('no card can be played');
      return { offer, card };
    };

    it('is lifted by a finger, says what it will do, and does it with no touch more', async () => {
      const { offer, card } = await atTable();
      const lifted = after(offer, finger(card));
      expect(lifted.send).toEqual([]);
      expect(lifted.seen).toMatchObject({ picked: [card], soon: { label: expect.stringMatching(/^Mine/) } });
      expect([...lifted.seen.glow]).toEqual([lifted.seen.soon?.on]);
      const done = after(offer, finger(card), { do: 'soon' });
      expect(done.send).toMatchObject([{ type: 'CHOOSE', move: { do: 'play' } }]);
      expect(done.begun.queue).toMatchObject([{ do: 'act', verb: 'mine' }]);
    });

    it('does it at once if it or what it is for is touched', async () => {
      const { offer, card } = await atTable();
      const on = after(offer, finger(card)).seen.soon?.on ?? '';
      expect(on).toMatch(/^pile:/);
      for (const again of [card, on]) {
        const done = after(offer, finger(card), finger(again));
        expect(done.send).toMatchObject([{ type: 'CHOOSE', move: { do: 'play' } }]);
        expect(done.begun.queue).toMatchObject([{ do: 'act', verb: 'mine' }]);
      }
    });

    it('does nothing if that is declined, and is then played as any other', async () => {
      const { offer, card } = await atTable();
      const declined = after(offer, finger(card), { do: 'cancel' });
      expect(declined).toMatchObject({ send: [], seen: { soon: null, picked: [] } });
      expect(after(offer, finger(card), { do: 'cancel' }, { do: 'soon' }).send).toEqual([]);
      const played = after(offer, finger(card), { do: 'cancel' }, finger(card));
      expect(played.send).toMatchObject([{ type: 'CHOOSE', move: { do: 'play' } }]);
      expect(played.begun.queue).toEqual([]);
    });

    it('does nothing by itself once something else was touched', async () => {
      const { offer, card } = await atTable();
      const other = offer.choices.find(({ move }) => move.do === 'reveal')?.touches[0] ?? '';
      expect(after(offer, finger(card), finger(other), { do: 'soon' }).send).toEqual([]);
    });

    it('is played as any other with a key or a screen reader, and where nothing goes on by itself', async () => {
      const { offer, card } = await atTable();
      expect(after(offer, touch(card)).send).toMatchObject([{ type: 'CHOOSE', move: { do: 'play' } }]);
      const calm = { ...offer, isBrisk: false };
      expect(after(calm, finger(card)).send).toMatchObject([{ type: 'CHOOSE', move: { do: 'play' } }]);
    });

    it('is asked about if it could do two things', async () => {
      const { offer, card } = await atTable({ ...lonely, dwarves: 'entrance', hands: ['move', ''] });
      expect(after(offer, finger(card))).toMatchObject({ send: [{ type: 'CHOOSE' }], seen: { soon: null } });
    });
  });

  it('offers the card in hand before what is always at hand, where both reach a thing', async () => {
    const { state } = dwarfTable({ ...beside, hands: ['mine silver silver', ''] });
    const offer = await offered(dwarf, { state });
    const pile = offer.detours[0]?.touch ?? '';
    const { seen, send } = after(offer, touch(pile));
    expect(send).toEqual([]);
    expect(seen.offered?.map(({ move }) => move.do)).toEqual(['play', 'basic']);
    const [first] = seen.offered ?? [];
    if (!first) throw new Error('nothing is offered');
    const taken = after(offer, touch(pile), { do: 'take', choice: first });
    expect(taken.send).toMatchObject([{ type: 'CHOOSE', move: { do: 'play' } }]);
    expect(taken.begun.queue).toMatchObject([{ do: 'act', verb: 'mine' }]);
  });

  it('plays a card that is dropped on a pile for mining there, and begins with it where it is dropped on nothing', async () => {
    const { state } = dwarfTable({ ...beside, hands: ['mine silver silver', ''] });
    const offer = await offered(dwarf, { state });
    const [detour] = offer.detours;
    const key = detour?.choice.touches[0] ?? '';
    const on = detour?.touch ?? '';
    expect([...seenOf(offer, NOTHING_BEGUN).targetsOf(key)]).toContain(on);
    const dropped = after(offer, { do: 'drop', key, on });
    expect(dropped.send).toMatchObject([{ type: 'CHOOSE', move: { do: 'play' } }]);
    expect(dropped.begun.queue).toMatchObject([{ do: 'act', verb: 'mine' }]);
    expect(after(offer, { do: 'drop', key, on: null }).send).toEqual(after(offer, touch(key)).send);
  });

  it('glows where the first touch means something, and lets nothing be touched while moves are under way', async () => {
    const { state } = dwarfTable({ ...beside, hands: ['mine silver silver', ''] });
    const offer = await offered(dwarf, { state });
    expect(after(offer).seen.glow.has(offer.detours[0]?.touch ?? '')).toBe(true);
    const running: Begun = { ...NOTHING_BEGUN, queue: [{ do: 'end' }] };
    expect(seenOf(offer, running).glow.size).toBe(0);
    expect(act(offer, running, touch('button:end'))).toEqual({ begun: running, send: [] });
  });

  it('pays with one thing after the other, each when its turn has come, and drops the rest if it never does', async () => {
    const t = dwarfTable({ dwarves: 'e', hands: ['silver silver silver', ''], piles: { ee: 'silver' } });
    t.plays('A basic mine ee');
    const offer = await offered(dwarf, { state: t.state });
    expect(offer.bill).not.toBeNull();
    const paid = after(offer, { do: 'pay' });
    expect(paid.send).toHaveLength(1);
    expect(paid.begun.queue).toHaveLength(1);
    const [next] = paid.begun.queue;
    expect(act(offer, paid.begun, { do: 'go-on' }).send).toEqual([{ type: 'CHOOSE', move: next }]);
    const elsewhere: Offer = { ...offer, look: { ...offer.look, options: [] } };
    expect(act(elsewhere, paid.begun, { do: 'go-on' })).toEqual({ begun: NOTHING_BEGUN, send: [] });
    const waiting: Offer = { ...offer, look: { ...offer.look, screen: 'watch' } };
    expect(act(waiting, paid.begun, { do: 'go-on' })).toEqual({ begun: paid.begun, send: [] });
  });

  it('reveals everything that brings a card with one button, also what comes, and stops when there is no more', async () => {
    const { state } = dwarfTable({ hands: ['silver gold move', ''], decks: ['silver silver silver', ''] });
    const offer = await offered(dwarf, { state });
    const [silver] = offer.choices.filter(({ all }) => all !== undefined);
    const [card = '', button = ''] = silver?.touches ?? [];
    const one = after(offer, touch(card), touch(button));
    expect(one.send).toEqual([{ type: 'CHOOSE', move: silver?.move }]);
    // Every other card that is there to be revealed follows when its turn has come, whatever was drawn.
    const next = act(offer, one.begun, { do: 'go-on' });
    expect(next.send).toMatchObject([{ type: 'CHOOSE', move: { do: 'reveal', draw: true } }]);
    expect(next.begun.all).toBe(button);
    expect(act(offer, next.begun, touch('button:end')).send).toEqual([]);
    const none: Offer = { ...offer, choices: offer.choices.filter(({ all }) => all === undefined) };
    expect(act(none, next.begun, { do: 'go-on' })).toEqual({ begun: NOTHING_BEGUN, send: [] });
  });

  it('says why, where nothing can be done, and forgets it when told to', async () => {
    const { state } = dwarfTable({ hands: ['rubble move', ''] });
    const offer = await offered(dwarf, { state });
    const rubble = offer.show.scene(offer.look.view, 0).hand.find(({ face }) => face === 'rubble')?.key ?? '';
    expect(after(offer, touch(rubble)).seen.why?.words).toBe('Rubble cannot be played');
    expect(after(offer, touch(rubble), { do: 'forgive' }).seen.why).toBeNull();
  });
});

describe('Saboteur', () => {
  it('tries a path, turns it, and lays it when it is confirmed', async () => {
    const t = saboteurTable({ seats: 3 });
    const card = t.inHand('straight-right-left');
    const offer = await offered(saboteur, { state: t.state });
    const choice = offer.choices.find(({ touches }) => touches[0] === `card:${card}` && touches.length > 1);
    if (!choice) throw new Error('no path can be laid');
    const [first = '', second = ''] = choice.touches;
    const tried = after(offer, touch(first), touch(second));
    expect(tried.send).toEqual([]);
    expect(tried.seen.draft?.ghosts[0]).toMatchObject({ key: `card:${card}`, ghost: true });
    expect(after(offer, touch(first), touch(second), { do: 'confirm' }).send).toMatchObject([
      { type: 'CHOOSE', move: { do: 'path', card } },
    ]);
    expect(after(offer, touch(first), touch(second), { do: 'cancel' }).seen).toMatchObject({
      draft: null,
      touched: [],
    });
  });

  it('tries a path where its card is dropped, also if another card was lifted before', async () => {
    const t = saboteurTable({ seats: 3 });
    const card = t.inHand('straight-right-left');
    const offer = await offered(saboteur, { state: t.state });
    const choice = offer.choices.find(({ touches }) => touches[0] === `card:${card}` && touches.length > 1);
    const [key = '', on = ''] = choice?.touches ?? [];
    const other = offer.choices.find(({ touches }) => touches.length > 1 && touches[0] !== key)?.touches[0] ?? key;
    expect(after(offer).seen.targetsOf(key).has(on)).toBe(true);
    expect(after(offer, touch(other), { do: 'drop', key, on }).seen.draft?.choice).toBe(choice);
  });

  it('lights the cards of the hand first, and what a card is played for once it is touched', async () => {
    const t = saboteurTable({ seats: 3 });
    const card = t.inHand('straight-right-left');
    const offer = await offered(saboteur, { state: t.state });
    expect([...after(offer).seen.glow].some((key) => key.startsWith('cell:'))).toBe(false);
    expect([...after(offer, touch(`card:${card}`)).seen.glow].some((key) => key.startsWith('cell:'))).toBe(true);
  });

  it('asks once more before what is final', async () => {
    const t = saboteurTable({ seats: 3 });
    const card = t.inHand('map');
    const offer = await offered(saboteur, { state: t.state });
    const map = offer.choices.find(({ move }) => move.do === 'map');
    if (!map) throw new Error('no map can be played');
    const [, goal = ''] = map.touches;
    const asked = after(offer, touch(`card:${card}`), touch(goal));
    expect(asked.send).toEqual([]);
    expect(asked.seen.sure).not.toBeNull();
    expect(after(offer, touch(`card:${card}`), touch(goal), { do: 'sure' }).send).toEqual([
      { type: 'CHOOSE', move: map.move },
    ]);
  });
});
