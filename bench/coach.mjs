import { BulkSolver } from '@nonet/engine/bulk';
import { explainSteps, Justifying, StepListing } from '@nonet/engine/explain';
import { generate } from '@nonet/engine/generate';
import { producersOf, Rating, techniqueRows } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';
import { machine, markdown, processorSeconds } from './measure.mjs';

// npm run bench:coach            times `justify` and `findSteps` in games of Extreme puzzles
// npm run bench:coach -- PUZZLES changes the number of puzzles (default 40)

const count = Number(process.argv[2] ?? 40);
/** `findSteps` is slow for some techniques, so it gets only some positions of each game. */
const EVERY = 12;
const solver = new BulkSolver();
const producers = producersOf('hodoku');
const moves = new Map();
const listings = new Map();

for (const { givens } of generate({ level: 'extreme', count, seed: 'coach' }).puzzles) {
  const rated = finish(new Rating({ givens }, { scale: 'hodoku', producers, solver }));
  const steps = explainSteps({ givens }, rated.steps, { language: 'en' });
  for (const [i, { before, eliminations, placement, technique }] of steps.entries()) {
    if (technique === 'brute-force') break;
    const kind = placement === undefined ? 'elimination' : 'placement';
    const conclusion = { kind, candidate: placement ?? eliminations[0] };
    // The player makes no notes, so every elimination has to be found again.
    const player = { givens, filled: { geometry: givens.geometry, digits: before.values } };
    time(moves, kind, new Justifying(player, conclusion, { producers, solver }));
    if (i % EVERY > 0) continue;
    const noted = { ...player, notes: { centre: before.candidates } };
    for (const id of techniqueRows.flatMap(({ techniques }) => techniques)) {
      if (id !== 'brute-force') time(listings, id, new StepListing(noted, id, { solver }));
    }
  }
}

console.log(tableOf('justify', moves));
console.log(
  `\n${tableOf('findSteps', listings)}\n\nMilliseconds of processor time. Measured on ${machine()}.`,
);

/** Times a task, and the longest of its slices. */
function time(table, name, work) {
  const slices = [];
  let result;
  while (!result) {
    const seconds = processorSeconds(() => {
      result = work.advance();
    });
    slices.push(seconds);
  }
  const times = table.get(name) ?? [];
  times.push({ total: slices.reduce((sum, it) => sum + it, 0), slice: Math.max(...slices) });
  table.set(name, times);
}

function tableOf(title, table) {
  const rows = [...table].map(([name, times]) => {
    const at = (key, share) =>
      times.map((it) => it[key]).sort((a, b) => a - b)[Math.ceil((times.length - 1) * share)];
    const figures = [at('total', 0.5), at('total', 0.9), at('total', 1), at('slice', 1)];
    return [name, times.length, ...figures.map((it) => (1000 * it).toFixed(2))];
  });
  return markdown([title, 'runs', 'p50', 'p90', 'max', 'longest slice'], rows);
}
