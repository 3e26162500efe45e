const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

/** Waits until everything that was asked of the graphics card is drawn: reading a pixel takes until then. */
function finish(card: WebGL2RenderingContext | null): number {
  card?.readPixels(0, 0, 1, 1, card.RGBA, card.UNSIGNED_BYTE, new Uint8Array(4));
  return performance.now();
}

/** Frames that are not counted: until then everything has been drawn once. */
const WARM = 20;

/** Moves the mine in circles under a finger and times each frame. The middle of the times, in ms. */
export async function pan(frames: number): Promise<number> {
  const mine = document.querySelector('[role=application]');
  if (mine === null) throw new Error('there is no mine');
  // A finger that does not exist cannot be captured.
  mine.setPointerCapture = () => undefined;
  const [x, y] = [window.innerWidth / 2, window.innerHeight / 2];
  const finger = (type: string, turn: number): void => {
    const at = { clientX: x + Math.sin(turn) * 130, clientY: y + (1 - Math.cos(turn)) * 130 };
    const press = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, buttons: 1 };
    mine.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...press, ...at }));
  };
  finger('pointerdown', 0);
  const times: number[] = [];
  const card = document.querySelector('canvas')?.getContext('webgl2') ?? null;
  let before = finish(card);
  for (let i = 1; i <= WARM + frames; i++) {
    finger('pointermove', i / 12);
    await frame();
    const now = finish(card);
    if (i > WARM) times.push(now - before);
    before = now;
  }
  finger('pointerup', 0);
  return times.sort((a, b) => a - b)[frames >> 1] ?? Number.NaN;
}
