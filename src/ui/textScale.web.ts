import { useChosenTextScale } from './settings';

const USUAL = 16;

/** How much larger than usual the person reads: as chosen here, else the size of text they chose in the browser. */
export function useTextScale(): number {
  const browsers = parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1;
  return useChosenTextScale() ?? browsers;
}

/** What the app must multiply sizes by: browsers leave sizes in points as they are. */
export const useTypeFactor = useTextScale;
