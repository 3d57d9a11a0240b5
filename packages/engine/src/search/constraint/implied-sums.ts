import type { Compiled, LinearSum } from '../../constraint/compiled.ts';
import { areSame } from './house-structure.ts';

/** How many sums are kept, the tightest first. */
const MOST_SUMS = 40;
const MOST_CELLS = 5;
/** The same if cages cover half the grid. */
const MOST_CELLS_COVERED = 9;

/** A sum whose first cells have weight 1, and the others −1. */
interface Remainder {
  readonly cells: readonly number[];
  readonly positives: number;
  readonly total: number;
  readonly tightness: number;
  /** Equal for equal cells, and for few others. */
  readonly key: number;
}

interface Cage {
  readonly cells: Uint16Array;
  readonly total: number;
}

/**
 * Sums that follow from the sums of neighbouring houses, all of which are known, and of the cages in
 * them: what is left of the houses less what the cages have outside (the 45 rule, with innies and outies).
 * If cages cover half the grid, each cage with one cell outside a house makes a sum without the others that
 * have cells outside. Cells with one value are left out.
 */
export function impliedSums(
  compiled: Compiled,
  domains: Int32Array,
  families: readonly (readonly Uint16Array[])[],
  all: number,
): LinearSum[] {
  const { cells, values } = compiled;
  const cages = separateCages(compiled);
  if (cages.length === 0) return [];
  const covered = cages.reduce((sum, cage) => sum + cage.cells.length, 0);
  const most = 2 * covered >= cells ? MOST_CELLS_COVERED : MOST_CELLS;
  let house = 0;
  for (let value = 0; value < values; value++) house += value * ((all >> value) & 1);
  const found: Remainder[] = [];
  /** Key → the latest sum that has it. */
  const byKey = new Map<number, Remainder>();
  const left = new Int8Array(cells);
  const sizes = Uint16Array.from(cages, (cage) => cage.cells.length);
  const add = (within: readonly Cage[], houses: readonly Uint16Array[]): void => {
    const sum = remainder(within, houses, left, house, values, domains);
    if (sum.cells.length === 0 && sum.total === 0) return;
    const known = byKey.get(sum.key);
    const isKnown = known?.positives === sum.positives && known.total === sum.total;
    if (isKnown && areSame(known.cells, sum.cells)) return;
    byKey.set(sum.key, sum);
    found.push(sum);
  };
  const inside = new Uint16Array(cages.length);
  for (const family of families) {
    const counts = countsIn(cages, family, cells);
    for (let first = 0; first < family.length; first++) {
      inside.fill(0);
      for (let last = first + 1; last <= family.length; last++) {
        let size = (last - first) * family[0].length;
        for (let i = 0, at = (last - 1) * cages.length; i < cages.length; i++, at++) {
          inside[i] += counts[at];
          const more = 2 * inside[i] - sizes[i];
          if (more > 0) size -= more;
        }
        const isSingle = last === first + 1 && most === MOST_CELLS_COVERED;
        if (size > most && !isSingle) continue;
        const within: Cage[] = [];
        const whole: Cage[] = [];
        const allButOne: Cage[] = [];
        for (let i = 0; i < cages.length; i++) {
          if (2 * inside[i] <= sizes[i]) continue;
          within.push(cages[i]);
          if (inside[i] === sizes[i]) whole.push(cages[i]);
          if (inside[i] === sizes[i] - 1) allButOne.push(cages[i]);
        }
        const run = family.slice(first, last);
        if (size <= most) add(within, run);
        if (isSingle) for (const cage of allButOne) add([...whole, cage], run);
      }
    }
  }
  const tightest = found.sort((a, b) => b.tightness - a.tightness).slice(0, MOST_SUMS);
  return tightest.map(({ cells, positives, total }) => {
    const weights = new Int16Array(cells.length).fill(1).fill(-1, positives);
    return { cells: new Uint16Array(cells), weights, total };
  });
}

/** Cages that do not overlap, the smallest first. */
function separateCages({ cells, sets, sums }: Compiled): Cage[] {
  const cages: Cage[] = sums.filter(({ weights }) => weights.every((weight) => weight === 1));
  for (const { cells: group, total } of sets) {
    if (total !== undefined) cages.push({ cells: group, total });
  }
  cages.sort((a, b) => a.cells.length - b.cells.length);
  const used = new Uint8Array(cells);
  return cages.filter((cage) => {
    if (cage.cells.some((cell) => used[cell] !== 0)) return false;
    for (const cell of cage.cells) used[cell] = 1;
    return true;
  });
}

/** House × cages + index of a cage → how many cells of the cage are in the house. */
function countsIn(
  cages: readonly Cage[],
  family: readonly Uint16Array[],
  cells: number,
): Uint8Array {
  const cageOf = new Uint16Array(cells).fill(cages.length);
  for (let i = 0; i < cages.length; i++) {
    for (let j = 0; j < cages[i].cells.length; j++) cageOf[cages[i].cells[j]] = i;
  }
  const counts = new Uint8Array(family.length * cages.length);
  for (let i = 0; i < family.length; i++) {
    for (let j = 0; j < family[i].length; j++) {
      const cage = cageOf[family[i][j]];
      if (cage < cages.length) counts[i * cages.length + cage]++;
    }
  }
  return counts;
}

/** What is left of the houses, less the cages that lie mostly in them. `left` is an array for all cells. */
function remainder(
  cages: readonly Cage[],
  houses: readonly Uint16Array[],
  left: Int8Array,
  house: number,
  values: number,
  domains: Int32Array,
): Remainder {
  let total = houses.length * house;
  left.fill(0);
  for (const cells of houses) {
    for (let i = 0; i < cells.length; i++) left[cells[i]] = 1;
  }
  for (const cage of cages) {
    total -= cage.total;
    for (let i = 0; i < cage.cells.length; i++) left[cage.cells[i]]--;
  }
  const innies: number[] = [];
  const outies: number[] = [];
  for (let cell = 0; cell < left.length; cell++) {
    if (left[cell] === 0) continue;
    const set = domains[cell];
    if ((set & (set - 1)) === 0) total -= left[cell] * (31 - Math.clz32(set));
    else if (left[cell] > 0) innies.push(cell);
    else outies.push(cell);
  }
  // The houses inside and outside make the same sum, with opposite signs.
  const surplus = innies.length - outies.length;
  const isTurned = surplus < 0 || (surplus === 0 && innies[0] > outies[0]);
  const [plus, minus] = isTurned ? [outies, innies] : [innies, outies];
  const positives = plus.length;
  plus.push(...minus);
  if (isTurned) total = -total;
  let key = 0;
  for (let i = 0; i < plus.length; i++) key = (31 * key + plus[i]) | 0;
  // How rare the total is among all values of the cells, per cell (of a normal distribution).
  const mean = (2 * positives - plus.length) * ((values - 1) / 2);
  const variance = (plus.length * (values * values - 1)) / 12;
  const rarity = Math.log(variance) / 2 + (total - mean) ** 2 / (2 * variance) + 1;
  const tightness = plus.length > 0 ? rarity / plus.length : Number.POSITIVE_INFINITY;
  return { cells: plus, positives, total, tightness, key };
}
