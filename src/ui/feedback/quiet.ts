import { setAudioModeAsync } from 'expo-audio';

let isSet = false;

/** Music that somebody listens to goes on, and a phone that was told to be silent plays no sounds; on Android its voice asks for itself. */
export function setQuiet(): void {
  if (isSet) return;
  isSet = true;
  void setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(() => undefined);
}
