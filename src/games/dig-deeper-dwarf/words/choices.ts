/** The words of a choice: precise enough to choose without seeing the table. */
import { faceOf, topOf, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { turned } from '../../../engine/grid';
import type { Persons } from '../../../engine/persons';
import type { Deed } from '../rules/acts';
import { copyOf } from '../verbs/verb';
import { actionsOf, isTreasure } from '../cards/faces';
import { BASICS, isBasic, PRICED } from '../cards/row';
import { tax } from '../rules/deck';
import {
  announced,
  cardKey,
  factsFor,
  knownKey,
  openSides,
  pieceOfRubble,
  placeOf,
  tileFacts,
  verbsLeft,
} from './facts';
import { decider, waiting, type Waiting, isPlain, isQuestion, questionOf } from '../rules/waiting';
import type { DwarfMove, PlainMove } from '../rules/moves';
import { deedOf } from './prompts';
import { isFooled } from '../rules/purchase';
import type { Speech, TileFacts } from './speech';
import type { DwarfState } from '../rules/state';
import { tileOf } from '../cards/tiles';
import { eventOf } from '../events/all';
import type { Facts } from '../rules/question';
import { actions, jewels } from '../rules/zones';

/** Says the choices of one decision. */
export class Choosing {
  private readonly frame: Waiting | null;
  private readonly seat: Seat;
  private readonly facts: Facts;

  constructor(
    private readonly speech: Speech,
    private readonly s: DwarfState,
    private readonly person: Persons,
  ) {
    this.frame = waiting(s);
    this.seat = this.frame === null ? s.turn : decider(s, this.frame);
    this.facts = factsFor(s, person, this.seat);
  }

  private key(card: Card): string {
    return cardKey(this.s, card);
  }

  private tile(piece: number, seat = this.seat): TileFacts {
    return tileFacts(this.s, piece, seat, this.person);
  }

  private deed(move: Deed): string {
    return deedOf(this.speech, { seat: this.seat, verb: move.verb, aim: move.aim, at: move.at }, this.person, this.s);
  }

  /** What Call of Nature asks for playing a card. */
  private tax(card: Card): number {
    return tax(this.s, this.seat, actionsOf(faceOf(this.s.cards, card)).includes('move'));
  }

  say(move: DwarfMove): string {
    const { frame } = this;
    if (frame !== null && isQuestion(frame))
      return questionOf(frame).say(this.speech.questions[frame.kind], this.facts, move, frame);
    return isPlain(frame, move) ? this.plain(move) : '';
  }

  private plain(move: PlainMove): string {
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
        return this.use(move.card, move.a, move.b);
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
        return choices.discard(this.key(move.card));
      case 'out':
        return frame?.kind === 'strong' ? choices.strongOut() : choices.sortOut(this.frameCard());
      case 'keep':
        return 'card' in move ? choices.keep(this.key(move.card)) : choices.sortKeep(this.frameCard());
      case 'take':
        return choices.draft(this.key(move.card));
      case 'to':
        return choices.strongTo(this.tile(move.tile));
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

  /** A delayed event that is used; one that this view does not know is only named. */
  private use(card: Card, a: number, b: number): string {
    const { choices } = this.speech;
    return eventOf(faceOf(this.s.cards, card))?.use?.say(choices, this.facts, a, b) ?? this.key(card);
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
      case 'free':
        return choices.freeDone();
      case 'fee':
        return choices.noFee();
      default:
        return choices.keepNone();
    }
  }

  private isTreasure(card: Card): boolean {
    return isTreasure(faceOf(this.s.cards, card));
  }

  /** The card that the decision is about. */
  private frameCard(): string {
    return this.frame?.kind === 'sorting' ? this.key(this.frame.card) : 'back';
  }
}
