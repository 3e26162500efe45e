import { createAudioPlayer, type AudioPlayer } from 'expo-audio';
import { setQuiet } from './quiet';
import { RECORDS } from './records';
import type { Heard } from './sounds';

const players = new Map<Heard, AudioPlayer>();

/** Plays a sound, so loud from 0 to 1; a phone that cannot stays silent. */
export function play(sound: Heard, volume: number): void {
  setQuiet();
  const player = players.get(sound) ?? createAudioPlayer(RECORDS[sound]);
  players.set(sound, player);
  player.volume = volume;
  void player.seekTo(0).then(
    () => player.play(),
    () => undefined,
  );
}
