import type { Random } from '../random.ts';
import { LARGEST, sumAt } from './cages.ts';
import { type Beside, edgeNeighbours, isConnected } from './edges.ts';

type Cage = readonly number[];

/** Changes of the cages of a killer that exclude a grid which is not the solution. */
export class CageRepair {
  private readonly solution: ArrayLike<number>;
  private readonly random: Random;
  private readonly beside: Beside;

  constructor(solution: ArrayLike<number>, random: Random) {
    this.solution = solution;
    this.random = random;
    this.beside = edgeNeighbours(Math.sqrt(solution.length));
  }

  /** The cages after a change that excludes the other grid. Undefined if none is found. */
  repaired(cages: readonly Cage[], other: ArrayLike<number>): Cage[] | undefined {
    const { random, solution } = this;
    const cells = Array.from(solution, (_, cell) => cell).filter(
      (cell) => other[cell] !== solution[cell],
    );
    const cageOf = new Map(cages.flatMap((cage) => cage.map((cell) => [cell, cage] as const)));
    for (const cell of random.shuffle(cells)) {
      const cage = cageOf.get(cell);
      if (!cage) continue;
      const parts = this.cut(cage, other);
      if (parts) return [...cages.filter((one) => one !== cage), ...parts];
      for (const next of random.shuffle([...this.beside[cell]])) {
        const host = cageOf.get(next);
        if (!host || host === cage) continue;
        const changed = this.moved(cell, cage, host);
        if (!changed?.some((one) => this.excludes(one, other))) continue;
        return [...cages.filter((one) => one !== cage && one !== host), ...changed];
      }
    }
    return undefined;
  }

  /** The parts of a cage with different sums in the other grid. */
  private cut(cage: Cage, other: ArrayLike<number>): readonly Cage[] | undefined {
    for (let set = 1; set < 1 << (cage.length - 1); set++) {
      const part = cage.filter((_, i) => ((set >> i) & 1) === 1);
      const rest = cage.filter((_, i) => ((set >> i) & 1) === 0);
      if (part.length < 2 || rest.length < 2 || !this.excludes(part, other)) continue;
      if (isConnected(part, this.beside) && isConnected(rest, this.beside)) return [part, rest];
    }
    return undefined;
  }

  /** The two cages after a cell has moved to the other one. Undefined if they are no cages then. */
  private moved(cell: number, cage: Cage, host: Cage): readonly Cage[] | undefined {
    const { beside, solution } = this;
    const rest = cage.filter((one) => one !== cell);
    if (rest.length < 2 || host.length === LARGEST || !isConnected(rest, beside)) return undefined;
    if (host.some((one) => solution[one] === solution[cell])) return undefined;
    return [rest, [...host, cell].sort((a, b) => a - b)];
  }

  /** Whether the other grid breaks a cage. */
  excludes(cage: Cage, other: ArrayLike<number>): boolean {
    const digits = cage.map((cell) => other[cell]);
    return (
      sumAt(cage, other) !== sumAt(cage, this.solution) || new Set(digits).size < digits.length
    );
  }
}
