/** Finds what is to be said at a table, and has a language say it. */
import { ladder } from '../../../engine/chain';
import { turned } from '../../../engine/grid';
import { lookUp, type Labels } from '../../../engine/labels';
import { personsFor } from '../../../engine/persons';
import type { CardWords, SignWords, Sprite, Words } from '../../../engine/show';
import type { Act } from '../rules/acts';
import { FATES } from '../bots/fates';
import { MOTIVES } from '../bots/motives';
import { CARD_SIGN, COIN_SIGN, COINS, RESOURCE_SIGNS, RESOURCES } from '../cards/row';
import { isVerb, VERB, VERBS } from '../verbs/all';
import type { VerbRule } from '../verbs/verb';
import { Choosing } from './choices';
import { cardKey, knownKey, openSides } from './facts';
import { familiesOf } from '../cards/families';
import type { DwarfMove } from '../rules/moves';
import type { DwarfNews } from '../rules/news';
import { excludes, grouped, priceOn, printed } from '../cards/print';
import { deedOf, prompt } from './prompts';
import { REASONS } from '../show/reasons';
import { RULE_KEYS, SCORES, type RuleKey, type Speech, type Where } from './speech';
import type { DwarfState } from '../rules/state';
import type { Tales } from './tales';
import { lineFor, Telling } from './telling';
import { isFinal } from '../show/final';
import { CAMP_TILE, ENTRANCE_TILE, tileOf } from '../cards/tiles';

/** The game in a language. */
export function wordsOf(speech: Speech, tales: Tales): Words<DwarfState, DwarfMove, DwarfNews> {
  return {
    title: speech.title,
    firstTurn: speech.firstTurn,
    variants: speech.variants,
    rules: RULE_KEYS.map((key) => ({ key, title: speech.rules[key][0], text: speech.rules[key][1] })),
    signs: signsOf(speech),
    families: familiesOf(speech.families),
    ...lookUp(labelsOf(speech)),
    card: (face) => cardWords(speech, face),
    how: (face) => {
      const row = printed(face);
      const asks = row?.resource === undefined ? (row?.price === undefined ? null : speech.howToPay) : speech.toReveal;
      return asks?.(cardWords(speech, face).name) ?? null;
    },
    sprite: (sprite, names) => spriteWords(speech, sprite, names),
    prompt: (view, names, eye) => prompt(speech, view, personsFor(names, eye)),
    move: (view, move, names, eye) => new Choosing(speech, view, personsFor(names, eye)).say(move),
    news: (happening, names, eye) => lineFor(speech, tales, happening, names, eye),
    tell: (view, news, names, eye) => new Telling(speech, tales, view, news, names, eye).deeds(),
    sure: (view, move) => (isFinal(view, move) && 'card' in move ? tales.sure(cardKey(view, move.card)) : null),
    ladder(view, names, eye) {
      const person = personsFor(names, eye);
      return ladder<Act>(view).map(({ action }) => ({
        line: tales.announced(person(action.seat), deedOf(speech, action, person, view)),
        from: sourceOf(speech, view, action),
      }));
    },
    reason: (reason) => {
      const whyNot = REASONS.find((known) => known === reason.because);
      if (whyNot !== undefined) return speech.reasons[whyNot](reason);
      const motive = [...MOTIVES, ...FATES].find((known) => known === reason.because);
      return motive === undefined ? reason.because : speech.motives[motive](reason);
    },
    score: (what) => {
      const known = SCORES.find((each) => each === what);
      return known === undefined ? what : speech.scores[known];
    },
  };
}

/** The legend: actions, resources, and what is paid with. */
function signsOf(speech: Speech): SignWords[] {
  const { names, texts, legend } = speech;
  return [
    ...VERBS.filter(isVerb).map((verb) => ({ sign: VERB[verb].sign, name: names[verb], text: texts[verb] })),
    ...RESOURCES.map((resource) => ({
      sign: RESOURCE_SIGNS[resource],
      name: names[resource],
      text: cardText(speech, resource),
    })),
    { sign: COIN_SIGN, name: legend.coin[0], text: legend.coin[1] },
    { sign: CARD_SIGN, name: legend.card[0], text: legend.card[1] },
    { sign: printed('rubble')?.sign ?? '', name: names.rubble, text: texts.rubble },
  ];
}

/** The short words of the table: an action has the same word on a card and as a basic one. */
function labelsOf({ labels, verbs }: Speech): Labels {
  const buttons = Object.entries(verbs).flatMap(([verb, { short }]) => [
    [`action:${verb}`, short],
    [`basic:${verb}`, short],
  ]);
  return { ...labels, buttons: { ...labels.buttons, ...Object.fromEntries(buttons) } };
}

/** What an announced action comes from, with the card it stands on if it is known. */
function sourceOf(speech: Speech, view: DwarfState, { source, card }: Act): string {
  const key = card < 0 ? null : knownKey(view, card);
  return key === null ? speech.sources[source] : `${speech.sources[source]}: ${cardWords(speech, key).name}`;
}

/** Cards whose names are sentences. */
const SHORTENED = ['swap'] as const;

/** A basic action is called and explained like the card of that action. */
const BASIC = /^basic:/;

/** What stands under a key, if anything does. */
const lookedUp = (words: Readonly<Record<string, string>>, key: string): string | undefined => words[key];

function cardWords(speech: Speech, face: string): CardWords {
  const key = face.replace(BASIC, '');
  const brief = briefly(speech, key);
  const shortened = SHORTENED.find((known) => known === key);
  return {
    name: lookedUp(speech.names, key) ?? key,
    ...(shortened === undefined ? {} : { short: speech.verbs[shortened].short }),
    text: cardText(speech, key),
    rule: ruleOf(key),
    ...(brief === '' ? {} : { brief }),
  };
}

/** The actions of a card by their short names; a card that is named after its only action needs none. */
function briefly({ verbs: words, or }: Speech, key: string): string {
  const verbs = printed(key)?.actions ?? [];
  if (verbs.length === 1 && verbs[0] === key) return '';
  return grouped(verbs.map((verb) => words[verb].short)).join(excludes(verbs) ? ` ${or} ` : ' + ');
}

function cardText(speech: Speech, key: string): string {
  const row = printed(key);
  const told = lookedUp(speech.texts, key);
  if (told !== undefined || row === undefined) return told ?? '';
  if (row.event === 'treasure' && row.resource !== undefined) return speech.treasureText(row.resource);
  if (row.resource !== undefined) return speech.resourceText(row.resource, COINS[row.resource]);
  const points = row.points ?? 0;
  if (row.price === undefined) return speech.actionText(row.actions ?? [], row.craft ?? 0, points);
  return speech.jewelryText(points, priceOn(key, null), row.coins ?? 0);
}

const RULE_OF: Readonly<Record<string, RuleKey>> = {
  back: 'secrets',
  none: 'secrets',
  rubble: 'score',
  entrance: 'mine',
};

/** The section of the rules that a card belongs to. */
function ruleOf(key: string): RuleKey {
  const row = printed(key);
  const rules: Readonly<Record<string, VerbRule>> = VERB;
  const own = rules[key]?.rule ?? RULE_OF[key] ?? RULE_KEYS.find((known) => known === key);
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
      if (sprite.ghost === true) return sprites.newPile(where);
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
