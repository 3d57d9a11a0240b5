// Hot code: it runs several times per node.
import type { Domains } from './domains.ts';
import type { PairArcs } from './pair-arcs.ts';
import type { Propagator } from './propagator.ts';

/** Cell → its first entry in `cells`, which lists the cells that hold different values. */
export interface Peers {
  readonly starts: Uint32Array;
  readonly cells: Uint16Array;
}

/** All rules of a variant, and the order in which they run. */
export class Network {
  readonly domains: Domains;
  readonly propagators: readonly Propagator[];
  readonly houses: readonly Uint16Array[];
  /** Whether rules other than sums make values unlike each other, as thermometers do. */
  readonly hasUnlikeValues: boolean;
  /** Whether there are cages, and no such rules. */
  readonly isOfCages: boolean;
  /** The cells of the rule that failed. */
  failed: ArrayLike<number> = [];
  private readonly arcs: PairArcs;
  private readonly peers: Peers;
  private readonly hasArcs: boolean;
  private readonly pair = new Uint16Array(2);

  constructor(
    domains: Domains,
    propagators: readonly Propagator[],
    arcs: PairArcs,
    peers: Peers,
    houses: readonly Uint16Array[],
    hasUnlikeValues: boolean,
    isOfCages: boolean,
  ) {
    this.isOfCages = isOfCages;
    this.hasUnlikeValues = hasUnlikeValues;
    this.houses = houses;
    this.domains = domains;
    this.propagators = propagators;
    this.arcs = arcs;
    this.hasArcs = arcs.targets.length > 0;
    this.peers = peers;
  }

  /** Runs all rules until none of them changes a cell. Returns false if one cannot be met. */
  propagate(): boolean {
    const { domains } = this;
    for (;;) {
      while (domains.settled < domains.fixed) if (!this.settle()) return false;
      if (this.hasArcs && !this.runArcs()) return false;
      if (domains.settled < domains.fixed) continue;
      domains.wake();
      const before = domains.trailLength;
      if (!this.runRules()) return false;
      if (domains.trailLength === before) return true;
    }
  }

  /** Runs the rules that wait until one of them changes a cell. */
  private runRules(): boolean {
    const { domains, propagators } = this;
    const { waiting, trailLength } = domains;
    for (let word = 0; word < waiting.length; word++) {
      while (waiting[word] !== 0) {
        const bit = waiting[word] & -waiting[word];
        const propagator = propagators[32 * word + 31 - Math.clz32(bit)];
        waiting[word] ^= bit;
        if (!propagator.propagate(domains)) {
          this.failed = propagator.cells;
          return false;
        }
        if (domains.trailLength === trailLength) continue;
        if (propagator.isExact) {
          domains.wake();
          waiting[word] &= ~bit;
        }
        return true;
      }
    }
    return true;
  }

  /** Takes the value of the next fixed cell from its peers. */
  private settle(): boolean {
    const { domains, peers } = this;
    const { now, path } = domains;
    const cell = path[domains.settled++];
    const value = now[cell];
    const end = peers.starts[cell + 1];
    for (let i = peers.starts[cell]; i < end; i++) {
      const peer = peers.cells[i];
      const set = now[peer];
      if ((set & value) === 0) continue;
      if (set === value) return this.failPair(cell, peer);
      domains.set(peer, set ^ value);
    }
    return true;
  }

  private runArcs(): boolean {
    const { domains, arcs } = this;
    const { sources } = domains;
    for (let before = -1; before !== domains.trailLength; ) {
      before = domains.trailLength;
      for (let word = 0; word < sources.length; word++) {
        while (sources[word] !== 0) {
          const bit = sources[word] & -sources[word];
          sources[word] ^= bit;
          if (!arcs.propagate(domains, 32 * word + 31 - Math.clz32(bit))) {
            return this.failPair(arcs.source, arcs.target);
          }
        }
      }
    }
    return true;
  }

  private failPair(one: number, other: number): false {
    this.pair[0] = one;
    this.pair[1] = other;
    this.failed = this.pair;
    return false;
  }
}
