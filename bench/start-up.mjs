import { fileURLToPath } from 'node:url';
import { markdown } from './measure.mjs';
import { programSeconds } from './program.mjs';

const ROUNDS = 15;
const NONET = fileURLToPath(new URL('../packages/cli/bin/nonet.js', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../examples/baekjoon-2239.txt', import.meta.url));

const COMMANDS = [
  ['-V'],
  ['solve', EXAMPLE],
  ['grid', '--seed', 'start'],
  ['generate', '--seed', 'start'],
];

/**
 * Measures the processor time of short runs, one command after another. Returns a table, which also
 * has the time of Node alone.
 */
export function benchStartUp() {
  const node = [process.execPath];
  const runs = [[...node, '-e', '0'], ...COMMANDS.map((command) => [...node, NONET, ...command])];
  const times = runs.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    runs.forEach((run, i) => {
      times[i].push(1_000 * programSeconds(run));
    });
  }
  const [bare, ...medians] = times.map((each) => each.sort((a, b) => a - b)[ROUNDS >> 1]);
  const rows = COMMANDS.map(([name], i) => [
    name,
    (medians[i] / bare).toFixed(2),
    Math.round(medians[i] - bare),
  ]);
  return markdown(['nonet', 'time, `node -e 0` = 1', 'additional ms'], rows);
}
