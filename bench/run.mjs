import { benchCanonical } from './canonical.mjs';
import { benchGenerate } from './generate.mjs';
import { benchKernel } from './kernel.mjs';
import { machine } from './measure.mjs';
import { benchRating } from './rating.mjs';
import { benchRecording } from './recording.mjs';
import { benchStartUp } from './start-up.mjs';
import { benchStrategies } from './strategies.mjs';
import { READMES, RESULTS, writeBlock } from './write-block.mjs';

// npm run bench             measures the engine on this machine and prints tables
// npm run bench -- --write  also writes the tables into the READMEs and bench/results.md

const { ratios, rates } = await benchStrategies();
const kernel = await benchKernel();
const canonical = await benchCanonical();
const generated = await benchGenerate();
const rated = await benchRating();
const recording = benchRecording();
const startUp = benchStartUp();
const where = `Measured on one core: ${machine()}.`;
const all = [
  where,
  ratios,
  rates,
  '## The kernel',
  kernel.ratios,
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

if (process.argv.includes('--write')) {
  writeBlock(RESULTS, 'bench', all);
  for (const file of READMES) writeBlock(file, 'bench', `${kernel.times}\n\n${where}`);
}
