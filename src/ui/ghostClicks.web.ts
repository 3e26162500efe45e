/**
 * A browser sends a click after every touch, to whatever lies under the finger by then: what a touch has just opened would be
 * pressed by the same touch. A click counts only where the finger or the mouse went down; keys and readers click without.
 */
export function noGhostClicks(): () => void {
  let down: EventTarget | null = null;
  const remember = ({ target }: PointerEvent): void => {
    down = target;
  };
  const check = (event: MouseEvent): void => {
    const { target, detail } = event;
    if (detail === 0 || !(down instanceof Node) || !(target instanceof Node)) return;
    if (target.contains(down) || down.contains(target)) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('pointerdown', remember, true);
  addEventListener('click', check, true);
  return () => {
    removeEventListener('pointerdown', remember, true);
    removeEventListener('click', check, true);
  };
}
