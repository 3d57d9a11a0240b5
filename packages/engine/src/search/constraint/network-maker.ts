import type { Compiled, LinearSum, PairTable } from '../../constraint/compiled.ts';
import { AutomatonPropagator } from './automaton-propagator.ts';
import { DifferenceGraph } from './difference-graph.ts';
import { Domains } from './domains.ts';
import { HousePropagator } from './house-propagator.ts';
import { impliedSums } from './implied-sums.ts';
import { LeftoverPropagator } from './leftover-propagator.ts';
import { leftovers } from './leftovers.ts';
import { type Clique, LinearPropagator } from './linear-propagator.ts';
import { LARGEST_MATCHING, MatchingPropagator } from './matching-propagator.ts';
import { Network } from './network.ts';
import { PairArcs } from './pair-arcs.ts';
import type { Propagator } from './propagator.ts';
import { SetsPropagator } from './sets-propagator.ts';
import { setsWithSum } from './value-set.ts';
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

  constructor(compiled: Compiled) {
    this.compiled = compiled;
    this.graph = new DifferenceGraph(compiled);
    this.start = compiled.domains.slice();
  }

  make(): Network {
    const { compiled, propagators, start } = this;
    for (const { a, b, allowed } of compiled.pairs) {
      this.addPair(a, b, (x, y) => (allowed[x] & (1 << y)) !== 0);
    }
    for (const { cells, sets } of compiled.sets) this.addSets(cells, sets);
    for (const sum of compiled.sums) this.addSum(sum);
    for (const sum of impliedSums(compiled)) this.addSum(sum);
    for (const house of compiled.houses) propagators.push(new HousePropagator(house));
    for (const [one, other] of leftovers(compiled)) {
      if (one.length === 1) this.addPair(one[0], other[0], (x, y) => x === y);
      else propagators.push(new LeftoverPropagator(one, other));
    }
    for (const automaton of compiled.automata) {
      propagators.push(new AutomatonPropagator(automaton, start));
    }
    propagators.sort((a, b) => a.cost - b.cost);
    const arcs = new PairArcs(compiled.cells, compiled.values, [...this.pairs.values()]);
    const domains = new Domains(start, this.wiring(arcs));
    return new Network(domains, propagators, arcs, this.graph.peers());
  }

  private addPair(a: number, b: number, allows: (a: number, b: number) => boolean): void {
    const { cells, values } = this.compiled;
    if (a > b) {
      this.addPair(b, a, (x, y) => allows(y, x));
      return;
    }
    const known = this.pairs.get(a * cells + b)?.allowed;
    const differ = this.graph.differ(a, b);
    const allowed = new Int32Array(values);
    for (let x = 0; x < values; x++) {
      for (let y = 0; y < values; y++) {
        if ((x !== y || !differ) && allows(x, y)) allowed[x] |= 1 << y;
      }
      if (known) allowed[x] &= known[x];
    }
    this.pairs.set(a * cells + b, { a, b, allowed });
  }

  private addSets(cells: Uint16Array, sets: Int32Array): void {
    if (cells.length === 1) {
      this.start[cells[0]] &= sets.reduce((union, set) => union | set, 0);
    } else if (cells.length === 2) {
      this.addPair(cells[0], cells[1], (x, y) => x !== y && sets.includes((1 << x) | (1 << y)));
    } else if (cells.length <= LARGEST_MATCHING) {
      this.propagators.push(new MatchingPropagator(cells, sets));
    } else {
      this.propagators.push(new SetsPropagator(cells, sets));
    }
  }

  private addSum({ cells, weights, total }: LinearSum): void {
    const { values } = this.compiled;
    if (weights.every((weight) => weight === 1) && this.graph.areAllDifferent(cells)) {
      this.addSets(cells, setsWithSum(values, cells.length, total));
    } else if (cells.length === 2) {
      this.addPair(cells[0], cells[1], (x, y) => x * weights[0] + y * weights[1] === total);
    } else {
      const cliques: Clique[] = [];
      for (const weight of new Set(weights)) {
        const group = [...cells].filter((_, i) => weights[i] === weight);
        for (const clique of this.graph.cliques(group)) {
          cliques.push({ weight, cells: Uint16Array.from(clique) });
        }
      }
      this.propagators.push(new LinearPropagator(cliques, total));
    }
  }

  private wiring(arcs: PairArcs): Wiring {
    const { cells, values } = this.compiled;
    const marks = Array.from({ length: cells }, () => new Map<number, number>());
    this.propagators.forEach((propagator, index) => {
      for (const cell of propagator.cells) {
        const word = index >>> 5;
        marks[cell].set(word, (marks[cell].get(word) ?? 0) | (1 << (index & 31)));
      }
    });
    const wakeStarts = new Uint16Array(cells + 1);
    const words: number[] = [];
    const bits: number[] = [];
    marks.forEach((map, cell) => {
      for (const [word, mark] of map) {
        words.push(word);
        bits.push(mark);
      }
      wakeStarts[cell + 1] = words.length;
    });
    return {
      values,
      propagators: this.propagators.length,
      wakeStarts,
      wakeWords: Uint8Array.from(words),
      wakeBits: Int32Array.from(bits),
      hasTables: Uint8Array.from(marks, (_, cell) => +(arcs.starts[cell] < arcs.starts[cell + 1])),
    };
  }
}
