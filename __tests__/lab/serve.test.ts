import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type Served } from '../../src/lab/serve';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
const site = join(folder, 'site');
let served: Served;

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'gold');
  writeFileSync(join(site, 'index.html'), '<p>mine</p>');
  writeFileSync(join(site, 'assets', 'dig.wasm'), 'wasm');
  writeFileSync(join(site, 'assets', `dig.${'0123456789abcdef'.repeat(2)}.js`), 'dig()');
  served = await serve(site, 0);
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string): Promise<Response> => fetch(served.address + path);

/** Asks for a path exactly as written; fetch would tidy it first. */
const statusOfRaw = (path: string): Promise<number | undefined> =>
  new Promise((done, fail) => {
    const { port } = new URL(served.address);
    request({ host: '127.0.0.1', port, path }, (response) => done(response.resume().statusCode))
      .on('error', fail)
      .end();
  });

test('wasm comes with the type that browsers compile while it streams', async () => {
  expect((await get('/assets/dig.wasm')).headers.get('content-type')).toBe('application/wasm');
});

test('a route of the app is answered with the page, a missing file is not', async () => {
  expect(await (await get('/settings')).text()).toBe('<p>mine</p>');
  expect((await get('/assets/missing.js')).status).toBe(404);
});

test('a hashed file is kept for good, the page is asked for anew', async () => {
  const hashed = await get(`/assets/dig.${'0123456789abcdef'.repeat(2)}.js`);
  expect(hashed.headers.get('cache-control')).toContain('immutable');
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
});

test('nothing outside the folder is given away', async () => {
  expect(await statusOfRaw('/../secret.txt')).toBe(404);
  expect(await statusOfRaw('/%2e%2e/secret.txt')).toBe(404);
  expect(await statusOfRaw('/..%2fsecret.txt')).toBe(404);
});

test('an address that cannot be read is refused, and the server goes on', async () => {
  expect(await statusOfRaw('/%E0%A4%A')).toBe(404);
  expect((await get('/')).status).toBe(200);
});

test('the browser is told to reach nobody else', async () => {
  expect((await get('/')).headers.get('content-security-policy')).toContain("default-src 'self'");
});
