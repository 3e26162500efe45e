/** What the phone may show: all that the screens get. Nothing here is hidden from the one who looks. */
import type { SnapshotFrom } from 'xstate';
import type { Hint } from '../bots/ponder';
import { ladder, type Action, type PendingFrame } from '../engine/chain';
import { options } from '../engine/frames';
import type { Move, Phase, Seat, Standing, State } from '../engine/game';
import { onlook } from '../engine/onlook';
import { view } from '../engine/view';
import type { tableMachine } from './machine';
import { answers, objectors } from './calls';
import { decider, gamePhase, visible, type Play } from './play';
import { canRewind } from './rewind';
import type { Call, Speed, Wish } from './seats';

export type TableSnapshot = SnapshotFrom<typeof tableMachine>;

/** What the table is doing, as far as the screen is concerned. */
export const SCREENS = ['curtain', 'choose', 'watch', 'call', 'private', 'over'] as const;
export type Screen = (typeof SCREENS)[number];

export interface Look {
  readonly screen: Screen;
  readonly phase: Phase;
  /** The state as the one who looks knows it; what everybody knows if nobody in particular does. */
  readonly view: State;
  readonly holder: Seat | -1;
  /** Who must decide, and who is named on the curtain. */
  readonly decider: Seat | -1;
  readonly wanted: Seat | -1;
  /** What the one who looks may choose now. */
  readonly options: readonly Move[];
  readonly canUndo: boolean;
  /** Whether somebody alone among bots may go back further, for practice. */
  readonly canRewind: boolean;
  /** A placement that is being looked at. */
  readonly draft: Move | null;
  /** What a strong player would do, once asked for; and whether that is being thought about. */
  readonly hint: Hint | null;
  readonly isConsulting: boolean;
  /** The actions that are announced, with whether each is still live. */
  readonly chain: readonly PendingFrame<Action>[];
  /** In an open call: who may object, and whether it can be closed; in a secret look, whether it can be answered. */
  readonly callable: readonly Seat[];
  readonly isRipe: boolean;
  /** Whether the last move could not be saved, and whether the table has gone on without saving since. */
  readonly saving: 'fine' | 'failed' | 'without';
  /** The count, once the game is over. */
  readonly standings: readonly Standing[];
  readonly call: Call;
  readonly speed: Speed;
  /** By seat: the level of a bot, null for a person. */
  readonly bots: readonly (string | null)[];
  /** When the one who looks wants to be asked; nobody else is shown it. */
  readonly order: Wish | null;
}

function screenOf(snapshot: TableSnapshot): Screen {
  const play = snapshot.context;
  if (snapshot.matches({ phase: 'over' })) return 'over';
  if (snapshot.matches({ phase: { reaction: 'open' } })) return 'call';
  if (snapshot.matches({ seat: 'curtain' })) return 'curtain';
  if (snapshot.matches({ phase: { reaction: 'private' } })) return 'private';
  return snapshot.hasTag('choosing') && play.holder === decider(play) ? 'choose' : 'watch';
}

const NOTHING: readonly Move[] = [];
const optionsIn = new WeakMap<State, readonly Move[]>();
const viewsOf = new WeakMap<State, Map<Seat | -1, State>>();

/** What the table says of a state stays the same object as long as the state does: pictures of it need not be made anew. */
function choices(play: Play, screen: Screen): readonly Move[] {
  if (screen === 'private') return answers(play, play.objector);
  if (screen !== 'choose') return NOTHING;
  const known = optionsIn.get(play.state) ?? options(play.game, play.state);
  optionsIn.set(play.state, known);
  return known;
}

/** The state as somebody knows it; what everybody knows for nobody in particular. */
function seenBy({ game, state }: Play, eyes: Seat | -1): State {
  const views = viewsOf.get(state) ?? new Map<Seat | -1, State>();
  viewsOf.set(state, views);
  const seen = views.get(eyes) ?? (eyes === -1 ? onlook(game, state) : view(game, state, eyes));
  views.set(eyes, seen);
  return seen;
}

/** What the phone may show now. */
export function look(snapshot: TableSnapshot): Look {
  const play = visible(snapshot.context);
  const screen = screenOf(snapshot);
  const covered = screen === 'curtain' || screen === 'call' || play.holder === -1;
  return {
    screen,
    phase: gamePhase(play),
    view: seenBy(play, covered ? -1 : play.holder),
    holder: play.holder,
    decider: decider(play),
    wanted: play.wanted,
    options: choices(play, screen),
    canUndo: screen === 'choose' && play.past.length > 0,
    draft: play.draft,
    chain: ladder(play.state),
    canRewind: screen === 'choose' && canRewind(play),
    ...consultedIn(snapshot, screen),
    callable: screen === 'call' ? objectors(play) : [],
    standings: screen === 'over' ? play.game.standings(play.state) : [],
    isRipe: snapshot.hasTag('ripe'),
    saving: savingIn(snapshot),
    call: play.call,
    speed: play.speed,
    bots: play.players.map(({ bot }) => bot),
    order: covered ? null : wishOf(play),
  };
}

function savingIn(snapshot: TableSnapshot): Look['saving'] {
  if (snapshot.context.careless) return 'without';
  return snapshot.matches({ saving: 'failed' }) || snapshot.matches({ saving: 'retrying' }) ? 'failed' : 'fine';
}

function wishOf({ players, holder }: Play): Wish | null {
  const player = players[holder];
  return player ? (player.quiet ? 'round' : player.order) : null;
}

function consultedIn(snapshot: TableSnapshot, screen: Screen): Pick<Look, 'hint' | 'isConsulting'> {
  const decides = screen === 'choose' || screen === 'private';
  return { hint: decides ? snapshot.context.hint : null, isConsulting: decides && snapshot.hasTag('consulting') };
}
