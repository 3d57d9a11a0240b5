import type { PuzzleRecord } from '@nonet/engine/notation';
import { Checking, ClassicChecking, classicPuzzles, type Verdict } from '@nonet/engine/solve';
import { finishAsync } from '../core/event-loop.ts';
import { flag } from '../core/option.ts';
import * as option from '../core/options.ts';
import { limitFor, notKnownText, timeLimit } from '../core/time-limit.ts';
import { puzzleCommand } from '../job/job-command.ts';
import { jobOptions } from '../job/job-options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { classicAnswers } from '../pipeline/classic-answers.ts';
import type { Handler } from '../pipeline/handler.ts';
import { JsonAnswers } from '../pipeline/json-answers.ts';
import { TableAnswers } from '../pipeline/table-answers.ts';
import { conflictsOf, namesOf, type Results } from '../report/json-results.ts';
import { passes, verdictText } from '../report/verdict-text.ts';
import { threadsOption } from '../threads/threads-option.ts';

export const command = puzzleCommand({
  summary:
    'Check whether each puzzle is proper or full. A proper puzzle has exactly one solution, and in a full one every cell has a digit.',
  examples: ['nonet check puzzles.txt', 'nonet check --minimal --json puzzles.txt'],
  options: {
    ...option.reading(),
    minimal: flag('--minimal', 'test every given; the check fails if a given is not needed'),
    timeout: option.largeTimeout(),
    threads: threadsOption(),
    json: option.json(),
    ...jobOptions(),
  },

  /** Writes one line per puzzle, with the verdict on the puzzle. */
  run(files, flags, streams) {
    const testGivens = flags.minimal === true;
    const answers = flags.json && new JsonAnswers({ names: CHECK_RESULTS, files });
    const table = new TableAnswers(testGivens ? ['minimal', 'redundant'] : []);
    const isPlain = !flags.timeout && !flags.json;
    const handler: Handler = {
      variants: true,
      answers: classicAnswers<Verdict>({
        begin: (solver, puzzles) =>
          new ClassicChecking(solver, classicPuzzles(puzzles), { testGivens }),
        timeout: flags.timeout,
        async write(puzzle, known, context) {
          const { geometry } = puzzle.givens;
          const limit = timeLimit(limitFor(flags.timeout, puzzle));
          const found =
            known ??
            (await finishAsync(new Checking(puzzle, { testGivens }), limit, () =>
              context.progress.still('searching'),
            ));
          const verdict = found && found !== 'stopped' ? found : STOPPED;
          const text = verdictText(verdict, geometry) ?? notKnownText(flags.timeout);
          if (!passes(verdict, flags.minimal)) context.report.markFailed();
          const records = answers || (table.takes(context) && table);
          if (records) records.write(puzzle, resultsOf(verdict, puzzle), context);
          else context.output.write(`${text}\n`);
        },
      }),
      ...(answers || table).ends,
      lineTask: isPlain ? { name: 'check', minimal: testGivens, blockBytes: 60_000 } : undefined,
    };
    return answerFiles(files, flags, handler, streams);
  },
});

const CHECK_RESULTS: readonly string[] = ['minimal', 'redundant', 'conflicts'];

const STOPPED: Verdict = { kind: 'stopped' };

function resultsOf(verdict: Verdict, { givens }: PuzzleRecord): Results {
  const { kind } = verdict;
  if (kind === 'conflict') return { kind, conflicts: conflictsOf(givens) };
  if (kind !== 'proper' || !verdict.redundant) return { kind };
  const redundant = namesOf(givens.geometry, verdict.redundant);
  return { kind, minimal: redundant.length === 0, redundant };
}
