import { createContext, use, useEffect, useState } from 'react';
import type { Language } from '../../engine/show';

/** Says something aloud; ends when it is said, was cut short or cannot be said. */
export type Say = (words: string, language: Language, signal: AbortSignal) => Promise<void>;

/** What speaks is loaded with the first word. */
const phone: Say = async (words, language, signal) => (await import('./speech')).say(words, language, signal);

/** The voice of everything inside: the phone's own. */
export const VoiceContext = createContext<Say>(phone);

/**
 * Says something for as long as it stands, each thing once. Gives whether it is still being said: what waits for that waits
 * for words that everybody hears.
 */
export function useSpeaking(words: string | null, key: string, language: Language): boolean {
  const say = use(VoiceContext);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (words === null) return;
    const stop = new AbortController();
    const done = () => {
      if (!stop.signal.aborted) setSaid(key);
    };
    void say(words, language, stop.signal).then(done, done);
    return () => stop.abort();
  }, [say, words, key, language]);
  return words !== null && said !== key;
}
