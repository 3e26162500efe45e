const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { withDangerousMod } = require('expo/config-plugins');

// A debug build fetches its code from a computer and shows its menu over other apps; what people install does neither. Gradle lays this
// manifest over those of the app and of all libraries in every release build, however it is started.
const manifest = `<manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
  <uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>
  <uses-permission android:name="android.permission.SYSTEM_ALERT_WINDOW" tools:node="remove"/>
</manifest>
`;

/** Takes the network from every release build for Android. */
module.exports = (config) =>
  withDangerousMod(config, [
    'android',
    (changed) => {
      const folder = join(changed.modRequest.platformProjectRoot, 'app/src/release');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'AndroidManifest.xml'), manifest);
      return changed;
    },
  ]);
