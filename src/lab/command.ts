import { parseArgs } from 'node:util';

/** A value that can be written as JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a command found out: the whole as JSON, and the rows a person reads. */
export type Report = {
  readonly json: Json;
  /** Where a machine reads line by line: one value a line instead of the whole. */
  readonly lines?: readonly Json[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** False where the command was asked to check something and it did not hold. */
  readonly ok?: boolean;
};

/** The flags a command was called with; every flag is declared by the command. */
export type Flags = {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly words: readonly string[];
};

/** The flags a command understands, in the words of node:util's parseArgs. */
export type FlagTable = Readonly<
  Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string; readonly default?: string | boolean }>
>;

/** One command of the lab. */
export type Command = {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  readonly flags: FlagTable;
  readonly run: (flags: Flags) => Promise<Report>;
};

/** The number a flag stands for, or a complaint that names the flag. */
export function numberFlag(flags: Flags, name: string): number {
  const value = flags.values[name];
  const number = typeof value === 'string' ? Number(value) : Number.NaN;
  if (!Number.isFinite(number)) throw new Error(`--${name} wants a number`);
  return number;
}

/** The text a flag stands for, or a complaint that names the flag. */
export function textFlag(flags: Flags, name: string): string {
  const value = flags.values[name];
  if (typeof value !== 'string') throw new Error(`--${name} wants a value`);
  return value;
}

/** Reads a command line by a command's own flags and those every command has. */
export function parseFlags(command: Command, args: readonly string[]): Flags {
  const options: FlagTable = { ...command.flags, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  return { values, words: positionals };
}
