import type { Voice } from 'expo-speech';
import type { Language } from '../../engine/show';

/** Whether a voice speaks on this device; browsers say so, and Android names those that do not. */
const isAtHome = (voice: Voice): boolean =>
  !('localService' in voice && voice.localService === false) && !/network/i.test(voice.identifier);

/** The best voice for a language, null if the phone has none: then the words on the screen must do. */
export function voiceFor(voices: readonly Voice[], language: Language): Voice | null {
  const spoken = new RegExp(`^${language}([-_]|$)`, 'i');
  const able = voices.filter((voice) => isAtHome(voice) && spoken.test(voice.language));
  return able.find(({ quality }) => String(quality) === 'Enhanced') ?? able[0] ?? null;
}
