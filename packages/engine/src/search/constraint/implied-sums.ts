import type { Compiled, LinearSum } from '../../constraint/compiled.ts';
import { areSame } from './house-structure.ts';

/** How many sums are kept, the tightest first. */
const MOST_SUMS = 40;
const MOST_CELLS = 5;
/** The same if cages cover half the grid. */
const MOST_CELLS_COVERED = 9;

interface Cage {
  readonly cells: Uint16Array;
  readonly total: number;
}

/**
 * Sums that follow from the sums of neighbouring houses, all of which are known, and of the cages in
 * them: what is left of the houses less what the cages have outside (the 45 rule, with innies and outies).
 * If cages cover half the grid, each cage with one cell outside a house makes a sum without the others that
 * have cells outside.
 * Cells with one value are left out.
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
  const found: { readonly sum: LinearSum; readonly tightness: number }[] = [];
  const left = new Int8Array(cells);
  const add = (within: readonly Cage[], houses: readonly Uint16Array[]): void => {
    const sum = remainder(within, houses, left, house, domains);
    if (sum.cells.length === 0 && sum.total === 0) return;
    const entry = { sum, tightness: tightness(sum, values) };
    const same = found.findIndex((other) => areSame(other.sum.cells, sum.cells));
    if (same < 0) found.push(entry);
    else found[same] = entry;
  };
  for (const family of families) {
    const houses = family.length;
    const counts = countsIn(cages, family, cells);
    for (let first = 0; first < houses; first++) {
      for (let last = first + 1; last <= houses; last++) {
        const within: Cage[] = [];
        const whole: Cage[] = [];
        const allButOne: Cage[] = [];
        let size = (last - first) * family[0].length;
        for (let i = 0; i < cages.length; i++) {
          const start = i * (houses + 1);
          const inside = counts[start + last] - counts[start + first];
          const outside = cages[i].cells.length - inside;
          if (outside >= inside) continue;
          size += outside - inside;
          within.push(cages[i]);
          if (outside === 0) whole.push(cages[i]);
          if (outside === 1) allButOne.push(cages[i]);
        }
        const run = family.slice(first, last);
        if (size <= most) add(within, run);
        if (run.length > 1 || most < MOST_CELLS_COVERED) continue;
        for (const cage of allButOne) add([...whole, cage], run);
      }
    }
  }
  return found
    .sort((a, b) => b.tightness - a.tightness)
    .slice(0, MOST_SUMS)
    .map(({ sum }) => sum);
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

/** Cage × (houses + 1) + index of a house → how many cells of the cage are in the houses before it. */
function countsIn(
  cages: readonly Cage[],
  family: readonly Uint16Array[],
  cells: number,
): Uint16Array {
  const houseOf = new Uint8Array(cells).fill(family.length);
  for (let i = 0; i < family.length; i++) {
    for (let j = 0; j < family[i].length; j++) houseOf[family[i][j]] = i;
  }
  const width = family.length + 1;
  const counts = new Uint16Array(cages.length * width);
  for (let i = 0; i < cages.length; i++) {
    const cage = cages[i].cells;
    for (let j = 0; j < cage.length; j++) {
      const house = houseOf[cage[j]];
      if (house < family.length) counts[i * width + house + 1]++;
    }
    for (let j = 1; j < width; j++) counts[i * width + j] += counts[i * width + j - 1];
  }
  return counts;
}

/** What is left of the houses, less the cages that lie mostly in them. `left` is an array for all cells. */
function remainder(
  cages: readonly Cage[],
  houses: readonly Uint16Array[],
  left: Int8Array,
  house: number,
  domains: Int32Array,
): LinearSum {
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
  const weights = new Int16Array(plus.length + minus.length).fill(1);
  weights.fill(-1, plus.length);
  plus.push(...minus);
  return { cells: new Uint16Array(plus), weights, total: isTurned ? -total : total };
}

/** How rare the total is among all values of the cells, per cell (of a normal distribution). */
function tightness({ cells, weights, total }: LinearSum, values: number): number {
  let weight = 0;
  for (let i = 0; i < weights.length; i++) weight += weights[i];
  const mean = weight * ((values - 1) / 2);
  const variance = (cells.length * (values * values - 1)) / 12;
  return (Math.log(variance) / 2 + (total - mean) ** 2 / (2 * variance) + 1) / cells.length;
}
