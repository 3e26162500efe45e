import { useEffect, useState } from 'react';
import type { ClaimOfDay } from '../../engine/claim';
import { readSurvey, surveyName, surveyNote } from '../../table/claimOfDay';
import type { Day } from '../../table/daily';
import type { Store } from '../../table/gameStore';
import { dayOf } from '../daily/useDaily';
import { useStore } from '../store';

/** How a day’s claim is looked for where nobody has found it yet. */
export type Survey = (day: Day, signal: AbortSignal) => Promise<ClaimOfDay | null>;

/** The claim of a day: as it was found before, or found now and noted. */
export async function surveyed(
  store: Store,
  survey: Survey,
  day: Day,
  signal: AbortSignal,
): Promise<ClaimOfDay | null> {
  const known = readSurvey(await store.notes(surveyName(day)), day);
  if (known) return known;
  const found = await survey(day, signal);
  if (found) {
    const { name, value } = surveyNote(day, found);
    await store.note(name, value);
  }
  return found;
}

type Found =
  { readonly at: 'looking' } | { readonly at: 'none' } | { readonly at: 'found'; readonly found: ClaimOfDay };

/** Today’s claim; it is looked for while the page is open. */
export function useToday(survey: Survey): Found {
  const store = useStore();
  const [today, setToday] = useState<Found>({ at: 'looking' });
  useEffect(() => {
    const waiting = new AbortController();
    surveyed(store, survey, dayOf(new Date()), waiting.signal).then(
      (found) => setToday(found ? { at: 'found', found } : { at: 'none' }),
      () => {
        if (!waiting.signal.aborted) setToday({ at: 'none' });
      },
    );
    return () => waiting.abort();
  }, [store, survey]);
  return today;
}
