import type { Licences } from './licences';

/** The licences, which a browser fetches, or has kept, as a file of the app: few people read them, and nobody waits for them. */
export async function loadLicences(): Promise<Licences> {
  const answer = await fetch('/licences.json');
  if (!answer.ok) throw new Error(`${answer.status} licences`);
  return answer.json();
}
