import { setAudioModeAsync } from 'expo-audio';

let isSet = false;

/** Music that somebody listens to goes on, and a phone that was told to be silent is: for sounds and for speech. */
export function setQuiet(): void {
  if (isSet) return;
  isSet = true;
  void setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(() => undefined);
}
