import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { machine } from '../bench/measure.mjs';
import { writeDrawings } from './drawings.mjs';
import { facts } from './list.mjs';
import { writePages } from './page.mjs';
import { addChunk, readChunks } from './store.mjs';
import { Threads } from './threads.mjs';

// npm run facts                       computes what takes seconds or a few minutes
// npm run facts -- --puzzles FILE     also the facts about the puzzles with 17 givens, one a line in FILE
// npm run facts -- --hours 2          also draws minimal puzzles for two hours more
// npm run facts -- --only ID          only one fact
// npm run facts -- --part 1/3         only every third chunk, for three machines. Put their files in
//                                     facts/results together, and run npm run facts again
// npm run facts -- --threads N        default: a thread per core
// npm run facts -- --seed TEXT        other random puzzles
//
// What is done is kept in facts/results, so Ctrl-C loses a few seconds, and the next run continues.

const { values } = parseArgs({
  options: {
    puzzles: { type: 'string' },
    hours: { type: 'string' },
    only: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'facts' },
  },
});
const { puzzles: file, only, seed } = values;
const [part, parts] = values.part.split('/').map(Number);
if (!(part >= 1 && part <= parts)) throw new RangeError(`expected --part K/N, got ${values.part}`);

const threads = new Threads(Number(values.threads), { seed, file });
for (const fact of facts) {
  if (only !== undefined && only !== fact.id) continue;
  if (fact.kind === 'minutes' && file === undefined) continue;
  if (fact.kind === 'hours' && values.hours === undefined) continue;
  const all = fact.chunks({ file });
  await threads.compute(fact.id, chunksOf(fact, all), (chunk, { result, seconds }) => {
    addChunk(fact.id, { seed, chunk, of: all, seconds, machine: machine(), result });
    process.stderr.write(`\r${fact.id}: chunk ${chunk}, ${seconds.toFixed(1)} s   `);
  });
  process.stderr.write('\n');
}
await threads.end();
writePages(seed);
writeDrawings(seed);

/** The chunks that this machine still has to compute. */
function* chunksOf(fact, all) {
  const done = readChunks(fact.id, seed);
  const end = performance.now() + 3_600_000 * Number(values.hours ?? 0);
  for (let chunk = part - 1; chunk < all; chunk += parts) {
    if (fact.kind === 'hours' && performance.now() > end) return;
    if (!done.has(chunk)) yield chunk;
  }
}
