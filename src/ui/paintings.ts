/** Pictures are painted one after the other, so that no frame waits for more than one, and kept as images. */
import { useEffect, useSyncExternalStore } from 'react';
import type { Subject } from '../canvas/pictures/easel';
import type { Composition } from '../engine/picture';
import { arriving } from './easel';

/**
 * How much the kept images may take, counted as they are shown: four bytes a pixel, and two for each letter of the address that
 * holds the packed image. Beyond it those go that were painted first; whoever still shows one paints it anew.
 */
const MOST_BYTES = 48_000_000;

type Painting = { readonly address: string; readonly bytes: number };

const kept = new Map<string, Painting>();
const orders = new Map<string, Subject>();
const watchers = new Set<() => void>();
let total = 0;
let isBusy = false;

const numbers = new WeakMap<Composition, number>();
let counted = 0;

/** A name that is the same for the same image. */
function nameOf(subject: Subject): string {
  const { width, height, air } = subject;
  if ('scene' in subject) return `${JSON.stringify(subject.scene)} ${width}×${height} ${air}`;
  if ('face' in subject) return `${subject.face} ${subject.color} ${subject.mood} ${width}×${height} ${air}`;
  const number = numbers.get(subject.picture) ?? counted++;
  numbers.set(subject.picture, number);
  return `${number} ${width}×${height} ${air}`;
}

function keep(name: string, { width, height }: Subject, address: string): void {
  const bytes = width * height * 4 + address.length * 2;
  kept.set(name, { address, bytes });
  total += bytes;
  for (const [oldest, painting] of kept) {
    if (total <= MOST_BYTES || oldest === name) break;
    kept.delete(oldest);
    total -= painting.bytes;
  }
}

async function paintAll(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    const { painted } = await arriving;
    for (const [name, subject] of orders) {
      const address = painted(subject);
      orders.delete(name);
      if (address === null) continue;
      keep(name, subject, address);
      for (const watcher of [...watchers]) watcher();
      await new Promise((next) => setTimeout(next, 0));
    }
  } catch {
    // Skia did not come: signs stay where pictures would be.
    orders.clear();
  } finally {
    isBusy = false;
  }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The address of a subject's image; null as long as it is not painted. */
export function usePainting(subject: Subject): string | null {
  const name = nameOf(subject);
  const address = useSyncExternalStore(watch, () => kept.get(name)?.address ?? null);
  useEffect(() => {
    if (address !== null || orders.has(name)) return;
    orders.set(name, subject);
    void paintAll();
  });
  return address;
}
