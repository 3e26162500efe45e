import { Asset } from 'expo-asset';
import record from '../../../assets/sounds/music.wav';

let voice: HTMLAudioElement | null = null;
let isWanted = false;

const TOUCHES = ['pointerup', 'keydown'] as const;

function tryAgain(): void {
  for (const touch of TOUCHES) window.removeEventListener(touch, tryAgain);
  if (isWanted) void voice?.play().catch(() => undefined);
}

/** Plays the music, so loud from 0 to 1, until it is told to rest; a browser plays nothing before somebody has touched the page. */
export function begin(volume: number): void {
  isWanted = true;
  voice ??= new Audio(Asset.fromModule(record).uri);
  voice.loop = true;
  voice.volume = volume;
  void voice.play().catch(() => {
    for (const touch of TOUCHES) window.addEventListener(touch, tryAgain);
  });
}

/** The music rests where it is. */
export function rest(): void {
  isWanted = false;
  voice?.pause();
}
