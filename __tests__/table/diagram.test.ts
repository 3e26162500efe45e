/** The picture of the chart is made from the machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagram } from '../../src/table/diagram';
import { tableMachine } from '../../src/table/machine';

it('stands beside the chart as it is', () => {
  const page = readFileSync(join(__dirname, '../../src/table/CHART.md'), 'utf8');
  expect(page).toContain(diagram(tableMachine));
});
