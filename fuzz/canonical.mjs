import { BulkCanonical } from '@nonet/engine/bulk';
import { generate, Random, randomGrid } from '@nonet/engine/generate';
import { CLASSIC, randomTransform, transformed } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';

// npm run build && node fuzz/canonical.mjs [GRIDS] [TRANSFORMS]
//
// Tests canonical forms with GRIDS solutions and GRIDS minimal puzzles. Makes TRANSFORMS random
// transforms of each grid. All transforms of a grid must have the same form and the same number of
// automorphisms, and no transform may be smaller than the form.

const GRIDS = Number(process.argv[2] ?? 1_000);
const TRANSFORMS = Number(process.argv[3] ?? 1_000);

const random = new Random('canonical forms');
const bulk = new BulkCanonical();
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const forms = new Uint8Array(CLASSIC.cells * TRANSFORMS);
const automorphisms = new Float64Array(TRANSFORMS);

function checkForms(grid) {
  const moved = Array.from({ length: TRANSFORMS }, () => {
    const transform = randomTransform(CLASSIC, (n) => random.below(n));
    return packedCells(transformed(grid, transform));
  });
  bulk.run(encoder.encode(moved.join('')), forms, automorphisms);
  const form = decoder.decode(forms.subarray(0, CLASSIC.cells));
  const text = decoder.decode(forms);
  const isSame =
    text === form.repeat(TRANSFORMS) && automorphisms.every((count) => count === automorphisms[0]);
  if (!isSame) throw new Error(`expected the same form for all transforms of ${packedCells(grid)}`);
  if (moved.some((cells) => cells < form)) {
    throw new Error(`a transform is smaller than the form of ${packedCells(grid)}`);
  }
  return form;
}

const solutions = new Set();
const puzzles = new Set();
for (let i = 0; i < GRIDS; i++) {
  const solution = randomGrid(CLASSIC, random);
  solutions.add(checkForms(solution));
  const [{ givens }] = generate({ minimal: true, solution, seed: `${i}` }).puzzles;
  puzzles.add(checkForms(givens));
}
console.log(
  `${GRIDS} solutions and ${GRIDS} minimal puzzles, ${TRANSFORMS} transforms each: ` +
    `${solutions.size} and ${puzzles.size} forms, all of them right`,
);
