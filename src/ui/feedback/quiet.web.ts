/** A browser is as loud as its tab: there is nothing to set. */
export const setQuiet = (): void => undefined;
