import type { Compiled, LinearSum } from '../../constraint/compiled.ts';

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
 */
export function impliedSums(
  compiled: Compiled,
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
  const sizes = Uint16Array.from(cages, (cage) => cage.cells.length);
  const found = new Map<string, LinearSum>();
  for (const family of families) {
    const counts = cages.map((cage) => countsIn(cage, family, cells));
    for (let first = 0; first < family.length; first++) {
      for (let last = first + 1; last <= family.length; last++) {
        let size = (last - first) * family[0].length;
        for (let i = 0; i < counts.length; i++) {
          const inside = counts[i][last] - counts[i][first];
          const all = sizes[i];
          if (2 * inside > all) size += all - 2 * inside;
        }
        if (size > most) continue;
        const within = cages.filter(
          ({ cells: cage }, i) => 2 * (counts[i][last] - counts[i][first]) > cage.length,
        );
        const sum = remainder(within, family.slice(first, last), cells, house);
        if (size > 0 || sum.total !== 0) found.set(sum.cells.join(), sum);
      }
    }
  }
  return [...found.values()]
    .map((sum) => ({ sum, tightness: tightness(sum, values) }))
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

/** Index of a house → how many cells of the cage are in the houses before it. */
function countsIn(
  { cells: cage }: Cage,
  family: readonly Uint16Array[],
  cells: number,
): Uint8Array {
  const counts = new Uint8Array(family.length + 1);
  const marks = new Uint8Array(cells);
  for (let i = 0; i < cage.length; i++) marks[cage[i]] = 1;
  for (let i = 0; i < family.length; i++) {
    const house = family[i];
    let count = counts[i];
    for (let j = 0; j < house.length; j++) count += marks[house[j]];
    counts[i + 1] = count;
  }
  return counts;
}

/** What is left of the houses, less the cages that lie mostly in them. */
function remainder(
  cages: readonly Cage[],
  houses: readonly Uint16Array[],
  cells: number,
  house: number,
): LinearSum {
  const left = new Int8Array(cells);
  let total = houses.length * house;
  for (const house of houses) {
    for (let i = 0; i < house.length; i++) left[house[i]] = 1;
  }
  for (const cage of cages) {
    total -= cage.total;
    for (let i = 0; i < cage.cells.length; i++) left[cage.cells[i]]--;
  }
  const innies: number[] = [];
  const outies: number[] = [];
  for (let cell = 0; cell < cells; cell++) {
    if (left[cell] > 0) innies.push(cell);
    else if (left[cell] < 0) outies.push(cell);
  }
  const sign = innies.length === 0 ? -1 : 1;
  const weights = new Int16Array(innies.length + outies.length).fill(sign);
  weights.fill(-sign, innies.length);
  innies.push(...outies);
  return { cells: new Uint16Array(innies), weights, total: sign * total };
}

/** How rare the total is among all values of the cells, per cell (of a normal distribution). */
function tightness({ cells, weights, total }: LinearSum, values: number): number {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) * ((values - 1) / 2);
  const variance = (cells.length * (values * values - 1)) / 12;
  return (Math.log(variance) / 2 + (total - mean) ** 2 / (2 * variance) + 1) / cells.length;
}
