import { Skia, type SkImage } from '@shopify/react-native-skia';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paintSouvenir, type Souvenir } from '../../src/canvas/souvenir';
import { SEATS, tunnels } from './mine/scenes';

const typeface = (name: string) => {
  const file = new Uint8Array(readFileSync(join(__dirname, '../../assets/fonts', `${name}.ttf`)));
  const made = Skia.Typeface.MakeFreeTypeFaceFromData(Skia.Data.fromBytes(file));
  if (made === null) throw new Error('no typeface');
  return made;
};
const type = { title: typeface('Grenze-Bold'), text: typeface('AlegreyaSans-ExtraBold') };

const names = ['Thora', 'Brunna', 'Odo von der Eisenfaust zu Hohenstein', 'Hilde', 'Grim', 'Runa', 'Kettil', 'Ylva'];
const guests = names.map((name, at) => ({
  ...({ name, points: `${20 - at} points`, face: 'moss', color: '#86c76c', isWinner: at === 0 } as const),
}));
const mine: Souvenir = {
  ...{ title: 'Dig Deeper Dwarf', line: '18 November 2026', sprites: tunnels, seats: SEATS },
  guests: guests.slice(0, 3),
};

/** The picture, and with `KEEP=folder` also as a file to look at. */
function painted(souvenir: Souvenir, name = ''): SkImage {
  const bytes = paintSouvenir(souvenir, type);
  if (bytes === null) throw new Error('nothing was painted');
  const keep = process.env['KEEP'];
  if (keep !== undefined && name !== '') writeFileSync(join(keep, `${name}.png`), bytes);
  const image = Skia.Image.MakeImageFromEncoded(Skia.Data.fromBytes(bytes));
  if (image === null) throw new Error('no picture');
  return image;
}

/** The share of pixels that clearly differ in a stretch of rows. */
function difference(a: SkImage, b: SkImage, from = 0, to = 1): number {
  const [left, right] = [a.readPixels() ?? new Uint8Array(), b.readPixels() ?? new Uint8Array()];
  const wide = a.width() * 4;
  let [differing, all] = [0, 0];
  for (let i = Math.floor(a.height() * from) * wide; i < Math.floor(a.height() * to) * wide; i += 4, all++)
    if ([0, 1, 2].some((channel) => Math.abs((left[i + channel] ?? 0) - (right[i + channel] ?? 0)) > 24)) differing++;
  return differing / all;
}

test('a picture to take along is a sheet with the mine above and the people below', () => {
  const whole = painted(mine, 'souvenir-three');
  expect([whole.width(), whole.height()]).toEqual([1080, 1350]);
  // Without the mine only the upper part differs, with another winner only the lower.
  const empty = painted({ ...mine, sprites: tunnels.slice(0, 1) });
  expect(difference(whole, empty, 0.2, 0.7)).toBeGreaterThan(0.2);
  expect(difference(whole, empty, 0.76, 1)).toBe(0);
  const other = painted({ ...mine, guests: mine.guests.map((guest, at) => ({ ...guest, isWinner: at === 1 })) });
  expect(difference(whole, other, 0, 0.7)).toBe(0);
  expect(difference(whole, other, 0.76, 1)).toBeGreaterThan(0.01);
});

test('names and points are written, also of many people and where there is little room', () => {
  const many = painted({ ...mine, guests }, 'souvenir-eight');
  for (const change of [{ name: ' ' }, { points: ' ' }]) {
    // The longest name, and the last in the other column.
    const less = guests.map((guest, at) => (at === 2 || at === 7 ? { ...guest, ...change } : guest));
    expect(difference(many, painted({ ...mine, guests: less }), 0.6, 1)).toBeGreaterThan(0.002);
  }
});
