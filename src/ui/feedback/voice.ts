import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';
import { RECORDS } from './records';
import type { Heard } from './sounds';

const players = new Map<Heard, AudioPlayer>();

// Music that somebody listens to goes on, and a phone that was told to be silent is.
void setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(() => undefined);

/** Plays a sound; a phone that cannot stays silent. */
export function play(sound: Heard): void {
  const player = players.get(sound) ?? createAudioPlayer(RECORDS[sound]);
  players.set(sound, player);
  void player.seekTo(0).then(
    () => player.play(),
    () => undefined,
  );
}
