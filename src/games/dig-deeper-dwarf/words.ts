/** Finds what is to be said at a table, and has a language say it. */
import type { Card } from '../../engine/cards';
import { faceOf, topOf } from '../../engine/cards';
import type { Seat } from '../../engine/game';
import { turned } from '../../engine/grid';
import type { CardWords, Sprite, Words } from '../../engine/show';
import { actionsOf, BASICS, COINS, keyOf, PRICED, ROWS, type Basic, type Row, type Verb } from './cards';
import { tax } from './deck';
import {
  announced,
  cardKey,
  decider,
  dueOf,
  knownKey,
  namedTile,
  openSides,
  pieceOfRubble,
  placeOf,
  stackFacts,
  targetOf,
  tileFacts,
  verbsLeft,
  waiting,
  whereIs,
  type Waiting,
} from './facts';
import { isFooled } from './purchase';
import { RULE_KEYS, SCORES, type RuleKey, type Speech, type TileFacts, type Where } from './speech';
import { actions, jewels, REASONS, type Act, type DwarfMove, type DwarfNews, type DwarfState } from './state';
import { CAMP_TILE, ENTRANCE_TILE, tileOf } from './tiles';
import { copyOf } from './aims';

const isBasic = (verb: Verb): verb is Basic => verb in BASICS;
const ROW_OF: ReadonlyMap<string, Row> = new Map(ROWS.map((row) => [row.key, row]));

/** The game in a language. */
export function wordsOf(speech: Speech): Words<DwarfState, DwarfMove, DwarfNews> {
  return {
    title: speech.title,
    about: speech.about,
    variants: speech.variants,
    rules: RULE_KEYS.map((key) => ({ key, title: speech.rules[key][0], text: speech.rules[key][1] })),
    card: (face) => cardWords(speech, face),
    sprite: (sprite, names) => spriteWords(speech, sprite, names),
    prompt: (view, names) => prompt(speech, view, names),
    move: (view, move, names) => new Choosing(speech, view, names).say(move),
    news: (happening, names) => line(speech, happening, names),
    reason: (reason) => {
      const because = REASONS.find((known) => known === reason.because);
      return because === undefined ? reason.because : speech.reasons[because](reason);
    },
    score: (what) => {
      const known = SCORES.find((each) => each === what);
      return known === undefined ? what : speech.scores[known];
    },
  };
}

function cardWords(speech: Speech, key: string): CardWords {
  return { name: speech.names[key] ?? key, text: cardText(speech, key), rule: ruleOf(key) };
}

function cardText(speech: Speech, key: string): string {
  const row = ROW_OF.get(key);
  const told = speech.texts[key];
  if (told !== undefined || row === undefined) return told ?? '';
  if (row.event === 'treasure' && row.resource !== undefined) return speech.treasureText(row.resource);
  if (row.resource !== undefined) return speech.resourceText(row.resource, COINS[row.resource]);
  const points = row.points ?? 0;
  if (row.price === undefined) return speech.actionText(row.actions ?? [], row.craft ?? 0, points);
  const price = PRICED.flatMap((resource, i) =>
    (row.price?.[i] ?? 0) > 0 ? [[resource, row.price?.[i] ?? 0] as const] : [],
  );
  return speech.jewelryText(points, price, row.coins ?? 0);
}

const RULE_OF: Readonly<Record<string, RuleKey>> = {
  back: 'secrets',
  none: 'secrets',
  mine: 'mining',
  look: 'bookling',
  munch: 'crunchy-munchy',
  rubble: 'score',
  entrance: 'mine',
};

/** The section of the rules that a card belongs to. */
function ruleOf(key: string): RuleKey {
  const row = ROW_OF.get(key);
  const own = RULE_OF[key] ?? RULE_KEYS.find((known) => known === key);
  if (own !== undefined) return own;
  if (row?.event === 'treasure') return 'treasures';
  switch (row?.family) {
    case 'jewelry':
      return 'buy';
    case 'tile':
      return tileOf(key).workbench ? 'craft' : 'mine';
    case 'mining':
      return 'reveal';
    default:
      return 'playing';
  }
}

/** Sprites lie in the middle of their cell or a little beside it. */
function spriteWhere(sprite: Sprite): Where {
  const east = Math.round(sprite.x);
  const south = Math.round(sprite.y);
  if (east === 0 && south === 0) return { at: 'entrance' };
  return east === -1 && south === 0 ? { at: 'camp' } : { at: 'cell', east, south };
}

function spriteWords(speech: Speech, sprite: Sprite, names: readonly string[]): string {
  const where = spriteWhere(sprite);
  const { sprites } = speech;
  switch (sprite.kind) {
    case 'tile': {
      const open =
        sprite.face === 'entrance'
          ? ENTRANCE_TILE.open
          : sprite.face === 'camp'
            ? CAMP_TILE.open
            : tileOf(sprite.face).open;
      return sprites.tile(sprite.face, where, openSides(turned(open, sprite.turn)));
    }
    case 'pile':
      return sprites.pile({ where, left: sprite.count ?? 0, event: sprite.face });
    case 'dwarf':
      return sprites.dwarf(names[sprite.seat ?? -1] ?? '');
    case 'rubble':
      return sprites.rubble(sprite.count ?? 1, where);
    case 'ghost':
      return sprites.ghost(where);
    default:
      return sprites.guest(sprite.face, where);
  }
}

function prompt(speech: Speech, s: DwarfState, names: readonly string[]): string {
  const frame = waiting(s);
  if (frame === null) return speech.gameOver;
  const seat = decider(s, frame);
  const who = names[seat] ?? '';
  const { prompts } = speech;
  switch (frame.kind) {
    case 'card':
      return prompts.card(who, cardKey(s, frame.card), verbsLeft(s, frame));
    case 'window': {
      const act = announced(s);
      return prompts.window(who, names[act?.seat ?? -1] ?? '', act === null ? '' : deedOf(speech, act, names, s));
    }
    case 'pay':
    case 'discard':
      return prompts[frame.kind](who, frame.count);
    case 'investigating':
      return prompts.investigating(who, stackFacts(frame.zone, names, s, seat));
    case 'looking':
      return prompts.looking(who, frame.left);
    case 'canary':
      return prompts.canary(who, names[frame.by] ?? '', cardKey(s, frame.card));
    case 'third':
      return prompts.third(who, cardKey(s, frame.card));
    case 'flood':
      return prompts.flood(who, frame.steps);
    case 'gifts':
      return prompts.gifts(who, names[frame.to] ?? '');
    case 'tunnel':
      return prompts.tunnel(who, names[frame.dwarf] ?? '');
    case 'tile':
      return prompts.tile(who, whereIs(s, frame.cell, seat, names));
    case 'buy':
      return prompts.buy(who, cardKey(s, topOf(s.cards, jewels(frame.pile))), dueOf(s, frame));
    case 'fools-gold':
      return prompts['fools-gold'](who, cardKey(s, topOf(s.cards, jewels(frame.buy.pile))));
    case 'asking':
      return prompts.asking(who, names[s.turn] ?? '');
    case 'draft':
    case 'activity':
    case 'removing':
    case 'swapping':
    case 'sorting':
    case 'free':
    case 'goblins':
    case 'taking':
    case 'giving':
    case 'strong':
    case 'fee':
    case 'keep':
      return prompts[frame.kind](who);
  }
}

const deedOf = (
  speech: Speech,
  act: Pick<Act, 'seat' | 'verb' | 'aim' | 'at'>,
  names: readonly string[],
  s: DwarfState | null,
): string => speech.deed(act.verb, targetOf(act, names, s));

/** Says the choices of one decision. */
class Choosing {
  private readonly frame: Waiting | null;
  private readonly seat: Seat;

  constructor(
    private readonly speech: Speech,
    private readonly s: DwarfState,
    private readonly names: readonly string[],
  ) {
    this.frame = waiting(s);
    this.seat = this.frame === null ? s.turn : decider(s, this.frame);
  }

  private key(card: Card): string {
    return cardKey(this.s, card);
  }

  private name(seat: Seat): string {
    return this.names[seat] ?? '';
  }

  private tile(piece: number, seat = this.seat): TileFacts {
    return tileFacts(this.s, piece, seat, this.names);
  }

  private deed(move: { readonly verb: Verb; readonly aim: Act['aim']; readonly at: number }): string {
    return deedOf(this.speech, { seat: this.seat, verb: move.verb, aim: move.aim, at: move.at }, this.names, this.s);
  }

  /** What Call of Nature asks for playing a card. */
  private tax(card: Card): number {
    return tax(this.s, this.seat, actionsOf(faceOf(this.s.cards, card)).includes('move'));
  }

  say(move: DwarfMove): string {
    const { s, speech, frame, seat } = this;
    const { choices } = speech;
    switch (move.do) {
      case 'play':
        return choices.play(this.key(move.card), this.tax(move.card));
      case 'basic':
        return this.basic(move);
      case 'reveal':
        return choices.reveal(this.key(move.card), move.draw, isFooled(s, seat, move.card));
      case 'buy': {
        const jewel = this.key(topOf(s.cards, jewels(move.pile)));
        const from = move.merchant >= 0 ? this.key(move.merchant) : null;
        return move.how === 'coins'
          ? choices.buyCoins(jewel, from)
          : choices.buyPrice(jewel, PRICED[move.waived] ?? null, from);
      }
      case 'craft':
        return choices.craft(this.key(topOf(s.cards, actions(move.pile))));
      case 'companion':
        return choices.companion(this.key(move.card));
      case 'use':
        return this.use(this.key(move.card), move.a, move.b);
      case 'trait':
        return choices.trait(this.key(move.card));
      case 'strong': {
        const piece = pieceOfRubble(s, move.rubble);
        return choices.strong(piece < 0 ? null : this.tile(piece));
      }
      case 'end':
        return choices.end();
      case 'act':
        return this.deed(move);
      case 'pass':
        return frame?.kind === 'asking' ? choices.passTrait() : choices.passReaction();
      case 'thwart':
        return choices.thwart(this.key(move.card), move.source, this.tax(move.card));
      case 'thwart-basic':
        return choices.thwartBasic(BASICS.thwart + tax(s, seat, false));
      case 'copy': {
        const act = announced(s);
        const copied = act === null ? -1 : copyOf(act);
        return choices.copy(this.key(move.card), knownKey(s, copied), this.tax(move.card));
      }
      case 'pay':
        if (frame?.kind === 'pay') return choices.pay(this.key(move.card));
        return choices.payFrom(this.key(move.card), placeOf(s, move.card, seat), this.isTreasure(move.card));
      case 'discard':
        return frame?.kind === 'looking'
          ? choices.lookDiscard(this.key(move.card))
          : choices.discard(this.key(move.card));
      case 'remove':
        return choices.remove(this.key(move.card));
      case 'top':
        return choices.top(this.key(move.card));
      case 'under':
        return choices.under();
      case 'out':
        return frame?.kind === 'strong' ? choices.strongOut() : choices.sortOut();
      case 'keep':
        return 'card' in move ? choices.keep(this.key(move.card)) : choices.sortKeep();
      case 'cancel':
        return choices.cancel(this.canaryCard());
      case 'let':
        return choices.letHappen(this.canaryCard());
      case 'dismiss':
        return choices.dismiss(this.key(move.card));
      case 'drift':
        return choices.drift(this.tile(move.tile));
      case 'lose':
        return choices.lose(this.key(move.card));
      case 'take':
        return 'card' in move
          ? choices.draft(this.key(move.card))
          : choices.take(this.key(topOf(s.cards, actions(move.pile))));
      case 'give':
        return choices.give(this.key(move.card), placeOf(s, move.card, seat));
      case 'gift':
        return choices.gift(this.key(move.card), this.receiver());
      case 'skip':
        return choices.giftNone(this.receiver());
      case 'to':
        if (frame?.kind !== 'tunnel') return choices.strongTo(this.tile(move.tile));
        return choices.send(this.name(frame.dwarf), this.tile(move.tile, frame.dwarf));
      case 'lay':
        return this.lay(move.turn);
      case 'give-up':
        return choices.giveUp();
      case 'fee':
        return choices.fee(this.key(move.card), placeOf(s, move.card, seat));
      case 'done':
        return this.done();
    }
  }

  private basic(move: Extract<DwarfMove, { readonly do: 'basic' }>): string {
    const deed = this.deed(move);
    const { verb } = move;
    const cost = tax(this.s, this.seat, verb === 'move');
    if (this.frame?.kind === 'free')
      return cost > 0 ? this.speech.choices.basic(deed, cost) : this.speech.choices.freeBasic(deed);
    return this.speech.choices.basic(deed, (isBasic(verb) ? BASICS[verb] : 0) + cost);
  }

  private use(event: string, a: number, b: number): string {
    const { choices } = this.speech;
    switch (event) {
      case 'transport-tunnel':
        return choices.sendThrough(this.name(a));
      case 'teleporter':
        return choices.swapDwarves(this.name(a), this.name(b));
      case 'cave-otter':
        return choices.otter(this.key(topOf(this.s.cards, jewels(a))));
      default:
        return choices.stew();
    }
  }

  private lay(turn: number): string {
    const tile = this.frame?.kind === 'tile' ? this.key(this.frame.card) : 'back';
    return this.speech.choices.lay(tile, openSides(turned(tileOf(tile).open, turn)));
  }

  private done(): string {
    const { frame, s } = this;
    const { choices } = this.speech;
    switch (frame?.kind) {
      case 'card':
        return choices.done(this.key(frame.card), verbsLeft(s, frame));
      case 'looking':
        return choices.lookDone();
      case 'free':
        return choices.freeDone();
      case 'taking':
        return choices.takeNone();
      default:
        return choices.keepNone();
    }
  }

  private isTreasure(card: Card): boolean {
    return ROW_OF.get(this.key(card))?.event === 'treasure';
  }

  private canaryCard(): string {
    return this.frame?.kind === 'canary' ? this.key(this.frame.card) : 'back';
  }

  private receiver(): string {
    return this.frame?.kind === 'gifts' ? this.name(this.frame.to) : '';
  }
}

const keyOrNull = (face: number): string | null => (face < 0 ? null : keyOf(face));

/** What is told by another happening and needs no line of its own. */
const QUIET = {
  left: (key: string) => ROW_OF.get(key)?.event !== 'companion' && key !== 'call-of-nature' && key !== 'vampire-bats',
  delayed: (key: string) => key === 'cave-otter' || key === 'cave-merchant',
  'turned-up': (key: string) => ROW_OF.get(key)?.family === 'tile',
} as const;

function line(speech: Speech, news: DwarfNews, names: readonly string[]): string | null {
  const { chronicle } = speech;
  const name = (seat: Seat): string => names[seat] ?? '';
  switch (news.what) {
    case 'mined':
      return chronicle.mined(name(news.seat), keyOrNull(news.face), news.aim, news.left);
    case 'stole':
      return chronicle.stole(name(news.seat), keyOrNull(news.face), name(news.from));
    case 'drove-away':
      return chronicle.droveAway(name(news.seat), keyOrNull(news.face), name(news.from));
    case 'rubble':
      return news.aim === 'tile'
        ? chronicle.rubbleOnTile(name(news.seat), namedTile(news.at))
        : chronicle.rubbleTo(name(news.seat), name(news.at));
    case 'laid':
      return chronicle.laid(name(news.seat), keyOrNull(news.face));
    case 'on-tile':
      return chronicle.onTile(keyOrNull(news.face));
    case 'pile':
      return null;
    case 'moved':
      return chronicle.moved(name(news.seat), namedTile(news.tile), news.by);
    case 'announced':
      return chronicle.announced(name(news.act.seat), deedOf(speech, news.act, names, null));
    case 'thwarted':
      return chronicle.thwarted(name(news.act.seat), news.act.verb);
    case 'lost':
      return chronicle.lost(name(news.act.seat), news.act.verb);
    case 'copied':
      return chronicle.copied(name(news.act.seat));
    case 'investigated':
      return chronicle.investigated(name(news.seat), stackFacts(news.zone, names, null, news.seat), news.top);
    case 'reshuffled':
    case 'ended':
    case 'unpaid':
      return chronicle[news.what](name(news.seat));
    case 'purchase-cancelled':
      return chronicle.purchaseCancelled(name(news.seat));
    case 'turn':
      return chronicle.turn(name(news.seat), news.round);
    case 'over':
      return chronicle.over(news.why);
    case 'left':
    case 'delayed':
    case 'turned-up':
      return QUIET[news.what](keyOf(news.face))
        ? null
        : chronicle.card[news.what](name(news.seat), keyOrNull(news.face));
    default:
      return chronicle.card[news.what](name(news.seat), keyOrNull(news.face));
  }
}
