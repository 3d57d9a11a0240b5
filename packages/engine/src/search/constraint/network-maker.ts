import { setsWithTotal } from '../../constraint/combinations.ts';
import type { Compiled, LinearSum, PairTable } from '../../constraint/compiled.ts';
import { countDigits } from '../../grid/digit-set.ts';
import { automatonRule } from './automaton-rule.ts';
import { type HouseStructure, houseStructure } from './house-structure.ts';
import { impliedSums } from './implied-sums.ts';
import { Network } from './network.ts';
import { arcsOf, pairsOf } from './pair-tables.ts';
import { type Rule, ruleOf, setsRule, sumRule } from './rule.ts';

/** The largest number of cells of a matching: the subsets of five values are the 32 bits of a word. */
const LARGEST_MATCHING = 5;

export function networkOf(compiled: Compiled): Network {
  return new NetworkMaker(compiled).make();
}

class NetworkMaker {
  private readonly compiled: Compiled;
  private readonly rules: Rule[] = [];
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
  }

  make(): Network {
    const { all, compiled, houses, start, structure } = this;
    const hasUnlikeValues =
      compiled.pairs.length > 0 || compiled.sets.some(({ total }) => total === undefined);
    const isOfCages = !hasUnlikeValues && compiled.sets.length > 0;
    for (const { a, b, allowed } of compiled.pairs) this.addPair(a, b, allowed);
    for (const { cells, sets, total } of compiled.sets) this.addSets(cells, sets, total);
    for (const sum of compiled.sums) this.addSum(sum);
    for (const sum of impliedSums(compiled, start, structure.families, all)) this.addSum(sum);
    for (const [a, b] of structure.equals) this.addRelation(a, b, (x, y) => x === y);
    const automata = compiled.automata.map((automaton) => automatonRule(automaton, start));
    // Beside cages, houses run after the sums of three cells.
    const early = isOfCages ? houses.length : 0;
    const housed = merged(this.rules.sort(byCost), structure.rules.slice(0, early), 15);
    const ruled = merged(housed, structure.rules.slice(early));
    const rules = merged(ruled, automata.sort(byCost));
    const arcs = arcsOf(compiled.cells, [...this.pairs.values()]);
    const house = houses.length > 0 ? houses[0].length : compiled.cells;
    return new Network(compiled, { start, arcs, rules, house, hasUnlikeValues, isOfCages });
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
    const differ = this.compiled.graph.differ(a, b);
    const allowed = new Int32Array(values);
    for (let x = 0; x < values; x++) {
      for (let y = 0; y < values; y++) {
        if ((x !== y || !differ) && allows(x, y)) allowed[x] |= 1 << y;
      }
    }
    this.addPair(a, b, allowed);
  }

  private addSets(cells: Uint16Array, sets: Int32Array, total?: number): void {
    const { values } = this.compiled;
    if (cells.length === 1) {
      this.start[cells[0]] &= sets.reduce((union, set) => union | set, 0);
    } else if (cells.length === 2) {
      const [a, b] = cells.slice().sort();
      this.addPair(a, b, pairsOf(sets, values));
    } else if (total === undefined && cells.length <= LARGEST_MATCHING) {
      this.rules.push(ruleOf('matching', 10 + cells.length, cells, [sets.length, ...sets]));
    } else {
      const isSum = total !== undefined && this.areAllWithTotal(cells, sets, total);
      this.rules.push(setsRule(cells, sets, values, isSum ? total : undefined));
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
    const { graph, values } = this.compiled;
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
      this.rules.push(sumRule(cells, weights, total, values, graph));
      return;
    }
    for (const family of families) {
      const order = new Map(family.flatMap((house) => [...house]).map((cell, i) => [cell, i]));
      const sorted = cells.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
      const weightOf = new Map(Array.from(cells, (cell, i) => [cell, weights[i]]));
      const sortedWeights = Int16Array.from(sorted, (cell) => weightOf.get(cell)!);
      this.rules.push(sumRule(sorted, sortedWeights, total, values, graph));
    }
  }
}

/** Two lists in the order of their costs as one, or all of the second at one cost. The first list wins ties. */
function merged(first: readonly Rule[], second: readonly Rule[], cost?: number) {
  const list: Rule[] = [];
  let i = 0;
  for (const rule of second) {
    while (i < first.length && first[i].cost <= (cost ?? rule.cost)) list.push(first[i++]);
    list.push(rule);
  }
  while (i < first.length) list.push(first[i++]);
  return list;
}

function byCost(a: Rule, b: Rule): number {
  return a.cost - b.cost;
}
