/** A card dragged onto its target, and a board that stands still while something is confirmed. */
import type { Page } from 'playwright-core';
import { guideOf } from '../../src/lab/tour/guide';
import { gameAt, type Moment } from '../../src/lab/tour/moments';
import { onStage } from './stage';

const visit = onStage();

type Way = { readonly file: string; readonly card: string; readonly cell: string; readonly other: string };

/** A turn in which one card can be laid in several places. */
function aWay(): Way {
  const found: Omit<Way, 'file'>[] = [];
  const until = ({ at, show, view, moves }: Moment): boolean => {
    if (at < 20 || view.stack.at(-1)?.kind !== 'turn') return false;
    const ways = moves.filter(({ do: what }) => what === 'path').map((move) => show.touches(view, move));
    for (const [card = '', cell = ''] of ways) {
      const other = ways.find((way) => way[0] === card && way[1] !== cell)?.[1];
      if (other !== undefined) found.push({ card, cell, other });
    }
    return found.length > 0;
  };
  const file = gameAt({ game: 'saboteur', seats: 4, seed: 'dragged', who: 'alone', until });
  const [way] = found;
  if (!way) throw new Error('no card can be laid in two places');
  return { file, ...way };
}

const middleOf = async (page: Page, testId: string): Promise<{ x: number; y: number }> => {
  const box = await page.getByTestId(testId).boundingBox();
  if (box === null) throw new Error(`${testId} is not there`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
};

/** Where something is once it has stopped moving: the same at four looks in a row. */
async function atRest(page: Page, testId: string): Promise<{ x: number; y: number }> {
  let last = await middleOf(page, testId);
  for (let looks = 0, same = 0; looks < 60 && same < 3; looks++) {
    await page.waitForTimeout(250);
    const now = await middleOf(page, testId);
    same = now.x === last.x && now.y === last.y ? same + 1 : 0;
    last = now;
  }
  return last;
}

test('a card is dragged onto a place and lies there to be confirmed; nothing moves when it is laid elsewhere', async () => {
  const { file, card, cell, other } = aWay();
  await visit({ reduceMotion: true, width: 360, height: 740 }, async (page) => {
    const guide = guideOf(page, 'en');
    await guide.sitDown(file);
    await guide.hold();
    await guide.seeMine();
    const box = await page.getByTestId(`card-${card}`).boundingBox();
    if (box === null) throw new Error('the card is not in the hand');
    const from = { x: box.x + 12, y: box.y + box.height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 20, { steps: 4 });
    await page.mouse.move(from.x, from.y - 40, { steps: 4 });
    // What it can be laid on shines while it is dragged.
    await page.getByTestId(`target-${cell}`).waitFor();
    const to = await middleOf(page, `target-${cell}`);
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    const confirm = guide.button(guide.text('table.confirm'));
    await confirm.waitFor();
    await guide.button(guide.text('table.cancel')).click();
    await confirm.waitFor({ state: 'hidden' });
    // The same by taps: from the moment in which the places shine to that in which one is confirmed the board stands still.
    await page.getByTestId(`card-${card}`).focus();
    await page.keyboard.press('Enter');
    await page.getByTestId(`target-${other}`).waitFor();
    const before = await atRest(page, `target-${other}`);
    const place = await middleOf(page, `target-${cell}`);
    await page.mouse.click(place.x, place.y);
    await confirm.waitFor();
    expect(await atRest(page, `target-${other}`)).toEqual(before);
  });
});
