import type { Compiled, LinearSum } from '../../constraint/compiled.ts';
import { forEachRun, houseFamilies } from './house-families.ts';

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
export function impliedSums(compiled: Compiled): LinearSum[] {
  const { cells, values } = compiled;
  const cages = separateCages(compiled);
  if (cages.length === 0) return [];
  const covered = cages.reduce((sum, cage) => sum + cage.cells.length, 0);
  const most = 2 * covered >= cells ? MOST_CELLS_COVERED : MOST_CELLS;
  const house = (values * (values - 1)) / 2;
  const found = new Map<string, LinearSum>();
  for (const family of houseFamilies(compiled)) {
    forEachRun(family, cells, (marks, houses) => {
      const sum = remainder(cages, marks, houses * house);
      if (sum.cells.length > most || (sum.cells.length === 0 && sum.total === 0)) return;
      found.set(sum.cells.join(), sum);
    });
  }
  return [...found.values()]
    .sort((a, b) => tightness(b, values) - tightness(a, values))
    .slice(0, MOST_SUMS);
}

/** Cages that do not overlap, the smallest first. */
function separateCages({ cells, sets, sums }: Compiled): Cage[] {
  const cages: Cage[] = [...sums.filter(({ weights }) => weights.every((weight) => weight === 1))];
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

/** What is left of the marked cells, whose sum is `total`, less the cages that lie mostly in them. */
function remainder(cages: readonly Cage[], marks: Uint8Array, total: number): LinearSum {
  const left = marks.slice() as Uint8Array;
  const outies: number[] = [];
  let rest = total;
  for (const cage of cages) {
    let inside = 0;
    for (const cell of cage.cells) inside += marks[cell];
    if (2 * inside <= cage.cells.length) continue;
    rest -= cage.total;
    for (const cell of cage.cells) {
      if (left[cell] !== 0) left[cell] = 0;
      else outies.push(cell);
    }
  }
  const innies: number[] = [];
  for (let cell = 0; cell < left.length; cell++) if (left[cell] !== 0) innies.push(cell);
  if (innies.length === 0) {
    return {
      cells: Uint16Array.from(outies),
      weights: new Int16Array(outies.length).fill(1),
      total: -rest,
    };
  }
  return {
    cells: Uint16Array.from([...innies, ...outies]),
    weights: Int16Array.from([...innies.map(() => 1), ...outies.map(() => -1)]),
    total: rest,
  };
}

/** How rare the total is among all values of the cells, per cell (of a normal distribution). */
function tightness({ cells, weights, total }: LinearSum, values: number): number {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) * ((values - 1) / 2);
  const variance = (cells.length * (values * values - 1)) / 12;
  return (Math.log(variance) / 2 + (total - mean) ** 2 / (2 * variance) + 1) / cells.length;
}
