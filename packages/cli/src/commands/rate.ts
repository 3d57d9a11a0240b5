import { CLASSIC, type Grid } from '@nonet/engine/grid';
import { type PuzzleRecord, packedCells } from '@nonet/engine/notation';
import {
  cellOf,
  digitIn,
  printedRating,
  type RatedStep,
  type RatingResult,
  type ScaleId,
} from '@nonet/engine/rating';
import type { InputFlags } from '../options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import type { Handler, RecordContext } from '../pipeline/handler.ts';
import {
  type AnswerStatus,
  conflictsOf,
  JsonAnswers,
  namesOf,
  type Results,
} from '../pipeline/json-answers.ts';
import { RatingRun } from '../rating/rating-run.ts';
import type { Status } from '../report/exit-status.ts';
import { Histogram } from '../report/histogram.ts';
import { BEYOND, type Ratings, ratingsText, stepText, unratedText } from '../report/rating-text.ts';
import { type Refusal, refusalError } from '../report/refusal.ts';
import { gaveUpText } from '../report/time-limit.ts';
import type { Streams } from '../streams.ts';

export interface RateFlags extends InputFlags {
  readonly scale: ScaleId;
  /** Stop rating a puzzle before the first step that is harder than this. */
  readonly max?: number;
  /** Write the steps of every puzzle. */
  readonly steps?: boolean;
  /** Seconds per puzzle. */
  readonly timeout?: number;
  readonly json?: boolean;
}

/** Writes one line per puzzle: the puzzle and its ratings ER, EP and ED. */
export async function rate(
  files: readonly string[],
  flags: RateFlags,
  streams: Streams,
): Promise<Status> {
  const { max, scale, steps = false, threads = 1, timeout } = flags;
  const run = new RatingRun({ scale, max, timeout, steps }, threads);
  const writer = flags.json ? jsonWriter(files, flags) : lineWriter(flags);
  const histogram = new Histogram();
  const handler: Handler = {
    prepare(results) {
      run.add(results.flatMap((result) => (result.ok ? [result.record] : [])));
      return undefined;
    },
    async record(puzzle, context) {
      const result = await run.rate(puzzle);
      if (result.kind === 'rated') histogram.add(result.er.rating);
      writer.record(puzzle, result, context);
    },
    badRecord: writer.badRecord,
  };
  try {
    return await answerFiles(files, flags, handler, streams);
  } finally {
    await run.close();
    if (streams.notes.isTTY) streams.notes.write(histogram.text);
  }
}

interface RatingWriter extends Pick<Handler, 'badRecord'> {
  record(puzzle: PuzzleRecord, result: RatingResult, context: RecordContext): void;
}

function lineWriter({ max, steps, timeout }: RateFlags): RatingWriter {
  return {
    record(puzzle, result, context) {
      const { output } = context;
      const message = failure(puzzle, result, context, timeout);
      if (message === undefined && isPath(result)) {
        output.write(`${packedCells(puzzle.givens)}\t${ratingsText(result, max)}\n`);
      } else {
        output.writeMessage(`# ${message}\n`);
      }
      if (!steps || !('steps' in result)) return;
      for (const step of result.steps) output.write(`${stepText(step)}\n`);
    },
    badRecord: ({ message }, { output }) => output.writeMessage(`# ${message}\n`),
  };
}

/** Reports a puzzle without a rating. Returns the message, or undefined if the puzzle has a rating. */
function failure(
  { givens, line }: PuzzleRecord,
  result: RatingResult,
  { file, report }: RecordContext,
  timeout: number | undefined,
): string | undefined {
  if (result.kind === 'unsupported') return report.unsupported(file, line, refusalOf(givens));
  const reason = unratedText(result, gaveUpText(timeout));
  return reason === undefined ? undefined : report.failed(file, line, reason);
}

/**
 * Returns why a puzzle cannot be rated: it has pencilmarks instead of givens, or it is not a
 * classic 9×9 puzzle.
 */
function refusalOf({ geometry }: Grid): Refusal {
  if (geometry === CLASSIC) return { expected: 'givens', found: 'pencilmarks' };
  const { boxColumns, boxRows, size } = geometry;
  const boxes = size === CLASSIC.size ? ` with boxes of ${boxRows}×${boxColumns}` : '';
  return { expected: 'a 9×9 puzzle', found: `${size}×${size}${boxes}` };
}

const RESULTS: readonly string[] =
  'scale er ep ed technique harderThan steps verdict conflicts'.split(' ');

function jsonWriter(files: readonly string[], flags: RateFlags): RatingWriter {
  const answers = new JsonAnswers({ names: RESULTS, files });
  return {
    record(puzzle, result, context) {
      failure(puzzle, result, context, flags.timeout);
      answers.write(puzzle, resultsOf(puzzle, result, flags), context);
    },
    badRecord: (bad, context) => answers.bad(bad, context),
  };
}

function resultsOf(
  { givens, line }: PuzzleRecord,
  result: RatingResult,
  { max, scale, steps }: RateFlags,
): Results {
  if (result.kind === 'unsupported') {
    return { status: 'invalid', error: refusalError(line, refusalOf(givens)) };
  }
  if (!('steps' in result)) {
    const { kind } = result;
    const conflicts = kind === 'conflict' ? conflictsOf(givens) : undefined;
    return { status: STATUSES[kind], verdict: kind, conflicts };
  }
  const { ed, ep, kind } = result;
  const er = kind === 'rated' ? result.er : undefined;
  return {
    status: kind === 'stopped' ? 'stopped' : 'solved',
    scale,
    er: kind === 'stuck' ? BEYOND : (er?.rating ?? null),
    ep: ep?.rating ?? null,
    ed: ed?.rating ?? null,
    technique: er?.technique,
    harderThan: kind === 'harder' ? max : undefined,
    steps: steps ? result.steps.map(plainStep) : undefined,
  };
}

const STATUSES = {
  conflict: 'none',
  'no-solution': 'none',
  'several-solutions': 'several',
  solved: 'solved',
} satisfies Record<string, AnswerStatus>;

function plainStep({ chain, eliminations, placement, rating, technique }: RatedStep): object {
  return {
    technique,
    rating: printedRating(rating),
    eliminations: eliminations.length > 0 ? eliminations.map(plainCandidate) : undefined,
    placement: placement === undefined ? undefined : plainCandidate(placement),
    complexity: chain?.complexity,
  };
}

function plainCandidate(candidate: number): object {
  const [cell] = namesOf(CLASSIC, [cellOf(candidate)]);
  return { cell, digit: digitIn(candidate) };
}

function isPath(result: RatingResult): result is Ratings {
  return result.kind === 'rated' || result.kind === 'harder' || result.kind === 'stuck';
}
