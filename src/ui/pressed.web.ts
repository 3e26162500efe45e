/** Says of a button that it is pressed or picked for now. On the web a button can be pressed, but not selected. */
export const pressed = (on: boolean) => ({ 'aria-pressed': on });
