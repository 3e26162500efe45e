import { numberFlag, parseFlags, textFlag, type Command } from '../../src/lab/command';

const dig: Command = {
  name: 'dig',
  summary: 'digs',
  usage: 'dig [--depth n]',
  flags: { depth: { type: 'string', default: '3' }, tool: { type: 'string' } },
  run: async () => ({ json: null, rows: [] }),
};

test('a flag has its default until it is given', () => {
  expect(numberFlag(parseFlags(dig, []), 'depth')).toBe(3);
  expect(numberFlag(parseFlags(dig, ['--depth', '12']), 'depth')).toBe(12);
});

test('words and flags may be mixed, and every command knows --json', () => {
  const flags = parseFlags(dig, ['here', '--json', '--tool', 'pick']);
  expect(flags.words).toEqual(['here']);
  expect(flags.values['json']).toBe(true);
  expect(textFlag(flags, 'tool')).toBe('pick');
});

test('a flag nobody declared, a missing value and a number that is none are refused by name', () => {
  expect(() => parseFlags(dig, ['--deep'])).toThrow('--deep');
  expect(() => textFlag(parseFlags(dig, []), 'tool')).toThrow('--tool');
  expect(() => numberFlag(parseFlags(dig, ['--depth', 'far']), 'depth')).toThrow('--depth');
});
