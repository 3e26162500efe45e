/**
 * A phone that lies flat between several people. What it shows is for everybody's eyes; of their own cards people see something
 * only under their hand, at their own edge. Whoever decides lays a card out there and says in the middle what it is for.
 */
import { options } from '../engine/frames';
import type { Happening, Move, Seat, State } from '../engine/game';
import { onlook } from '../engine/onlook';
import { heard } from '../engine/view';
import { answers } from './calls';
import { resultNews } from './moments';
import { decider, isFlat, type Play } from './play';
import { isBot, withPlayer, type Phone } from './seats';
import { foundBy } from './story';

/** What somebody sees under their own hand. */
export interface Raised {
  readonly seat: Seat;
  readonly view: State;
  /** What they may choose now. */
  readonly options: readonly Move[];
  /** What they plan for their next turn. */
  readonly plan: string | null;
  /** What has come to light to them alone: the result that they are shown, or what they found in their turn outside of their hand. */
  readonly news: readonly Happening[];
}

const isEverybodys = ({ cards, seats }: State, card: number): boolean => cards.seen[card] === (1 << seats) - 1;

/** Whether a move would tell of a hand if it were offered before everybody's eyes. */
const isVeiled = ({ game, state, laid }: Play, move: Move): boolean =>
  (move.card !== undefined && move.card !== laid && move.card >= 0 && !isEverybodys(state, move.card)) ||
  game.veiled?.(state, move) === true;

/** Of what whoever decides may do: what everybody may know that they may. */
export const openOptions = (play: Play, moves: readonly Move[]): readonly Move[] =>
  moves.filter((move) => !isVeiled(play, move));

/** Whether a card can be laid out before it is said what it is for. */
export const layable = (play: Play, card: number): boolean =>
  isFlat(play) && options(play.game, play.state).some((move) => move.card === card);

const shownIn = new WeakMap<State, { readonly laid: number; readonly seen: State }>();

/** What everybody knows, with the card that was laid out. */
export function openView({ game, state, laid }: Play): State {
  const known = shownIn.get(state);
  if (known?.laid === laid) return known.seen;
  const everybody = (1 << state.seats) - 1;
  const own = game.copy(state);
  const seen = own.cards.seen.map((eyes, card) => (card === laid ? everybody : eyes));
  const shown = onlook(game, { ...own, cards: { ...own.cards, seen } });
  shownIn.set(state, { laid, seen: shown });
  return shown;
}

/** Whoever goes on is shown no result: what they found lies under their hand, as long as neither their hand nor the table shows it. */
const findsOf = ({ game, state, story, players }: Play, seat: Seat): readonly Happening[] =>
  heard(foundBy(story, seat, players[seat]?.got ?? 0), seat).filter(
    ({ card = -1 }) => !isEverybodys(state, card) && state.cards.zone[card] !== game.hand?.(seat),
  );

/** Those who look under their hand, with what they see there. */
export function raisedAt(
  play: Play,
  seenBy: (seat: Seat) => State,
  screen: 'choose' | 'private' | 'result' | 'other',
): readonly Raised[] {
  const { players, raised: bits, owing, objector, game, state } = play;
  return players.flatMap((_, seat): Raised[] => {
    if (((bits >> seat) & 1) === 0) return [];
    const isDeciding = screen === 'choose' && decider(play) === seat;
    const isAnswering = screen === 'private' && objector === seat;
    return [
      {
        ...{ seat, view: seenBy(seat), plan: players[seat]?.plan ?? null },
        options: isDeciding ? options(game, state) : isAnswering ? answers(play, seat) : [],
        news: screen === 'result' && owing === seat ? resultNews(play) : findsOf(play, seat),
      },
    ];
  });
}

/** Somebody holds their hand over their cards and looks. */
export const raised = (play: Play, seat: Seat): Partial<Play> =>
  isFlat(play) && !play.asleep && seat in play.players && !isBot(play.players, seat)
    ? { raised: play.raised | (1 << seat) }
    : {};

/** Whoever looks, at the phone or under their hand, notes what they want to do next. Nothing comes of it by itself. */
export function planned(play: Play, seat: Seat, what: string | null): Partial<Play> {
  const looks = isFlat(play) ? ((play.raised >> seat) & 1) === 1 : play.holder === seat;
  return looks && !isBot(play.players, seat) ? { players: withPlayer(play.players, seat, { plan: what }) } : {};
}

/** They look no more. */
export const lowered = ({ raised: bits }: Play, seat: Seat): Partial<Play> => ({ raised: bits & ~(1 << seat) });

/** The phone is laid down, or taken up: nobody has proved who they are since. */
export const phoneAt = (play: Play, phone: Phone): Partial<Play> =>
  play.phone === phone ? {} : { phone, raised: 0, laid: -1, keeper: -1, ...(play.trusted === -1 && { holder: -1 }) };
