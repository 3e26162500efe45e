import { createAudioPlayer, type AudioPlayer } from 'expo-audio';
import { setQuiet } from './quiet';
import { RECORDS } from './records';
import type { Heard } from './sounds';

const players = new Map<Heard, AudioPlayer>();

/** Plays a sound; a phone that cannot stays silent. */
export function play(sound: Heard): void {
  setQuiet();
  const player = players.get(sound) ?? createAudioPlayer(RECORDS[sound]);
  players.set(sound, player);
  void player.seekTo(0).then(
    () => player.play(),
    () => undefined,
  );
}
