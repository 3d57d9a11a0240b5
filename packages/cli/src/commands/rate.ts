import { type ExplanationResult, explainStep, type Language } from '@nonet/engine/explain';
import type { PuzzleRecord } from '@nonet/engine/notation';
import { levels, scaleIds } from '@nonet/engine/rating';
import { isVariant } from '@nonet/engine/search';
import { languageOf } from '../core/language.ts';
import { choice, expected, flag, parsed, type Values } from '../core/option.ts';
import * as option from '../core/options.ts';
import { puzzleCommand } from '../job/job-command.ts';
import { jobOptions } from '../job/job-options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import type { Handler, RecordContext } from '../pipeline/handler.ts';
import { JsonAnswers } from '../pipeline/json-answers.ts';
import { TableAnswers } from '../pipeline/table-answers.ts';
import { RatingRun } from '../rating/rating-run.ts';
import type { AnyResult } from '../rating/rating-task.ts';
import {
  BEYOND,
  puzzleText,
  type Ratings,
  ratingsText,
  scaleTexts,
  stepText,
} from '../rating/rating-text.ts';
import { reportFailure, unratedResults } from '../rating/unrated-answers.ts';
import { NO_SCALE, pathResults, pathText, variantPath } from '../rating/variant-path.ts';
import { Histogram } from '../report/histogram.ts';
import type { Results } from '../report/json-results.ts';
import { Report } from '../report/report.ts';
import { plainRatedStep } from '../report/step-json.ts';
import { threadsOption } from '../threads/threads-option.ts';

const options = {
  from: option.from(),
  size: option.size(),
  scale: choice(
    '--scale <name>',
    'rating scale (se: Sudoku Explainer 1.2.1, sukaku: Sukaku Explainer 1.18.1, hodoku: HoDoKu 2.2.0)',
    scaleIds,
  ).defaultsTo('se'),
  max: parsed(
    '--max <rating>',
    'stop rating a puzzle if its next step is harder than this',
    parseRating,
  ),
  steps: flag('--steps', 'print the steps of the solution after every puzzle'),
  explain: flag('--explain', 'print the steps, and why each of them is true'),
  language: option.language('explanation'),
  timeout: option.timeout(),
  threads: threadsOption('threads for 9×9 puzzles'),
  json: option.json(),
  ...jobOptions(),
};

type RateFlags = Values<typeof options>;

/** The options, and how to write the reasons of the steps. Undefined if they are not asked for. */
interface RateSettings extends RateFlags {
  readonly reasons: Language | undefined;
}

export const command = puzzleCommand({
  summary:
    'Rate how hard puzzles are for people. Print each puzzle with its ratings ER, EP and ED (Sudoku Explainer), or its level and score (HoDoKu).',
  examples: [
    'nonet rate puzzles.txt',
    'nonet rate --steps --max 9.0 puzzles.txt',
    'nonet rate --explain puzzle.txt',
    'nonet rate --scale hodoku puzzles.txt',
    'nonet rate --json --timeout 60 puzzles.txt',
  ],
  options,

  /**
   * Writes one line per puzzle: the puzzle and its ratings ER, EP and ED, or HoDoKu's level and score.
   */
  async run(files, flags, streams) {
    const { explain = false, language, max, scale, threads, timeout } = flags;
    const steps = flags.steps || explain;
    const reasons = explain ? (language ?? languageOf(process.env)) : undefined;
    const settings = { ...flags, steps, reasons };
    const { barName, takesMax } = scaleTexts[scale];
    if (!takesMax && max !== undefined) {
      return new Report(streams).refuse(
        `--max cannot be used with --scale ${scale} (--max needs --scale se or --scale sukaku)`,
      );
    }
    const run = new RatingRun({ scale, max, timeout, steps }, threads);
    const writer = flags.json ? jsonWriter(files, settings) : lineWriter(settings);
    const histogram = new Histogram(barName);
    let isNoted = false;
    const handler: Handler = {
      variants: true,
      async *answers(puzzles, context) {
        const ratings = run.ratings(puzzles.filter((puzzle) => !isVariant(puzzle)));
        for (const puzzle of puzzles) {
          if (isVariant(puzzle)) {
            if (!isNoted) context.report.note(context.file, puzzle.line, NO_SCALE);
            isNoted = true;
            yield writer.record(puzzle, await variantPath(puzzle, timeout), context);
            continue;
          }
          const { value: result } = await ratings.next();
          if (!result) return;
          if (result.kind === 'rated') {
            histogram.add('level' in result ? levels.indexOf(result.level) : result.er);
          }
          yield writer.record(puzzle, result, context);
        }
      },
      ...writer.ends,
    };
    try {
      return await answerFiles(files, flags, handler, streams);
    } finally {
      await run.close();
      if (streams.notes.isTTY) streams.notes.write(histogram.text);
    }
  },
});

function parseRating(text: string): number {
  if (/^\d{1,2}(\.\d)?$/.test(text)) return Number(text);
  throw expected('a rating with one decimal, such as 7.2', text);
}

interface RatingWriter {
  readonly ends: Pick<Handler, 'badRecord' | 'skip' | 'end'>;
  record(puzzle: PuzzleRecord, result: AnyResult | ExplanationResult, context: RecordContext): void;
}

/** Writes lines of text; or rows, if the file is a table and the steps are not asked for. */
function lineWriter(flags: RateSettings): RatingWriter {
  const { max, reasons, scale, steps, timeout } = flags;
  const table = new TableAnswers(scale === 'hodoku' ? ['level', 'score'] : ['er', 'ep', 'ed']);
  const variants = new TableAnswers(['hardest', 'stepCount']);
  return {
    record(puzzle, result, context) {
      const { output } = context;
      const message = reportFailure('rating', puzzle, result, context, timeout);
      if (result.kind === 'explained') {
        if (variants.takes(context)) variants.write(puzzle, pathResults(result), context);
        else output.write(`${pathText(puzzle, result)}\n`);
        return;
      }
      if (!steps && table.takes(context)) {
        table.write(puzzle, resultsOf(puzzle, result, flags), context);
        return;
      }
      if (message === undefined && isPath(result)) {
        output.write(`${puzzleText(puzzle)}\t${ratingsText(result, max)}\n`);
      } else {
        output.writeMessage(`# ${message}\n`);
      }
      if (!steps || !('steps' in result)) return;
      for (const step of result.steps) {
        const reason = reasons && `        ${explainStep(step, reasons)}\n`;
        output.write(`${stepText(step, scale)}\n${reason ?? ''}`);
      }
    },
    ends: steps ? { badRecord: writeMessage } : table.ends,
  };
}

const writeMessage: Handler['badRecord'] = ({ message }, { output }) =>
  output.writeMessage(`# ${message}\n`);

const RESULTS: readonly string[] =
  'scale er ep ed hardest stepCount level score harderThan steps conflicts'.split(' ');

function jsonWriter(files: readonly string[], flags: RateSettings): RatingWriter {
  const answers = new JsonAnswers({ names: RESULTS, files });
  return {
    record(puzzle, result, context) {
      reportFailure('rating', puzzle, result, context, flags.timeout);
      answers.write(puzzle, resultsOf(puzzle, result, flags), context);
    },
    ends: answers.ends,
  };
}

function resultsOf(
  puzzle: PuzzleRecord,
  result: AnyResult | ExplanationResult,
  { max, reasons, scale, steps: withSteps }: RateSettings,
): Results {
  if (!('steps' in result)) return unratedResults(puzzle, result);
  if (result.kind === 'explained') return pathResults(result);
  const { kind } = result;
  const steps = withSteps
    ? result.steps.map((step) => ({
        ...plainRatedStep(step, puzzle.givens.geometry),
        text: reasons && explainStep(step, reasons),
      }))
    : undefined;
  if ('level' in result) {
    const { level, score } = result;
    return { kind, scale, level, score, steps };
  }
  if (!('ed' in result)) return { kind, scale, level: null, score: null, steps };
  const { ed = null, ep = null } = result;
  const { er, hardest } = 'er' in result ? result : { er: kind === 'stuck' ? BEYOND : null };
  return {
    kind,
    scale,
    er,
    ep,
    ed,
    hardest,
    harderThan: kind === 'harder' ? max : undefined,
    steps,
  };
}

function isPath(result: AnyResult | ExplanationResult): result is Ratings {
  return result.kind === 'rated' || result.kind === 'harder' || result.kind === 'stuck';
}
