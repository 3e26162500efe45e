/**
 * How often something random is tried: a tenth of it while working, all of it before a change goes in (`npm test -- --long`).
 * A fault that shows in one try of a hundred is missed by 400 tries in two runs of a hundred, by 1,000 in one of 20,000. The
 * seeds are the same in every run, so more of them buy little: rarer faults are for the soak, which takes fresh ones.
 */
export const many = (count: number): number => (process.env['LONG'] === '1' ? count : Math.ceil(count / 10));

/** How often the long run tries it (`npm run lab -- soak`), else the usual number. */
export const soaked = (usual: number): number => Number(process.env['SOAK_COUNT'] ?? usual);

/** Where the seeds begin: elsewhere every time in the long run, at 0 in the usual one. */
export const SEEDS_FROM = Number(process.env['SOAK_FROM'] ?? 0);
