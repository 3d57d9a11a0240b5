// Hot code: it allocates nothing until it has found a step.
import { digitsOf } from '../grid/digit-set.ts';
import { AlmostLockedSets, DIGIT_SETS } from './almost-locked-sets.ts';
import { alsStep } from './als-xz.ts';
import { cellsOf, lowestOf } from './cell-set.ts';
import { LOWEST } from './classic-tables.ts';
import type { Finder, Receive } from './finder.ts';
import type { Position } from './position.ts';
import { type Candidate, candidateOf, type Step } from './step.ts';

export interface DeathBlossomOptions {
  /** Whether two petals may have cells in common. Default: false. */
  readonly overlap?: boolean;
}

/**
 * Makes a finder of Death Blossoms. A Death Blossom has a cell, called the stem. For each candidate
 * of the stem, it has an almost locked set, called a petal. The stem sees all places of the
 * candidate in the petal. If a candidate is true in the stem, its petal lacks this digit. So the
 * petal has all its other digits. If all petals share a digit that is no candidate of the stem,
 * this digit is removed from the cells that see all its places in all petals.
 *
 * The steps are ordered by stem, then by the petal of the lowest candidate, then by the petal of
 * the next candidate, and so on. The first cell of the pattern is the stem. Digit i of the pattern
 * is the candidate of petal i.
 */
export function deathBlossoms({ overlap = false }: DeathBlossomOptions = {}): Finder {
  const search = new DeathBlossomSearch(overlap);
  return (position, receive) => search.find(position, receive);
}

class DeathBlossomSearch {
  private readonly overlap: boolean;
  private readonly sets = new AlmostLockedSets();
  /** The value of `sets.version` when `petals` was last read. */
  private version = 0;
  /** Candidate → the sets that can be its petals. */
  private readonly petals: number[][] = Array.from({ length: 729 }, () => []);
  /** The stem, its candidates, and the chosen petals. */
  private stem = 0;
  private candidates = 0;
  private readonly chosen: number[] = [];
  /**
   * Level → the digits that the first `level` petals have in common and that can still be removed
   * from a cell. The candidates of the stem are left out.
   */
  private readonly common = new Uint16Array(10);
  /**
   * Level × 27 + (digit − 1) × 3 + band → the cells that see all places of the digit in the petals.
   */
  private readonly seen = new Int32Array(10 * DIGIT_SETS);

  constructor(overlap: boolean) {
    this.overlap = overlap;
  }

  find(position: Position, receive: Receive): boolean {
    this.sets.read(position);
    this.readPetals();
    this.seen.set(position.cells);
    for (this.stem = 0; this.stem < 81; this.stem++) {
      this.candidates = position.candidates[this.stem];
      if (this.candidates === 0) continue;
      this.common[0] = ~this.candidates & 0x1ff;
      if (this.choose(this.candidates, receive)) return true;
    }
    return false;
  }

  private readPetals(): void {
    const { petals, sets } = this;
    if (this.version === sets.version) return;
    this.version = sets.version;
    for (let i = 0; i < 729; i++) petals[i].length = 0;
    for (let set = 0; set < sets.count; set++) {
      for (let rest = sets.digits[set]; rest !== 0; rest &= rest - 1) {
        const digit = LOWEST[rest];
        for (let band = 0; band < 3; band++) {
          let seen = sets.seen[set * DIGIT_SETS + digit * 3 + band];
          for (; seen !== 0; seen &= seen - 1) {
            petals[(27 * band + lowestOf(seen)) * 9 + digit].push(set);
          }
        }
      }
    }
  }

  /** Chooses the petals of these candidates of the stem. */
  private choose(candidates: number, receive: Receive): boolean {
    if (candidates === 0) return receive(this.step());
    const { chosen } = this;
    const petals = this.petals[this.stem * 9 + LOWEST[candidates]];
    for (let i = 0; i < petals.length; i++) {
      if (!this.overlap && this.overlapsChosen(petals[i])) continue;
      if (!this.keepSeen(petals[i])) continue;
      chosen.push(petals[i]);
      const isEnd = this.choose(candidates & (candidates - 1), receive);
      chosen.pop();
      if (isEnd) return true;
    }
    return false;
  }

  private overlapsChosen(petal: number): boolean {
    for (let i = 0; i < this.chosen.length; i++) {
      if (this.sets.overlap(this.chosen[i], petal)) return true;
    }
    return false;
  }

  /**
   * Updates `common` and `seen` for one more petal. Returns false if no candidate can be removed.
   */
  private keepSeen(petal: number): boolean {
    const { chosen, common, seen, sets } = this;
    const level = chosen.length;
    const from = level * DIGIT_SETS;
    let kept = 0;
    for (let rest = common[level] & sets.digits[petal]; rest !== 0; rest &= rest - 1) {
      let any = 0;
      for (let i = LOWEST[rest] * 3; i < LOWEST[rest] * 3 + 3; i++) {
        const both = seen[from + i] & sets.seen[petal * DIGIT_SETS + i];
        seen[from + DIGIT_SETS + i] = both;
        any |= both;
      }
      if (any !== 0) kept |= rest & -rest;
    }
    common[level + 1] = kept;
    return kept !== 0;
  }

  private step(): Step {
    const { chosen, common, seen, sets, stem } = this;
    const from = chosen.length * DIGIT_SETS;
    const eliminations: Candidate[] = [];
    for (let rest = common[chosen.length]; rest !== 0; rest &= rest - 1) {
      const i = from + LOWEST[rest] * 3;
      for (const cell of cellsOf(seen.subarray(i, i + 3))) {
        eliminations.push(candidateOf(cell, LOWEST[rest] + 1));
      }
    }
    const petalDigits = digitsOf(this.candidates).map((digit) => 1 << (digit - 1));
    const step = alsStep('death-blossom', sets, chosen, petalDigits, eliminations);
    const cells = [stem, ...step.pattern.cells];
    return { ...step, pattern: { ...step.pattern, cells } };
  }
}
