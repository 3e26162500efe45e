import { Asset } from 'expo-asset';
import { RECORDS } from './records';
import type { Heard } from './sounds';

const voices = new Map<Heard, HTMLAudioElement>();

/** Plays a sound, so loud from 0 to 1; a browser that does not want to, because nobody has touched the page yet, stays silent. */
export function play(sound: Heard, volume: number): void {
  const voice = voices.get(sound) ?? new Audio(Asset.fromModule(RECORDS[sound]).uri);
  voices.set(sound, voice);
  voice.volume = volume;
  voice.currentTime = 0;
  void voice.play().catch(() => undefined);
}
