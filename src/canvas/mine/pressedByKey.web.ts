type Keyed = {
  readonly onClick: (event: { readonly detail: number }) => void;
  readonly onKeyDown: (event: { readonly key: string; preventDefault: () => void }) => void;
};

/** What a view needs to be pressed by keyboard and screen reader. Clicks of a pointer are taps, and count there. */
export const pressedByKey = (press: () => void): Keyed => ({
  onClick: ({ detail }) => {
    if (detail === 0) press();
  },
  onKeyDown: (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  },
});
