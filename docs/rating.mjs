import { readFileSync, writeFileSync } from 'node:fs';
import { fillIn } from './kernel/markers.mjs';
import { counts } from './rating/counts.mjs';
import { drawings, timeDrawings } from './rating/drawings.mjs';
import { times } from './rating/times.mjs';

// npm run build && node docs/rating.mjs
//   draws docs/rating/*.svg, and writes counts into docs/rating.md and docs/rating.ko.md
// npm run build && node docs/rating.mjs --times
//   also measures times, and draws docs/rating/time*.svg
//
// Only the times depend on the machine.

const ESSAYS = { en: 'rating.md', ko: 'rating.ko.md' };

const path = (name) => new URL(name, import.meta.url);

function draw(files) {
  for (const [file, svg] of Object.entries(files)) writeFileSync(path(`rating/${file}`), svg);
}

/** Writes blocks into the essay of each language. */
function write(kind, blocks) {
  for (const [lang, file] of Object.entries(ESSAYS)) {
    writeFileSync(path(file), fillIn(readFileSync(path(file), 'utf8'), kind, blocks[lang]));
  }
}

draw(drawings());
write('counts', counts());
if (process.argv.includes('--times')) {
  const { blocks, shares } = times();
  write('times', blocks);
  draw(timeDrawings(shares));
}
