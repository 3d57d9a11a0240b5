// Hot code: it allocates nothing until it has found a chain.

import { type CellSet, cellsOf } from '../cell-set.ts';
import { BAND, BIT_IN_BAND, PEER_SETS } from '../classic-tables.ts';
import type { Receive } from '../finder.ts';
import type { PatternNode } from '../pattern.ts';
import { Position } from '../position.ts';
import { type Candidate, cellOf, type Step, type TechniqueId } from '../step.ts';
import { areEqual } from '../typed-arrays.ts';
import { AlternatingLinks, MAX_LINKS } from './alternating-links.ts';

/** HoDoKu limits a chain to 20 links: 10 strong links with weak links between them. */
export const MAX_STRONG_LINKS = 10;

/** The distance of a link from which a chain cannot reach a target. */
const FAR = 100;

/**
 * The eliminations of one or more chains, and the number of strong links of the shortest of these
 * chains.
 */
interface Found {
  readonly eliminations: readonly Candidate[];
  length: number;
}

/**
 * Finds chains that begin and end with a strong link, and alternate strong and weak links. If the
 * start of a chain is off, its end is on. Both have the same digit, so this digit is removed from
 * the cells that see both ends.
 *
 * The order is HoDoKu's. The search is depth first. It goes through the starts in order, and takes
 * the links of a candidate by row, column and box. If an earlier chain removes the same candidates,
 * the new chain must be shorter.
 */
export abstract class AlternatingChains {
  protected readonly links: AlternatingLinks = new AlternatingLinks();
  /** The strong links of the current chain. */
  protected readonly chain: Uint16Array = new Uint16Array(MAX_STRONG_LINKS);
  protected position: Position = new Position();
  /** Link → the number of strong links from this link to the nearest target, both included. */
  private readonly distances = new Uint8Array(MAX_LINKS);
  private readonly queue = new Uint16Array(MAX_LINKS);
  private readonly isTarget = new Uint8Array(MAX_LINKS);
  /** The links at which a chain from the current start can end. */
  private readonly targets: number[] = [];
  protected readonly seen: CellSet = new Int32Array(3);
  /** The cells of the current chain. */
  private readonly used: CellSet = new Int32Array(3);
  private readonly found: Found[] = [];
  private receive: Receive = () => true;

  /** The maximum number of strong links in a chain. */
  protected abstract readonly longest: number;
  protected abstract readonly technique: TechniqueId;
  /** Whether a chain must be shorter than earlier chains that remove the same candidates. */
  protected readonly mustImprove: boolean = true;

  protected abstract read(position: Position): void;

  find(position: Position, receive: Receive): boolean {
    const { links } = this;
    this.position = position;
    this.receive = receive;
    this.found.length = 0;
    this.read(position);
    for (let i = 0; i < links.order.length; i++) {
      if (this.searchFrom(links.order[i])) return true;
    }
    return false;
  }

  private searchFrom(link: number): boolean {
    const { links, used } = this;
    if (this.longest === 2) return this.searchPairs(link);
    this.readTargets(link);
    if (this.targets.length === 0) return false;
    this.readDistances(cellOf(links.starts[link]));
    this.chain[0] = link;
    used.fill(0);
    this.toggle(cellOf(links.starts[link]));
    return this.extend(1);
  }

  /** Finds the chains of two strong links that begin with this link. */
  private searchPairs(link: number): boolean {
    const { chain, links } = this;
    const start = links.starts[link];
    const end = links.endOf(link);
    chain[0] = link;
    for (let k = links.firstFollower[end]; k < links.lastFollower[end]; k++) {
      const next = links.followers[k];
      const last = links.endOf(next);
      if (links.starts[next] === start || last === end || last % 9 !== start % 9) continue;
      if (!this.removesAny(cellOf(start), cellOf(last), start % 9)) continue;
      chain[1] = next;
      if (this.conclude(2)) return true;
    }
    return false;
  }

  private readTargets(link: number): void {
    const { isTarget, links, targets } = this;
    const start = links.starts[link];
    const ends = links.byEnd[start % 9];
    for (let i = 0; i < targets.length; i++) isTarget[targets[i]] = 0;
    targets.length = 0;
    for (let i = 0; i < ends.length; i++) {
      if (!this.removesAny(cellOf(start), cellOf(links.endOf(ends[i])), start % 9)) continue;
      isTarget[ends[i]] = 1;
      targets.push(ends[i]);
    }
  }

  private removesAny(start: number, end: number, digit: number): boolean {
    const { cells } = this.position;
    for (let band = 0; band < 3; band++) {
      const seen = cells[digit * 3 + band] & PEER_SETS[start * 3 + band];
      if ((seen & PEER_SETS[end * 3 + band]) !== 0) return true;
    }
    return false;
  }

  /** Sets the distances of all links outside the cell in which the chain starts. */
  private readDistances(cell: number): void {
    const { distances, links, queue, targets } = this;
    distances.fill(FAR, 0, links.starts.length);
    let end = 0;
    for (let i = 0; i < targets.length; i++) {
      if (cellOf(links.starts[targets[i]]) === cell) continue;
      distances[targets[i]] = 1;
      queue[end++] = targets[i];
    }
    for (let i = 0; i < end; i++) {
      const start = links.starts[queue[i]];
      const distance = distances[queue[i]] + 1;
      for (let k = links.firstFollower[start]; k < links.lastFollower[start]; k++) {
        const link = links.followers[k] ^ 1;
        if (distances[link] !== FAR) continue;
        if (cellOf(links.starts[link]) === cell || cellOf(links.endOf(link)) === cell) continue;
        distances[link] = distance;
        queue[end++] = link;
      }
    }
  }

  private toggle(cell: number): void {
    this.used[BAND[cell]] ^= BIT_IN_BAND[cell];
  }

  private isUsed(cell: number): boolean {
    return (this.used[BAND[cell]] & BIT_IN_BAND[cell]) !== 0;
  }

  /** Appends a strong link to a chain of `length` strong links. */
  private extend(length: number): boolean {
    const { chain, distances, isTarget, links } = this;
    const end = links.endOf(chain[length - 1]);
    const endCell = cellOf(end);
    // In an XY-Chain, a strong link starts and ends in the same cell, so this cell is already used.
    const isNew = !this.isUsed(endCell);
    if (isNew) this.toggle(endCell);
    let ends = false;
    for (let k = links.firstFollower[end]; k < links.lastFollower[end] && !ends; k++) {
      const link = links.followers[k];
      if (length + distances[link] > this.longest) continue;
      const cell = cellOf(links.starts[link]);
      const last = cellOf(links.endOf(link));
      if (this.isUsed(cell)) continue;
      const isLoop = last === cellOf(links.starts[chain[0]]);
      if (this.isUsed(last) && !isLoop) continue;
      chain[length] = link;
      if (isTarget[link] === 1 && this.conclude(length + 1)) ends = true;
      else if (isLoop || length + 1 === this.longest) continue;
      else {
        this.toggle(cell);
        ends = this.extend(length + 1);
        this.toggle(cell);
      }
    }
    if (isNew) this.toggle(endCell);
    return ends;
  }

  /**
   * Reports a chain. If `mustImprove` is set, skips the chain if an earlier chain removes the same
   * candidates and is not longer.
   */
  protected conclude(length: number): boolean {
    const eliminations = this.eliminations(length);
    if (this.mustImprove) {
      const found = this.found.find((it) => areEqual(it.eliminations, eliminations));
      if (found && found.length <= length) return false;
      if (found) found.length = length;
      else this.found.push({ eliminations, length });
    }
    return this.receive(this.stepOf(length, eliminations));
  }

  /** The candidates that a chain removes, in order of digit and then of cell. */
  protected eliminations(length: number): Candidate[] {
    const { chain, links, seen } = this;
    seen.fill(0);
    const start = links.starts[chain[0]];
    this.addSeen(cellOf(start), cellOf(links.endOf(chain[length - 1])));
    return this.seenCandidates(start % 9);
  }

  /** Adds the cells that see both of these cells to `seen`. */
  protected addSeen(cell: number, other: number): void {
    for (let band = 0; band < 3; band++) {
      this.seen[band] |= PEER_SETS[cell * 3 + band] & PEER_SETS[other * 3 + band];
    }
  }

  /** The candidates of a digit in the cells of `seen`, ascending. The digit is counted from 0. */
  protected seenCandidates(digit: number): Candidate[] {
    const cells = this.position.cells.subarray(digit * 3, digit * 3 + 3);
    return cellsOf(this.seen.map((set, band) => set & cells[band])).map((cell) => cell * 9 + digit);
  }

  private stepOf(length: number, eliminations: readonly Candidate[]): Step {
    const { chain, links, technique } = this;
    const nodes: PatternNode[] = [];
    for (const link of chain.subarray(0, length)) {
      nodes.push(nodeOf(links.starts[link], false), nodeOf(links.endOf(link), true));
    }
    return {
      technique,
      pattern: {
        kind: 'chains',
        cells: [...new Set(nodes.flatMap(({ cells }) => cells))],
        digits: this.digits(),
        houses: [],
        chains: [nodes],
      },
      eliminations,
      placement: undefined,
    };
  }

  /** The digits of the pattern. */
  protected digits(): number[] {
    return [(this.links.starts[this.chain[0]] % 9) + 1];
  }
}

function nodeOf(candidate: Candidate, on: boolean): PatternNode {
  return { cells: [cellOf(candidate)], digit: (candidate % 9) + 1, on };
}
