import {
  BulkCanonical,
  CLASSIC,
  canonical,
  type Geometry,
  GridMaker,
  type Made,
  type Maker,
  makerOf,
  packedCells,
} from '@nonet/engine';
import {
  type Batch,
  type BatchAnswer,
  geometryOfTask,
  type MakingTask,
  wishesOf,
} from './making-task.ts';

/** Grids that are made before others have their turn. */
const SLICE = 1_024;

/** Makes the batches of a task, in slices. */
export interface BatchMaker {
  make(batch: Batch): Generator<undefined, BatchAnswer>;
}

/** @throws RangeError when no puzzle can have what is wished. */
export function batchMaker(task: MakingTask): BatchMaker {
  return task.what === 'puzzles' ? new PuzzleBatches(task) : new GridBatches(task);
}

class GridBatches implements BatchMaker {
  private readonly maker: GridMaker;

  constructor(task: MakingTask) {
    const method = task.what === 'grids' ? 'uniform' : 'diagonal';
    this.maker = new GridMaker(geometryOfTask(task), task.seed, { method });
  }

  *make({ count, first }: Batch): Generator<undefined, BatchAnswer> {
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
    this.maker = makerOf(wishesOf(task), task.seed);
    this.wantsForms = task.forms;
  }

  *make({ count, first }: Batch): Generator<undefined, BatchAnswer> {
    const { cells } = this.geometry;
    const all = yield* this.maker.make(first, count);
    const vain = all.find((made) => !made.ok);
    const made = all.slice(0, vain ? all.indexOf(vain) : count).filter(isMade);
    const puzzles = new Uint8Array(cells * made.length);
    const solutions = new Uint8Array(cells * made.length);
    for (const [i, { puzzle, solution }] of made.entries()) {
      puzzles.set(puzzle.digits, cells * i);
      solutions.set(solution.digits, cells * i);
    }
    const forms = this.wantsForms ? yield* this.forms(made, puzzles) : [];
    return { puzzles, solutions, forms, ...(vain && { vain: vain.tried }) };
  }

  private *forms(made: readonly MadeOne[], puzzles: Uint8Array): Generator<undefined, string[]> {
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

type MadeOne = Extract<Made, { ok: true }>;

function isMade(made: Made): made is MadeOne {
  return made.ok;
}
