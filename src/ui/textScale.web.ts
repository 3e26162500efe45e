const USUAL = 16;

/** How much larger than usual the person reads: the size of text they chose in the browser. */
export function useTextScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1;
}

/** What the app must multiply sizes by: browsers leave sizes in points as they are. */
export const useTypeFactor = useTextScale;
