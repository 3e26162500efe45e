/** The name under which the claim of the day is opened. */
export const TODAY = 'today';
