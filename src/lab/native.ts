/** What must hold of the native projects that Expo generates: both stores are given nothing else. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../engine/show';

/** The Androids among which "back" differs, by their levels. */
const androids = [
  { name: 'to 12', from: 24, to: 32 },
  { name: '13 to 15', from: 33, to: 35 },
  { name: '16', from: 36, to: 36 },
] as const;

const densities = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi'];

/** Google Play takes new apps from this level on; below the least, Skia and Expo do not run. */
const levels = { minSdk: 24, targetSdk: 36, ios: 16 } as const;

/** The permissions a release build may have. */
const allowed = ['android.permission.VIBRATE'];

/** A manifest's permissions, and which of them it takes away from all others. */
interface Permissions {
  readonly wanted: readonly string[];
  readonly removed: readonly string[];
}

/** Reads the permissions out of a manifest. */
function permissionsOf(manifest: string): Permissions {
  const rows = [...manifest.matchAll(/<uses-permission[^>]*android:name="([^"]+)"[^>]*>/g)];
  const names = (removed: boolean): string[] =>
    rows.filter(([row]) => row.includes('tools:node="remove"') === removed).flatMap(([, name]) => name ?? []);
  return { wanted: names(false), removed: names(true) };
}

/** What is left when manifests are laid over each other: a removal wins over every wish. */
export function mergedPermissions(manifests: readonly string[]): string[] {
  const all = manifests.map(permissionsOf);
  const removed = new Set(all.flatMap((each) => each.removed));
  return [...new Set(all.flatMap((each) => each.wanted))].filter((name) => !removed.has(name)).sort();
}

/** A value of a property list, as written: `true`, `false`, or the text of a string. */
export function plistValue(plist: string, key: string): string | undefined {
  const [, flag, text] =
    new RegExp(`<key>${key}</key>\\s*(?:<(true|false)\\s*/>|<string>([^<]*)</string>)`).exec(plist) ?? [];
  return flag ?? text;
}

/** The reasons a privacy manifest gives, as `category reason`. */
export function privacyReasons(manifest: string): string[] {
  const entry =
    /<key>NSPrivacyAccessedAPIType<\/key>\s*<string>([^<]+)<\/string>\s*<key>NSPrivacyAccessedAPITypeReasons<\/key>\s*<array>([\s\S]*?)<\/array>/g;
  const flipped =
    /<key>NSPrivacyAccessedAPITypeReasons<\/key>\s*<array>([\s\S]*?)<\/array>\s*<key>NSPrivacyAccessedAPIType<\/key>\s*<string>([^<]+)<\/string>/g;
  const pairs = [
    ...[...manifest.matchAll(entry)].map(([, category = '', reasons = '']) => ({ category, reasons })),
    ...[...manifest.matchAll(flipped)].map(([, reasons = '', category = '']) => ({ category, reasons })),
  ];
  return pairs.flatMap(({ category, reasons }) =>
    [...reasons.matchAll(/<string>([^<]+)<\/string>/g)].map(([, reason = '']) => `${category} ${reason}`),
  );
}

/** Every file of a name that the installed libraries ship for a phone. */
function shipped(packages: string, folder: string, name: string): string[] {
  const found: string[] = [];
  const look = (path: string, depth: number): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const below = join(path, entry.name);
      if (entry.isFile() && entry.name === name) found.push(below);
      if (entry.isDirectory() && depth > 0 && !/^(node_modules|example|androidTest|debug)$/i.test(entry.name))
        look(below, depth - 1);
    }
  };
  const scopes = readdirSync(packages).flatMap((entry) =>
    entry.startsWith('@') ? readdirSync(join(packages, entry)).map((inner) => join(entry, inner)) : [entry],
  );
  for (const entry of scopes) {
    const path = join(packages, entry, folder);
    if (existsSync(path)) look(path, 4);
  }
  return found;
}

const read = (...path: readonly string[]): string => {
  const file = join(...path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** The code in a file on one line, so that a demand can be read like the code itself. */
const code = (...path: readonly string[]): string => read(...path).replace(/\s+/g, ' ');

/** What decides on Android where a press or swipe of "back" goes: the manifest, the level aimed at and React Native's own activity. */
export interface BackWays {
  readonly manifest: string;
  readonly activity: string;
  readonly targetSdk: number;
}

/**
 * Whether "back" reaches the app on a phone of a level. Before 13 the system calls `onBackPressed`, which React Native has always
 * answered. From 13 on an app may ask for callbacks instead (`enableOnBackInvokedCallback`), from 16 on it gets them unless it refuses;
 * then somebody must have registered one, and switched it on again after the app was left by "back", or the app closes.
 */
export function backReachesApp({ manifest, activity, targetSdk }: BackWays, level: number): boolean {
  const [, flag] = /android:enableOnBackInvokedCallback="(true|false)"/.exec(manifest) ?? [];
  const byDefault = level >= 36 && targetSdk >= 36;
  const byCallback = level >= 33 && (flag === undefined ? byDefault : flag === 'true');
  if (!byCallback) return /public void onBackPressed\(\) \{ if \(!mDelegate\.onBackPressed\(\)\)/.test(activity);
  const [, guard] =
    /(if \(AndroidVersion\.isAtLeastTargetSdk36\(this\)\) \{ )?getOnBackPressedDispatcher\(\)/.exec(activity) ?? [];
  const isRegistered =
    activity.includes('getOnBackPressedDispatcher().addCallback(') && (guard === undefined || byDefault);
  const left = /void invokeDefaultOnBackPressed\(\) \{.*?super\.onBackPressed\(\);(.*?)\}/.exec(activity)?.[1] ?? '';
  return isRegistered && left.includes('mBackPressedCallback.setEnabled(true)');
}

function androidFaults(project: string, packages: string, id: string, version: string): string[] {
  const source = join(project, 'android/app/src');
  const main = read(source, 'main/AndroidManifest.xml');
  const activity = code(source, 'main/java', ...id.split('.'), 'MainActivity.kt');
  const gradle = read(project, 'android/app/build.gradle');
  const catalog = read(packages, 'react-native/gradle/libs.versions.toml');
  const level = (key: string): number => Number(new RegExp(`^${key} = "(\\d+)"`, 'm').exec(catalog)?.[1]);
  const libraries = shipped(packages, 'android', 'AndroidManifest.xml').map((file) => readFileSync(file, 'utf8'));
  const released = mergedPermissions([main, read(source, 'release/AndroidManifest.xml'), ...libraries]);
  const inDebug = mergedPermissions([main, read(source, 'debug/AndroidManifest.xml')]);
  const ways: BackWays = {
    manifest: main,
    activity: code(packages, 'react-native/ReactAndroid/src/main/java/com/facebook/react/ReactActivity.java'),
    targetSdk: level('targetSdk'),
  };
  const icons = densities.flatMap((density) => [
    ...['', '_round', '_foreground', '_background', '_monochrome'].map(
      (layer) => `mipmap-${density}/ic_launcher${layer}.webp`,
    ),
    `drawable-${density}/splashscreen_logo.png`,
    `drawable-night-${density}/splashscreen_logo.png`,
  ]);
  return failing({
    [`android: a release build asks for ${released.join(', ')}`]: released.join() === allowed.join(),
    'android: a debug build cannot reach its computer': inDebug.includes('android.permission.INTERNET'),
    'android: applicationId': gradle.includes(`applicationId '${id}'`),
    'android: versionName': gradle.includes(`versionName "${version}"`),
    ...Object.fromEntries(
      androids.map(({ name, from, to }) => [
        `android: back reaches the app on Android ${name}`,
        [from, to].every((at) => backReachesApp(ways, at)),
      ]),
    ),
    'android: edge to edge': /^edgeToEdgeEnabled=true$/m.test(read(project, 'android/gradle.properties')),
    'android: Hermes': /^hermesEnabled=true$/m.test(read(project, 'android/gradle.properties')),
    'android: backup of saved games': main.includes('android:allowBackup="true"'),
    'android: no plain traffic': !main.includes('usesCleartextTraffic="true"'),
    'android: no updates over the air': main.includes('expo.modules.updates.ENABLED" android:value="false"'),
    'android: turns with the phone': main.includes('android:screenOrientation="unspecified"'),
    'android: no picture among recent apps': /super\.onCreate\(null\)[^}]* setRecentsScreenshotEnabled\(false\)/.test(
      activity,
    ),
    'android: before 13 a window can be secure': activity.includes(
      'if (isLeft) window.addFlags(WindowManager.LayoutParams.FLAG_SECURE) else window.clearFlags(WindowManager.LayoutParams.FLAG_SECURE)',
    ),
    'android: before 13 it is secure without the focus': activity.includes(
      'onWindowFocusChanged(hasFocus: Boolean) { secure(!hasFocus) super.onWindowFocusChanged(hasFocus) }',
    ),
    'android: before 13 it is secure while paused': activity.includes('onPause() { secure(true) super.onPause() }'),
    'android: people may photograph their game': activity.includes('onResume() { super.onResume() secure(false) }'),
    'android: one-colour icon': read(source, 'main/res/mipmap-anydpi-v26/ic_launcher.xml').includes('<monochrome'),
    'android: minSdk': level('minSdk') >= levels.minSdk,
    'android: targetSdk': level('targetSdk') >= levels.targetSdk,
    ...Object.fromEntries(icons.map((icon) => [`android: ${icon}`, existsSync(join(source, 'main/res', icon))])),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        `android: ${language}`,
        read(source, `main/res/values-b+${language}/strings.xml`).includes('Pick &amp; Lantern') &&
          read(source, 'main/res/xml/locales_config.xml').includes(`android:name="${language}"`),
      ]),
    ),
  });
}

function iosFaults(project: string, packages: string, id: string, version: string): string[] {
  const folder = join(project, 'ios/PickLantern');
  const delegate = code(folder, 'AppDelegate.swift');
  const info = read(folder, 'Info.plist');
  const privacy = read(folder, 'PrivacyInfo.xcprivacy');
  const xcode = read(project, 'ios/PickLantern.xcodeproj/project.pbxproj');
  const targets = [...xcode.matchAll(/IPHONEOS_DEPLOYMENT_TARGET = ([\d.]+);/g)].map(([, target]) => Number(target));
  const reasons = new Set(privacyReasons(privacy));
  const needed = ['ios', 'React', 'ReactCommon', 'third-party-podspecs', 'apple']
    .flatMap((part) => shipped(packages, part, 'PrivacyInfo.xcprivacy'))
    .flatMap((file) => privacyReasons(readFileSync(file, 'utf8')));
  const icons = ['App-Icon', 'App-Icon-dark', 'App-Icon-tinted'].map((icon) => `${icon}-1024x1024@1x.png`);
  return failing({
    'ios: bundle identifier': xcode.includes(`PRODUCT_BUNDLE_IDENTIFIER = "${id}";`),
    'ios: version': plistValue(info, 'CFBundleShortVersionString') === version,
    'ios: phones and tablets': xcode.includes('TARGETED_DEVICE_FAMILY = "1,2";'),
    'ios: system version': targets.length > 0 && targets.every((target) => target >= levels.ios),
    'ios: encryption exemption': plistValue(info, 'ITSAppUsesNonExemptEncryption') === 'false',
    'ios: no loads from anywhere': plistValue(info, 'NSAllowsArbitraryLoads') === 'false',
    'ios: asks for nothing': !/<key>NS\w+UsageDescription<\/key>/.test(info),
    'ios: nothing in the background': !info.includes('UIBackgroundModes'),
    'ios: may share the screen': plistValue(info, 'UIRequiresFullScreen') === 'false',
    'ios: the veil hides what is below': /view\.backgroundColor = UIColor\([^)]* alpha: 1\)/.test(delegate),
    'ios: veiled when left': delegate.includes(
      'applicationWillResignActive(_ application: UIApplication) { if let window = window { veil.frame = window.bounds window.addSubview(veil) } super.',
    ),
    'ios: unveiled when played': delegate.includes(
      'applicationDidBecomeActive(_ application: UIApplication) { super.applicationDidBecomeActive(application) veil.removeFromSuperview() }',
    ),
    'ios: no entitlements': /<dict\s*\/>/.test(read(folder, 'PickLantern.entitlements')),
    'ios: no tracking': plistValue(privacy, 'NSPrivacyTracking') === 'false',
    'ios: nothing collected': /NSPrivacyCollectedDataTypes<\/key>\s*<array\s*\/>/.test(privacy),
    'ios: reasons of the libraries are found': needed.length > 0,
    ...Object.fromEntries(needed.map((reason) => [`ios: privacy manifest: ${reason}`, reasons.has(reason)])),
    ...Object.fromEntries(
      icons.map((icon) => [`ios: ${icon}`, existsSync(join(folder, 'Images.xcassets/AppIcon.appiconset', icon))]),
    ),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        `ios: ${language}`,
        read(folder, `Supporting/${language}.lproj/InfoPlist.strings`).includes('Pick & Lantern'),
      ]),
    ),
  });
}

const failing = (demands: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(demands).flatMap(([demand, holds]) => (holds ? [] : [demand]));

/** What is wrong with the native projects below a folder; nothing if they may go to the stores. */
export function nativeFaults(project: string, packages: string): string[] {
  const app: { expo: { version: string; ios: { bundleIdentifier: string }; android: { package: string } } } =
    JSON.parse(readFileSync(join(project, 'app.json'), 'utf8'));
  const { version, ios, android } = app.expo;
  return [
    ...androidFaults(project, packages, android.package, version),
    ...iosFaults(project, packages, ios.bundleIdentifier, version),
  ];
}
