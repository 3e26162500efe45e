/** The looks at what Expo generates, each shown something that is wrong; the real projects are made and looked at by `.ci/run`. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { backReachesApp, mergedPermissions, nativeFaults, plistValue, privacyReasons } from '../../src/lab/native';

const root = join(__dirname, '../..');
const permission = (name: string, more = ''): string =>
  `<uses-permission android:name="android.permission.${name}"${more}/>`;
const removed = ' tools:node="remove"';

/** What a plugin of ours does to the source of an app's entrance. */
type Change = (file: { backgroundColor: string; modResults: { contents: string } }) => Promise<{
  modResults: { contents: string };
}>;
const { mods } = jest.requireActual<
  (config: object) => { mods: { android: { mainActivity: Change }; ios: { appDelegate: Change } } }
>('../../src/native/veil.plugin.js')({});
const changed = async (change: Change, contents: string): Promise<string> =>
  (await change({ backgroundColor: '#110e0d', modResults: { contents } })).modResults.contents;

test('a permission that one manifest removes is gone, whoever else asks for it', () => {
  const app = permission('VIBRATE') + permission('INTERNET');
  expect(mergedPermissions([app])).toEqual(['android.permission.INTERNET', 'android.permission.VIBRATE']);
  expect(mergedPermissions([app, permission('INTERNET', removed), permission('INTERNET')])).toEqual([
    'android.permission.VIBRATE',
  ]);
});

test('a property list is read by its keys', () => {
  const plist = '<key>UIRequiresFullScreen</key>\n <false/>\n<key>Name</key><string>Pick</string>';
  expect(plistValue(plist, 'UIRequiresFullScreen')).toBe('false');
  expect(plistValue(plist, 'Name')).toBe('Pick');
  expect(plistValue(plist, 'Other')).toBeUndefined();
});

test('the reasons of a privacy manifest are read in either order', () => {
  const type = '<key>NSPrivacyAccessedAPIType</key><string>Files</string>';
  const reasons = '<key>NSPrivacyAccessedAPITypeReasons</key><array><string>A.1</string><string>B.1</string></array>';
  expect(privacyReasons(type + reasons)).toEqual(['Files A.1', 'Files B.1']);
  expect(privacyReasons(reasons + type)).toEqual(['Files A.1', 'Files B.1']);
});

describe('"back" on Android', () => {
  const activity = readFileSync(
    join(root, 'node_modules/react-native/ReactAndroid/src/main/java/com/facebook/react/ReactActivity.java'),
    'utf8',
  ).replace(/\s+/g, ' ');
  const asking = (flag?: boolean): string =>
    flag === undefined ? '<application>' : `<application android:enableOnBackInvokedCallback="${flag}">`;
  const reached = (manifest: string, source: string): number[] =>
    [29, 32, 33, 35, 36].filter((level) => backReachesApp({ manifest, activity: source, targetSdk: 36 }, level));

  test('reaches the app on every level, if callbacks are refused or nothing is said of them', () => {
    expect(reached(asking(false), activity)).toEqual([29, 32, 33, 35, 36]);
    expect(reached(asking(), activity)).toEqual([29, 32, 33, 35, 36]);
  });

  test('closes the app on Android 13 to 15, if callbacks are asked for that React Native does not register there', () => {
    expect(reached(asking(true), activity)).toEqual([29, 32, 36]);
    const registers = activity.replace(/if \(AndroidVersion\.isAtLeastTargetSdk36\(this\)\) \{/, '{');
    expect(reached(asking(true), registers)).toEqual([29, 32, 33, 35, 36]);
  });

  test('closes the app on Android 16, if the callback stays off after the app was left', () => {
    const at = activity.lastIndexOf('mBackPressedCallback.setEnabled(true)');
    expect(
      reached(asking(), activity.slice(0, at) + activity.slice(at + 'mBackPressedCallback.setEnabled(true)'.length)),
    ).toEqual([29, 32, 33, 35]);
  });
});

describe('a project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'native-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const faults = (): string[] => nativeFaults(folder, join(root, 'node_modules'));
  beforeAll(() => cpSync(join(root, 'app.json'), join(folder, 'app.json')));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('of which nothing was generated fails everywhere', () => {
    const found = faults();
    for (const fault of ['android: applicationId', 'android: de', 'ios: no tracking', 'ios: App-Icon-1024x1024@1x.png'])
      expect(found).toContain(fault);
    expect(found.filter((fault) => fault.startsWith('ios: privacy manifest')).length).toBeGreaterThan(4);
  });

  test('that would reach the network is named with what it asks for', () => {
    const main = permission('INTERNET') + permission('VIBRATE');
    write('android/app/src/main/AndroidManifest.xml', main);
    expect(faults().join()).toContain('a release build asks for android.permission.INTERNET');
    const unused = ['INTERNET', 'MODIFY_AUDIO_SETTINGS', 'READ_EXTERNAL_STORAGE', 'WRITE_EXTERNAL_STORAGE'];
    write('android/app/src/release/AndroidManifest.xml', unused.map((name) => permission(name, removed)).join(''));
    expect(faults().join()).not.toContain('a release build asks for');
    expect(faults()).not.toContain('android: a debug build cannot reach its computer');
  });

  const entrances = [
    {
      platform: 'android',
      change: mods.android.mainActivity,
      path: 'android/app/src/main/java/app/picklantern/MainActivity.kt',
      source:
        'package app.picklantern\n\nclass MainActivity : ReactActivity() {\n  override fun onCreate() {\n    super.onCreate(null)\n  }\n}\n',
      told: [
        'android: no picture among recent apps',
        'android: before 13 a window can be secure',
        'android: before 13 it is secure without the focus',
        'android: before 13 it is secure while paused',
        'android: people may photograph their game',
      ],
    },
    {
      platform: 'ios',
      change: mods.ios.appDelegate,
      path: 'ios/PickLantern/AppDelegate.swift',
      source: '@main\nclass AppDelegate: ExpoAppDelegate {\n  var window: UIWindow?\n}\n',
      told: ['ios: the veil hides what is below', 'ios: veiled when left', 'ios: unveiled when played'],
    },
  ] as const;

  test.each(entrances)('shows hands in pictures of the system on $platform, until it is veiled', async (entrance) => {
    write(entrance.path, entrance.source);
    expect(faults()).toEqual(expect.arrayContaining([...entrance.told]));
    write(entrance.path, await changed(entrance.change, entrance.source));
    expect(faults().filter((fault) => entrance.told.some((told) => told === fault))).toEqual([]);
  });

  test.each(entrances)('is veiled only once on $platform, and never by half', async ({ change, source }) => {
    const once = await changed(change, source);
    expect(await changed(change, once)).toBe(once);
    await expect(changed(change, source.replace('class', 'object'))).rejects.toThrow('Failed to match');
  });
});
