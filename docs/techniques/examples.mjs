import { stateOf } from '@nonet/engine/draw';
import { generate } from '@nonet/engine/generate';
import { Path, producersOf } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';
import { queuedPositionOf } from '../../packages/engine/dist/rating/hodoku/queued-position.js';
import { TECHNIQUES } from './pages.mjs';

/**
 * The examples: the number of the puzzle of the seed, and the number of the step on HoDoKu's path.
 * If HoDoKu finds something else first, `other` is true. `node docs/techniques.mjs --search` found them.
 */
export const EXAMPLES = {
  'full-house': { puzzle: 31, step: 15 },
  'naked-single': { puzzle: 0, step: 14 },
  'hidden-single': { puzzle: 18, step: 17 },
  'locked-pair': { puzzle: 58371, step: 36 },
  'locked-triple': { puzzle: 32891, step: 31 },
  'locked-candidates-1': { puzzle: 6034, step: 38 },
  'locked-candidates-2': { puzzle: 14543, step: 37 },
  'naked-pair': { puzzle: 2311, step: 47 },
  'naked-triple': { puzzle: 54882, step: 29 },
  'hidden-pair': { puzzle: 6772, step: 37 },
  'hidden-triple': { puzzle: 20265, step: 32 },
  'naked-quadruple': { puzzle: 50605, step: 27 },
  'hidden-quadruple': { puzzle: 47359, step: 44 },
  'x-wing': { puzzle: 22551, step: 42 },
  swordfish: { puzzle: 49085, step: 39 },
  jellyfish: { puzzle: 55590, step: 33 },
  'remote-pair': { puzzle: 1596, step: 42 },
  'bug-plus-1': { puzzle: 51551, step: 42 },
  skyscraper: { puzzle: 58551, step: 54 },
  'two-string-kite': { puzzle: 37622, step: 39 },
  'turbot-fish': { puzzle: 17338, step: 37 },
  'empty-rectangle': { puzzle: 41783, step: 47 },
  'w-wing': { puzzle: 32200, step: 43 },
  'xy-wing': { puzzle: 22933, step: 38 },
  'xyz-wing': { puzzle: 5493, step: 38 },
  'uniqueness-test-1': { puzzle: 15599, step: 40 },
  'uniqueness-test-2': { puzzle: 10319, step: 32 },
  'uniqueness-test-3': { puzzle: 16854, step: 33 },
  'uniqueness-test-4': { puzzle: 53794, step: 45 },
  'uniqueness-test-5': { puzzle: 7463, step: 32 },
  'uniqueness-test-6': { puzzle: 24509, step: 54 },
  'hidden-rectangle': { puzzle: 26170, step: 39 },
  'avoidable-rectangle-1': { puzzle: 12922, step: 35 },
  'avoidable-rectangle-2': { puzzle: 28300, step: 34, other: true },
  'finned-x-wing': { puzzle: 18949, step: 35 },
  'sashimi-x-wing': { puzzle: 43274, step: 31 },
  'finned-swordfish': { puzzle: 36101, step: 39 },
  'sashimi-swordfish': { puzzle: 22569, step: 36 },
  'finned-jellyfish': { puzzle: 20376, step: 30 },
  'sashimi-jellyfish': { puzzle: 10612, step: 37 },
  'sue-de-coq': { puzzle: 56313, step: 40 },
  'simple-colors-trap': { puzzle: 43681, step: 35 },
  'simple-colors-wrap': { puzzle: 51193, step: 39, other: true },
  'multi-colors-1': { puzzle: 13286, step: 28 },
  'multi-colors-2': { puzzle: 31642, step: 34 },
  'x-chain': { puzzle: 54543, step: 29 },
  'xy-chain': { puzzle: 23080, step: 43 },
  'continuous-nice-loop': { puzzle: 57604, step: 39 },
  'discontinuous-nice-loop': { puzzle: 52863, step: 27 },
  aic: { puzzle: 57935, step: 36 },
  'grouped-continuous-nice-loop': { puzzle: 25401, step: 32 },
  'grouped-discontinuous-nice-loop': { puzzle: 13082, step: 25 },
  'grouped-aic': { puzzle: 40111, step: 24 },
  'als-xz': { puzzle: 38092, step: 36 },
  'als-xy-wing': { puzzle: 51934, step: 28 },
  'als-xy-chain': { puzzle: 56358, step: 21 },
  'franken-x-wing': { puzzle: 4780, step: 37, other: true },
  'franken-swordfish': { puzzle: 22551, step: 42, other: true },
  'finned-franken-x-wing': { puzzle: 32571, step: 36, other: true },
  'finned-franken-swordfish': { puzzle: 40261, step: 53 },
  'forcing-chain-contradiction': { puzzle: 32321, step: 24 },
  'forcing-chain-verity': { puzzle: 24744, step: 27 },
  'forcing-net-contradiction': { puzzle: 45114, step: 15 },
  'forcing-net-verity': { puzzle: 39398, step: 19 },
};

const producers = producersOf('hodoku');

/** Puzzles whose givens have a rotational symmetry. */
export function puzzlesOf(first, count) {
  const made = generate({ symmetry: 'rotate180', seed: 'techniques', first, count });
  return made.puzzles.map(({ givens }) => givens);
}

/** Passes the steps of HoDoKu's path to `take`, each with its number, until it returns false. */
export function walk(puzzle, take) {
  let number = 0;
  const path = new Path(queuedPositionOf(puzzle), producers, (step) => {
    number++;
    return take(step, number, path.position);
  });
  finish(path);
}

/** The step that HoDoKu's search for this technique finds in a position. */
export function stepIn(position, id) {
  const { row } = TECHNIQUES.find((it) => it.id === id);
  return producers[row.index].find(position);
}

const examples = new Map();

/** The example of a technique: the puzzle, the number of the step, the step, and the grid before it. */
export function exampleOf(id) {
  if (!examples.has(id)) examples.set(id, findExample(id));
  return examples.get(id);
}

function findExample(id) {
  const { puzzle: index, step: stepNumber, other } = EXAMPLES[id];
  const [puzzle] = puzzlesOf(index, 1);
  let example;
  walk(puzzle, (found, number, position) => {
    if (number < stepNumber) return true;
    const step = other ? stepIn(position, id) : found;
    example = { puzzle, stepNumber, other, step, before: stateOf(puzzle, position) };
    return false;
  });
  if (example?.step?.technique !== id)
    throw new Error(`no ${id} at step ${stepNumber} of ${index}`);
  return example;
}
