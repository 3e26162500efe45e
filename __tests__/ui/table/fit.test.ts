import { fit, fitName, halved, hyphenated, unbroken } from '../../../src/ui/table/card/fit';
import { fanned } from '../../../src/ui/table/fan';
import { folded } from '../../../src/ui/table/folded';
import { linesOf } from '../../../src/ui/table/ScoreTable';

const shown = (word: string): string => hyphenated(word).replaceAll('\u00ad', '-');

test.each([
  ['Taschenspielertrick', 'Taschen-spie-ler-trick'],
  ['Bernsteinschmiede', 'Bern-stein-schmie-de'],
  ['Silberdiamantring', 'Sil-ber-dia-mant-ring'],
  ['Laterne', 'Later-ne'],
  ['Abzweig', 'Ab-zweig'],
  ['Kaputte', 'Kaput-te'],
  ['Beutelschneider', 'Beu-tel-schnei-der'],
  ['Pickpocket', 'Pick-po-cket'],
  ['Deepwater', 'Deep-wa-ter'],
  ['Spitzhacke', 'Spitz-hacke'],
  ['Tunneleingang', 'Tunnel-eingang'],
  ['Wassereinbruch', 'Wasser-einbruch'],
  ['Geburtstagsfeier', 'Geburts-tagsfeier'],
  ['Goldarmreif', 'Gold-armreif'],
  ['Tiefwassergilde', 'Tiefwasser-gilde'],
])('%s may be broken like this: %s', (word, parts) => {
  expect(shown(word)).toBe(parts);
});

test.each([
  ['Spitzhacke', 'Spitz-hacke'],
  ['Geröllkarte', 'Geröll-karte'],
  ['Schubkarre', 'Schub-karre'],
  ['Diamant', 'Dia-mant'],
])('%s is broken once, where its parts meet: %s', (word, parts) => {
  expect(halved(word).replaceAll('\u00ad', '-')).toBe(parts);
});

test('a long word is broken once if that is enough', () => {
  expect(fit('Kaputte Spitzhacke', 62, 12, 12, 3).text).toBe('Kaput\u00adte Spitz\u00adhacke');
});

test('a headline is set as large as its longest word allows', () => {
  expect(unbroken('Odo gräbt', 150, 22, 16)).toBe(22);
  expect(unbroken('Odo gräbt für „Bernsteinschmiede“', 160, 22, 16)).toBe(17);
  expect(unbroken('Bevor die Masken fallen', 82, 30, 16)).toBe(25.5);
  expect(unbroken('Donaudampfschifffahrtsgesellschaft', 150, 22, 16)).toBe(16);
});

test('a name that fits keeps its size and is not broken', () => {
  expect(fit('Tiara', 60, 12.5, 10.5, 2)).toEqual({ text: 'Tiara', size: 12.5 });
});

test('a name becomes smaller before a word of it is broken', () => {
  const { text, size } = fit('Gegenort', 50, 12.5, 10.5, 2);
  expect(text).toBe('Gegenort');
  expect(size).toBeLessThan(12.5);
});

test('a word too long for any size is broken, and fits', () => {
  const { text, size } = fit('Taschenspielertrick', 60, 12.5, 10.5, 2);
  expect(text).toContain('\u00ad');
  expect(size).toBeGreaterThanOrEqual(10.5);
});

test('a name that does not fit whole is the first name, if nobody else here has that', () => {
  const names = ['Pim Candlewick', 'Odda Loosebuckle'];
  expect(fitName('Pim Candlewick', names, 140, 14, 12).text).toBe('Pim Candlewick');
  expect(fitName('Pim Candlewick', names, 70, 14, 12)).toEqual({ text: 'Pim', size: 14 });
  expect(fitName('Pim Candlewick', [...names, 'Pim'], 70, 14, 12).text).not.toBe('Pim');
});

test('what is said several times in a row is said once, with how often', () => {
  expect(folded(['a', 'b', 'b', 'b', 'a'])).toEqual(['a', 'b × 3', 'a']);
});

test('the lines of a count keep the order in which seats have them, though no seat has all', () => {
  const lines = (...all: string[]) => ({ lines: all.map((what) => ({ what, points: 1 })) });
  expect(linesOf([lines('three', 'one'), lines('two'), lines('two', 'one')])).toEqual(['three', 'two', 'one']);
});

test.each([1, 2, 5, 6, 9])('a fanned hand of %d keeps within its room, also where its cards lean', (count) => {
  const [room, card] = [390, 100];
  for (const { left, angle } of fanned(count, room, card)) {
    const reach = (Math.sin((Math.abs(angle) * Math.PI) / 180) * card * 1.4) / 2;
    expect(left - reach).toBeGreaterThanOrEqual(0);
    expect(left + card + reach).toBeLessThanOrEqual(room);
  }
});

test('a half of a word gives way where it has no room either', () => {
  expect(fit('Tiefwassergilde', 47, 13, 12, 3).text).toBe('Tief\u00adwas\u00adser\u00adgilde');
});
