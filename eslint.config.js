const { readdirSync } = require('node:fs');
const { join } = require('node:path');
const expo = require('eslint-config-expo/flat');

const source = ['app/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}', '__tests__/**/*.{ts,tsx}'];
const pure = ['src/engine/**/*.ts', 'src/games/**/*.ts', 'src/bots/**/*.ts', 'src/campaign/**/*.ts'];

const games = readdirSync(join(__dirname, 'src'))
  .filter((folder) => folder === 'games')
  .flatMap((folder) => readdirSync(join(__dirname, 'src', folder), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

// Who may import whom. A folder that is not listed for another is out of its reach.
const reach = {
  engine: [],
  ...Object.fromEntries(games.map((game) => [`games/${game}`, ['engine']])),
  'games/*.ts': ['engine', 'games'],
  bots: ['engine'],
  campaign: ['engine', 'games', 'bots'],
  thinking: ['engine', 'games', 'bots'],
  storage: ['engine'],
  i18n: ['engine'],
  table: ['engine', 'bots', 'storage'],
  canvas: ['engine', 'i18n'],
  ui: ['engine', 'table', 'i18n', 'storage', 'canvas'],
  lab: ['engine', 'games', 'bots', 'campaign', 'storage', 'table', 'i18n', 'canvas'],
  '../app': ['engine', 'games', 'bots', 'campaign', 'thinking', 'storage', 'i18n', 'table', 'canvas', 'ui'],
};

const zones = Object.entries(reach).map(([from, to]) => ({
  target: join('src', from),
  from: './src',
  except: [from, ...to].filter((folder) => !/^\.\.|\*/.test(folder)).map((folder) => `./${folder}`),
  message: to.length > 0 ? `${from} may import ${to.join(', ')} only.` : `${from} imports nothing.`,
}));
const rooms = [
  ['page', 'table'],
  ['table', 'page'],
];
for (const [from, to] of rooms) {
  zones.push({
    target: `./src/ui/${from}`,
    from: `./src/ui/${to}`,
    message: 'What pages and the table share lies in src/ui.',
  });
}
zones.push({
  target: './app',
  from: './src/games/all.ts',
  message: 'The app loads games when they are wanted: src/games.',
});

const aboutReact = expo
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => /^react(-hooks)?\//.test(rule));

module.exports = [
  { ignores: ['node_modules', 'dist', 'build', '.expo', 'android', 'ios', 'coverage', 'expo-env.d.ts'] },
  ...expo,
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    name: 'boundary between folders',
    files: source,
    rules: {
      'import/no-restricted-paths': ['error', { basePath: __dirname, zones }],
      'no-restricted-imports': ['error', { patterns: [{ regex: '^(src|app|@/|~/)', message: 'Import relatively.' }] }],
    },
  },
  {
    name: 'boundary around the rules',
    files: pure,
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^[^.]', message: 'The rules use no packages.' }] }],
      'no-restricted-globals': [
        'error',
        ...['Date', 'console', 'performance', 'crypto', 'process', 'globalThis', 'window', 'setTimeout', 'fetch'],
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use the seeded generator.' },
      ],
    },
  },
  {
    name: 'where there is no React: its rules take a quarter of the time, and `use` is a verb there',
    files: [
      ...pure,
      'src/{storage,table,thinking,i18n,lab,native}/**/*.ts',
      '__tests__/{architecture,browser,engine,games,bots,campaign,lab,storage,table}/**/*.ts',
    ],
    rules: Object.fromEntries(aboutReact.map((rule) => [rule, 'off'])),
  },
  {
    name: 'strictness',
    files: source,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Use a union.' }],
      'prefer-const': 'error',
      eqeqeq: 'error',
      // TypeScript resolves names and imports itself; these rules would only do it a second time.
      'no-undef': 'off',
      'import/namespace': 'off',
      'import/named': 'off',
      'import/no-unresolved': 'off',
      'import/export': 'off',
      'import/no-named-as-default': 'off',
      'import/no-named-as-default-member': 'off',
    },
  },
  {
    name: 'named exports',
    files: ['src/**/*.{ts,tsx}', '__tests__/**/*.{ts,tsx}'],
    // Jest and expo-sqlite look for the default export of two; declarations describe what others export.
    ignores: ['**/*.d.ts', '__tests__/setup/sqlite.ts', '__tests__/browser/build.ts'],
    rules: { 'import/no-default-export': 'error' },
  },
  {
    name: 'programs that run in Node',
    files: ['*.config.js', '__tests__/**/*.js', 'src/{lab,native}/**/*.{js,mjs}'],
    languageOptions: { globals: { __dirname: 'readonly', __filename: 'readonly' } },
  },
  {
    name: 'programs read the environment of a computer, not of a bundle',
    files: ['src/lab/**', '__tests__/**'],
    rules: { 'expo/no-dynamic-env-var': 'off' },
  },
];
