import { impossibleReason, type Symmetry, type Wishes } from '@nonet/engine/generate';
import { CLASSIC, type Geometry, type Grid, gridOf, LARGEST_MINLEX } from '@nonet/engine/grid';
import { type Notation, notations, packedCells } from '@nonet/engine/notation';
import { Distinct } from '../making/distinct.ts';
import { freshSeed } from '../making/fresh-seed.ts';
import { MakingRun, refusedNumbers } from '../making/making-run.ts';
import { type BatchAnswer, type MakingTask, taskOf } from '../making/making-task.ts';
import { formsOfFile, gridOfFile, gridOfText } from '../making/wish-files.ts';
import { Output } from '../pipeline/output.ts';
import { holdsComment, refusedSize } from '../pipeline/write.ts';
import { Progress } from '../report/progress.ts';
import { Report, type Status } from '../report/report.ts';

export interface GenerateFlags {
  readonly count: number;
  /** How many to leave out before the first. */
  readonly skip: number;
  readonly seed?: string;
  readonly size?: Geometry;
  readonly givens?: readonly [least: number, most: number];
  readonly minimal?: boolean;
  readonly symmetry?: Symmetry;
  /** A file with a grid: where it has digits there are givens. */
  readonly pattern?: string;
  /** The solution of every puzzle: a file, or its cells. */
  readonly from?: string;
  readonly distinct?: boolean;
  /** A file of puzzles to which none may be equal. */
  readonly against?: string;
  readonly tries?: number;
  readonly threads: number;
  readonly to: Notation;
  /** Put the solution beside every puzzle. */
  readonly solutions?: boolean;
}

/** Puzzles in a row that are not new, after which no more are made. */
const PATIENCE = 10_000;

/** Puzzles made to order, each proven proper: puzzle i of a seed is the same in any run. */
export async function generate(flags: GenerateFlags): Promise<Status> {
  const report = new Report();
  const wishes = await wishesOf(flags, report);
  if (!wishes) return report.end();
  const against = impossibleReason(wishes) ?? refusal(wishes.geometry, flags);
  if (against) {
    report.impossible(against);
    return report.end();
  }
  const known = flags.against ? await formsOfFile(flags.against, report) : new Set<string>();
  if (!known) return report.end();
  const patience = flags.tries ?? PATIENCE;
  const distinct = flags.distinct || flags.against ? new Distinct(known, patience) : undefined;
  const task = taskOf('puzzles', flags.seed ?? freshSeed(), wishes, distinct !== undefined);
  await make(task, { flags, geometry: wishes.geometry, distinct, report });
  return report.end();
}

/** What is wished; what is wrong with its files is reported, and nothing given then. */
async function wishesOf(
  { from, givens, minimal, pattern, size, symmetry, tries }: GenerateFlags,
  report: Report,
): Promise<(Wishes & { readonly geometry: Geometry }) | undefined> {
  const mask = pattern === undefined ? undefined : await gridOfFile(pattern, size, report);
  if (pattern !== undefined && !mask) return undefined;
  const solution = from === undefined ? undefined : await gridOfText('--from', from, size, report);
  if (from !== undefined && !solution) return undefined;
  return {
    geometry: size ?? solution?.geometry ?? mask?.geometry ?? CLASSIC,
    ...(givens && { givens }),
    ...(minimal && { minimal }),
    ...(symmetry && { symmetry }),
    ...(tries && { tries }),
    ...(mask && { pattern: mask }),
    ...(solution && { solution }),
  };
}

/** What the command itself cannot do with puzzles of this size. */
function refusal(
  { size }: Geometry,
  { against, count, distinct, skip, solutions, to }: GenerateFlags,
): string | undefined {
  const refused = refusedSize(to, size) ?? refusedNumbers(skip, count);
  if (refused) return refused;
  if (solutions && !holds(to)) {
    const ids = notations.filter(holds).map(({ id }) => id);
    return `${to.id} has no place for solutions (${ids.join(', ')} have)`;
  }
  if ((distinct || against) && size > LARGEST_MINLEX) {
    const most = `${LARGEST_MINLEX}×${LARGEST_MINLEX}`;
    return `puzzles are told apart up to ${most}, found ${size}×${size}`;
  }
  return undefined;
}

/** Whether a notation has a place for a solution beside its puzzle. */
function holds(notation: Notation): boolean {
  return notation.holdsSolution || holdsComment(notation);
}

interface Making {
  readonly flags: GenerateFlags;
  readonly geometry: Geometry;
  readonly distinct: Distinct | undefined;
  readonly report: Report;
}

async function make(task: MakingTask, making: Making): Promise<void> {
  const { distinct, flags, geometry, report } = making;
  const { count, skip, threads, to } = flags;
  // Which puzzles are new depends on all before them, so those are made as well.
  const run = distinct
    ? new MakingRun(task, { first: 0, end: Number.MAX_SAFE_INTEGER, threads })
    : new MakingRun(task, { first: skip, end: skip + count, threads });
  const output = new Output();
  const progress = new Progress([]);
  output.write(to.head);
  let toSkip = distinct ? skip : 0;
  let written = 0;
  for await (const answer of run.answers()) {
    const wanted = distinct?.newOnes(answer) ?? allOf(answer, geometry);
    for (const i of wanted.slice(toSkip)) {
      if (written === count) break;
      output.write(to.format(recordOf(answer, i, written, making), written++));
      if (output.isFull) await output.flush();
    }
    toSkip = Math.max(0, toSkip - wanted.length);
    progress.done(wanted.length);
    if (written === count) break;
    const failed = distinct?.isSpent ? ALL_KNOWN : answer.failed;
    if (failed === undefined) continue;
    report.notFound(`puzzle ${skip + written + 1}: ${failed}${hint(flags)}`);
    break;
  }
  progress.stop();
  output.write(to.tail ?? '');
  await output.flush();
}

const ALL_KNOWN = 'those made last are all equal to others up to symmetry';

/** How more could be found. */
function hint({ from, pattern }: GenerateFlags): string {
  // A grid leaves one puzzle in a pattern.
  return from !== undefined && pattern !== undefined ? '' : ' (--tries allows more)';
}

function allOf({ puzzles }: BatchAnswer, { cells }: Geometry): number[] {
  return Array.from({ length: puzzles.length / cells }, (_, i) => i);
}

function recordOf(
  { puzzles, solutions }: BatchAnswer,
  i: number,
  index: number,
  { flags, geometry }: Making,
): Parameters<Notation['format']>[0] {
  const { solutions: isSolved, to } = flags;
  const { cells } = geometry;
  const gridAt = (digits: Uint8Array): Grid =>
    gridOf(geometry, digits.subarray(cells * i, cells * (i + 1)));
  const record = { givens: gridAt(puzzles), line: index + 1 };
  if (!isSolved) return record;
  const solution = gridAt(solutions);
  if (to.holdsSolution) return { ...record, solution };
  return { ...record, comment: packedCells(solution) };
}
