import { bundle } from '../../src/lab/bundle';

/** Jest calls this once before the browser tests: they all visit the same build. */
export default async function build(): Promise<void> {
  await bundle('web');
}
