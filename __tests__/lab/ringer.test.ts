/** What tells on Android whether the phone is silent: linked by Expo, read by a parser, and held to the sources it builds on. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ofPackage, packages, parse } from './parse';

const root = join(packages, '..');
const android = join(root, 'src/native/ringer/android');
const kotlin = readFileSync(join(android, 'src/main/java/app/picklantern/ringer/RingerModule.kt'), 'utf8');

/** What Expo would build into an app for a platform. */
type Linked = { readonly packageName: string; readonly projects?: readonly object[] };
function linked(platform: 'android' | 'apple'): readonly Linked[] {
  const bin = join(packages, 'expo-modules-autolinking/bin/expo-modules-autolinking.js');
  const found: { modules: readonly Linked[] } = JSON.parse(
    execFileSync(process.execPath, [bin, 'resolve', '--platform', platform, '--json'], { cwd: root, encoding: 'utf8' }),
  );
  return found.modules.filter(({ packageName }) => packageName === 'ringer');
}

test('it is built into the app for Android, by the name of its class, and into no other', () => {
  expect(linked('android')).toEqual([
    expect.objectContaining({
      projects: [
        expect.objectContaining({
          sourceDir: android,
          modules: [{ classifier: 'app.picklantern.ringer.RingerModule', name: null }],
        }),
      ],
    }),
  ]);
  expect(linked('apple')).toEqual([]);
});

test('it is Kotlin, in the class that is linked, under the names that the voice asks for', async () => {
  const tree = await parse('kotlin', kotlin);
  expect(tree.hasError).toBe(false);
  expect((await parse('kotlin', kotlin.replace('{', ''))).hasError).toBe(true);
  expect(kotlin).toMatch(/^package app\.picklantern\.ringer$/m);
  expect(tree.descendantsOfType('class_declaration').map((found) => found?.text.split(' ', 2)[1])).toEqual([
    'RingerModule',
  ]);
  const voice = readFileSync(join(root, 'src/ui/feedback/speech.ts'), 'utf8');
  for (const [name, asked] of [
    ['Name("Ringer")', "('Ringer')"],
    ['Function("isSilent")', 'ringer?.isSilent()'],
  ] as const) {
    expect(kotlin).toContain(name);
    expect(voice).toContain(asked);
  }
});

test('what it uses is there: Expo’s words for a module, and the ringer as expo-audio asks it', () => {
  const core = 'expo-modules-core/android/src/main/java/expo/modules/kotlin';
  expect(ofPackage(`${core}/objects/ObjectDefinitionBuilder.kt`)).toContain(
    'inline fun <reified R> Function( name: String, crossinline body: () -> R )',
  );
  expect(ofPackage(`${core}/AppContext.kt`)).toContain('val reactContext: Context?');
  expect(ofPackage(`${core}/modules/Module.kt`)).toContain('inline fun Module.ModuleDefinition(');
  const audio = ofPackage('expo-audio/android/src/main/java/expo/modules/audio/AudioModule.kt');
  expect(audio).toContain('getSystemService(Context.AUDIO_SERVICE) as AudioManager');
  expect(audio).toContain('audioManager.ringerMode == AudioManager.RINGER_MODE_NORMAL');
});
