import { BulkCanonical } from '@nonet/engine/bulk';
import { GridMaker, type MadePuzzle, type Maker, puzzleMaker } from '@nonet/engine/generate';
import { CLASSIC, canonical, type Geometry } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';
import { type Work, workOf } from '@nonet/engine/work';
import {
  type Batch,
  type BatchAnswer,
  geometryOfTask,
  type MakingTask,
  wishesOf,
} from './making-task.ts';

/** The number of grids per slice is SLICE × 81 / cells², rounded up. */
const SLICE = 1_024;

/** Makes the batches of a task, in slices. */
export interface BatchMaker {
  make(batch: Batch): Work<BatchAnswer>;
}

/** @throws RangeError if no puzzle can fulfil the wishes. */
export function batchMaker(task: MakingTask): BatchMaker {
  return task.what === 'puzzles' ? new PuzzleBatches(task) : new GridBatches(task);
}

class GridBatches implements BatchMaker {
  private readonly maker: GridMaker;

  constructor(task: MakingTask) {
    const method = task.what === 'grids' ? 'uniform' : 'diagonal';
    this.maker = new GridMaker(geometryOfTask(task), task.seed, { method });
  }

  make(batch: Batch): Work<BatchAnswer> {
    return workOf(this.slices(batch));
  }

  private *slices({ count, first }: Batch): Generator<undefined, BatchAnswer> {
    const { cells } = this.maker.geometry;
    const slice = Math.ceil((SLICE * CLASSIC.cells) / cells ** 2);
    const puzzles = new Uint8Array(cells * count);
    for (let i = 0; i < count; i++) {
      this.maker.write(first + i, puzzles, cells * i);
      if (i % slice === 0) yield;
    }
    return { puzzles, solutions: puzzles, forms: [] };
  }
}

class PuzzleBatches implements BatchMaker {
  private readonly maker: Maker;
  private readonly geometry: Geometry;
  private readonly wantsForms: boolean;

  constructor(task: MakingTask) {
    this.geometry = geometryOfTask(task);
    this.maker = puzzleMaker(wishesOf(task), task.seed);
    this.wantsForms = task.forms;
  }

  make(batch: Batch): Work<BatchAnswer> {
    return workOf(this.slices(batch));
  }

  private *slices({ count, first }: Batch): Generator<undefined, BatchAnswer> {
    const { cells } = this.geometry;
    const making = this.maker.make(first, count);
    let results = making.advance();
    while (!results) {
      yield;
      results = making.advance();
    }
    const made: MadePuzzle[] = [];
    let failed: string | undefined;
    for (const result of results) {
      if (!result.ok) {
        failed = result.failed;
        break;
      }
      made.push(result);
    }
    const puzzles = new Uint8Array(cells * made.length);
    const solutions = new Uint8Array(cells * made.length);
    for (const [i, { puzzle, solution }] of made.entries()) {
      puzzles.set(puzzle.digits, cells * i);
      solutions.set(solution.digits, cells * i);
    }
    const forms = this.wantsForms ? yield* this.forms(made, puzzles) : [];
    return { puzzles, solutions, forms, ...(failed !== undefined && { failed }) };
  }

  private *forms(made: readonly MadePuzzle[], puzzles: Uint8Array): Generator<undefined, string[]> {
    const forms: string[] = [];
    if (this.geometry !== CLASSIC) {
      for (const { puzzle } of made) {
        forms.push(packedCells(canonical(puzzle).grid));
        yield;
      }
      return forms;
    }
    const found = new Uint8Array(puzzles.length);
    new BulkCanonical().run(puzzles, found, new Float64Array(made.length));
    const text = new TextDecoder('latin1').decode(found);
    for (let from = 0; from < text.length; from += CLASSIC.cells) {
      forms.push(text.slice(from, from + CLASSIC.cells));
    }
    return forms;
  }
}
