/** The voice over a phone of ours: expo-speech's own JavaScript, and of the native side what it asks of it. */
import type { Say } from '../../../src/ui/feedback/speaking';

const spoken: string[] = [];
let isMute = false;

/** What a phone says when a voice has come to the end of an utterance. */
let onDone = (_: { id: string }): void => undefined;

const speech = {
  getVoices: async () => [{ identifier: 'anna', name: 'Anna', language: 'de-DE', quality: 'Default' }],
  speak: (id: string, words: string) => {
    spoken.push(words);
    onDone({ id });
  },
  stop: async () => undefined,
  listenerCount: () => 0,
  removeAllListeners: () => undefined,
  addListener: (event: string, listener: (said: { id: string }) => void) => {
    if (event === 'Exponent.speakingDone') onDone = listener;
  },
};
/** What plays sounds; the voice only tells it to be quiet on a silent phone. */
const audio = { AudioPlayer: class {}, AudioRecorder: class {}, setAudioModeAsync: async () => undefined };
const ringer = { isSilent: () => isMute };

/** The voice as it is on a phone with these native modules. */
function voiceOn(modules: Readonly<Record<string, object>>): Say {
  let say: Say = () => Promise.reject(new Error('no voice'));
  jest.isolateModules(() => {
    Object.assign(globalThis.expo.modules, { ExpoSpeech: speech, ExpoAudio: audio, Ringer: undefined, ...modules });
    say = jest.requireActual<{ say: Say }>('../../../src/ui/feedback/speech').say;
  });
  return say;
}

async function said(say: Say, words: string): Promise<readonly string[]> {
  spoken.length = 0;
  await say(words, 'de', new AbortController().signal);
  return spoken.slice();
}

test('a phone that was told to be silent keeps the Foreman silent, asked anew before each thing he says', async () => {
  const say = voiceOn({ Ringer: ringer });
  isMute = false;
  expect(await said(say, 'Glück auf!')).toEqual(['Glück auf!']);
  isMute = true;
  expect(await said(say, 'Alle sehen weg.')).toEqual([]);
  isMute = false;
  expect(await said(say, 'Ben ist dran.')).toEqual(['Ben ist dran.']);
});

test('where nothing tells about ringing he speaks, as loud as the phone lets him', async () => {
  isMute = true;
  expect(await said(voiceOn({}), 'Glück auf!')).toEqual(['Glück auf!']);
});
