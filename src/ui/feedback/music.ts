import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';
import record from '../../../assets/sounds/music.wav';

let player: AudioPlayer | null = null;

/** Plays the music, so loud from 0 to 1, until it is told to rest; a phone that was told to be silent is. */
export function begin(volume: number): void {
  void setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(() => undefined);
  player ??= createAudioPlayer(record);
  player.loop = true;
  player.volume = volume;
  player.play();
}

/** The music rests where it is. */
export function rest(): void {
  player?.pause();
}
