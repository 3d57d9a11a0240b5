import { readFileSync, writeFileSync } from 'node:fs';
import { benchCanonical } from './canonical.mjs';
import { benchGenerate } from './generate.mjs';
import { benchKernel } from './kernel.mjs';
import { machine } from './measure.mjs';
import { benchRecording } from './recording.mjs';
import { benchStrategies } from './strategies.mjs';

// npm run bench             prints the figures of this machine
// npm run bench -- --write  also writes them into the READMEs and bench/results.md

const { ratios, rates } = benchStrategies();
const kernel = benchKernel();
const canonical = benchCanonical();
const generated = benchGenerate();
const recording = benchRecording();
const where = machine();
console.log(
  [where, ratios, rates, kernel.ratios, kernel.times, canonical, generated, recording].join('\n\n'),
);

if (process.argv.includes('--write')) {
  const root = new URL('..', import.meta.url);
  writeFileSync(
    new URL('bench/results.md', root),
    `# Figures\n\n${where}. \`npm run bench\` gives those of another machine.\n\n${ratios}\n\n${rates}\n\n## The kernel\n\n${kernel.ratios}\n\n${kernel.times}\n\n## Canonical forms\n\n${canonical}\n\n## Puzzles and grids made\n\n${generated}\n\n## The longest recording\n\n${recording.replace(/^/gm, '- ')}\n`,
  );
  for (const name of ['README.md', 'README.ko.md']) {
    const path = new URL(name, root);
    const text = readFileSync(path, 'utf8');
    const block = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/;
    if (!block.test(text)) throw new Error(`${name} has no place for the figures`);
    writeFileSync(path, text.replace(block, `$1\n${kernel.times}\n\n${where}\n\n$2`));
  }
}
