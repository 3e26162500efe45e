/** On a phone there is no page around the app. */
export function usePage(_language: string, _ground: string): void {
  // Nothing to tell anybody.
}
