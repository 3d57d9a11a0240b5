import { writeFileSync } from 'node:fs';
import { BulkSolver } from './dist/bulk/bulk-solver.js';
import { ClassicMaker } from './dist/generate/classic-maker.js';
import { DrillPath } from './dist/generate/drill-path.js';
import { Random, Seed } from './dist/generate/random.js';
import { STOCK_SEED } from './dist/generate/stock-walk.js';
import { producersOf } from './dist/rating/scales.js';
import { finish } from './dist/work/work.js';

// node packages/engine/build-stock.mjs  searches the puzzles of src/generate/stock.ts; takes some minutes

/** The drills that would often take more than half a second to find, and how many of each to find. */
const WITHOUT_NOTES = {
  'naked-triple': 48,
  'hidden-triple': 48,
  swordfish: 32,
  'turbot-fish': 32,
  'empty-rectangle': 32,
  'xyz-wing': 32,
  'uniqueness-test-1': 32,
  'hidden-rectangle': 32,
  'xy-chain': 32,
  'nice-loop': 32,
};
const WITH_NOTES = {
  'naked-quadruple': 48,
  jellyfish: 48,
  'uniqueness-test-2': 48,
  'avoidable-rectangle-1': 48,
  'avoidable-rectangle-2': 7,
  'sashimi-swordfish': 48,
  'finned-jellyfish': 48,
  'simple-colors': 48,
  'multi-colors': 48,
  'x-chain': 48,
  'als-xy-chain': 48,
  'finned-franken-swordfish': 48,
  'sashimi-jellyfish': 16,
  'uniqueness-test-5': 16,
  'hidden-quadruple': 16,
};
const BATCH = 256;

const producers = producersOf('hodoku');
const maker = new ClassicMaker({}, new Seed(STOCK_SEED), new BulkSolver());

function search(technique, hasNotes, count) {
  const path = new DrillPath(technique, hasNotes, producers);
  const numbers = [];
  for (let first = 0; ; first += BATCH) {
    for (const [i, { made }] of finish(maker.make(first, BATCH)).entries()) {
      const random = new Seed(STOCK_SEED).start(new Random(''), first + i);
      if (!hasDrill(path.find(made.givens.digits, made.solution.digits, random))) continue;
      numbers.push(first + i);
      if (numbers.length === count) return numbers;
    }
  }
}

function hasDrill(search) {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value !== undefined;
  }
}

function tableOf(counts, hasNotes) {
  const lines = Object.entries(counts).map(([technique, count]) => {
    const line = `  '${technique}': [${search(technique, hasNotes, count).join(', ')}],`;
    console.log(line);
    return line;
  });
  return `{\n${lines.join('\n')}\n}`;
}

writeFileSync(
  new URL('src/generate/stock.ts', import.meta.url),
  `import type { SearchId } from '../rating/hodoku/hodoku-scale.ts';

/**
 * Technique → the numbers of the puzzles of the seed \`stock\` that lead to its drills, if they are
 * rare. Made by build-stock.mjs.
 */
type Stock = Readonly<Partial<Record<SearchId, readonly number[]>>>;

export const STOCK_WITHOUT_NOTES: Stock = ${tableOf(WITHOUT_NOTES, false)};

export const STOCK_WITH_NOTES: Stock = ${tableOf(WITH_NOTES, true)};
`,
);
