/** The picture of the chart in the README is made from the machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagram } from '../../src/table/diagram';
import { tableMachine } from '../../src/table/machine';

it('stands in the README as it is', () => {
  const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');
  expect(readme).toContain(diagram(tableMachine));
});
