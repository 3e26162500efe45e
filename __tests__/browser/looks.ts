/** What can be seen to be wrong with a page: run inside it. */
import type { Page } from 'playwright-core';

/** Waits for two pictures: a page hears of its new size when it draws, and a busy machine seldom does. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );

/** Texts that are cut off, reach out of the screen, or lie over each other. */
export function faultsOfLayout(): string[] {
  const faults: string[] = [];
  const isSeen = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) === 0) return false;
      if (at.getAttribute('aria-hidden') === 'true') return false;
    }
    return true;
  };
  const rectsOf = (node: Text): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const ruler = document.createElement('canvas').getContext('2d');
  /** Where the ink of a text can be: a line's box holds the tallest letters of its face, which the text may not have. */
  const inkOf = (text: string, element: Element, rects: DOMRect[]): DOMRect[] => {
    if (!ruler) throw new Error('nothing to measure letters with');
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    ruler.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const of = ruler.measureText(text);
    const whole = of.fontBoundingBoxAscent + of.fontBoundingBoxDescent;
    return rects.map(({ left, top, width, height }) => {
      const scale = height / whole;
      const first = top + (of.fontBoundingBoxAscent - of.actualBoundingBoxAscent) * scale;
      return new DOMRect(left, first, width, (of.actualBoundingBoxAscent + of.actualBoundingBoxDescent) * scale);
    });
  };
  /** Whether something scrolls sideways or downwards around an element: then it may be out of sight for now. */
  const scrolls = (element: Element, axis: 'X' | 'Y'): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const overflow = getComputedStyle(at)[`overflow${axis}`];
      const isLong = axis === 'X' ? at.scrollWidth > at.clientWidth + 1 : at.scrollHeight > at.clientHeight + 1;
      if ((overflow === 'auto' || overflow === 'scroll') && isLong) return true;
    }
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: { text: string; element: Element; rects: DOMRect[]; ink: DOMRect[] }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || !node.data.trim() || element.closest('script, style, noscript'))
      continue;
    if (!isSeen(element)) continue;
    const rects = rectsOf(node);
    const ink = inkOf(node.data, element, rects);
    if (rects.length > 0) texts.push({ text: node.data.trim().slice(0, 40), element, rects, ink });
  }
  for (const { text, element, rects } of texts) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const { overflow, overflowX } = getComputedStyle(element);
    const isCut = overflow !== 'visible' && overflowX !== 'visible';
    if (isCut && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4)) faults.push(`cut off: ${text}`);
    const out = rects.some(({ left, right }) => left < -1 || right > innerWidth + 1);
    if (out && !scrolls(element, 'X')) faults.push(`out of the screen: ${text}`);
  }
  // What touches by a hair is not over each other.
  const HAIR = 1;
  const over = (a: DOMRect, b: DOMRect): boolean =>
    a.left + HAIR < b.right && b.left + HAIR < a.right && a.top + HAIR < b.bottom && b.top + HAIR < a.bottom;
  const isOnTop = ({ element, rects }: (typeof texts)[number]): boolean =>
    rects.some(({ left, top, width, height }) => {
      const x = left + width / 2;
      const y = top + height / 2;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (hit.contains(element) || element.contains(hit));
    });
  const shown = texts.filter(isOnTop);
  shown.forEach((a, i) =>
    shown.slice(i + 1).forEach((b) => {
      if (a.element.contains(b.element) || b.element.contains(a.element)) return;
      if (a.ink.some((one) => b.ink.some((other) => over(one, other))))
        faults.push(`over each other: ${a.text} / ${b.text}`);
    }),
  );
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push('the page scrolls sideways');
  return faults;
}

/** Targets that are smaller than a finger, or covered by something else where a finger would press them. */
export function faultsOfTargets(): string[] {
  const LEAST = 44;
  const front = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
  const all = [
    ...front.querySelectorAll<HTMLElement>('button, a[href], [role="button"], [role="radio"], [role="link"], input'),
  ];
  const shown = all.filter((element) => {
    const { pointerEvents, visibility } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isOfMine = element.dataset['testid']?.startsWith('target-') ?? false;
    return !isOfMine && pointerEvents !== 'none' && visibility !== 'hidden' && width > 0 && height > 0;
  });
  const faults: string[] = [];
  for (const element of shown) {
    const name = (element.getAttribute('aria-label') ?? element.textContent).slice(0, 40);
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < LEAST - 0.5 || height < LEAST - 0.5)
      faults.push(`${Math.round(width)} x ${Math.round(height)}: ${name}`);
    // What lies in the mine is tapped there; of the cards of a hand, which overlap, a strip at the left must be free.
    const isScrolledOut = (x: number, y: number): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const box = at.getBoundingClientRect();
        const isOut = x < box.left || x > box.right || y < box.top || y > box.bottom;
        if (getComputedStyle(at).overflow !== 'visible' && isOut) return true;
      }
      return x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
    };
    const isFree = (x: number, y: number): boolean => {
      if (isScrolledOut(x, y)) return true;
      const hit = document.elementFromPoint(x, y);
      return hit === null || element.contains(hit) || hit.contains(element);
    };
    const middle = top + height / 2;
    if (!isFree(left + Math.min(width / 2, 20), middle)) faults.push(`covered: ${name}`);
  }
  return faults;
}

/** What has to be scrolled to be seen whole, where nothing should. */
export function scrolling(): string[] {
  return [...document.querySelectorAll('[role="main"] *, main *')].flatMap((element) => {
    const { overflowY } = getComputedStyle(element);
    const isLong = element.scrollHeight > element.clientHeight + 1;
    // What lies before the rivals is shown where there is room for it, and is told on their sheets.
    const isFree = element.querySelector('[data-testid^="card-"], [data-testid^="control-"], [role="status"]') === null;
    return (overflowY === 'auto' || overflowY === 'scroll') && isLong && !isFree
      ? [`has to be scrolled: ${element.textContent.slice(0, 40)}`]
      : [];
  });
}
