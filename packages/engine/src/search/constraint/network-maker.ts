import { setsWithTotal } from '../../constraint/combinations.ts';
import type { Compiled, LinearSum, PairTable } from '../../constraint/compiled.ts';
import { countDigits } from '../../grid/digit-set.ts';
import { AutomatonPropagator } from './automaton-propagator.ts';
import { DifferenceGraph } from './difference-graph.ts';
import { Domains } from './domains.ts';
import { FewCells } from './few-cells.ts';
import { type HouseStructure, houseStructure } from './house-structure.ts';
import { impliedSums } from './implied-sums.ts';
import { type Clique, LinearPropagator } from './linear-propagator.ts';
import { MatchingPropagator } from './matching-propagator.ts';
import { LARGEST_MATCHING, matchingTable } from './matching-table.ts';
import { Network } from './network.ts';
import { PairArcs, pairsOf } from './pair-arcs.ts';
import type { Propagator } from './propagator.ts';
import { SetsPropagator } from './sets-propagator.ts';
import type { WakeList, Wiring } from './wiring.ts';

export function networkOf(compiled: Compiled): Network {
  return new NetworkMaker(compiled).make();
}

class NetworkMaker {
  private readonly compiled: Compiled;
  private readonly graph: DifferenceGraph;
  private readonly propagators: Propagator[] = [];
  private readonly pairs = new Map<number, PairTable>();
  private readonly start: Int32Array;
  private families: HouseStructure['families'] = [];

  constructor(compiled: Compiled) {
    this.compiled = compiled;
    this.graph = new DifferenceGraph(compiled);
    this.start = compiled.domains.slice();
  }

  make(): Network {
    const { compiled, propagators, start } = this;
    const all = start.reduce((union, set) => union | set, 0);
    const count = countDigits(all);
    const full = compiled.distinct.filter(({ length }) => length === count);
    const houses = [...compiled.houses, ...full];
    const structure = houseStructure(houses, compiled.cells, all);
    this.families = structure.families;
    for (const { a, b, allowed } of compiled.pairs) this.addPair(a, b, allowed);
    for (const { cells, sets, total } of compiled.sets) this.addSets(cells, sets, total);
    for (const sum of compiled.sums) this.addSum(sum);
    for (const sum of impliedSums(compiled, structure.families, all)) this.addSum(sum);
    for (const [a, b] of structure.equals) this.addRelation(a, b, (x, y) => x === y);
    propagators.push(...structure.propagators);
    for (const automaton of compiled.automata) {
      propagators.push(new AutomatonPropagator(automaton, start));
    }
    propagators.sort((a, b) => a.cost - b.cost);
    const arcs = new PairArcs(compiled.cells, compiled.values, [...this.pairs.values()]);
    const domains = new Domains(start, this.wiring(arcs));
    return new Network(domains, propagators, arcs, this.graph.peers(), houses);
  }

  private addPair(a: number, b: number, allowed: Int32Array): void {
    const key = a * this.compiled.cells + b;
    const known = this.pairs.get(key)?.allowed;
    this.pairs.set(key, {
      a,
      b,
      allowed: known ? known.map((set, x) => set & allowed[x]) : allowed,
    });
  }

  private addRelation(a: number, b: number, allows: (a: number, b: number) => boolean): void {
    if (a > b) {
      this.addRelation(b, a, (x, y) => allows(y, x));
      return;
    }
    const { values } = this.compiled;
    const differ = this.graph.differ(a, b);
    const allowed = new Int32Array(values);
    for (let x = 0; x < values; x++) {
      for (let y = 0; y < values; y++) {
        if ((x !== y || !differ) && allows(x, y)) allowed[x] |= 1 << y;
      }
    }
    this.addPair(a, b, allowed);
  }

  private addSets(cells: Uint16Array, sets: Int32Array, total?: number): void {
    if (cells.length === 1) {
      this.start[cells[0]] &= sets.reduce((union, set) => union | set, 0);
    } else if (cells.length === 2) {
      const [a, b] = cells.slice().sort();
      this.addPair(a, b, pairsOf(sets, this.compiled.values));
    } else if (total !== undefined) {
      const isSum = this.areAllWithTotal(cells, sets, total);
      const options = isSum ? { few: this.cageOf(cells, total) } : {};
      this.propagators.push(new SetsPropagator(cells, sets, options));
    } else if (cells.length <= LARGEST_MATCHING) {
      const table = matchingTable(sets, cells.length);
      this.propagators.push(new MatchingPropagator(cells, table, this.graph));
    } else {
      this.propagators.push(new SetsPropagator(cells, sets, { peers: this.graph }));
    }
  }

  /** Whether the sets are all those with this total that the cells can have. */
  private areAllWithTotal(cells: Uint16Array, sets: Int32Array, total: number): boolean {
    const possible = cells.reduce((union, cell) => union | this.start[cell], 0);
    const count = (list: Int32Array): number =>
      list.filter((set) => (set & ~possible) === 0).length;
    const all = setsWithTotal(this.compiled.values, cells.length, total);
    return all !== undefined && count(all) === count(sets);
  }

  /** Different values with this sum, for few open cells. */
  private cageOf(cells: Uint16Array, total: number): FewCells {
    const weights = Array.from(cells, () => 1);
    return new FewCells(cells, weights, total, this.compiled.values, () => true);
  }

  private addSum({ cells, weights, total }: LinearSum): void {
    const { values } = this.compiled;
    if (cells.length === 2 && weights[0] !== weights[1]) {
      this.addRelation(cells[0], cells[1], (x, y) => x * weights[0] + y * weights[1] === total);
      return;
    }
    if (weights.every((weight) => weight === 1) && this.graph.areAllDifferent(cells)) {
      const sets = setsWithTotal(values, cells.length, total);
      if (sets) {
        this.addSets(cells, sets, total);
        return;
      }
    }
    const families = this.families.filter(({ length }) => length > 1);
    if (cells.length <= values || families.length === 0) {
      this.addCliques(cells, weights, total);
      return;
    }
    for (const family of families) {
      const order = new Map(family.flatMap((house) => [...house]).map((cell, i) => [cell, i]));
      const sorted = cells.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
      const weightOf = new Map(Array.from(cells, (cell, i) => [cell, weights[i]]));
      this.addCliques(
        sorted,
        Array.from(sorted, (cell) => weightOf.get(cell)!),
        total,
      );
    }
  }

  private addCliques(cells: Uint16Array, weights: ArrayLike<number>, total: number): void {
    const cliques: Clique[] = [];
    for (const weight of new Set(Array.from(weights))) {
      const group = [...cells].filter((_, i) => weights[i] === weight);
      for (const clique of this.graph.cliques(group)) cliques.push({ weight, cells: clique });
    }
    const differ = (a: number, b: number): boolean => this.graph.differ(a, b);
    this.propagators.push(new LinearPropagator(cliques, total, this.compiled.values, differ));
  }

  private wiring(arcs: PairArcs): Wiring {
    const { cells, values } = this.compiled;
    const tables = new Int32Array((cells + 31) >>> 5);
    for (let cell = 0; cell < cells; cell++) {
      if (arcs.starts[cell] < arcs.starts[cell + 1]) tables[cell >>> 5] |= 1 << (cell & 31);
    }
    return {
      values,
      propagators: this.propagators.length,
      wakes: this.wakeList(),
      tables,
    };
  }

  private wakeList(): WakeList {
    const { cells } = this.compiled;
    const size = (this.propagators.length + 31) >>> 5;
    const marks = new Int32Array(cells * size);
    this.propagators.forEach((propagator, index) => {
      for (const cell of propagator.cells) marks[cell * size + (index >>> 5)] |= 1 << (index & 31);
    });
    const starts = new Uint16Array(cells + 1);
    const words: number[] = [];
    const bits: number[] = [];
    for (let i = 0; i < marks.length; i++) {
      if (marks[i] !== 0) {
        words.push(i % size);
        bits.push(marks[i]);
      }
      if ((i + 1) % size === 0) starts[(i + 1) / size] = words.length;
    }
    return { starts, words: Uint8Array.from(words), bits: Int32Array.from(bits) };
  }
}
