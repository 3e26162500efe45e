/** How well a bot plays. */
export const LEVELS = ['apprentice', 'journeyman', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The level that hints come from. */
export const STRONGEST: Level = 'master';

/** The level that answers at once, and whenever a better one fails. */
export const QUICK: Level = 'apprentice';
