export const byTheScreen = true;
