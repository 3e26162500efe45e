/** How often something random is tried: a tenth of it while working, all of it before a change goes in (`npm test -- --long`). */
export const many = (count: number): number => (process.env['LONG'] === '1' ? count : Math.ceil(count / 10));

/** How often the long run tries it (`npm run lab -- soak`), else the usual number. */
export const soaked = (usual: number): number => Number(process.env['SOAK_COUNT'] ?? usual);

/** Where the seeds begin: elsewhere every time in the long run, at 0 in the usual one. */
export const SEEDS_FROM = Number(process.env['SOAK_FROM'] ?? 0);
