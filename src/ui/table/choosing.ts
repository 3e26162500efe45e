/** How a choice is made at a table: what was touched so far, and what a touch does to it. Everything here is pure. */
import { sameMove } from '../../engine/frames';
import type { Move, Seat } from '../../engine/game';
import type { Bill, Foretold, Language, Reason, Show, Sprite } from '../../engine/show';
import type { TableEvent } from '../../table/events';
import type { Look } from '../../table/look';
import { readerOf } from './reader';
import { isEnough, nameOf, repick, tallies } from './paying';
import { onlyRest, onlyUse, soonOf, type Soon } from './soon';
import { alike, begun, glowing, nextKeys, tap, type Choice, type Detour } from './taps';

/** What a coach points at: things, and those choices that are asked for. */
export type Guide = {
  readonly points: readonly string[];
  readonly wants: ((move: Move) => boolean) | null;
  /** Whether the coach has the word: then the table asks nothing, whoever is to move. */
  readonly speaks?: boolean;
};

/** Why something cannot be done, and where the rules say so. */
export type WhyNot = { readonly words: string; readonly rule: string };

/** A placement that is looked at before it is confirmed, and what it would bring whom. */
export type Draft = {
  readonly choice: Choice;
  readonly ghosts: readonly Sprite[];
  readonly turns: number;
  readonly gains: readonly Foretold[];
};

/** What there is to choose from now. */
export interface Offer {
  readonly show: Show;
  readonly look: Look;
  readonly seat: Seat;
  readonly words: Show['words'][Language];
  readonly names: readonly string[];
  readonly choices: readonly Choice[];
  readonly detours: readonly Detour[];
  readonly bill: Bill | null;
  /** The keys of what is always there to be pressed. */
  readonly controls: ReadonlySet<string>;
  /** Whether the only thing that can be done is done without being asked for. */
  readonly isBrisk: boolean;
}

/** How far a choice has come. Whatever belongs to another picture than the one that is seen counts no more. */
export interface Begun {
  readonly touched: readonly string[];
  /** A placement that was tried. */
  readonly tried: Move | null;
  /** What was confirmed in a picture: it stays in it until the picture is another. */
  readonly laid: { readonly view: Look['view']; readonly ghosts: readonly Sprite[] } | null;
  readonly offered: readonly Choice[] | null;
  readonly why: WhyNot | null;
  /** Something final that is asked for once more, in the picture in which it was chosen. */
  readonly asked: { readonly view: Look['view']; readonly choice: Choice } | null;
  /** What is picked for a bill; its proposal until something is tapped. */
  readonly purse: { readonly name: string; readonly picked: readonly string[] } | null;
  /** What will be done unless somebody says no; and what was touched for it when they did. */
  readonly soon: Soon | null;
  readonly refused: string | null;
  /** Whether a finger is at work: what is left of its card may follow by itself. */
  readonly flows: boolean;
  /** Moves that belong together, of which each is made when its turn has come. */
  readonly queue: readonly Move[];
  /** The button by which moves are made as long as there is one. */
  readonly all: string | null;
}

export const NOTHING_BEGUN: Begun = {
  touched: [],
  tried: null,
  laid: null,
  offered: null,
  why: null,
  asked: null,
  purse: null,
  soon: null,
  refused: null,
  flows: false,
  queue: [],
  all: null,
};

/** Whether moves are being made that were asked for together. */
const isRunning = ({ queue, all }: Begun): boolean => queue.length > 0 || all !== null;

/** What somebody does at the table. */
export type Act =
  /** With a finger, or by other means: who is read to, or uses keys, is given the time to choose. */
  | { readonly do: 'touch'; readonly key: string; readonly finger?: boolean }
  /** A card is let go of over a thing; null where there is none that it could be played for. */
  | { readonly do: 'drop'; readonly key: string; readonly on: string | null }
  | { readonly do: 'take'; readonly choice: Choice }
  | { readonly do: 'offer'; readonly choices: readonly Choice[] | null }
  | { readonly do: 'turn' | 'confirm' | 'sure' | 'soon' | 'pay' | 'cancel' | 'forgive' | 'go-on' };

/** What an act leads to: how far the choice is then, and what the table is told. */
export interface Led {
  readonly begun: Begun;
  readonly send: readonly TableEvent[];
}

const stay = (now: Begun): Led => ({ begun: now, send: [] });
const chosen = ({ look }: Offer, move: Move): TableEvent =>
  look.screen === 'private' && move.do === 'pass' ? { type: 'NEVER_MIND' } : { type: 'CHOOSE', move };

/** Everything that can be chosen at a table now. */
export function offerOf(input: Omit<Offer, 'choices' | 'detours' | 'bill' | 'controls'>): Offer {
  const { show, look, seat, words, names } = input;
  const eye = readerOf(look);
  const choices = look.options.flatMap((move): Choice[] => {
    // A card that lies out was touched already: all that is left to say is what it is for.
    if (look.laid !== -1 && move.card !== look.laid) return [];
    const touches = show.touches(look.view, move).slice(look.laid === -1 ? 0 : 1);
    const choice = { move, touches, label: words.move(look.view, move, names, eye) };
    return [...allAtOnce(input, choice), choice];
  });
  const detours = choices.flatMap((choice): Detour[] =>
    (show.sequels?.(look.view, choice.move) ?? []).map(({ touch, move }) => ({
      touch,
      choice: { ...choice, then: move },
    })),
  );
  // What is paid from a hand is paid by whoever sees it.
  const bill = look.screen === 'choose' && look.holder !== -1 ? show.bill(look.view) : null;
  const controls = new Set(show.scene(look.view, seat).controls.map(({ key }) => key));
  return { ...input, choices, detours, bill, controls };
}

/** A choice with all that can be made like it, where one person's own cards are asked. */
function allAtOnce({ show, look, words }: Pick<Offer, 'show' | 'look' | 'words'>, choice: Choice): Choice[] {
  const all = look.isFlat ? null : (show.allBy?.(look.view, choice.move) ?? null);
  if (all === null) return [];
  return [{ ...choice, touches: [...choice.touches.slice(0, -1), all], label: words.button(all) ?? choice.label, all }];
}

/** What was touched of a choice that can still be made. */
const touchedOf = ({ choices }: Offer, { touched }: Begun): readonly string[] =>
  begun(choices, touched).length > 0 ? touched : [];

/** What is picked for a bill. */
function pickedOf({ bill }: Offer, { purse }: Begun): readonly string[] {
  if (bill === null) return [];
  return purse?.name === nameOf(bill) ? purse.picked : bill.proposal;
}

const ghostsOf = ({ show, look }: Offer, { move }: Choice): readonly Sprite[] => show.ghosts(look.view, move);
const isPlacing = (offer: Offer, choice: Choice): boolean => ghostsOf(offer, choice).length > 0;

/** The placement that is looked at: what was tried, or what must be laid and can only be turned. */
function draftOf(offer: Offer, now: Begun): Draft | null {
  if (isRunning(now)) return null;
  const { tried } = now;
  const { choices, look } = offer;
  const wanted = look.phase === 'tile' ? look.draft : tried;
  const [first] = choices;
  const only = first !== undefined && alike(choices, first).length === choices.length ? first : undefined;
  const choice = (wanted && choices.find(({ move }) => sameMove(move, wanted))) ?? only;
  const ghosts = choice ? ghostsOf(offer, choice) : [];
  if (!choice || ghosts.length === 0) return null;
  const gains = offer.show.forecast?.(look.view, choice.move) ?? [];
  return { choice, ghosts, turns: alike(choices, choice).length, gains };
}

/** What is final and waits to be confirmed. */
function sureOf({ look }: Offer, { asked }: Begun): Choice | null {
  return asked !== null && asked.view === look.view && look.options.includes(asked.choice.move) ? asked.choice : null;
}

function finish(offer: Offer, { move, then, all }: Choice, flows = false): Led {
  const queue = then ? [then] : [];
  return { begun: { ...NOTHING_BEGUN, queue, all: all ?? null, flows }, send: [chosen(offer, move)] };
}

function decide(offer: Offer, now: Begun, choice: Choice): Led {
  const { show, look } = offer;
  if (show.isFinal?.(look.view, choice.move) !== true) return finish(offer, choice, now.flows);
  return stay({ ...now, offered: null, why: null, asked: { view: look.view, choice } });
}

/** Tries a placement: it is seen where it would lie. */
function tryOut({ look }: Offer, now: Begun, { move }: Choice): Led {
  if (look.phase === 'tile') return { begun: now, send: [{ type: 'DRAFT', move }] };
  return stay({ ...now, tried: move });
}

function turned(offer: Offer, now: Begun): Led {
  const draft = draftOf(offer, now);
  const ways = draft ? alike(offer.choices, draft.choice) : [];
  const next = draft && ways[(ways.indexOf(draft.choice) + 1) % ways.length];
  return next ? tryOut(offer, now, next) : stay(now);
}

function take(offer: Offer, now: Begun, choice: Choice): Led {
  if (!isPlacing(offer, choice)) return decide(offer, now, choice);
  const draft = draftOf(offer, now);
  if (draft && alike([choice], draft.choice).length > 0) return turned(offer, now);
  return tryOut(offer, { ...now, touched: choice.touches.slice(0, -1), offered: null }, choice);
}

const whyNot = ({ show, words }: Offer, reason: Reason): WhyNot => ({
  words: words.reason(reason),
  rule: show.ruleOf(reason),
});

/** Why what was touched cannot be done, if the game says so: for what was touched together, else for the last alone. */
function refusal(offer: Offer, keys: readonly string[]): WhyNot | null {
  const { show, look, seat } = offer;
  const attempts = look.screen === 'choose' && look.holder !== -1 ? show.attempts(look.view, seat) : [];
  const [attempt] = [keys.join(' '), keys.at(-1)].flatMap((name) => attempts.find(({ key }) => key === name) ?? []);
  return attempt?.why ? whyNot(offer, attempt.why) : null;
}

function touch(offer: Offer, was: Begun, key: string, flows = false): Led {
  const soon = soonOf(offer, was);
  if (soon && (key === soon.on || key === soon.choice.touches[0])) return finish(offer, soon.choice, flows);
  const now = { ...was, why: null, asked: null, soon: null, flows };
  const { bill, choices, detours, controls } = offer;
  if (bill && bill.pays[key] !== undefined)
    return stay({ ...now, purse: { name: nameOf(bill), picked: repick(bill, pickedOf(offer, now), key) } });
  const touched = touchedOf(offer, now);
  const outcome = tap(choices, touched, key, detours);
  switch (outcome.leads) {
    case 'move': {
      const only = flows && was.refused !== key ? onlyUse(offer, outcome.choice) : null;
      return only ? stay({ ...NOTHING_BEGUN, soon: only, flows }) : take(offer, now, outcome.choice);
    }
    case 'on':
      return stay({ ...now, tried: null, touched: outcome.touched });
    case 'offer': {
      const [first] = outcome.choices;
      const isOnePlacement =
        first && isPlacing(offer, first) && alike(outcome.choices, first).length === outcome.choices.length;
      // Where only one thing can be meant it is done without being asked for, if it is paid for first: until then it can be taken back.
      const isOneWay = first && outcome.choices.length === 1 && controls.has(first.touches[0] ?? '');
      if (isOnePlacement || isOneWay) return take(offer, now, first);
      return stay({ ...now, offered: outcome.choices });
    }
    case 'nowhere': {
      const isAgain = touched.at(-1) === key;
      const why = isAgain ? null : refusal(offer, [...touched, key]);
      return stay({ ...now, why, touched: [], tried: null });
    }
  }
}

/** What a card can be dropped on: what is touched after it, or is done with it at once. */
const targetsOf = ({ choices, detours }: Offer, key: string): ReadonlySet<string> =>
  new Set([
    ...detours.flatMap(({ touch: on, choice }) => (choice.touches[0] === key ? [on] : [])),
    ...nextKeys(choices, [key]),
  ]);

/** A card that is dropped on a thing is the card that is touched and then the thing. */
function drop(offer: Offer, now: Begun, key: string, on: string | null): Led {
  const detour = offer.detours.find((each) => each.touch === on && each.choice.touches[0] === key);
  if (detour) return take(offer, now, detour.choice);
  const lifted = touch(offer, { ...now, touched: [], tried: null }, key);
  return on === null || lifted.send.length > 0 ? lifted : touch(offer, lifted.begun, on);
}

function confirm(offer: Offer, now: Begun): Led {
  const draft = draftOf(offer, now);
  if (!draft) return stay(now);
  const { view, phase } = offer.look;
  const { move } = draft.choice;
  const laid = { view, ghosts: draft.ghosts };
  const send: TableEvent[] =
    phase === 'tile' ? [{ type: 'DRAFT', move }, { type: 'CONFIRM' }] : [{ type: 'CHOOSE', move }];
  return { begun: { ...NOTHING_BEGUN, laid }, send };
}

function pay(offer: Offer, now: Begun): Led {
  const moves = pickedOf(offer, now).flatMap(
    (key) => offer.choices.find(({ touches }) => touches[0] === key)?.move ?? [],
  );
  const [first, ...queue] = moves;
  return first ? { begun: { ...NOTHING_BEGUN, queue }, send: [{ type: 'CHOOSE', move: first }] } : stay(now);
}

/** The next of several moves that belong together; if it cannot be made any more, none of the rest is. What is left of a card follows a finger. */
function goOn(offer: Offer, now: Begun): Led {
  const { look, choices } = offer;
  if (look.screen === 'choose' && now.flows && !isRunning(now) && now.soon?.view !== look.view) {
    const soon = onlyRest(offer);
    return soon ? stay({ ...now, soon }) : stay(now);
  }
  if (!isRunning(now) || look.screen === 'watch') return stay(now);
  const [queued, ...queue] = now.queue;
  const next = queued ?? choices.find(({ all = null }) => all === now.all)?.move;
  const isOpen = next !== undefined && look.screen === 'choose' && look.options.some((move) => sameMove(move, next));
  if (!isOpen) return stay({ ...now, queue: [], all: null });
  return { begun: { ...now, queue }, send: [{ type: 'CHOOSE', move: next }] };
}

/** What an act leads to. While moves are made that were asked for together, nothing else is. */
export function act(offer: Offer, now: Begun, what: Act): Led {
  if (isRunning(now) && what.do !== 'go-on' && what.do !== 'cancel') return stay(now);
  switch (what.do) {
    case 'touch':
      return touch(offer, now, what.key, what.finger === true);
    case 'drop':
      return drop(offer, now, what.key, what.on);
    case 'take':
      return take(offer, now, what.choice);
    case 'offer':
      return stay({ ...now, offered: what.choices });
    case 'turn':
      return turned(offer, now);
    case 'confirm':
      return confirm(offer, now);
    case 'sure': {
      const choice = sureOf(offer, now);
      return choice ? finish(offer, choice) : stay(now);
    }
    case 'soon': {
      const soon = soonOf(offer, now);
      return soon ? finish(offer, soon.choice, true) : stay(now);
    }
    case 'pay':
      return pay(offer, now);
    case 'cancel':
      return stay({
        ...NOTHING_BEGUN,
        queue: now.queue,
        all: now.all,
        refused: now.soon?.choice.touches[0] ?? null,
      });
    case 'forgive':
      return stay({ ...now, why: null });
    case 'go-on':
      return goOn(offer, now);
  }
}

const EMPTY: ReadonlySet<string> = new Set();

/** What glows: what a coach or a hint is about, else what the next touch can mean. */
function glowOf(offer: Offer, now: Begun, guide: Guide | undefined): ReadonlySet<string> {
  if (isRunning(now)) return EMPTY;
  const { show, look, choices, detours, controls } = offer;
  const touched = touchedOf(offer, now);
  const sure = sureOf(offer, now);
  if (sure) return new Set(sure.touches);
  const soon = soonOf(offer, now);
  if (soon) return new Set(soon.on === null ? [] : [soon.on]);
  if (guide) return guided(guide, offer, touched);
  // Whoever has asked for a hint sees what it is about.
  if (look.hint && touched.length === 0) return new Set(show.touches(look.view, look.hint.move));
  return glowing(choices, touched, controls, detours);
}

/** What glows where a coach points: what is asked for, as long as that is what was begun. */
function guided({ points, wants }: Guide, { choices, controls }: Offer, touched: readonly string[]) {
  const asked = wants ? choices.filter(({ move }) => wants(move)) : [];
  if (touched.length === 0) return new Set([...points, ...asked.flatMap(({ touches }) => touches)]);
  return glowing(begun(asked, touched).length > 0 ? asked : choices, touched, controls);
}

/** A choice as it is seen. */
export function seenOf(offer: Offer, now: Begun, guide?: Guide) {
  const { look, words, names, choices, bill } = offer;
  const touched = touchedOf(offer, now);
  const runs = isRunning(now);
  const draft = draftOf(offer, now);
  const sure = sureOf(offer, now);
  const soon = soonOf(offer, now);
  const purse = pickedOf(offer, now);
  const isLaid = now.laid?.view === look.view && look.screen !== 'choose';
  return {
    /** Whether moves are being made that were asked for together. */
    isRunning: runs,
    /** Every move once: what makes several of them is begun with a touch. */
    choices: choices.filter(({ all }) => all === undefined),
    next: nextKeys(choices, touched),
    glow: glowOf(offer, now, guide),
    /** What lies lifted: what was touched, or is picked to pay with. */
    picked: bill ? purse : soon?.choice.then ? soon.choice.touches : touched,
    touched,
    soon,
    draft,
    /** What is about to be placed, or was placed and is being saved. */
    ghosts: draft?.ghosts ?? (isLaid && !runs ? (now.laid?.ghosts ?? []) : []),
    paying: bill && !runs ? { tallies: tallies(bill, purse), isEnough: isEnough(bill, purse) } : null,
    /** What a card of the hand can be dropped on. */
    targetsOf: (key: string) => targetsOf(offer, key),
    offered: now.offered,
    why: now.why,
    /** The question before what is final. */
    sure: sure && (words.sure?.(look.view, sure.move, names) ?? sure.label),
  };
}

export type Seen = ReturnType<typeof seenOf>;
