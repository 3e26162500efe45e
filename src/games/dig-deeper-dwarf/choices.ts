/** The words of a choice: precise enough to choose without seeing the table. */
import { faceOf, topOf, type Card } from '../../engine/cards';
import type { Seat } from '../../engine/game';
import { turned } from '../../engine/grid';
import type { Deed } from './acts';
import { copyOf } from './aims';
import { actionsOf, BASICS, isBasic, isTreasure, PRICED } from './cards';
import { tax } from './deck';
import {
  announced,
  cardKey,
  decider,
  knownKey,
  openSides,
  pieceOfRubble,
  placeOf,
  tileFacts,
  verbsLeft,
  waiting,
  type Waiting,
} from './facts';
import type { DwarfMove } from './moves';
import { deedOf } from './prompts';
import { isFooled } from './purchase';
import type { Speech, TileFacts } from './speech';
import type { DwarfState } from './state';
import { tileOf } from './tiles';
import { actions, jewels } from './zones';

/** Says the choices of one decision. */
export class Choosing {
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

  private deed(move: Deed): string {
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
        return frame?.kind === 'strong' ? choices.strongOut() : choices.sortOut(this.frameCard());
      case 'keep':
        return 'card' in move ? choices.keep(this.key(move.card)) : choices.sortKeep(this.frameCard());
      case 'cancel':
        return choices.cancel(this.frameCard());
      case 'let':
        return choices.letHappen(this.frameCard());
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
      case 'removing':
        return choices.noRubble();
      case 'fee':
        return choices.noFee();
      case 'giving':
        return choices.noGift();
      default:
        return choices.keepNone();
    }
  }

  private isTreasure(card: Card): boolean {
    return isTreasure(faceOf(this.s.cards, card));
  }

  /** The card that the decision is about. */
  private frameCard(): string {
    return this.frame?.kind === 'canary' || this.frame?.kind === 'sorting' ? this.key(this.frame.card) : 'back';
  }

  private receiver(): string {
    return this.frame?.kind === 'gifts' ? this.name(this.frame.to) : '';
  }
}
