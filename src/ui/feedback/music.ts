import { createAudioPlayer, type AudioPlayer } from 'expo-audio';
import record from '../../../assets/sounds/music.wav';
import { setQuiet } from './quiet';

let player: AudioPlayer | null = null;

/** Plays the music, so loud from 0 to 1, until it is told to rest; a phone that was told to be silent is. */
export function begin(volume: number): void {
  setQuiet();
  player ??= createAudioPlayer(record);
  player.loop = true;
  player.volume = volume;
  player.play();
}

/** The music rests where it is. */
export function rest(): void {
  player?.pause();
}
