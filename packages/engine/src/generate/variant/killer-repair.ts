import { compile } from '../../constraint/compile.ts';
import type { Constraint } from '../../constraint/constraint.ts';
import type { Variant } from '../../constraint/variant.ts';
import type { Random } from '../random.ts';
import { CageRepair } from './cage-repair.ts';
import { sumAt } from './cages.ts';
import { GridSearch } from './grid-search.ts';

/** The cages of a killer are changed in so many rounds. */
const ROUNDS = 20;
/** So many grids are excluded in each round. */
const GRIDS = 4;
const PATIENCE = 100;

/**
 * Changes the cages of a killer until it has one solution and needs no givens. Undefined if that does
 * not succeed.
 */
export function* repairedKiller(
  variant: Variant,
  { random, solution }: { readonly random: Random; readonly solution: ArrayLike<number> },
): Generator<undefined, Variant | undefined> {
  const repair = new CageRepair(solution, random);
  const rest = variant.constraints.filter(({ kind }) => kind !== 'killer');
  let cages = cagesOf(variant);
  for (let round = 0; round < ROUNDS; round++) {
    const constraints = cages
      .toSorted(([a], [b]) => a - b)
      .map((cells): Constraint => ({ kind: 'killer', cells, sum: sumAt(cells, solution) }));
    const killer = { ...variant, constraints: [...rest, ...constraints] };
    const others = otherGrids(new GridSearch(compile(killer), random), solution);
    if (!others) return undefined;
    if (others.length === 0) return killer;
    for (const other of others) {
      if (cages.some((cage) => repair.excludes(cage, other))) continue;
      const repaired = repair.repaired(cages, other);
      if (!repaired) return undefined;
      cages = repaired;
    }
    yield;
  }
  return undefined;
}

/** Some grids that are not the solution. None if there are none, undefined if that is not known. */
function otherGrids(search: GridSearch, solution: ArrayLike<number>): Uint8Array[] | undefined {
  const others: Uint8Array[] = [];
  search.begin([], []);
  while (others.length < GRIDS) {
    const found = search.next(PATIENCE);
    if (found === 'none') return others;
    if (found === 'stopped') return others.length > 0 ? others : undefined;
    if (search.grid.some((digit, cell) => digit !== solution[cell])) {
      others.push(search.grid.slice());
    }
  }
  return others;
}

function cagesOf({ constraints }: Variant): (readonly number[])[] {
  return constraints.flatMap((constraint) =>
    constraint.kind === 'killer' ? [constraint.cells] : [],
  );
}
