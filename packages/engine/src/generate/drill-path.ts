import { type SearchId, techniqueRows } from '../rating/hodoku/hodoku-scale.ts';
import { QueuedPosition } from '../rating/hodoku/queued-position.ts';
import { Path } from '../rating/path.ts';
import type { Producer } from '../rating/producer.ts';
import { slicesOf } from '../work/work.ts';
import type { Random } from './random.ts';

/** A position in which a technique is the easiest step. */
export interface DrillPosition {
  readonly givens: Uint8Array;
  /** Cell → its digit, or 0. */
  readonly values: Uint8Array;
  readonly candidates: Uint16Array;
}

/**
 * Follows the path of a puzzle to a position in which a technique is the easiest step. It never asks
 * for techniques that come later. When the easier techniques find nothing more, a digit of the
 * solution becomes a given, so that one puzzle leads to several positions.
 */
export class DrillPath {
  /** The index of the technique in HoDoKu's order. */
  private readonly technique: number;
  private readonly hasNotes: boolean;
  private readonly producers: readonly Producer<QueuedPosition>[];
  private readonly position: QueuedPosition = new QueuedPosition(new Uint8Array(81));

  /**
   * @param hasNotes Whether the position may rest on candidates that earlier steps have removed. If
   *   not, the digits alone show the technique.
   * @param producers All of HoDoKu's.
   */
  constructor(
    technique: SearchId,
    hasNotes: boolean,
    producers: readonly Producer<QueuedPosition>[],
  ) {
    this.technique = techniqueRows.findIndex(({ id }) => id === technique);
    this.hasNotes = hasNotes;
    this.producers = producers.slice(0, this.technique + 1);
  }

  /**
   * Draws one of the drills that the path meets before the technique and the easier ones are exhausted.
   *
   * @param puzzle The givens of a proper puzzle.
   */
  *find(
    puzzle: ArrayLike<number>,
    solution: ArrayLike<number>,
    random: Random,
  ): Generator<undefined, DrillPosition | undefined> {
    const { position } = this;
    const givens = Uint8Array.from(puzzle);
    position.restart(givens);
    let found: DrillPosition | undefined;
    let count = 0;
    for (;;) {
      const path = new Path(position, this.producers, ({ placement }, technique) => {
        if (technique === this.technique && random.below(++count) === 0) {
          found = {
            givens,
            values: position.values.slice(),
            candidates: position.candidates.slice(),
          };
        }
        return placement !== undefined || this.hasNotes;
      });
      yield* slicesOf(path);
      if (found || position.isSolved) return found;
      const blanks = [...position.values.keys()].filter((cell) => position.values[cell] === 0);
      const cell = blanks[random.below(blanks.length)];
      givens[cell] = solution[cell];
      position.place(cell, solution[cell]);
      position.isGiven[cell] = 1;
      if (position.isSolved) return undefined;
    }
  }
}
