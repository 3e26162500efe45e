import { speaker } from '../../src/i18n/language';
import { de } from '../../src/i18n/text.de';
import { en } from '../../src/i18n/text.en';

const gapsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap).sort();

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
