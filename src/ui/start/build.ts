/** On a phone an app is of one build. */
export async function settleBuild(): Promise<void> {
  // Nothing to settle.
}

/** On a phone there is nothing to keep that is not there. */
export async function keepBuild(): Promise<void> {
  // Nothing to keep.
}
