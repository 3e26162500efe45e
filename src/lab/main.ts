import { balance } from './commands/balance';
import { bench } from './commands/bench';
import { calibrate } from './commands/calibrate';
import { campaign } from './commands/campaign';
import { characters } from './commands/characters';
import { check } from './commands/check';
import { claims } from './commands/claims';
import { diagram } from './commands/diagram';
import { follies } from './commands/follies';
import { frames } from './commands/frames';
import { gallery } from './commands/gallery';
import { golden } from './commands/golden';
import { idle } from './commands/idle';
import { keep } from './commands/keep';
import { memory } from './commands/memory';
import { opening } from './commands/opening';
import { perft } from './commands/perft';
import { play } from './commands/play';
import { playouts } from './commands/playouts';
import { soak } from './commands/soak';
import { startup } from './commands/startup';
import { storage } from './commands/storage';
import { tournament } from './commands/tournament';
import { train } from './commands/train';
import { parseFlags, type Command, type Report } from './command';
import { licences } from './licences';
import { size } from './size';

const commands: readonly Command[] = [
  playouts,
  play,
  perft,
  bench,
  check,
  golden,
  opening,
  claims,
  storage,
  soak,
  keep,
  frames,
  idle,
  memory,
  diagram,
  gallery,
  licences,
  startup,
  size,
  train,
  tournament,
  characters,
  campaign,
  follies,
  calibrate,
  balance,
];

/** Rows as text with every column as wide as its widest cell; numbers stand to the right. */
function table(rows: Report['rows']): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, String(cell).length)));
  const line = (row: Report['rows'][number]): string =>
    row
      .map((cell, column) =>
        typeof cell === 'number' ? String(cell).padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return rows.map((row) => `${line(row)}\n`).join('');
}

const overview = (): string =>
  `npm run lab -- <command> [--json]\n\n${table(commands.map(({ name, summary }) => [`  ${name}`, summary]))}`;

async function main([name, ...args]: readonly string[]): Promise<number> {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    process.stderr.write(overview());
    return name === undefined || name === 'help' || name === '--help' ? 0 : 1;
  }
  const flags = parseFlags(command, args);
  if (flags.values['help'] === true) {
    process.stdout.write(`${command.usage}\n`);
    return 0;
  }
  const report = await command.run(flags);
  if (flags.values['json'] !== true) process.stdout.write(table(report.rows));
  else for (const line of report.lines ?? [report.json]) process.stdout.write(`${JSON.stringify(line)}\n`);
  return report.ok === false ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
