import { symmetryOf } from '@nonet/engine/generate';
import { CLASSIC, type Geometry } from '@nonet/engine/grid';
import { Distinct, type MakingAnswer, madeAt, makingTask } from '@nonet/engine/making';
import { packedCells, plainPuzzle } from '@nonet/engine/notation';
import type { CollectedPuzzle, RateablePuzzle } from '../../../picture/collected.ts';
import { BatchPool, ImpossibleTask } from '../../../workers/batch-pool.ts';
import { ignoreFailure } from '../../../workers/client.ts';
import { type Collection, isFull, recipeOf } from '../collection/collection.ts';
import type { Activity, Outcome } from './slice.ts';

/** What changes while the workers work. */
interface Reports {
  readonly signal: AbortSignal;
  readonly onPuzzles: (puzzles: readonly CollectedPuzzle[]) => void;
  readonly onActivity: (activity: Activity) => void;
}

/**
 * Makes the puzzles that a collection lacks, and then rates those that are not rated. Aborting the
 * signal stops it at once. Returns why the work could not be completed, or undefined.
 */
export async function workOn(
  collection: Collection,
  reports: Reports,
): Promise<Outcome | undefined> {
  const pool = new BatchPool(reports.signal);
  let latest = collection;
  const onPuzzles = (puzzles: readonly CollectedPuzzle[]): void => {
    latest = { ...latest, puzzles };
    reports.onPuzzles(puzzles);
  };
  try {
    const outcome = await make(pool, latest, { ...reports, onPuzzles });
    await rate(pool, latest, { ...reports, onPuzzles });
    return outcome;
  } catch (error) {
    if (error instanceof ImpossibleTask) return { kind: 'impossible', reason: error.message };
    ignoreFailure(error);
    return { kind: 'worker' };
  } finally {
    pool.close();
  }
}

async function make(
  pool: BatchPool,
  collection: Collection,
  { onActivity, onPuzzles }: Reports,
): Promise<Outcome | undefined> {
  if (isFull(collection)) return undefined;
  const { count, isDistinct, seed, wishes } = recipeOf(collection);
  const { geometry } = wishes;
  const puzzles = [...collection.puzzles];
  const known = new Set(puzzles.flatMap(({ form }) => form ?? []));
  const distinct = isDistinct ? new Distinct(known) : undefined;
  const progress = progressOf('making', puzzles.length, count);
  onActivity(progress(puzzles.length));
  let first = (puzzles.at(-1)?.number ?? -1) + 1;
  const task = makingTask('puzzles', seed, wishes, { forms: isDistinct });
  for await (const answer of pool.make(task, first)) {
    const made = answer.puzzles.length / geometry.cells;
    const wanted = distinct?.newOnes(answer) ?? Array.from({ length: made }, (_, i) => i);
    for (const i of wanted.slice(0, count - puzzles.length)) {
      puzzles.push(collectedAt(answer, i, first + i, geometry));
    }
    first += made;
    onPuzzles([...puzzles]);
    onActivity(progress(puzzles.length));
    if (puzzles.length === count) return undefined;
    if (distinct?.isExhausted) return { kind: 'repeated' };
    if (answer.failed !== undefined) return { kind: 'failed', reason: answer.failed };
  }
  return undefined;
}

function collectedAt(
  answer: MakingAnswer,
  i: number,
  number: number,
  geometry: Geometry,
): CollectedPuzzle {
  const { solution, ...puzzle } = madeAt(answer, i, geometry);
  const { givens } = puzzle;
  const { cells, ...rules } = plainPuzzle(puzzle);
  const isVariant = answer.rules !== undefined;
  const isRated = isVariant ? geometry.size <= CLASSIC.size : geometry === CLASSIC;
  return {
    number,
    cells,
    solution: packedCells(solution),
    ...(isVariant && { rules }),
    givens: givens.digits.filter((digit) => digit > 0).length,
    form: answer.forms.at(i),
    symmetry: symmetryOf(givens),
    difficulty: isRated ? undefined : 'unrated',
  };
}

async function rate(
  pool: BatchPool,
  collection: Collection,
  { onActivity, onPuzzles, signal }: Reports,
): Promise<void> {
  const puzzles = [...collection.puzzles];
  const positions = [...puzzles.keys()].filter((at) => puzzles[at].difficulty === undefined);
  if (positions.length === 0 || signal.aborted) return;
  const { length } = puzzles;
  const known = length - positions.length;
  const progress = progressOf('rating', known, length);
  onActivity(progress(known));
  let done = 0;
  for await (const difficulties of pool.rate(positions.map((at) => rateable(puzzles[at])))) {
    for (const difficulty of difficulties) {
      const at = positions[done++];
      puzzles[at] = { ...puzzles[at], difficulty };
    }
    onPuzzles([...puzzles]);
    onActivity(progress(known + done));
  }
}

function rateable({ cells, rules }: CollectedPuzzle): RateablePuzzle {
  return rules ? { ...rules, cells } : cells;
}

/** Says how far the work is, and how fast it has been since now. */
function progressOf(kind: Activity['kind'], from: number, of: number): (done: number) => Activity {
  const started = performance.now();
  return (done) => {
    const seconds = (performance.now() - started) / 1000;
    return { kind, done, of, rate: done > from ? (done - from) / seconds : undefined };
  };
}
