import { speaker } from '../../src/i18n/speaker';
import { de } from '../../src/i18n/text.de';
import { en } from '../../src/i18n/text.en';
import { fillIn } from '../../src/i18n/texts';

const gapsOf = (text: string) => [...text.matchAll(/\{(\w+)(?:\|[^}]*)?\}/g)].map(([, gap]) => gap).sort();

test('German has every text that English has, and no other', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
});

test('no text is empty, and each has the same gaps in both languages', () => {
  for (const [key, text] of Object.entries(en)) {
    const german = Object.entries(de).find(([name]) => name === key)?.[1] ?? '';
    expect([key, text.trim(), german.trim()]).not.toContain('');
    expect([key, gapsOf(german)]).toEqual([key, gapsOf(text)]);
  }
});

test('gaps are filled in, in the language that is spoken', () => {
  expect(speaker('en')('game.players', { least: 2, most: 4 })).toBe('2 to 4 players');
  expect(speaker('de')('game.players', { least: 2, most: 4 })).toBe('2 bis 4 Personen');
});

test('a number in a text has its noun in the singular or the plural', () => {
  expect(fillIn('{points|point|points} for {name}', { points: 1, name: 'Odo' })).toBe('1 point for Odo');
  expect(fillIn('{points|point|points} for {name}', { points: 0, name: 'Odo' })).toBe('0 points for Odo');
});
