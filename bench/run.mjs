import { benchCanonical } from './canonical.mjs';
import { benchGenerate } from './generate.mjs';
import { benchKernel } from './kernel.mjs';
import { machine } from './measure.mjs';
import { benchRating } from './rating.mjs';
import { benchRecording } from './recording.mjs';
import { benchStartUp } from './start-up.mjs';
import { benchStrategies } from './strategies.mjs';
import { RESULTS, writeBlock } from './write-block.mjs';

// npm run bench             measures the engine on this machine and prints tables
// npm run bench -- --write  also writes the tables into bench/results.md

const { ratios, rates } = await benchStrategies();
const kernel = await benchKernel();
const canonical = await benchCanonical();
const generated = await benchGenerate();
const rated = await benchRating();
const recording = benchRecording();
const startUp = benchStartUp();

/** What the columns of the kernel's second table are. */
const COLUMNS = `The next table shows microseconds per puzzle:

- *limit 1* and *limit 2*: the kernel gets all puzzles in one call. With limit 1 it stops at the first solution of each puzzle, and with limit 2 at the second solution.
- *one per call*: each call of \`solve(text)\` solves one puzzle.
- \`propagation\`: the search strategy with this name, which replaces the kernel if SIMD is not available. It stops at the second solution.`;

const where = `Measured on one core: ${machine()}.`;
const all = [
  where,
  ratios,
  rates,
  '## The kernel',
  kernel.ratios,
  COLUMNS,
  kernel.times,
  '## Canonical forms',
  canonical,
  '## Puzzles and grids made',
  generated,
  '## Ratings',
  rated,
  '## The longest recording',
  recording.replace(/^/gm, '- '),
  '## Start-up',
  startUp,
].join('\n\n');
console.log(all);

if (process.argv.includes('--write')) writeBlock(RESULTS, 'bench', all);
