// Hot code: plain loops, integers and preallocated arrays only.
import { type CellSet, lowestOf } from '../cell-set.ts';
import { BAND, BIT_IN_BAND, PEER_SETS } from '../classic-tables.ts';

/**
 * Remembers the latest position without an aligned exclusion. Two or three cells of this position
 * can have an exclusion only after a change of their candidates, or of the candidates of one of
 * their excluders.
 */
export class AlignedMemory {
  /** The cells that have changed since the remembered position. */
  readonly changed: CellSet = new Int32Array(3);
  /** The cells that have changed, and their peers. */
  readonly near: CellSet = new Int32Array(3);
  private readonly candidates = new Uint16Array(81);
  private readonly bases: CellSet = new Int32Array(3);

  /** Sets `changed` and `near`. `bases` are the cells that may be part of an exclusion. */
  compare(candidates: Uint16Array, bases: CellSet): void {
    const { changed, near } = this;
    for (let band = 0; band < 3; band++) changed[band] = bases[band] & ~this.bases[band];
    for (let cell = 0; cell < 81; cell++) {
      if (candidates[cell] !== this.candidates[cell]) changed[BAND[cell]] |= BIT_IN_BAND[cell];
    }
    near.set(changed);
    for (let band = 0; band < 3; band++) {
      for (let rest = changed[band]; rest !== 0; rest &= rest - 1) {
        const cell = band * 27 + lowestOf(rest);
        for (let other = 0; other < 3; other++) near[other] |= PEER_SETS[cell * 3 + other];
      }
    }
  }

  keep(candidates: Uint16Array, bases: CellSet): void {
    this.candidates.set(candidates);
    this.bases.set(bases);
  }
}
