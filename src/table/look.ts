/** What the phone may show: all that the screens get. Nothing here is hidden from the one who looks. */
import type { SnapshotFrom } from 'xstate';
import { ladder, type Action, type PendingFrame } from '../engine/chain';
import { options } from '../engine/frames';
import type { Move, Phase, Seat, Standing, State } from '../engine/game';
import { onlook } from '../engine/onlook';
import { view } from '../engine/view';
import type { tableMachine } from './machine';
import { answers, callable, decider, gamePhase, type Play } from './play';

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
  /** A placement that is being looked at. */
  readonly draft: Move | null;
  /** The actions that are announced, with whether each is still live. */
  readonly chain: readonly PendingFrame<Action>[];
  /** In an open call: who may object, and whether it can be closed. */
  readonly callable: readonly Seat[];
  readonly isRipe: boolean;
  readonly saving: 'idle' | 'writing' | 'failed';
  /** The count, once the game is over. */
  readonly standings: readonly Standing[];
}

function screenOf(snapshot: TableSnapshot): Screen {
  const play = snapshot.context;
  if (snapshot.matches({ phase: 'over' })) return 'over';
  if (snapshot.matches({ phase: { reaction: 'open' } })) return 'call';
  if (snapshot.matches({ seat: 'curtain' })) return 'curtain';
  if (snapshot.matches({ phase: { reaction: 'private' } })) return 'private';
  return snapshot.hasTag('choosing') && play.holder === decider(play) ? 'choose' : 'watch';
}

function choices(play: Play, screen: Screen): readonly Move[] {
  if (screen === 'private') return answers(play, play.objector);
  return screen === 'choose' ? options(play.game, play.state) : [];
}

/** What the phone may show now. */
export function look(snapshot: TableSnapshot): Look {
  const play = snapshot.context;
  const screen = screenOf(snapshot);
  const covered = screen === 'curtain' || screen === 'call' || play.holder === -1;
  return {
    screen,
    phase: gamePhase(play),
    view: covered ? onlook(play.game, play.state) : view(play.game, play.state, play.holder),
    holder: play.holder,
    decider: decider(play),
    wanted: play.wanted,
    options: choices(play, screen),
    canUndo: screen === 'choose' && play.past.length > 0,
    draft: play.draft,
    chain: ladder(play.state),
    callable: screen === 'call' ? callable(play) : [],
    standings: screen === 'over' ? play.game.standings(play.state) : [],
    isRipe: snapshot.matches({ phase: { reaction: { open: 'ripe' } } }),
    saving: snapshot.matches({ saving: 'failed' })
      ? 'failed'
      : snapshot.matches({ saving: 'writing' })
        ? 'writing'
        : 'idle',
  };
}
