import { setsWithTotal } from '../../constraint/combinations.ts';
import type { Compiled, LinearSum, PairTable } from '../../constraint/compiled.ts';
import { countDigits } from '../../grid/digit-set.ts';
import { AutomatonPropagator } from './automaton-propagator.ts';
import type { DifferenceGraph } from './difference-graph.ts';
import { Domains } from './domains.ts';
import { FewCells } from './few-cells.ts';
import { type HouseStructure, houseStructure } from './house-structure.ts';
import { impliedSums } from './implied-sums.ts';
import { LinearPropagator } from './linear-propagator.ts';
import { MatchingPropagator } from './matching-propagator.ts';
import { LARGEST_MATCHING, matchingTable } from './matching-table.ts';
import { Network } from './network.ts';
import { PairArcs, pairsOf } from './pair-arcs.ts';
import type { Propagator } from './propagator.ts';
import { SetsPropagator } from './sets-propagator.ts';
import type { Wiring } from './wiring.ts';

export function networkOf(compiled: Compiled): Network {
  return new NetworkMaker(compiled).make();
}

class NetworkMaker {
  private readonly compiled: Compiled;
  private readonly graph: DifferenceGraph;
  private readonly propagators: Propagator[] = [];
  private readonly pairs = new Map<number, PairTable>();
  private readonly start: Int32Array;
  /** The values that any cell can have. */
  private readonly all: number;
  private readonly houses: readonly Uint16Array[];
  private readonly structure: HouseStructure;

  constructor(compiled: Compiled) {
    this.compiled = compiled;
    this.start = compiled.domains.slice();
    let all = 0;
    for (let cell = 0; cell < this.start.length; cell++) all |= this.start[cell];
    this.all = all;
    const count = countDigits(all);
    const full = compiled.distinct.filter(({ length }) => length === count);
    this.houses = [...compiled.houses, ...full];
    this.structure = houseStructure(this.houses, compiled.cells, all);
    this.graph = this.structure.graph.with(compiled);
  }

  make(): Network {
    const { all, compiled, graph, houses, start, structure } = this;
    const unlike =
      compiled.pairs.length > 0 || compiled.sets.some(({ total }) => total === undefined);
    const isOfCages = !unlike && compiled.sets.length > 0;
    for (const { a, b, allowed } of compiled.pairs) this.addPair(a, b, allowed);
    for (const { cells, sets, total } of compiled.sets) this.addSets(cells, sets, total);
    for (const sum of compiled.sums) this.addSum(sum);
    for (const sum of impliedSums(compiled, start, structure.families, all)) this.addSum(sum);
    for (const [a, b] of structure.equals) this.addRelation(a, b, (x, y) => x === y);
    const automata = compiled.automata.map(
      (automaton) => new AutomatonPropagator(automaton, start),
    );
    const rules = this.propagators.sort(byCost);
    // Beside cages, houses run after the sums of three cells.
    const early = isOfCages ? houses.length : 0;
    const housed = merged(rules, structure.propagators.slice(0, early), 15);
    const ruled = merged(housed, structure.propagators.slice(early));
    const propagators = merged(ruled, automata.sort(byCost));
    const arcs = new PairArcs(compiled.cells, compiled.values, [...this.pairs.values()]);
    const domains = new Domains(start, this.wiring(arcs, propagators));
    return new Network(domains, propagators, arcs, graph.peers(), houses, unlike, isOfCages);
  }

  private addPair(a: number, b: number, allowed: Int32Array): void {
    const key = a * this.compiled.cells + b;
    const known = this.pairs.get(key)?.allowed;
    const both = known?.map((set, x) => set & allowed[x]);
    this.pairs.set(key, { a, b, allowed: both ?? allowed });
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
    const { graph, propagators } = this;
    const { values } = this.compiled;
    if (cells.length === 1) {
      this.start[cells[0]] &= sets.reduce((union, set) => union | set, 0);
    } else if (cells.length === 2) {
      const [a, b] = cells.slice().sort();
      this.addPair(a, b, pairsOf(sets, values));
    } else if (total !== undefined) {
      const few = this.areAllWithTotal(cells, sets, total)
        ? new FewCells(cells, undefined, total, values, graph)
        : undefined;
      propagators.push(new SetsPropagator(cells, sets, graph, few));
    } else if (cells.length <= LARGEST_MATCHING) {
      propagators.push(new MatchingPropagator(cells, matchingTable(sets, cells.length), graph));
    } else {
      propagators.push(new SetsPropagator(cells, sets, graph));
    }
  }

  /** Whether the sets are all those with this total that the cells can have. */
  private areAllWithTotal(cells: Uint16Array, sets: Int32Array, total: number): boolean {
    const all = setsWithTotal(this.compiled.values, cells.length, total);
    if (all === sets || all === undefined) return all === sets;
    const possible = cells.reduce((union, cell) => union | this.start[cell], 0);
    const count = (list: Int32Array): number =>
      list.filter((set) => (set & ~possible) === 0).length;
    return count(all) === count(sets);
  }

  private addSum({ cells, weights, total }: LinearSum): void {
    const { graph } = this;
    const { values } = this.compiled;
    if (cells.length === 2 && weights[0] !== weights[1]) {
      this.addRelation(cells[0], cells[1], (x, y) => x * weights[0] + y * weights[1] === total);
      return;
    }
    if (weights.every((weight) => weight === 1) && graph.areAllDifferent(cells)) {
      const sets = setsWithTotal(values, cells.length, total);
      if (sets) {
        this.addSets(cells, sets, total);
        return;
      }
    }
    const families = this.structure.families.filter(({ length }) => length > 1);
    if (cells.length <= values || families.length === 0) {
      this.propagators.push(new LinearPropagator(cells, weights, total, values, graph));
      return;
    }
    for (const family of families) {
      const order = new Map(family.flatMap((house) => [...house]).map((cell, i) => [cell, i]));
      const sorted = cells.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
      const weightOf = new Map(Array.from(cells, (cell, i) => [cell, weights[i]]));
      const sortedWeights = Int16Array.from(sorted, (cell) => weightOf.get(cell)!);
      this.propagators.push(new LinearPropagator(sorted, sortedWeights, total, values, graph));
    }
  }

  private wiring(arcs: PairArcs, propagators: readonly Propagator[]): Wiring {
    const { cells, values } = this.compiled;
    const size = (propagators.length + 31) >>> 5;
    const wakes = new Int32Array(cells * size);
    for (let index = 0; index < propagators.length; index++) {
      const word = index >>> 5;
      const bit = 1 << (index & 31);
      const group = propagators[index].cells;
      for (let i = 0; i < group.length; i++) wakes[group[i] * size + word] |= bit;
    }
    const tables = new Int32Array((cells + 31) >>> 5);
    for (let cell = 0; cell < cells; cell++) {
      if (arcs.starts[cell] < arcs.starts[cell + 1]) tables[cell >>> 5] |= 1 << (cell & 31);
    }
    return { values, propagators: propagators.length, wakes, tables };
  }
}

/** Two lists in the order of their costs as one, or all of the second at one cost. The first list wins ties. */
function merged(first: readonly Propagator[], second: readonly Propagator[], cost?: number) {
  const list: Propagator[] = [];
  let i = 0;
  for (const propagator of second) {
    while (i < first.length && first[i].cost <= (cost ?? propagator.cost)) list.push(first[i++]);
    list.push(propagator);
  }
  while (i < first.length) list.push(first[i++]);
  return list;
}

function byCost(a: Propagator, b: Propagator): number {
  return a.cost - b.cost;
}
