/** Lines of a story: what is said several times in a row is said once, with how often. */
export function folded(lines: readonly string[]): readonly string[] {
  const runs: { line: string; count: number }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.line === line) last.count++;
    else runs.push({ line, count: 1 });
  }
  return runs.map(({ line, count }) => (count > 1 ? `${line} × ${count}` : line));
}
