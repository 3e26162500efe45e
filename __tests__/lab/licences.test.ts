import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVACY } from '../../src/i18n/privacy';
import { gatherLicences, licencesFile } from '../../src/lab/licences';

const root = join(__dirname, '../..');
const gathered = gatherLicences();

test('the licences that the app shows are those of the packages it has: npm run lab -- licences', () => {
  expect(JSON.parse(readFileSync(licencesFile, 'utf8'))).toEqual(gathered);
});

test('every package the app names as its own is there, with a licence', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = gathered.packages.map(({ name }) => name);
  for (const name of Object.keys(dependencies)) expect(names).toContain(name);
  expect(gathered.packages.filter(({ licence }) => licence === '')).toEqual([]);
});

test('no package is under a licence that asks for the source of the app', () => {
  const open = /MIT|BSD|ISC|Apache-2\.0|CC0|0BSD|BlueOak|Unlicense/;
  expect(gathered.packages.filter(({ licence }) => !open.test(licence))).toEqual([]);
});

test('the privacy policy for the stores says what the app says, in both languages', () => {
  const policy = readFileSync(join(root, 'assets/store/privacy.md'), 'utf8');
  for (const parts of [PRIVACY.en, PRIVACY.de])
    for (const { title, text } of parts) expect(policy).toContain(`### ${title}\n\n${text}\n`);
});
