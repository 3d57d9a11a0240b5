import type { Random } from '../random.ts';
import { type Beside, edgeNeighbours } from './edges.ts';

/** The sizes of cages, each as likely as it is often here. */
const SIZES = [2, 2, 3, 3, 3, 4, 4, 5];

export const LARGEST = 5;

/**
 * Cages of two to five connected cells with different digits, which cover the grid or nearly so. A cell
 * that is left alone joins a cage beside it, if its digit is not in there.
 */
export function randomCages(digits: ArrayLike<number>, random: Random): number[][] {
  const beside = edgeNeighbours(Math.sqrt(digits.length));
  const cageOf = new Int16Array(digits.length).fill(-1);
  const cages: number[][] = [];
  const order = random.shuffle(Array.from(digits, (_, cell) => cell));
  const joins = (cage: readonly number[], cell: number): boolean =>
    cage.every((other) => digits[other] !== digits[cell]);
  for (const start of order) {
    if (cageOf[start] >= 0) continue;
    const goal = SIZES[random.below(SIZES.length)];
    const cage = [start];
    while (cage.length < goal) {
      const next = [...new Set(cage.flatMap((cell) => beside[cell]))].filter(
        (cell) => cageOf[cell] < 0 && !cage.includes(cell) && joins(cage, cell),
      );
      if (next.length === 0) break;
      cage.push(next[random.below(next.length)]);
    }
    const host = cage.length > 1 ? undefined : hostOf(start, { beside, cageOf, cages, joins });
    if (host === undefined) cages.push(cage);
    else cages[host].push(start);
    for (const cell of cage) cageOf[cell] = host ?? cages.length - 1;
  }
  return cages.filter((cage) => cage.length > 1).map((cage) => cage.sort((a, b) => a - b));
}

/** The smallest cage beside a cell that it can join. */
function hostOf(
  cell: number,
  {
    beside,
    cageOf,
    cages,
    joins,
  }: {
    readonly beside: Beside;
    readonly cageOf: Int16Array;
    readonly cages: readonly (readonly number[])[];
    readonly joins: (cage: readonly number[], cell: number) => boolean;
  },
): number | undefined {
  return beside[cell]
    .map((other) => cageOf[other])
    .filter((cage) => cage >= 0 && cages[cage].length < LARGEST && joins(cages[cage], cell))
    .sort((a, b) => cages[a].length - cages[b].length || a - b)[0];
}

export function sumAt(cells: readonly number[], digits: ArrayLike<number>): number {
  return cells.reduce((sum, cell) => sum + digits[cell], 0);
}
