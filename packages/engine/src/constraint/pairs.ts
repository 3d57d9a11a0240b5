import type { PairTable } from './compiled.ts';
import type { DifferenceGraph } from './difference-graph.ts';
import type { Relation } from './relation.ts';

/** The tables of pairs of cells, one for each pair. */
export class Pairs {
  private readonly cells: number;
  private readonly list: PairTable[] = [];
  /** a × cells + b, for a < b → the number of the table of the pair, from 1. */
  private readonly numbers: Uint16Array;

  constructor(cells: number) {
    this.cells = cells;
    this.numbers = new Uint16Array(cells * cells);
  }

  /** Adds a relation of two different cells. */
  add(first: number, second: number, { allowed, inverse }: Relation): void {
    const isInOrder = first < second;
    const a = isInOrder ? first : second;
    const b = isInOrder ? second : first;
    const table = isInOrder ? allowed : inverse;
    const place = a * this.cells + b;
    const number = this.numbers[place];
    if (number === 0) {
      this.numbers[place] = this.list.push({ a, b, allowed: table });
      return;
    }
    const known = this.list[number - 1].allowed;
    if (known !== table)
      this.list[number - 1] = { a, b, allowed: known.map((set, value) => set & table[value]) };
  }

  /** The tables, without equal values where the cells have different ones, and without idle tables. */
  tables(values: number, graph: DifferenceGraph): PairTable[] {
    const all = (1 << values) - 1;
    let last: Int32Array | undefined;
    let lastUnequal: Int32Array | undefined;
    const tables: PairTable[] = [];
    for (const pair of this.list) {
      if (!graph.differ(pair.a, pair.b)) {
        if (pair.allowed.some((set) => set !== all)) tables.push(pair);
        continue;
      }
      if (pair.allowed !== last) {
        last = pair.allowed;
        lastUnequal = last.map((set, value) => set & ~(1 << value));
      }
      const allowed = lastUnequal!;
      if (allowed.some((set, value) => set !== (all & ~(1 << value))))
        tables.push({ a: pair.a, b: pair.b, allowed });
    }
    return tables;
  }
}
