import { readFileSync, writeFileSync } from 'node:fs';
import { counts } from './kernel/counts.mjs';
import { drawings, timeDrawing } from './kernel/drawings.mjs';
import { fillIn } from './kernel/markers.mjs';
import { times } from './kernel/times.mjs';

// npm run build && node docs/kernel.mjs           draws docs/kernel/*.svg, writes counts into docs/kernel.md
// npm run build && node docs/kernel.mjs --times   also measures times and draws docs/kernel/time.svg
//
// Only the times depend on the machine.

const path = (name) => new URL(name, import.meta.url);
const draw = (file, svg) => writeFileSync(path(`kernel/${file}`), svg);

for (const [file, svg] of Object.entries(drawings())) draw(file, svg);
let essay = fillIn(readFileSync(path('kernel.md'), 'utf8'), 'counts', await counts());
if (process.argv.includes('--times')) {
  const { blocks, shares, parts } = await times();
  essay = fillIn(essay, 'times', blocks);
  draw('time.svg', timeDrawing(shares, parts));
}
writeFileSync(path('kernel.md'), essay);
