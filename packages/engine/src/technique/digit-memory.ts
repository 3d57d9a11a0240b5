import type { Position } from './position.ts';

/**
 * The places that digits had when a search looked at them last. If the places of a digit have not
 * changed since then, and the result depends on nothing else, the result is known.
 */
export class DigitMemory {
  /** (Digit − 1) × 3 + band → the cells with this candidate. */
  private readonly cells = new Int32Array(27);

  /** Whether a digit still has the places that were kept. At the start, a digit has no places. */
  isKnown({ cells }: Position, digit: number): boolean {
    const known = this.cells;
    const i = digit * 3 - 3;
    return cells[i] === known[i] && cells[i + 1] === known[i + 1] && cells[i + 2] === known[i + 2];
  }

  keep({ cells }: Position, digit: number): void {
    for (let i = digit * 3 - 3; i < digit * 3; i++) this.cells[i] = cells[i];
  }

  forget(digit: number): void {
    this.cells[digit * 3 - 3] = -1;
  }
}
