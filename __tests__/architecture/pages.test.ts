import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { files, root } from './sources';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...['src', 'assets'].flatMap(files).filter((path) => path.endsWith('.md')),
];

const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

/** The headings of a page as addresses within it. */
const anchorsOf = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

/** The links of a page to files of the project that lead nowhere. */
const lost = (page: string): string[] =>
  [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .flatMap(([, link]) => link ?? [])
    .filter((link) => !/^(https?|mailto):/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });

test.each(pages)('every link of %s leads somewhere', (page) => {
  expect(lost(page)).toEqual([]);
});

test('the first page is short enough to be read', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(150);
});
