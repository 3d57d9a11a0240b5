import { BulkSolver } from '@nonet/engine/bulk';
import { UniformGrids } from '@nonet/engine/generate';

// Hot code: it runs once per given of every set.
//
// Draws minimal puzzles such that the chance of each one is known.
//
// The first population has proper sets of 40 givens, drawn from random grids. On each level, every given
// of every set is chosen with a chance q. If the set stays proper without the given, then the smaller set
// is in the next population. So a proper set is expected as often as each of its supersets with one given
// more, times their number, times q. This depends on the number of givens, and on nothing else. A set
// without a redundant given is a minimal puzzle.
//
// With one random given per set this is Berthier's controlled-bias generator, which loses nearly all sets
// on the way. The chances below keep the population alive instead ("splitting"). Relatives are not
// independent, so intervals need whole batches. Also tried: larger chances for sets with few redundant
// givens. They need to test all givens of each set, which costs more than they save.

const CELLS = 81;
const ALL = 0b111_111_111;
/** The number of tests in a batch of the kernel. */
const BATCH = 4_096;

const FIRST = 40;
/**
 * Givens → the chance of each given to be chosen. The estimates are unbiased for any chances. These make
 * the population 35 times as large at 28 and 29 givens as at 40, because few of its sets are minimal.
 */
const CHANCES = {
  40: 0.0292,
  39: 0.0308,
  38: 0.0325,
  37: 0.0345,
  36: 0.0554,
  35: 0.0531,
  34: 0.0655,
  33: 0.0805,
  32: 0.0981,
  31: 0.126,
  30: 0.145,
  29: 0.0909,
  28: 0.0598,
  27: 0.0434,
  26: 0.0449,
  25: 0.0877,
  24: 0.194,
  23: 0.588,
  22: 1,
  21: 1,
  20: 1,
  19: 1,
  18: 1,
};

/** How often each proper set of this many givens is expected per set that was drawn first. */
export function expectedAppearances(givens) {
  let expected = 1;
  for (let i = 1; i <= FIRST; i++) expected *= i / (CELLS - FIRST + i);
  for (let n = FIRST; n > givens; n--) expected *= (CELLS - n + 1) * CHANCES[n];
  return expected;
}

/** Sets of givens of equal size, one after another. */
class Population {
  constructor(room) {
    this.length = 0;
    /** Set × 81 + cell → the digit as a bit, or all bits. */
    this.masks = new Uint16Array(CELLS * room);
    /** Set × 81 + i → a given that is not known to be needed. */
    this.open = new Uint8Array(CELLS * room);
    this.opens = new Uint8Array(room);
  }

  reserve(room) {
    if (room <= this.opens.length) return;
    const larger = new Population(2 * room);
    for (const field of ['masks', 'open', 'opens']) {
      larger[field].set(this[field]);
      this[field] = larger[field];
    }
  }

  /** Adds a set without one of its givens. */
  addChild(parents, parent, cell) {
    const at = this.length++;
    this.reserve(this.length);
    const from = CELLS * parent;
    this.masks.set(parents.masks.subarray(from, from + CELLS), CELLS * at);
    this.masks[CELLS * at + cell] = ALL;
    let opens = 0;
    for (let i = 0; i < parents.opens[parent]; i++) {
      const other = parents.open[from + i];
      if (other !== cell) this.open[CELLS * at + opens++] = other;
    }
    this.opens[at] = opens;
  }

  drop(set, cell) {
    const from = CELLS * set;
    const i = this.open.indexOf(cell, from);
    this.open.copyWithin(i, i + 1, from + this.opens[set]--);
  }
}

export class Splitting {
  constructor(random) {
    this.random = random;
    this.solver = new BulkSolver();
    this.grids = new UniformGrids();
    this.masks = new Uint16Array(CELLS * BATCH);
    this.solutions = new Uint8Array(CELLS * BATCH);
    this.counts = new Uint32Array(BATCH);
    this.tests = 0;
  }

  /** Draws `drawn` sets, and calls `onMinimal(masks, givens)` for each minimal puzzle in a population. */
  run(drawn, onMinimal) {
    let sets = this.firstSets(drawn);
    for (let givens = FIRST; sets.length > 0; givens--) {
      sets = this.smallerSets(sets, CHANCES[givens], (masks) => onMinimal(masks, givens));
    }
  }

  firstSets(drawn) {
    const { counts, grids, masks, random, solutions, solver } = this;
    const sets = new Population(drawn);
    const digits = new Uint8Array(CELLS);
    const cells = Uint8Array.from({ length: CELLS }, (_, cell) => cell);
    const chosen = new Uint8Array(FIRST * BATCH);
    for (let from = 0; from < drawn; from += BATCH) {
      const some = Math.min(BATCH, drawn - from);
      masks.fill(ALL);
      for (let i = 0; i < some; i++) {
        grids.draw(random, digits);
        for (let j = 0; j < FIRST; j++) {
          const k = j + random.belowSmall(CELLS - j);
          const cell = cells[k];
          cells[k] = cells[j];
          cells[j] = cell;
          chosen[FIRST * i + j] = cell;
          masks[CELLS * i + cell] = 1 << (digits[cell] - 1);
        }
      }
      solver.solve(masks, solutions, counts.subarray(0, some), { limit: 2 });
      for (let i = 0; i < some; i++) {
        if (counts[i] !== 1) continue;
        const at = sets.length++;
        sets.masks.set(masks.subarray(CELLS * i, CELLS * (i + 1)), CELLS * at);
        sets.open.set(chosen.subarray(FIRST * i, FIRST * (i + 1)), CELLS * at);
        sets.opens[at] = FIRST;
      }
    }
    return sets;
  }

  smallerSets(sets, chance, onMinimal) {
    const bound = Math.round(chance * 2 ** 32);
    const tests = [];
    for (let set = 0; set < sets.length; set++) {
      for (let i = 0; i < sets.opens[set]; i++) {
        if (this.random.next() < bound) tests.push(set, sets.open[CELLS * set + i]);
      }
    }
    const redundant = this.redundant(sets, tests);
    const hasRedundant = new Uint8Array(sets.length);
    redundant.forEach((isRedundant, i) => {
      if (isRedundant) hasRedundant[tests[2 * i]] = 1;
      else sets.drop(tests[2 * i], tests[2 * i + 1]);
    });
    const next = new Population(sets.length);
    redundant.forEach((isRedundant, i) => {
      if (isRedundant) next.addChild(sets, tests[2 * i], tests[2 * i + 1]);
    });
    this.findMinimal(sets, hasRedundant, onMinimal);
    return next;
  }

  /** Tests the givens of each set until one is redundant or none is left. */
  findMinimal(sets, hasRedundant, onMinimal) {
    let left = [];
    for (let set = 0; set < sets.length; set++) if (hasRedundant[set] === 0) left.push(set);
    while (left.length > 0) {
      const tests = [];
      for (const set of left) {
        const from = CELLS * set;
        if (sets.opens[set] > 0) tests.push(set, sets.open[from + --sets.opens[set]]);
        else onMinimal(sets.masks.subarray(from, from + CELLS));
      }
      const redundant = this.redundant(sets, tests);
      left = [];
      redundant.forEach((isRedundant, i) => {
        if (!isRedundant) left.push(tests[2 * i]);
      });
    }
  }

  /**
   * Which givens are redundant: the set has no solution with another digit in the cell. `tests` has a set
   * and a cell in turn.
   */
  redundant(sets, tests) {
    const { counts, masks, solutions, solver } = this;
    const all = tests.length / 2;
    const redundant = new Uint8Array(all);
    for (let from = 0; from < all; from += BATCH) {
      const some = Math.min(BATCH, all - from);
      for (let i = 0; i < some; i++) {
        const at = CELLS * tests[2 * (from + i)];
        const cell = tests[2 * (from + i) + 1];
        masks.set(sets.masks.subarray(at, at + CELLS), CELLS * i);
        masks[CELLS * i + cell] = ALL ^ sets.masks[at + cell];
      }
      solver.solve(masks, solutions, counts.subarray(0, some), { limit: 1 });
      for (let i = 0; i < some; i++) redundant[from + i] = counts[i] === 0 ? 1 : 0;
    }
    this.tests += all;
    return redundant;
  }
}
