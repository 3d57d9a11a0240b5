import { counted } from '@nonet/engine/explain';
import { impossibleReason, isRare, type PuzzleWishes } from '@nonet/engine/generate';
import { type Geometry, LARGEST_MINLEX } from '@nonet/engine/grid';
import {
  Distinct,
  type MakingAnswer,
  type MakingTask,
  madeAt,
  makingTask,
} from '@nonet/engine/making';
import {
  type Notation,
  notationById,
  notations,
  type PuzzleRecord,
  packedCells,
} from '@nonet/engine/notation';
import { knownForms } from '../bank/known-forms.ts';
import { flag, text, type Values, whole } from '../core/option.ts';
import * as option from '../core/options.ts';
import type { Streams } from '../core/streams.ts';
import { seedCommand } from '../job/job-command.ts';
import { jobOptions } from '../job/job-options.ts';
import { type Edges, WHOLE, writerOf } from '../making/edges.ts';
import { freshSeed } from '../making/fresh-seed.ts';
import { madeAnswers, outOfRange } from '../making/making-run.ts';
import { notForVariants, variantHelp, variantOption } from '../making/variant-option.ts';
import { otherScale, techniqueHelp, wishesOf, wishOptions } from '../making/wish-options.ts';
import { Output } from '../pipeline/output.ts';
import { unsupportedSize } from '../pipeline/writer.ts';
import { Progress } from '../report/progress.ts';
import { refusalText } from '../report/refusal.ts';
import { Report } from '../report/report.ts';
import { threadsOption } from '../threads/threads-option.ts';

const options = {
  ...option.fromSeed('puzzles'),
  skip: option.skip('puzzles'),
  variant: variantOption,
  ...wishOptions,
  distinct: flag(
    '--distinct',
    'exclude puzzles that are equivalent (equal up to symmetry) to an earlier puzzle',
  ),
  against: text(
    '--against <file>',
    'exclude puzzles that are equivalent to a puzzle in this file or in this bank (implies --distinct)',
  ).names('input'),
  tries: whole(
    '--tries <n>',
    'attempts per puzzle (default: 10000; 1000000 with --pearl or --diamond; 1000 with a rare technique, which begins with known puzzles; 20 with a pattern; 10 above 9×9; 100 with --variant)',
  ),
  threads: threadsOption('threads to use'),
  to: option.to('output notation (default: line; json with --variant)'),
  solutions: flag('--solutions', 'write the solution next to each puzzle'),
  json: option.json('print one JSON object per puzzle, with its solution, seed and number'),
  ...jobOptions('the puzzles'),
};

type GivenFlags = Values<typeof options> & {
  /** Set if other runs make the earlier or later puzzles of the same job. */
  readonly edges?: Edges;
};

type GenerateFlags = GivenFlags & { readonly to: Notation };

export const command = seedCommand({
  summary: 'Generate puzzles, each proven to have exactly one solution.',
  examples: [
    'nonet generate --seed monday --count 1000 > puzzles.txt',
    'nonet generate --symmetry rotate180 --givens 28..32 --to block',
    'nonet generate --rating 7.0..7.3 --count 100 > hard.txt',
    'nonet generate --level hard --technique x-wing --count 3',
    'nonet generate --variant killer --count 10 > killers.jsonl',
    'nonet generate --pattern heart.txt --count 10 --solutions --to csv',
  ],
  help: (command) => techniqueHelp(command) + variantHelp(command),
  options,

  /**
   * Generates puzzles. The i-th puzzle of a seed is the same in every run, with any number of
   * threads.
   */
  async run(given: GivenFlags, streams) {
    const flags = { ...given, to: given.to ?? notationById(given.variant ? 'json' : 'line')! };
    const report = new Report(streams);
    const ends = { report, streams };
    const wishes = await wishesOf(flags, ends);
    if (!wishes) return report.end();
    const impossible =
      otherScale(flags) ?? reasonFor(flags, wishes) ?? unsupportedOption(wishes.geometry, flags);
    if (impossible) return report.refuse(impossible);
    const known = flags.against ? await knownForms(flags.against, ends) : new Set<string>();
    if (!known) return report.end();
    const distinct = flags.distinct || flags.against ? new Distinct(known, flags.tries) : undefined;
    const seed = flags.seed ?? freshSeed(streams.notes);
    if (!flags.variant && isRare(wishes)) streams.notes.write(rareNote(wishes, flags));
    const needs = { forms: distinct !== undefined, ratings: flags.json === true && !flags.variant };
    const task = makingTask('puzzles', seed, wishes, needs);
    await make(task, { flags, geometry: wishes.geometry, distinct, ...ends });
    return report.end();
  },
});

/** Why no puzzle can meet the wishes. Undefined if some may. */
function reasonFor(flags: GenerateFlags, wishes: PuzzleWishes): string | undefined {
  return (flags.variant && notForVariants(flags, flags.to)) ?? impossibleReason(wishes);
}

/** Attempts per second of a thread that looks for a rare technique, on a slow computer. */
const ATTEMPTS = 1_000;

function rareNote(
  { technique }: PuzzleWishes,
  { count, threads, tries = 10_000 }: GenerateFlags,
): string {
  const seconds = Math.ceil((tries * count) / (ATTEMPTS * Math.min(threads, count)));
  return `${technique} is rare: hardly any random puzzle needs it. The search takes up to ${counted(seconds, 'second')}; --tries changes how long\n`;
}

/** Returns why the options cannot be used with this grid size. Undefined if they can. */
function unsupportedOption(
  { size }: Geometry,
  { against, count, distinct, skip, solutions, to }: GenerateFlags,
): string | undefined {
  const refusal = unsupportedSize(to, size);
  const reason = refusal ? refusalText(refusal) : outOfRange(skip, count);
  if (reason) return reason;
  if (solutions && !canHoldSolution(to)) {
    const ids = notations.filter(canHoldSolution).map(({ id }) => id);
    return `expected a notation that can hold solutions (${ids.join(', ')}), found ${to.id}`;
  }
  if ((distinct || against) && size > LARGEST_MINLEX) {
    const most = `${LARGEST_MINLEX}×${LARGEST_MINLEX}`;
    return `expected a grid of at most ${most} for --distinct and --against, found ${size}×${size}`;
  }
  return undefined;
}

/** Whether a notation can hold the solution of a puzzle, in a field or as a comment. */
function canHoldSolution(notation: Notation): boolean {
  return notation.holds.includes('solution') || notation.holds.includes('comment');
}

interface GenerateContext {
  readonly flags: GenerateFlags;
  readonly geometry: Geometry;
  readonly distinct: Distinct | undefined;
  readonly report: Report;
  readonly streams: Streams;
}

/** The progress is shown this often, in milliseconds, even if no puzzle is made. */
const REFRESH = 250;

async function make(task: MakingTask, context: GenerateContext): Promise<void> {
  const { distinct, flags, geometry, report, streams } = context;
  const { count, edges = WHOLE, skip, threads, to } = flags;
  // With --distinct, the options --skip and --count count only new puzzles. To find out which
  // puzzles are new, the skipped puzzles are made too.
  const answers = distinct
    ? madeAnswers(task, { first: 0, threads })
    : madeAnswers(task, { first: skip, end: skip + count, threads });
  const output = new Output(streams);
  const progress = new Progress([], streams.notes);
  const writer = writerOf(to, geometry, edges);
  let toSkip = distinct ? skip : 0;
  let written = 0;
  const searching = setInterval(() => progress.still('searching'), REFRESH);
  try {
    for await (const answer of answers) {
      const wanted = distinct?.newOnes(answer) ?? allOf(answer, geometry);
      for (const i of wanted.slice(toSkip)) {
        if (written === count) break;
        const record = recordOf(answer, i, written++, context);
        const number = skip + written;
        output.write(
          flags.json ? jsonOf(record, task, number, answer.ratings.at(i)) : writer.record(record),
        );
        if (output.isFull) await output.flush();
      }
      toSkip = Math.max(0, toSkip - wanted.length);
      progress.done(wanted.length);
      if (written === count) break;
      const failed = distinct?.isExhausted ? ALL_KNOWN : answer.failed;
      if (failed === undefined) continue;
      report.notFound(`puzzle ${skip + written + 1}: ${failed}${hint(flags)}`);
      break;
    }
  } finally {
    clearInterval(searching);
    progress.stop();
  }
  if (!flags.json && edges.isLast) output.write(writer.end());
  await output.flush();
}

function jsonOf(
  record: PuzzleRecord,
  { seed, wishes }: MakingTask,
  number: number,
  ratings: MakingAnswer['ratings'][number] | undefined,
): string {
  const { givens, solution } = record;
  const count = givens.digits.filter((digit) => digit > 0).length;
  const parts: object = wishes.variant
    ? JSON.parse(notationById('json')!.format(record, 0))
    : { puzzle: packedCells(givens), solution: solution && packedCells(solution) };
  const scale = ratings && ('er' in ratings ? 'se' : 'hodoku');
  return `${JSON.stringify({ seed, number, ...parts, givens: count, scale, ...ratings })}\n`;
}

const ALL_KNOWN =
  'each of the latest puzzles was equivalent to an earlier puzzle or an excluded puzzle';

/** Returns a hint to use --tries, or no text if more tries cannot help. */
function hint({ from, pattern }: GenerateFlags): string {
  // With a solution and a pattern, every try makes the same puzzle.
  return from !== undefined && pattern !== undefined ? '' : ' (--tries allows more)';
}

function allOf({ puzzles }: MakingAnswer, { cells }: Geometry): number[] {
  return Array.from({ length: puzzles.length / cells }, (_, i) => i);
}

function recordOf(
  answer: MakingAnswer,
  i: number,
  index: number,
  { flags, geometry }: GenerateContext,
): PuzzleRecord {
  const { json, solutions: withSolution, to } = flags;
  const { solution, ...puzzle } = madeAt(answer, i, geometry);
  const record = { ...puzzle, line: index + 1 };
  if (!withSolution && !json) return record;
  if (json || to.holds.includes('solution')) return { ...record, solution };
  return { ...record, comment: packedCells(solution) };
}
