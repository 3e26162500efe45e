/** What the plugin writes into the entrances of Expo's own template, read by parsers of Kotlin and Swift and held to the classes it extends. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ofPackage, packages, parse } from './parse';

type Change = (file: object) => Promise<{ modResults: { contents: string } }>;
const { mods } = jest.requireActual<
  (config: object) => { mods: { android: { mainActivity: Change }; ios: { appDelegate: Change } } }
>('../../src/native/veil.plugin.js')({});

const ofTemplate = (path: string): string =>
  execFileSync('tar', ['-xzOf', join(packages, 'expo/template.tgz'), `package/${path}`], { encoding: 'utf8' });

const entrances = [
  {
    language: 'kotlin',
    change: mods.android.mainActivity,
    source: ofTemplate('android/app/src/main/java/com/helloworld/MainActivity.kt'),
    functions: ['secure', 'onWindowFocusChanged', 'onPause', 'onResume'],
    base: ofPackage('react-native/ReactAndroid/src/main/java/com/facebook/react/ReactActivity.java'),
    extended: [
      'public void onWindowFocusChanged(boolean hasFocus)',
      'protected void onPause()',
      'protected void onResume()',
    ],
  },
  {
    language: 'swift',
    change: mods.ios.appDelegate,
    source: ofTemplate('ios/HelloWorld/AppDelegate.swift'),
    functions: ['applicationWillResignActive', 'applicationDidBecomeActive'],
    base: ofPackage('expo/ios/AppDelegates/ExpoAppDelegate.swift'),
    extended: [
      'open func applicationWillResignActive(_ application: UIApplication)',
      'open func applicationDidBecomeActive(_ application: UIApplication)',
    ],
  },
] as const;

const changed = async ({ change, source }: { change: Change; source: string }): Promise<string> =>
  (await change({ backgroundColor: '#110e0d', modResults: { contents: source } })).modResults.contents;

test.each(entrances)('the template with the veil is $language, with every function in its class', async (entrance) => {
  const { language, source, functions } = entrance;
  const written = await changed(entrance);
  const tree = await parse(language, written);
  expect(tree.hasError).toBe(false);
  const [entered] = tree.descendantsOfType('class_declaration');
  const inside = (entered?.descendantsOfType('function_declaration') ?? []).map((found) => found?.text ?? '');
  for (const name of functions) expect(inside.filter((text) => text.includes(`${name}(`)).length).toBeGreaterThan(0);
  expect((await parse(language, source)).hasError).toBe(false);
  expect((await parse(language, written.replace(/\}\s*$/, ''))).hasError).toBe(true);
});

test.each(entrances)('what is overridden in $language is there to be overridden', ({ base, extended }) => {
  for (const signature of extended) expect(base).toContain(signature);
});
