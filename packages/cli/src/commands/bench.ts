import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { solve } from '@nonet/engine';
import { BulkSolver } from '@nonet/engine/bulk';
import { packedCells } from '@nonet/engine/notation';
import { type BenchSet, benchSets } from '../bench/bench-sets.ts';
import { fileToFile, writePuzzles } from '../bench/file-to-file.ts';
import { machine } from '../bench/machine.ts';
import { secondsPerItem, timed } from '../bench/stopwatch.ts';
import { figure, markdown } from '../bench/table.ts';
import { temporaryError, temporaryFolder } from '../contained/temporary-folder.ts';
import { anyCommand } from '../core/command.ts';
import * as option from '../core/options.ts';

/** Lines in the file that `nonet solve` reads. */
const LINES = 500_000;

export const command = anyCommand({
  summary: 'Measure how fast Nonet solves on this machine.',
  examples: ['nonet bench'],
  options: {
    json: option.json('print the figures as a JSON object'),
    quiet: option.quiet(),
  },

  /** Measures the solving speed on this machine. Prints Markdown tables, or one JSON object. */
  async run({ json }, { answers, notes }) {
    const { form } = new BulkSolver();
    notes.write('this takes about half a minute …\n');
    const sets = benchSets();
    const measured: SetFigures[] = [];
    for (const set of sets) measured.push(await benchSet(set));
    const files = await benchFiles(sets[0]);
    if (json) {
      const figures = { machine: machine(), kernel: form, sets: measured, files };
      answers.write(`${JSON.stringify(figures)}\n`);
      return 0;
    }
    const rows = measured.map(({ name, ...times }) => [name, ...Object.values(times).map(figure)]);
    const kernel =
      form === 'simd' ? 'SIMD kernel' : 'no SIMD here: `propagation` in place of the kernel';
    const sections = [
      `${machine()}, ${kernel}`,
      'Microseconds per puzzle, one core:',
      markdown(['', 'limit 1', 'limit 2', 'one per call', 'without SIMD'], rows, { padded: true }),
      `\`nonet solve\`, file to file, ${figure(LINES)} easy puzzles:`,
      markdown(
        ['threads', 'seconds', 'puzzles per second', 'times one thread'],
        files.map(({ threads, seconds, rate, speedup }) => [
          `${threads}`,
          ...[seconds, rate, speedup].map(figure),
        ]),
        { padded: true },
      ),
    ];
    answers.write(`${sections.join('\n\n')}\n`);
    return 0;
  },
});

/** Microseconds per puzzle of a set. */
interface SetFigures {
  readonly name: string;
  readonly limit1: number;
  readonly limit2: number;
  readonly alone: number;
  readonly scalar: number;
}

async function benchSet({ name, puzzles }: BenchSet): Promise<SetFigures> {
  const input = Uint8Array.from(puzzles.flatMap(({ digits }) => [...digits]));
  const solutions = new Uint8Array(input.length);
  const counts = new Uint32Array(puzzles.length);
  const texts = puzzles.map((puzzle) => packedCells(puzzle));
  const native = new BulkSolver();
  const scalar = new BulkSolver('scalar');
  const bulk = (solver: BulkSolver, limit: number) => (): void => {
    solver.solve(input, solutions, counts, { limit });
  };
  const alone = (): void => {
    for (const text of texts) solve(text);
  };
  const works = [bulk(native, 1), bulk(native, 2), alone, bulk(scalar, 2)];
  const seconds = await secondsPerItem(works.map((work) => timed(puzzles.length, work)));
  const [limit1, limit2, single, slow] = seconds.map((each) => 1e6 * each);
  return { name, limit1, limit2, alone: single, scalar: slow };
}

/** Times of `nonet solve` from file to file. */
interface FileFigures {
  readonly threads: number;
  readonly seconds: number;
  /** Puzzles per second. */
  readonly rate: number;
  /** The speed as a multiple of the speed of one thread. */
  readonly speedup: number;
}

async function benchFiles(easy: BenchSet): Promise<FileFigures[]> {
  const folder = temporaryFolder('bench');
  try {
    const file = join(folder.path, 'puzzles.txt');
    const target = join(folder.path, 'solutions.txt');
    await writePuzzles(file, easy.puzzles, LINES).catch((error: NodeJS.ErrnoException) => {
      throw temporaryError(error);
    });
    const threads = threadCounts();
    const seconds = await secondsPerItem(
      threads.map((count) => fileToFile(file, target, count, LINES)),
    );
    return threads.map((count, i) => ({
      threads: count,
      seconds: LINES * seconds[i],
      rate: 1 / seconds[i],
      speedup: seconds[0] / seconds[i],
    }));
  } finally {
    folder.remove();
  }
}

/** Returns the numbers of threads to measure. On 6 cores: 1, 2, 4, 6. */
function threadCounts(): number[] {
  const all = availableParallelism();
  const counts: number[] = [];
  for (let threads = 1; threads < all; threads *= 2) counts.push(threads);
  return [...counts, all];
}
