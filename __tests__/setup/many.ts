/** How often something random is tried: a tenth of it while working, all of it before a change goes in (`npm test -- --long`). */
export const many = (count: number): number => (process.env['LONG'] === '1' ? count : Math.ceil(count / 10));
