import { BulkCanonical } from '../bulk/bulk-canonical.ts';
import { puzzleMaker } from '../generate/generate.ts';
import { GridMaker } from '../generate/grid-maker.ts';
import type { MadePuzzle } from '../generate/made-puzzle.ts';
import { canonical } from '../grid/canonical.ts';
import { CLASSIC, isClassic } from '../grid/geometry.ts';
import { packedCells } from '../notation/parts/packed-cells.ts';
import { shapeOf } from '../notation/plain-puzzle.ts';
import { slicesOf, type Work, workOf } from '../work/work.ts';
import { type MakingAnswer, type MakingRequest, type MakingTask, wishesOf } from './making-task.ts';
import { variantBatches } from './variant-batches.ts';

/** A slice of work makes SLICE × 81 / cells² grids, rounded up: 13 grids of 9×9. */
const SLICE = 1_024;

/**
 * Returns a function that begins to make a batch. Puzzle or grid i of a seed is always the same,
 * whatever the batches are.
 *
 * @throws RangeError if no puzzle can fulfil the wishes.
 */
export function batchMaker(task: MakingTask): (batch: MakingRequest) => Work<MakingAnswer> {
  const make = batches(task);
  return (batch) => workOf(make(batch));
}

type Slices<T> = Generator<undefined, T>;

function batches(task: MakingTask): (batch: MakingRequest) => Slices<MakingAnswer> {
  if (task.what !== 'puzzles') return gridBatches(task);
  return task.wishes.variant ? variantBatches(task) : puzzleBatches(task);
}

function gridBatches(task: MakingTask): (batch: MakingRequest) => Slices<MakingAnswer> {
  const method = task.what === 'grids' ? 'uniform' : 'diagonal';
  const maker = new GridMaker(shapeOf(task.shape), task.seed, { method });
  const { cells } = maker.geometry;
  const slice = Math.ceil((SLICE * CLASSIC.cells) / cells ** 2);
  return function* ({ count, first }) {
    const puzzles = new Uint8Array(cells * count);
    for (let i = 0; i < count; i++) {
      maker.write(first + i, puzzles, cells * i);
      if (i % slice === 0) yield;
    }
    return { puzzles, solutions: puzzles, forms: [], ratings: [] };
  };
}

function puzzleBatches(task: MakingTask): (batch: MakingRequest) => Slices<MakingAnswer> {
  const { cells } = shapeOf(task.shape);
  const maker = puzzleMaker(wishesOf(task), task.seed);
  return function* ({ count, first }) {
    const results = yield* slicesOf(maker.make(first, count));
    const made: MadePuzzle[] = [];
    let failed: string | undefined;
    for (const result of results) {
      if (!result.ok) {
        failed = result.error;
        break;
      }
      made.push(result.made);
    }
    const puzzles = new Uint8Array(cells * made.length);
    const solutions = new Uint8Array(cells * made.length);
    for (const [i, { givens, solution }] of made.entries()) {
      puzzles.set(givens.digits, cells * i);
      solutions.set(solution.digits, cells * i);
    }
    const forms = task.forms ? yield* formsOf(made, puzzles) : [];
    const rated = task.ratings ? made : [];
    const ratings = rated.flatMap((puzzle) => puzzle.ratings ?? puzzle.hodoku ?? []);
    return { puzzles, solutions, forms, ratings, ...(failed !== undefined && { failed }) };
  };
}

/** Finds canonical forms. `puzzles` has the digits of all `made` puzzles. */
function* formsOf(made: readonly MadePuzzle[], puzzles: Uint8Array): Slices<string[]> {
  const forms: string[] = [];
  if (made.length > 0 && !isClassic(made[0].givens.geometry)) {
    for (const { givens } of made) {
      forms.push(packedCells(canonical(givens).grid));
      yield;
    }
    return forms;
  }
  const found = new Uint8Array(puzzles.length);
  new BulkCanonical().run(puzzles, found, new Float64Array(made.length));
  for (let from = 0; from < found.length; from += CLASSIC.cells) {
    forms.push(String.fromCharCode(...found.subarray(from, from + CLASSIC.cells)));
  }
  return forms;
}
