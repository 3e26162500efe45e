import type { Locator, Page } from 'playwright-core';
import { onStage } from './stage';

const visit = onStage();

const shown = (page: Page, text: string): Locator => page.getByText(text).filter({ visible: true }).first();
const button = (page: Page, name: string): Locator => page.getByRole('button', { name }).filter({ visible: true });

/** Writes nonsense over every file the page keeps, from a page on which the app does not run. */
async function ruinFiles(page: Page): Promise<number> {
  await page.goto(new URL('/metadata.json', page.url()).href);
  return page.evaluate(async () => {
    const ruin = async (folder: FileSystemDirectoryHandle): Promise<number> => {
      let ruined = 0;
      for await (const entry of folder.values()) {
        if (entry instanceof FileSystemDirectoryHandle) {
          ruined += await ruin(entry);
          continue;
        }
        if (!(entry instanceof FileSystemFileHandle)) continue;
        const { size } = await entry.getFile();
        // The first 4 KB belong to the pool that the files are kept in: it says which file is which.
        if (size <= 4096) continue;
        const writer = await entry.createWritable({ keepExistingData: true });
        await writer.write({ type: 'write', position: 4096, data: new Uint8Array(size - 4096).fill(0x4d) });
        await writer.close();
        ruined += 1;
      }
      return ruined;
    };
    return ruin(await navigator.storage.getDirectory());
  });
}

/** Holds one of the files the page keeps as a database does, on a thread of its own. */
function holdOneFile(): Promise<void> {
  const hold = `
    const findFile = async (folder) => {
      for await (const entry of folder.values()) {
        const file = entry.kind === 'file' ? entry : await findFile(entry);
        if (file) return file;
      }
    };
    navigator.storage.getDirectory().then(findFile)
      .then(async (file) => { self.held = await file.createSyncAccessHandle(); self.postMessage('held'); });
  `;
  return new Promise((held) => {
    const thread = new Worker(URL.createObjectURL(new Blob([hold], { type: 'text/javascript' })));
    thread.onmessage = () => held();
  });
}

/** Begins a file, leaves the app and lets another page hold that file, which it does until it is closed. */
async function heldByAnother(page: Page): Promise<Page> {
  await button(page, 'Settings').waitFor();
  await page.goto(new URL('/metadata.json', page.url()).href);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.evaluate(holdOneFile);
  return other;
}

test('without its wasm the picture is missing, but every way on is there', async () => {
  const withoutWasm = async (page: Page): Promise<void> => {
    await page.route('**/*canvaskit*.wasm', (route) => route.abort());
    await page.reload();
    await shown(page, 'The mountain could not be drawn').waitFor();
    await button(page, 'Settings').click();
    await page.getByRole('radio', { name: 'Deutsch' }).waitFor();
  };
  await visit({}, withoutWasm, /fetching of the wasm failed/);
});

test('a broken database is told, kept, and replaced by a fresh one if asked', async () => {
  await visit({}, async (page) => {
    await button(page, 'Settings').waitFor();
    expect(await ruinFiles(page)).toBeGreaterThan(0);
    await page.goto(new URL('/settings', page.url()).href);
    await shown(page, 'The store room has caved in').waitFor();

    await button(page, 'Start with a fresh file').click();
    await page.getByRole('radio', { name: 'Deutsch' }).click();
    await shown(page, 'Einstellungen').waitFor();
    await page.reload();
    await shown(page, 'Einstellungen').waitFor();
  });
});

test('a second tab says that the mine is open elsewhere and can be played without saving', async () => {
  await visit({}, async (page) => {
    await button(page, 'Settings').waitFor();
    const second = await page.context().newPage();
    await second.goto(page.url());
    await shown(second, 'The mine is open elsewhere').waitFor();
    await button(second, 'Play without saving').click();
    await button(second, 'Settings').waitFor();
  });
});

test('once the other tab is closed, one can try again', async () => {
  await visit({}, async (page) => {
    await button(page, 'Settings').waitFor();
    const second = await page.context().newPage();
    await second.goto(page.url());
    await shown(second, 'The mine is open elsewhere').waitFor();
    await page.close();
    await button(second, 'Try again').click();
    await button(second, 'Settings').waitFor();
  });
});

test('files that something else holds for a while are there when one tries again', async () => {
  await visit({}, async (page) => {
    const other = await heldByAnother(page);
    await page.goto(new URL('/', page.url()).href);
    await shown(page, 'The mine is open elsewhere').waitFor();
    await other.close();
    await button(page, 'Try again').click();
    await button(page, 'Settings').waitFor();
  });
});

test('files that a page on its way out still holds are waited for', async () => {
  await visit({}, async (page) => {
    const other = await heldByAnother(page);
    let loads = 0;
    await page.route(new URL('/', page.url()).href, async (route) => {
      if (++loads === 2) await other.close();
      await route.continue();
    });
    await page.goto(new URL('/', page.url()).href);
    await button(page, 'Settings').waitFor();
    expect(loads).toBe(2);
  });
});
