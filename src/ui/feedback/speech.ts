/** The phone's own voices. Nothing is ever sent to a network: a voice that lives elsewhere is not used. */
import { requireOptionalNativeModule } from 'expo';
import { getAvailableVoicesAsync, speak, stop } from 'expo-speech';
import type { Language } from '../../engine/show';
import { setQuiet } from './quiet';
import { voiceFor } from './voices';

/** A voice that never begins, or never ends, holds nobody up: so long a text may take, by its letters. */
const BREATH = 1500;
const LETTER = 110;

/** Android plays speech like music, whatever the phone was told about ringing; `src/native/ringer` tells. Other systems have no such module. */
const ringer = requireOptionalNativeModule<{ isSilent(): boolean }>('Ringer');

/** Says something, and ends when it is said, was cut short or cannot be said. */
export async function say(words: string, language: Language, signal: AbortSignal): Promise<void> {
  setQuiet();
  const voice = voiceFor(await getAvailableVoicesAsync().catch(() => []), language);
  if (voice === null || signal.aborted || ringer?.isSilent() === true) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, BREATH + LETTER * words.length);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', () => {
      void stop().catch(() => undefined);
      end();
    });
    // In the app's own audio session, so that an iPhone that is silent keeps it silent.
    const own = { useApplicationAudioSession: true } as const;
    speak(words, { language, voice: voice.identifier, ...own, onDone: end, onStopped: end, onError: end });
  });
}
