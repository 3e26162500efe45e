/** Says of a button that it is pressed or picked for now. Phones call that selected. */
export const pressed = (on: boolean) => ({ 'aria-selected': on });
