/** On a phone there is no page around the app. */
export function usePage(_language: string, _ground: string): void {
  // Nothing to tell anybody.
}

/** On a phone the app has one title: its name. */
export function useTitle(_title: string | null): void {
  // Nothing to tell anybody.
}
