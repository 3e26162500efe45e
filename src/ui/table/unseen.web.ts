/** Keeps something where it is without showing it, to eyes, fingers, keys and screen readers alike. */
export const unseen = { opacity: 0, visibility: 'hidden' } as const;
