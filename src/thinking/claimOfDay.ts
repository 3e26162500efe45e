/** The claim of a day, looked for by what is loaded only where it is not known yet. */
import type { ClaimOfDay } from '../engine/claim';

export const claimOfDay = (day: string, signal: AbortSignal): Promise<ClaimOfDay | null> =>
  import('./surveying').then(({ surveyDay }) => surveyDay(day, signal));
