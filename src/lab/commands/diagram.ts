import { diagram as draw } from '../../table/diagram';
import { tableMachine } from '../../table/machine';
import type { Command } from '../command';

/** The statechart of the table as text that draws it (Mermaid). */
export const diagram: Command = {
  name: 'diagram',
  summary: 'The statechart of the table as a diagram, as src/table/CHART.md shows it',
  usage: 'npm run lab -- diagram',
  flags: {},
  async run() {
    const lines = draw(tableMachine).split('\n');
    return { json: lines, rows: lines.map((line) => [line]) };
  },
};
