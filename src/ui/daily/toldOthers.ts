/** The text that says what came of telling others; null where the phone has shown it itself. */
export const toldOthers = (sharing: Promise<'shared' | 'copied'>): Promise<'daily.copied' | 'daily.notShared' | null> =>
  sharing.then(
    (how) => (how === 'copied' ? 'daily.copied' : null),
    () => 'daily.notShared',
  );
