import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Game } from '../../engine/game';
import { assayName } from '../../storage/notes';
import { readAssay, recordOf, wantedOf, writeAssay, type Assay } from '../../table/assay';
import type { WeighGame } from '../../table/events';
import type { Found, Store } from '../../table/gameStore';
import { useStore } from '../store';

/** A game being weighed: how much of it is done, and what came of it. */
type Weighing =
  | { readonly at: 'on'; readonly part: number }
  | { readonly at: 'done'; readonly assay: Assay }
  | { readonly at: 'failed' };

interface Job {
  now: Weighing;
  /** At which try of whoever asked for it. */
  readonly tries: number;
  readonly listeners: Set<() => void>;
}

/** What is weighed goes on when its page is left, so that it is there when somebody comes back. */
const jobs = new WeakMap<Store, Map<string, Job>>();

function jobsOf(store: Store): Map<string, Job> {
  const known = jobs.get(store) ?? new Map<string, Job>();
  jobs.set(store, known);
  return known;
}

function begin(store: Store, game: Game, found: Found, eyes: number, weigh: WeighGame, tries: number): Job {
  const name = assayName(found.id, eyes);
  const job: Job = { now: BEGUN, tries, listeners: new Set() };
  const become = (now: Weighing): void => {
    job.now = now;
    for (const listener of [...job.listeners]) listener();
  };
  const work = async (): Promise<void> => {
    const kept = readAssay(await store.notes(name), game, found.id, eyes);
    if (kept) return become({ at: 'done', assay: kept });
    const assay = await weigh(
      recordOf(game, found),
      wantedOf(game, found, eyes),
      new AbortController().signal,
      (part) => {
        if (job.now.at === 'on' && Math.floor(part * 100) > Math.floor(job.now.part * 100)) become({ at: 'on', part });
      },
    );
    // What cannot be kept is weighed anew the next time.
    await store.note(name, writeAssay(assay, game)).catch(() => undefined);
    become({ at: 'done', assay });
  };
  work().catch(() => become({ at: 'failed' }));
  jobsOf(store).set(name, job);
  return job;
}

/** A finished game as some eyes saw it, weighed once and kept; `retry` after it has failed. */
export function useAssay(
  game: Game,
  found: Found,
  eyes: number,
  weigh: WeighGame,
): { readonly weighing: Weighing; readonly retry: () => void } {
  const store = useStore();
  const [tries, setTries] = useState(0);
  const name = assayName(found.id, eyes);
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const known = jobsOf(store).get(name);
      const isNew = known === undefined || (known.now.at === 'failed' && known.tries !== tries);
      const job = isNew ? begin(store, game, found, eyes, weigh, tries) : known;
      job.listeners.add(listener);
      return () => job.listeners.delete(listener);
    },
    [store, name, game, found, eyes, weigh, tries],
  );
  const weighing = useSyncExternalStore(subscribe, () => jobsOf(store).get(name)?.now ?? BEGUN);
  return { weighing, retry: () => setTries(tries + 1) };
}

const BEGUN: Weighing = { at: 'on', part: 0 };
