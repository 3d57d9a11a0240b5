import { equalGrids, type Grid, solves } from '@nonet/engine/grid';
import { type PuzzleRecord, packedCells } from '@nonet/engine/notation';
import {
  isContradictory,
  type Puzzle,
  Run,
  type Strategy,
  strategies,
  unsupportedReason,
} from '@nonet/engine/search';
import { finish } from '@nonet/engine/work';
import { yieldToEventLoop } from '../core/event-loop.ts';
import * as option from '../core/options.ts';
import type { Streams } from '../core/streams.ts';
import { gaveUpText, timeLimit } from '../core/time-limit.ts';
import { puzzleCommand } from '../job/job-command.ts';
import { Output } from '../pipeline/output.ts';
import { readPuzzle } from '../pipeline/read-puzzle.ts';
import { noSolutionText } from '../report/conflict-text.ts';
import { writeErrorTo } from '../report/json-results.ts';
import { paletteOf } from '../report/palette.ts';
import { type RaceResult, raceTable, type UnsupportedStrategy } from '../report/race-table.ts';
import { Report } from '../report/report.ts';

export const command = puzzleCommand({
  summary: 'Compare all strategies on the first puzzle.',
  examples: ['nonet race puzzle.txt', 'nonet race --limit 2 --timeout 60 --json puzzle.txt'],
  options: {
    ...option.reading(),
    limit: option.limit('stop after n solutions').defaultsTo(1),
    timeout: option.timeout('a strategy').defaultsTo(10),
    json: option.json('print one JSON object with the results of all strategies'),
    output: option.output(),
    quiet: option.quiet(),
  },

  /** Solves the first puzzle with every strategy, one after another. Prints a table or JSON. */
  async run(files, flags, streams) {
    const { limit, timeout } = flags;
    const report = new Report(streams);
    const onError = flags.json ? writeErrorTo(streams) : undefined;
    const input = await readPuzzle(files, flags, {
      report,
      streams,
      onError,
      variants: true,
    });
    if (!input) return report.end();
    const { file, puzzle } = input;

    const results: (RaceResult | UnsupportedStrategy)[] = [];
    for (const strategy of strategies) {
      announce(streams, strategy.id);
      results.push(await runStrategy(puzzle, strategy, limit, timeout));
    }
    announce(streams, '');
    const ran = results.filter((result) => 'counters' in result);
    assertAgreement(puzzle, ran);

    const output = new Output(streams);
    if (flags.json) output.write(`${JSON.stringify(jsonOf(puzzle, limit, results))}\n`);
    else if (!isContradictory(puzzle)) {
      const { isTTY = false, columns = 80 } = streams.answers;
      const palette = paletteOf((isTTY && streams.answers.getColorDepth?.()) || 1);
      const view = { palette, marked: isTTY, columns };
      output.write(`${raceTable(results, timeout, view).join('\n')}\n`);
    }
    await output.flush();

    if (ran.every((result) => result.counters.solutions === 0)) {
      const allStopped = ran.every((result) => result.end === 'stopped');
      const reason = allStopped ? `all ${gaveUpText(timeout)}` : noSolutionText(puzzle.givens);
      report.failed(file, puzzle.line, reason);
    }
    return report.end();
  },
});

const WARM_UP_EVENTS = 20_000;

async function runStrategy(
  puzzle: Puzzle,
  strategy: Strategy,
  limit: number,
  timeout: number,
): Promise<RaceResult | UnsupportedStrategy> {
  const { id, lexicographic } = strategy;
  const reason = unsupportedReason(puzzle, strategy);
  if (reason) return { strategy: id, reason };
  // Warms up the strategy. Otherwise its time would include just-in-time compilation.
  finish(new Run(puzzle, strategy, { limit, events: WARM_UP_EVENTS }));
  const started = performance.now();
  const signal = timeLimit(timeout);
  const run = new Run(puzzle, strategy, { limit });
  let first: Grid | undefined;
  while (!run.end && !signal?.aborted) {
    run.advance();
    first ??= run.solution;
    await yieldToEventLoop();
  }
  const milliseconds = performance.now() - started;
  const { counters, end = 'stopped' } = run;
  return { strategy: id, lexicographic, counters, end, milliseconds, first };
}

/**
 * Compares the strategies that were not stopped. All must find the same number of solutions. If the
 * puzzle has one solution, all must find it. If the puzzle has several solutions, the lexicographic
 * strategies must find the same first solution.
 *
 * @throws Error naming the strategies that disagree.
 */
export function assertAgreement({ givens }: Puzzle, ran: readonly RaceResult[]): void {
  const finished = ran.filter((result) => result.end !== 'stopped');
  const single = finished.some(
    (result) => result.end === 'exhausted' && result.counters.solutions === 1,
  );
  const inOrder = single ? finished : finished.filter((result) => result.lexicographic);
  for (const { strategy, counters, first } of finished) {
    if (counters.solutions !== finished[0].counters.solutions) {
      throw new Error(
        `${strategy} and ${finished[0].strategy} found different numbers of solutions`,
      );
    }
    if (first && !solves(first, givens)) throw new Error(`${strategy} found an invalid solution`);
  }
  for (const { strategy, first } of inOrder) {
    const other = inOrder[0].first;
    if (first && other && !equalGrids(first, other)) {
      throw new Error(`${strategy} and ${inOrder[0].strategy} found different solutions`);
    }
  }
}

function jsonOf(
  { givens, line }: PuzzleRecord,
  limit: number,
  results: readonly (RaceResult | UnsupportedStrategy)[],
): object {
  const entries = results.map((result) => {
    if ('reason' in result) return result;
    const { strategy, counters, end, milliseconds } = result;
    const { solutions, ...search } = counters;
    const time = { end, milliseconds: Number(milliseconds.toFixed(3)) };
    return { strategy, count: `${solutions}`, complete: end === 'exhausted', ...search, ...time };
  });
  return { line, puzzle: packedCells(givens), limit, strategies: entries };
}

/** Shows on a terminal which strategy is running. An empty name clears the line. */
function announce({ notes }: Streams, strategy: string): void {
  if (!notes.isTTY) return;
  notes.write(`\r\x1b[K${strategy === '' ? '' : `${strategy} …`}`);
}
