/** What the stores are told, held to their limits and to the app. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COVERS } from '../../src/games';

const root = join(__dirname, '../..');
const json = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8'));

type Info = Record<'title' | 'subtitle' | 'promoText' | 'description' | 'releaseNotes', string> & {
  keywords: string[];
};
type Listing = Record<'title' | 'short' | 'full' | 'releaseNotes', string>;
const { apple } = json<{
  apple: { version: string; advisory: Record<string, string | boolean | null>; info: Record<string, Info> };
}>('assets/store/store.config.json');
const play = json<{
  dataSafety: Record<string, boolean | string>;
  contentRating: Record<string, boolean | string>;
  listings: Record<string, Listing>;
}>('assets/store/play.json');
const app = json<{ expo: { name: string; version: string; plugins: unknown[]; locales: Record<string, string> } }>(
  'app.json',
).expo;
const project = json<{ version: string; dependencies: Record<string, string> }>('package.json');

const LANGUAGES = ['de-DE', 'en-GB'];

test('both stores are told in both languages', () => {
  expect(Object.keys(apple.info).sort()).toEqual(LANGUAGES);
  expect(Object.keys(play.listings).sort()).toEqual(LANGUAGES);
  expect(Object.keys(app.locales).sort()).toEqual(['de', 'en']);
});

const most = { title: 30, subtitle: 30, promoText: 170, description: 4000, releaseNotes: 4000, short: 80, full: 4000 };

test.each(LANGUAGES)('no text is longer than its store allows in %s, and none is missing', (language) => {
  const told = { ...apple.info[language], ...play.listings[language] };
  for (const [field, limit] of Object.entries(most)) {
    const text = String(Reflect.get(told, field) ?? '');
    expect([field, text.length > 0, text.length <= limit]).toEqual([field, true, true]);
  }
  expect(play.listings[language]?.releaseNotes.length).toBeLessThanOrEqual(500);
  const keywords = apple.info[language]?.keywords ?? [];
  expect(keywords.length).toBeGreaterThan(5);
  expect(keywords.join(',').length).toBeLessThanOrEqual(100);
});

test('the texts of the two languages are told apart', () => {
  expect(apple.info['de-DE']?.description).toContain('Zwerg');
  expect(apple.info['en-GB']?.description).toContain('dwarf');
});

test('the answers say what is so: nothing is collected, bought, gambled or shown to anybody', () => {
  expect(
    Object.values(apple.advisory).filter((answer) => answer !== 'NONE' && answer !== false && answer !== null),
  ).toEqual([]);
  expect([play.dataSafety['collectsData'], play.dataSafety['sharesData']]).toEqual([false, false]);
  expect(Object.entries(play.contentRating).filter(([, answer]) => answer === true)).toEqual([]);
});

test('the version is the same wherever it stands', () => {
  expect([app.version, apple.version]).toEqual([project.version, project.version]);
});

test('nothing is updated over the air, and nothing that reports home is shipped', () => {
  const shipped = Object.keys(project.dependencies).filter((name) =>
    /updates|analytics|sentry|firebase|ads/.test(name),
  );
  expect(shipped).toEqual([]);
});

test('the builds of eas.json: one to develop, one to hand round, one for the stores', () => {
  const eas = json<{
    cli: { appVersionSource: string };
    build: Record<string, { autoIncrement?: boolean; android?: Record<string, string> }>;
    submit: { production: { ios: { metadataPath: string } } };
  }>('eas.json');
  expect(eas.cli.appVersionSource).toBe('remote');
  expect(eas.build['development']?.android).toEqual({ gradleCommand: ':app:assembleDebug' });
  expect(eas.build['preview']?.android).toEqual({ buildType: 'apk' });
  expect(eas.build['production']).toMatchObject({ autoIncrement: true, android: { buildType: 'app-bundle' } });
  expect(existsSync(join(root, eas.submit.production.ios.metadataPath))).toBe(true);
});

const told = LANGUAGES.map((language) => ({
  language,
  listings: [apple.info[language]?.description ?? '', play.listings[language]?.full ?? ''],
  names: [
    app.name,
    apple.info[language]?.title,
    apple.info[language]?.subtitle,
    apple.info[language]?.promoText,
    play.listings[language]?.title,
    play.listings[language]?.short,
    ...(apple.info[language]?.keywords ?? []),
    ...Object.values(app.locales).map((path) => readFileSync(join(root, path), 'utf8')),
    readFileSync(join(root, 'public/app.webmanifest'), 'utf8'),
  ].join('\n'),
}));

test.each(told)('the app bears nobody else’s title or name in $language', ({ language, names }) => {
  for (const cover of COVERS) {
    expect(names.toLowerCase()).not.toContain(cover[language === 'de-DE' ? 'de' : 'en'].name.toLowerCase());
    expect(names).not.toContain(cover.designer);
  }
});

test.each(told)(
  'both listings say in $language that the app is unofficial, whose the games are and how to reach us',
  ({ language, listings }) => {
    for (const listing of listings) {
      expect(listing).toMatch(/^(An unofficial app|Eine inoffizielle App)/);
      expect(listing).toMatch(/\n(UNOFFICIAL|INOFFIZIELL)\n/);
      expect(listing).toMatch(/(Contact|Kontakt), [^\n]+$/);
      for (const cover of COVERS) {
        const { name } = cover[language === 'de-DE' ? 'de' : 'en'];
        expect(listing).toContain(`\n${name.toUpperCase()} (`);
        expect(listing).toMatch(new RegExp(`${name}[^.:]* (by|von) ${cover.designer}`));
        if ('publisher' in cover) expect(listing).toContain(cover.publisher);
      }
    }
  },
);
