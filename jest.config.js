const { resolve } = require('node:path');

const esbuild = { '\\.[mc]?[jt]sx?$': resolve(__dirname, '__tests__/setup/esbuild.js') };

// A test file runs in a sandbox, where each mention of a global is looked up anew: these are handed to every module instead.
const quick = [
  'Object',
  'Array',
  'Math',
  'JSON',
  'Number',
  'String',
  'Symbol',
  'Set',
  'Map',
  'WeakMap',
  'Promise',
  'Reflect',
];

// Rules, bots and the table's statechart need no React: plain Node, no Babel, so they start in milliseconds.
const rules = {
  displayName: 'rules',
  sandboxInjectedGlobals: quick,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/{architecture,engine,games,bots,campaign,lab,table}/**/*.test.ts'],
  transform: esbuild,
};

// SQLite's native half is a real SQLite with files; nothing else of a phone is needed to keep games.
const sqlite = { '^\\./ExpoSQLite$': '<rootDir>/__tests__/setup/sqlite.ts' };

// What is kept needs no React either: expo-sqlite's own JavaScript, and of the phone only its name.
const storage = {
  displayName: 'storage',
  sandboxInjectedGlobals: quick,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/storage/**/*.test.ts'],
  transform: esbuild,
  transformIgnorePatterns: ['/node_modules/(?!expo-sqlite/)'],
  moduleNameMapper: { ...sqlite, '^(react-native|expo-asset|expo/devtools)$': '<rootDir>/__tests__/setup/phone.js' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup/storage.ts'],
  globals: { __DEV__: false },
};

// Components and canvas on real Skia (CanvasKit).
const app = {
  displayName: 'app',
  sandboxInjectedGlobals: quick,
  preset: 'jest-expo',
  testEnvironment: '<rootDir>/__tests__/setup/skia.js',
  testMatch: ['<rootDir>/__tests__/{app,ui,canvas,i18n}/**/*.test.{ts,tsx}'],
  setupFiles: ['react-native-gesture-handler/jestSetup.js'],
  setupFilesAfterEnv: ['@shopify/react-native-skia/jestSetup.js', '<rootDir>/__tests__/setup/app.ts'],
  resolver: '<rootDir>/__tests__/setup/resolver.js',
  // Only what draws or moves needs Babel, which takes most of the time of a first run.
  transform: { '/src/(engine|games|bots|campaign|table|storage|i18n)/.*\\.ts$': esbuild['\\.[mc]?[jt]sx?$'] },
  moduleNameMapper: {
    ...sqlite,
    '\\.wasm$': '<rootDir>/__tests__/setup/asset.js',
  },
  transformIgnorePatterns: [
    '/node_modules/(?!((jest-)?react-native|@react-native|expo|@expo|@expo-google-fonts|standard-navigation|@shopify/react-native-skia))',
    '/node_modules/react-native-reanimated/plugin/',
    '/node_modules/@react-native/babel-preset/',
  ],
};

// The built app in a real browser; screens at every size and whole games, which take long, are projects of their own.
const inBrowser = (displayName, testMatch, testPathIgnorePatterns = []) => ({
  displayName,
  testEnvironment: 'node',
  testMatch: testMatch.map((name) => `<rootDir>/__tests__/browser/${name}.test.ts`),
  testPathIgnorePatterns,
  globalSetup: '<rootDir>/__tests__/browser/build.ts',
  transform: esbuild,
});
const browser = inBrowser('browser', ['*'], ['/(tables|screens|whole|solo|rounds|room)\\.test\\.ts$']);
const screens = inBrowser('screens', ['screens']);
const tables = inBrowser('tables', ['tables']);
const whole = inBrowser('whole', ['whole']);
const solo = inBrowser('solo', ['solo']);
const rounds = inBrowser('rounds', ['rounds']);
const room = inBrowser('room', ['room']);

module.exports = { projects: [rules, storage, app, browser, screens, tables, whole, solo, rounds, room] };
