/** Finds what is to be said at a table, and has a language say it. */
import { ladder } from '../../engine/chain';
import { turned } from '../../engine/grid';
import { lookUp } from '../../engine/labels';
import type { CardWords, Sprite, Words } from '../../engine/show';
import type { Act } from './acts';
import { MOTIVES } from './advice/motives';
import { COINS } from './cards';
import { Choosing } from './choices';
import { line } from './chronicle';
import { knownKey, openSides } from './facts';
import { familiesOf } from './families';
import type { DwarfMove } from './moves';
import type { DwarfNews } from './news';
import { grouped, priceOn, printed } from './print';
import { deedOf, prompt } from './prompts';
import { REASONS } from './reasons';
import { RULE_KEYS, SCORES, type RuleKey, type Speech, type Where } from './speech';
import type { DwarfState } from './state';
import { CAMP_TILE, ENTRANCE_TILE, tileOf } from './tiles';

/** The game in a language. */
export function wordsOf(speech: Speech): Words<DwarfState, DwarfMove, DwarfNews> {
  return {
    title: speech.title,
    variants: speech.variants,
    rules: RULE_KEYS.map((key) => ({ key, title: speech.rules[key][0], text: speech.rules[key][1] })),
    families: familiesOf(speech.families),
    ...lookUp(speech.labels),
    card: (face) => cardWords(speech, face),
    sprite: (sprite, names) => spriteWords(speech, sprite, names),
    prompt: (view, names) => prompt(speech, view, names),
    move: (view, move, names) => new Choosing(speech, view, names).say(move),
    news: (happening, names) => line(speech, happening, names),
    ladder: (view, names) =>
      ladder<Act>(view).map(({ action }) => ({
        line: speech.chronicle.announced(names[action.seat] ?? '', deedOf(speech, action, names, view)),
        from: sourceOf(speech, view, action),
      })),
    reason: (reason) => {
      const whyNot = REASONS.find((known) => known === reason.because);
      if (whyNot !== undefined) return speech.reasons[whyNot](reason);
      const motive = MOTIVES.find((known) => known === reason.because);
      return motive === undefined ? reason.because : speech.motives[motive](reason);
    },
    score: (what) => {
      const known = SCORES.find((each) => each === what);
      return known === undefined ? what : speech.scores[known];
    },
  };
}

/** What an announced action comes from, with the card it stands on if it is known. */
function sourceOf(speech: Speech, view: DwarfState, { source, card }: Act): string {
  const key = card < 0 ? null : knownKey(view, card);
  return key === null ? speech.sources[source] : `${speech.sources[source]}: ${cardWords(speech, key).name}`;
}

/** Cards whose names are sentences. */
const SHORTENED: ReadonlySet<string> = new Set(['swap']);

/** A basic action is called and explained like the card of that action. */
const BASIC = /^basic:/;

function cardWords(speech: Speech, face: string): CardWords {
  const key = face.replace(BASIC, '');
  const brief = briefly(speech, key);
  return {
    name: speech.names[key] ?? key,
    ...(SHORTENED.has(key) ? { short: speech.labels.buttons[`action:${key}`] ?? '' } : {}),
    text: cardText(speech, key),
    rule: ruleOf(key),
    ...(brief === '' ? {} : { brief }),
  };
}

/** The actions of a card by their short names; a card that is named after its only action needs none. */
function briefly({ labels }: Speech, key: string): string {
  const verbs = printed(key)?.actions ?? [];
  if (verbs.length === 1 && verbs[0] === key) return '';
  return grouped(verbs.map((verb) => labels.buttons[`action:${verb}`] ?? verb)).join(' + ');
}

function cardText(speech: Speech, key: string): string {
  const row = printed(key);
  const told = speech.texts[key];
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
  mine: 'mining',
  look: 'bookling',
  munch: 'crunchy-munchy',
  rubble: 'score',
  entrance: 'mine',
};

/** The section of the rules that a card belongs to. */
function ruleOf(key: string): RuleKey {
  const row = printed(key);
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
