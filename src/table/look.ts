/** What the phone may show: all that the screens get. Nothing here is hidden from the one who looks. */
import type { SnapshotFrom } from 'xstate';
import type { Hint } from '../bots/ponder';
import { ladder, type Action, type PendingFrame } from '../engine/chain';
import { options } from '../engine/frames';
import type { Game, Happening, Move, Phase, Seat, Standing, State } from '../engine/game';
import { heardByAll, onlook } from '../engine/onlook';
import { verdicts } from '../engine/verdicts';
import { view } from '../engine/view';
import { cueIn, type Cue } from './foreman';
import type { tableMachine } from './machine';
import { answers, askedOpenly, objectors, openWindow, windowOf } from './calls';
import { isInHand, isLight, keepsOn, momentNews, owed, resultNews } from './moments';
import { CALL_STANDS, glance } from './pace';
import { openOptions, openView, raisedAt, type Raised } from './flat';
import { botDecides, callAt, decider, eyesOn, gamePhase, isFlat, visible, type Play } from './play';
import { canRewind } from './rewind';
import { onlyEver, type Call, type Speed, type Wish } from './seats';
import { recapOf } from './story';

export type TableSnapshot = SnapshotFrom<typeof tableMachine>;

/** What the table is doing, as far as the screen is concerned. */
export const SCREENS = ['curtain', 'choose', 'watch', 'call', 'private', 'result', 'moment', 'over'] as const;
export type Screen = (typeof SCREENS)[number];

export interface Look {
  readonly screen: Screen;
  readonly phase: Phase;
  /** The state as the one who looks knows it; what everybody knows if nobody in particular does. */
  readonly view: State;
  readonly holder: Seat | -1;
  /** To whom the log says "you": a person alone with bots; −1 where it goes from hand to hand. */
  readonly reader: Seat | -1;
  /** Who must decide, and who is named on the curtain. */
  readonly decider: Seat | -1;
  readonly wanted: Seat | -1;
  /** Who decided last, and which round it is in a game that is played in rounds. */
  readonly last: Seat | -1;
  readonly round: number | null;
  /** What the present result or moment tells, as those perceive it who may see the screen. */
  readonly news: readonly Happening[];
  /** While a moment is told: all that everybody has perceived up to its end, what it tells at last. */
  readonly heard: readonly Happening[];
  /** What happened since the one who looks, or is called to, had their last turn: to their own eyes only once they look. */
  readonly recap: readonly Happening[];
  /** Whether the one who looks has decided something in this turn already. */
  readonly isUnderWay: boolean;
  /** Whether the phone lies flat between several people: what is shown is for everybody's eyes. */
  readonly isFlat: boolean;
  /** On a flat table: those who look under their own hand, and the card that whoever decides has laid out; −1: none. */
  readonly raised: readonly Raised[];
  readonly laid: number;
  /** Whether nothing is hidden in this game, so that there are no curtains. */
  readonly isOpen: boolean;
  /** Whether the one who is wanted has had the phone last: a touch is enough to go on. */
  readonly isLight: boolean;
  /** While something is told: who has had the phone last and goes on after it with a touch; −1 if it goes to somebody else. */
  readonly goes: Seat | -1;
  /** Whether anybody can react to what others do in this game. */
  readonly hasCalls: boolean;
  /** The people who let this whole turn be. */
  readonly waved: readonly Seat[];
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
  /** The actions that are announced, with whether each is still live and will be carried out if nobody says anything more. */
  readonly chain: readonly Rung[];
  /** In an open call: who may speak, and whether it can be closed; in a secret look, whether it can be answered. */
  readonly callable: readonly Seat[];
  readonly isRipe: boolean;
  /** Whether the call, or a result, closes by itself if nobody touches anything; and after how many milliseconds. */
  readonly closes: boolean;
  readonly stands: number;
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
  /** What the one who looks plans for their next turn, by the key of a thing; nobody else is shown it. */
  readonly plan: string | null;
  /** What gives the Foreman occasion to speak. */
  readonly cue: Cue | null;
}

/** An announced action, and what becomes of it as things stand. */
export interface Rung extends PendingFrame<Action> {
  readonly stands: boolean;
}

const chainsIn = new WeakMap<State, readonly Rung[]>();

function chainIn(state: State, game: Game): readonly Rung[] {
  const known = chainsIn.get(state);
  if (known) return known;
  const stand = verdicts(game, state);
  const chain = ladder<Action>(state).map((rung, at) => ({ ...rung, stands: stand[at] ?? false }));
  chainsIn.set(state, chain);
  return chain;
}

function screenOf(snapshot: TableSnapshot): Screen {
  const play = snapshot.context;
  if (snapshot.matches({ phase: 'over' })) return 'over';
  if (snapshot.matches({ seat: 'curtain' })) return isLight(play) ? 'moment' : 'curtain';
  // A move is not on disk yet, but with it everything else of the hand is gone.
  if (snapshot.matches({ showing: 'result' }) || (play.holder !== -1 && owed(play) === play.holder)) return 'result';
  if (snapshot.matches({ showing: 'moment' })) return 'moment';
  if (snapshot.hasTag('called')) return 'call';
  if (snapshot.matches({ phase: { reaction: 'private' } })) return 'private';
  if (snapshot.hasTag('choosing') && play.holder === decider(play)) return 'choose';
  return play.holder === -1 || botDecides(play) ? 'moment' : 'watch';
}

const NOTHING: readonly Move[] = [];
const SILENCE: readonly Happening[] = [];
const optionsIn = new WeakMap<State, readonly Move[]>();
const viewsOf = new WeakMap<State, Map<Seat | -1, State>>();

/** What the table says of a state stays the same object as long as the state does: pictures of it need not be made anew. */
function choices(play: Play, screen: Screen): readonly Move[] {
  if (screen === 'private') return eyesOn(play) === -1 ? NOTHING : answers(play, play.objector);
  if (screen !== 'choose') return NOTHING;
  const known = optionsIn.get(play.state) ?? options(play.game, play.state);
  optionsIn.set(play.state, known);
  return eyesOn(play) === -1 ? openOptions(play, known) : known;
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
  const screen = screenOf(snapshot);
  const play = asAsked(visible(snapshot.context), screen);
  const eyes = eyesOn(play);
  const covered = screen === 'curtain' || screen === 'call' || eyes === -1;
  return {
    screen,
    phase: gamePhase(play),
    view: covered && isFlat(play) ? openView(play) : seenBy(play, covered ? -1 : eyes),
    holder: eyes,
    reader: onlyEver(play.players),
    decider: decider(play),
    wanted: play.wanted,
    last: play.story.last,
    round: play.game.round?.(play.state) ?? null,
    news: told(play, snapshot),
    heard: heardIn(play, snapshot, screen),
    recap: recapIn(play, covered),
    isUnderWay: eyes !== -1 && play.story.mover === eyes,
    isFlat: isFlat(play),
    raised: raisedIn(play, screen),
    laid: play.laid,
    isOpen: play.game.open === true,
    isLight: isLight(play),
    goes: screen === 'moment' ? keepsOn(play) : -1,
    hasCalls: hasCalls(play.game),
    waved: play.players.flatMap((_, seat) => ((play.waved >> seat) & 1 ? [seat] : [])),
    options: choices(play, screen),
    canUndo: screen === 'choose' && play.past.length > 0,
    draft: play.draft,
    chain: chainIn(play.state, play.game),
    canRewind: screen === 'choose' && canRewind(play),
    ...consultedIn(snapshot, covered ? 'watch' : screen),
    callable: screen === 'call' ? (openWindow(play) ? objectors(play) : askedOpenly(play)) : [],
    standings: screen === 'over' ? play.game.standings(play.state) : [],
    isRipe: snapshot.hasTag('ripe'),
    ...closingOf(play, snapshot, screen),
    saving: savingIn(snapshot),
    call: callAt(play),
    speed: play.speed,
    bots: play.players.map(({ bot }) => bot),
    order: covered || !hasCalls(play.game) ? null : wishOf(play),
    plan: covered ? null : (play.players[eyes]?.plan ?? null),
    cue: cueIn(play, screen),
  };
}

const NOBODY: readonly Raised[] = [];

/** Those who look under their hand: at a flat table of a game that hides something. */
function raisedIn(play: Play, screen: Screen): readonly Raised[] {
  if (play.raised === 0 || !isFlat(play) || play.game.open) return NOBODY;
  const at = screen === 'choose' || screen === 'private' || screen === 'result' ? screen : 'other';
  return raisedAt(play, (seat) => seenBy(play, seat), at);
}

/** Who is asked in secret is asked by name, though the window has not come to them yet. */
function asAsked(play: Play, screen: Screen): Play {
  const state = screen === 'private' ? windowOf(play, play.objector) : null;
  return state ? { ...play, state: { ...state, news: play.state.news } } : play;
}

/** Whether somebody has stopped the clock of a call. */
const isPatient = (snapshot: TableSnapshot): boolean => snapshot.hasTag('patient');

function told(play: Play, snapshot: TableSnapshot): readonly Happening[] {
  if (snapshot.matches({ showing: 'result' })) return eyesOn(play) === play.owing ? resultNews(play) : [];
  if (snapshot.matches({ showing: 'moment' })) return momentNews(play);
  // What was told before stands until something else was done, though that is not on disk yet.
  const isDone = play.shown === play.moves.length;
  return isDone && screenOf(snapshot) === 'moment' ? momentNews(play, play.told) : SILENCE;
}

/** Whether what stands there closes by itself, and after how long. */
function closingOf(play: Play, snapshot: TableSnapshot, screen: Screen): Pick<Look, 'closes' | 'stands'> {
  const isOn = play.pause !== null;
  if (screen === 'call') return { closes: isOn && !isPatient(snapshot), stands: CALL_STANDS };
  const isGlanced = snapshot.matches({ showing: { result: 'standing' } }) && play.trusted === -1 && isInHand(play);
  return { closes: isOn && isGlanced, stands: isGlanced ? glance({ context: play }) : 0 };
}

const heardOf = new WeakMap<readonly Happening[], readonly Happening[]>();

/** The story as everybody perceived it, up to the end of the present moment. */
function heardIn({ story, players, told: until }: Play, snapshot: TableSnapshot, screen: Screen): readonly Happening[] {
  if (screen !== 'moment') return SILENCE;
  const all = heardOf.get(story.told) ?? heardByAll(story.told, players.length);
  heardOf.set(story.told, all);
  return snapshot.matches({ showing: 'moment' }) || until === all.length ? all : all.slice(0, until);
}

/** What the one who looks, or is called to, has missed; on the curtain as everybody heard it. */
function recapIn(play: Play, covered: boolean): readonly Happening[] {
  const { story, news, wanted, holder, players } = play;
  const shown = { ...story, told: story.told.slice(0, story.told.length - news.length) };
  if (!covered) return recapOf(shown, holder, 'own');
  return wanted === -1 ? [] : recapOf(shown, wanted, players.length);
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

/** Whether anybody can react to what others do in a game. */
const hasCalls = ({ rules }: Game): boolean => 'window' in rules;
