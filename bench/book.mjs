import { readFileSync } from 'node:fs';
import { bookTools, findExamples, layOut, pdf, rated, readPlan } from '@nonet/book';
import { generate } from '@nonet/engine/generate';
import { finish } from '@nonet/engine/work';
import { machine, markdown, median } from './measure.mjs';

// npm run bench:book measures how long a book of 200 puzzles takes besides making them

const COUNT = 200;
const ROUNDS = 5;
const font = (weight) =>
  readFileSync(new URL(`../packages/book/font/NonetSans-${weight}.ttf`, import.meta.url));
const fonts = { regular: font('Regular'), bold: font('Bold') };

const read = readPlan(
  JSON.stringify({
    title: 'A book',
    trim: 'kdp-6x9',
    seed: 'bench',
    sections: [
      { level: 'easy', count: COUNT / 2, perPage: 2 },
      { level: 'unfair', count: COUNT / 2, perPage: 1 },
    ],
  }),
);
if (!read.ok) throw new Error(read.faults[0].message);
const { plan } = read;
const made = plan.sections.map(({ count, wishes }) =>
  generate({ ...wishes, seed: 'bench', count }),
);

const steps = {
  'rate the puzzles': [],
  'find the examples': [],
  'lay out': [],
  'write the PDF': [],
};
let pages = 0;
let bytes = 0;
/** Runs a step and keeps how long it took. */
async function timed(step, run) {
  const began = performance.now();
  const result = await run();
  steps[step].push(performance.now() - began);
  return result;
}

for (let round = 0; round < ROUNDS; round++) {
  const tools = bookTools();
  const sections = await timed('rate the puzzles', () =>
    made.map(({ puzzles }) =>
      puzzles.map(({ givens, solution }) => {
        const rating = finish(rated({ givens }, plan.languages, tools));
        return { givens, solution, ...rating };
      }),
    ),
  );
  const techniques = new Set(sections.flat().flatMap((it) => it.techniques));
  const examples = await timed('find the examples', () =>
    finish(findExamples(techniques, 'bench')),
  );
  const book = await timed('lay out', () => layOut(plan, { sections, examples }));
  const file = await timed('write the PDF', () => pdf(book.pages, { fonts, title: plan.title }));
  pages = book.pages.length;
  bytes = file.length;
}
const rows = Object.entries(steps).map(([step, times]) => [step, median(times).toFixed(0)]);
const all = Object.values(steps).reduce((sum, times) => sum + median(times), 0);
console.log(markdown(['', 'ms'], [...rows, ['all', all.toFixed(0)]]));
console.log(`\n${COUNT} puzzles on ${pages} pages, ${bytes.toLocaleString('en')} bytes.`);
console.log(`Medians of ${ROUNDS}, the first with a cold start. Measured on ${machine()}.`);
