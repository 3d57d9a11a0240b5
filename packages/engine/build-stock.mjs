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
const RARE = [
  { technique: 'naked-triple', hasNotes: false, count: 48 },
  { technique: 'hidden-triple', hasNotes: false, count: 48 },
  { technique: 'swordfish', hasNotes: false, count: 32 },
  { technique: 'turbot-fish', hasNotes: false, count: 32 },
  { technique: 'empty-rectangle', hasNotes: false, count: 32 },
  { technique: 'xyz-wing', hasNotes: false, count: 32 },
  { technique: 'uniqueness-test-1', hasNotes: false, count: 32 },
  { technique: 'hidden-rectangle', hasNotes: false, count: 32 },
  { technique: 'xy-chain', hasNotes: false, count: 32 },
  { technique: 'nice-loop', hasNotes: false, count: 32 },
  { technique: 'naked-quadruple', hasNotes: true, count: 48 },
  { technique: 'jellyfish', hasNotes: true, count: 48 },
  { technique: 'uniqueness-test-2', hasNotes: true, count: 48 },
  { technique: 'avoidable-rectangle-1', hasNotes: true, count: 48 },
  { technique: 'avoidable-rectangle-2', hasNotes: true, count: 7 },
  { technique: 'sashimi-swordfish', hasNotes: true, count: 48 },
  { technique: 'finned-jellyfish', hasNotes: true, count: 48 },
  { technique: 'simple-colors', hasNotes: true, count: 48 },
  { technique: 'multi-colors', hasNotes: true, count: 48 },
  { technique: 'x-chain', hasNotes: true, count: 48 },
  { technique: 'als-xy-chain', hasNotes: true, count: 48 },
  { technique: 'finned-franken-swordfish', hasNotes: true, count: 48 },
  { technique: 'sashimi-jellyfish', hasNotes: true, count: 16 },
  { technique: 'uniqueness-test-5', hasNotes: true, count: 16 },
  { technique: 'hidden-quadruple', hasNotes: true, count: 16 },
];
const BATCH = 256;

const producers = producersOf('hodoku');
const maker = new ClassicMaker({}, new Seed(STOCK_SEED), new BulkSolver());

function search({ technique, hasNotes, count }) {
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

const lines = RARE.map((drill) => {
  const { hasNotes, technique } = drill;
  const puzzles = search(drill).join(', ');
  const line = `  { technique: '${technique}', hasNotes: ${hasNotes}, puzzles: [${puzzles}] },`;
  console.log(line);
  return line;
});
writeFileSync(
  new URL('src/generate/stock.ts', import.meta.url),
  `import type { SearchId } from '../rating/hodoku/hodoku-scale.ts';

interface StockEntry {
  readonly technique: SearchId;
  readonly hasNotes: boolean;
  /** The numbers of the puzzles. */
  readonly puzzles: readonly number[];
}

/** Puzzles of the seed \`stock\` that lead to drills that are rare. Made by build-stock.mjs. */
export const STOCK: readonly StockEntry[] = [
${lines.join('\n')}
];
`,
);
