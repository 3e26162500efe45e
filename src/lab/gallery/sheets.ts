import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { drawn } from '../../canvas/bake';
import { FACES, type FaceKey } from '../../canvas/pictures/faces';
import type { Mood } from '../../canvas/pictures/features';
import { drawPicture, type Air } from '../../canvas/pictures/picture';
import { drawPortrait } from '../../canvas/pictures/portrait';
import { drawScene, type Scene } from '../../canvas/pictures/scene';
import type { Composition } from '../../engine/picture';
import { games } from '../../games/all';
import {
  alone,
  ARCHIVE,
  byTheFire,
  byTheLantern,
  gathering,
  HALL,
  outOfTheDark,
  roundTheTable,
  SCHOOL,
  TODAY,
  triumph,
} from '../../canvas/pictures/scenes';

const AIRS: readonly Air[] = ['dark', 'light', 'contrast'];

/** How large pictures are shown: in a hand, and looked at closely. */
const SIZES = {
  hand: { width: 70, height: 82, columns: 12 },
  close: { width: 190, height: 200, columns: 6 },
} as const;

/** A place at the head of a page on a phone. */
const PLACE = { width: 390, height: 300, columns: 3 } as const;

const GROUND: Readonly<Record<Air, string>> = { dark: '#110e0d', light: '#efe6d8', contrast: '#000000' };

const GAP = 6;
const MOODS: readonly Mood[] = ['calm', 'thinking', 'pleased', 'cross', 'scheming', 'beaten'];
const COATS = [
  '#f2a63a',
  '#6bb3ec',
  '#ee7d6d',
  '#86c76c',
  '#c59bf0',
  '#56c7b9',
  '#f19fc0',
  '#d9c48f',
  '#c9d94f',
  '#b4bfcc',
];

type Sheet = { readonly name: string; readonly pictures: readonly Composition[] };
type Draw = (canvas: SkCanvas) => void;

/** Every picture of a game once, family by family; on several sheets where there are many. */
function sheets(): Sheet[] {
  return games.flatMap(({ game, show }) => {
    const faces = [...new Set(show.words.en.families.flatMap(({ cards }) => cards.map(({ face }) => face)))];
    const pictures = faces.flatMap((face) => show.print(face).picture ?? []);
    const parts = Array.from({ length: Math.ceil(pictures.length / 36) }, (_, i) =>
      pictures.slice(i * 36, i * 36 + 36),
    );
    return parts.map((part, i) => ({ name: `${game.id}-${i + 1}`, pictures: part }));
  });
}

/** The places of the app with people in them, and what they made. */
function places(): readonly Scene[] {
  const faces: readonly FaceKey[] = ['amber', 'sky', 'coral', 'moss', 'lilac'];
  const people = faces.map((face, i) => ({ face, color: COATS[i] ?? '' }));
  const [one = people[0], ...others] = people;
  if (one === undefined) return [];
  const made = sheets()
    .flatMap(({ pictures }) => pictures)
    .filter(({ place }) => place === 'velvet')
    .slice(-5);
  return [
    byTheFire(one, others),
    roundTheTable(people, made[0]),
    gathering(people),
    alone(one),
    outOfTheDark(people),
    byTheLantern(one, 'pleased'),
    triumph([one], made),
    triumph(people.slice(0, 3), []),
    TODAY,
    ARCHIVE,
    SCHOOL,
    HALL,
  ];
}

function side(draws: readonly Draw[], width: number, height: number, columns: number): Uint8Array | undefined {
  const rows = Math.ceil(draws.length / columns);
  return drawn(columns * (width + GAP) + GAP, rows * (height + GAP) + GAP, (canvas) => {
    canvas.drawColor(Skia.Color('#2a2420'));
    draws.forEach((draw, i) => {
      canvas.save();
      canvas.translate(GAP + (i % columns) * (width + GAP), GAP + Math.floor(i / columns) * (height + GAP));
      draw(canvas);
      canvas.restore();
    });
  })?.encodeToBytes();
}

/** Draws the sheets whose names contain a word into a folder; the names of the files. */
export function drawSheets(folder: string, word: string): string[] {
  mkdirSync(folder, { recursive: true });
  const written: string[] = [];
  for (const { name, pictures } of sheets())
    for (const [size, { width, height, columns }] of Object.entries(SIZES))
      for (const air of AIRS) {
        const file = `${name}-${size}-${air}.png`;
        if (!file.includes(word)) continue;
        const draws = pictures.map((picture) => (canvas: SkCanvas) => drawPicture(canvas, picture, width, height, air));
        writeFileSync(join(folder, file), side(draws, width, height, columns) ?? new Uint8Array());
        written.push(file);
      }
  for (const air of AIRS) {
    const file = `places-${air}.png`;
    if (!file.includes(word)) continue;
    const { width, height, columns } = PLACE;
    const edge = { ground: GROUND[air], head: 0, foot: height * 0.24, sides: 0 };
    const draws = places().map((scene) => (canvas: SkCanvas) => drawScene(canvas, scene, width, height, air, edge));
    writeFileSync(join(folder, file), side(draws, width, height, columns) ?? new Uint8Array());
    written.push(file);
  }
  for (const size of [32, 120])
    for (const air of AIRS) {
      const file = `portraits-${size}-${air}.png`;
      if (!file.includes(word)) continue;
      const draws = Object.values(FACES).flatMap((face, i) =>
        MOODS.map((mood) => (canvas: SkCanvas) => {
          canvas.clipRect(Skia.XYWHRect(0, 0, size, size), 1, true);
          drawPortrait(canvas, face, COATS[i % COATS.length] ?? '', mood, size, air);
        }),
      );
      writeFileSync(join(folder, file), side(draws, size, size, MOODS.length * 2) ?? new Uint8Array());
      written.push(file);
    }
  return written;
}
