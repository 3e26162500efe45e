import { useEffect, useMemo, useRef, useState } from 'react';
import { sameMove } from '../../engine/frames';
import type { Move, Seat, State } from '../../engine/game';
import type { Bill, Show, Sprite } from '../../engine/show';
import { useLanguage } from '../../i18n/language';
import type { Look } from '../../table/look';
import type { TableEvent } from '../../table/events';
import { isEnough, nameOf, repick, tallies } from './paying';
import { alike, begun, glowing, nextKeys, tap, type Choice, type Detour } from './taps';

/** What a coach points at: things, and those choices that are asked for. */
export type Guide = { readonly points: readonly string[]; readonly wants: ((move: Move) => boolean) | null };

type Input = {
  show: Show;
  look: Look;
  seat: Seat;
  names: readonly string[];
  send: (event: TableEvent) => void;
  guide?: Guide | undefined;
};

/** Why something cannot be done, and where the rules say so. */
export type WhyNot = { readonly words: string; readonly rule: string };

/** A placement that is looked at before it is confirmed. */
export type Draft = { readonly choice: Choice; readonly ghosts: readonly Sprite[]; readonly turns: number };

/** What was confirmed in a picture: it stays in it until the picture is another. */
type Laid = { readonly view: State; readonly ghosts: readonly Sprite[] };

const NOTHING: readonly string[] = [];
const NO_GHOSTS: readonly Sprite[] = [];

/** Everything that can be chosen now, how far the choice has come, and what a touch does to it. */
export function useChoosing({ show, look, seat, names, send, guide }: Input) {
  const words = show.words[useLanguage()];
  const [begunWith, setTouched] = useState(NOTHING);
  const [local, setLocal] = useState<Move | null>(null);
  const [laid, setLaid] = useState<Laid | null>(null);
  const [offered, setOffered] = useState<readonly Choice[] | null>(null);
  const [why, setWhy] = useState<WhyNot | null>(null);
  const choices = useMemo(
    (): readonly Choice[] =>
      look.options.map((move) => ({
        move,
        touches: show.touches(look.view, move),
        label: words.move(look.view, move, names),
      })),
    [look.options, look.view, show, words, names],
  );
  const detours = useMemo(
    (): readonly Detour[] =>
      choices.flatMap((choice) =>
        (show.sequels?.(look.view, choice.move) ?? []).map(({ touch, move }) => ({
          touch,
          choice: { ...choice, then: move },
        })),
      ),
    [choices, look.view, show],
  );
  const touched = begun(choices, begunWith).length > 0 ? begunWith : NOTHING;
  const bill = useMemo(() => (look.screen === 'choose' ? show.bill(look.view) : null), [show, look.view, look.screen]);
  const purse = usePurse(bill);
  const queue = useQueue(look, send);
  const isPlacing = (choice: Choice): boolean => show.ghosts(look.view, choice.move).length > 0;
  const clear = () => {
    setTouched(NOTHING);
    setLocal(null);
    setLaid(null);
    setOffered(null);
    setWhy(null);
    purse.empty();
  };
  const decide = ({ move, then }: Choice) => {
    clear();
    if (then) return queue.run([move, then]);
    if (look.screen === 'private' && move.do === 'pass') send({ type: 'NEVER_MIND' });
    else send({ type: 'CHOOSE', move });
  };
  const draft = useMemo((): Draft | null => {
    const wanted = look.phase === 'tile' ? look.draft : local;
    const [first] = choices;
    const only = first !== undefined && alike(choices, first).length === choices.length ? first : undefined;
    const choice = (wanted && choices.find(({ move }) => sameMove(move, wanted))) ?? only;
    const ghosts = choice ? show.ghosts(look.view, choice.move) : [];
    return choice && ghosts.length > 0 ? { choice, ghosts, turns: alike(choices, choice).length } : null;
  }, [choices, local, look.draft, look.phase, look.view, show]);
  const place = ({ move }: Choice) => {
    if (look.phase === 'tile') send({ type: 'DRAFT', move });
    else setLocal(move);
  };
  const turn = () => {
    if (!draft) return;
    const ways = alike(choices, draft.choice);
    const next = ways[(ways.indexOf(draft.choice) + 1) % ways.length];
    if (next) place(next);
  };
  const explain = (keys: readonly string[]) => {
    const attempts = look.screen === 'choose' ? show.attempts(look.view, seat) : [];
    const attempt = [keys.join(' '), keys.at(-1)].flatMap((name) => attempts.find(({ key }) => key === name) ?? [])[0];
    if (attempt?.why) setWhy({ words: words.reason(attempt.why), rule: show.ruleOf(attempt.why) });
  };
  const choose = (choice: Choice, before: readonly string[]) => {
    if (!isPlacing(choice)) return decide(choice);
    if (draft && alike([choice], draft.choice).length > 0) return turn();
    setTouched(before);
    setOffered(null);
    place(choice);
  };
  const touch = (key: string) => {
    if (queue.isRunning) return;
    setWhy(null);
    if (bill && bill.pays[key] !== undefined) return purse.tap(key);
    const outcome = tap(choices, touched, key, detours);
    switch (outcome.leads) {
      case 'move':
        return choose(outcome.choice, outcome.choice.touches.slice(0, -1));
      case 'on':
        setLocal(null);
        return setTouched(outcome.touched);
      case 'offer': {
        const [first] = outcome.choices;
        if (first && isPlacing(first) && alike(outcome.choices, first).length === outcome.choices.length)
          return choose(first, first.touches.slice(0, -1));
        return setOffered(outcome.choices);
      }
      case 'nowhere':
        if (touched.length > 0 && touched.at(-1) !== key) explain([...touched, key]);
        else if (touched.length === 0) explain([key]);
        setTouched(NOTHING);
        return setLocal(null);
    }
  };
  const picked = bill ? purse.picked : touched;
  const next = useMemo(() => nextKeys(choices, touched), [choices, touched]);
  const glow = useMemo(() => {
    if (guide) return guided(guide, choices, touched);
    // Whoever has asked for a hint sees what it is about.
    return look.hint && touched.length === 0
      ? new Set(show.touches(look.view, look.hint.move))
      : glowing(choices, touched, detours);
  }, [choices, detours, touched, look.hint, look.view, show, guide]);
  return {
    choices,
    next,
    glow: queue.isRunning ? EMPTY : glow,
    /** What lies lifted: what was touched, or is picked to pay with. */
    picked,
    touched,
    draft: queue.isRunning ? null : draft,
    /** What is about to be placed, or was placed and is being saved. */
    ghosts: queue.isRunning ? NO_GHOSTS : (draft?.ghosts ?? ghostsOf(laid, look)),
    paying:
      bill && !queue.isRunning
        ? { tallies: tallies(bill, purse.picked), isEnough: isEnough(bill, purse.picked) }
        : null,
    offered,
    why,
    touch,
    decide,
    turn,
    place: (choice: Choice) => (isPlacing(choice) ? choose(choice, choice.touches.slice(0, -1)) : decide(choice)),
    offer: setOffered,
    cancel: clear,
    confirm: () => {
      if (!draft) return;
      clear();
      setLaid({ view: look.view, ghosts: draft.ghosts });
      if (look.phase !== 'tile') return send({ type: 'CHOOSE', move: draft.choice.move });
      send({ type: 'DRAFT', move: draft.choice.move });
      send({ type: 'CONFIRM' });
    },
    pay: () => {
      const moves = purse.picked.flatMap((key) => choices.find(({ touches }) => touches[0] === key)?.move ?? []);
      clear();
      queue.run(moves);
    },
    forgive: () => setWhy(null),
  };
}

const EMPTY: ReadonlySet<string> = new Set();

const ghostsOf = (laid: Laid | null, { screen, view }: Look): readonly Sprite[] =>
  laid?.view === view && screen === 'watch' ? laid.ghosts : NO_GHOSTS;

/** What glows where a coach points: what is asked for, as long as that is what was begun. */
function guided({ points, wants }: Guide, choices: readonly Choice[], touched: readonly string[]): ReadonlySet<string> {
  const asked = wants ? choices.filter(({ move }) => wants(move)) : [];
  if (touched.length === 0) return new Set([...points, ...glowing(asked, touched)]);
  return glowing(begun(asked, touched).length > 0 ? asked : choices, touched);
}

export type Choosing = ReturnType<typeof useChoosing>;

/** What is picked for a bill: its proposal until something is tapped. */
function usePurse(bill: Bill | null) {
  const [purse, setPurse] = useState<{ readonly name: string; readonly picked: readonly string[] } | null>(null);
  const name = bill ? nameOf(bill) : '';
  const picked = bill === null ? NOTHING : purse?.name === name ? purse.picked : bill.proposal;
  return {
    picked,
    tap: (key: string) => bill && setPurse({ name, picked: repick(bill, picked, key) }),
    empty: () => setPurse(null),
  };
}

/** Moves that belong together are made one after the other, each when its turn to be chosen has come. */
function useQueue(look: Look, send: (event: TableEvent) => void) {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const sentAt = useRef<Look | null>(null);
  const [next, ...rest] = moves;
  useEffect(() => {
    if (next === undefined || look.screen === 'watch' || sentAt.current === look) return;
    const isOpen = look.screen === 'choose' && look.options.some((move) => sameMove(move, next));
    if (isOpen) {
      sentAt.current = look;
      send({ type: 'CHOOSE', move: next });
    }
    setMoves(isOpen ? rest : []);
  }, [look, next, rest, send]);
  return { isRunning: moves.length > 0, run: setMoves };
}
