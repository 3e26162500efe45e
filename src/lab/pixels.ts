import type { Page } from 'playwright-core';

/** What a picture consists of, in shares of its area. */
export type Palette = {
  /** How many colours there are when each channel has 16 steps. */
  readonly colours: number;
  /** Lantern light: bright, red over green over blue. */
  readonly warm: number;
  readonly dark: number;
};

/** A picture of the drawn canvas alone, without the text and buttons over it. */
export async function pictureOfCanvas(page: Page): Promise<Buffer> {
  const style = await page.addStyleTag({
    content: 'body * { visibility: hidden !important } canvas { visibility: visible !important }',
  });
  try {
    return await page.screenshot();
  } finally {
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
}

/** Reads a PNG's colours, in the browser that took it. */
export function paletteOf(page: Page, png: Buffer): Promise<Palette> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no 2d canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const colours = new Set<number>();
    let warm = 0;
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) {
      const red = data[at] ?? 0;
      const green = data[at + 1] ?? 0;
      const blue = data[at + 2] ?? 0;
      colours.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
      if (red > 150 && red > green && green > blue && red - blue > 60) warm += 1;
      if (red + green + blue < 150) dark += 1;
    }
    const area = data.length / 4;
    return { colours: colours.size, warm: warm / area, dark: dark / area };
  }, png.toString('base64'));
}
