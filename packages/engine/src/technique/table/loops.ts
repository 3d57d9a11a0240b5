// Hot: runs at nearly every hard position, so it uses only plain loops and typed arrays until it has
// a loop.
import { arePeers, lowestOf } from '../cell-set.ts';
import { COUNT, LOWEST, PEER_SETS } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { type ChainTechnique, digitIn, type Step } from '../step.ts';
import { CandidateSet } from './candidate-set.ts';
import { Links } from './links.ts';
import { LoopPath } from './loop-path.ts';
import { GROUPS, NODE_DIGITS } from './nodes.ts';
import { Table } from './table.ts';

/** A nice loop or an AIC. */
export interface LoopStep extends Step {
  /** The number of nodes of its chain. */
  readonly nodeCount: number;
}

/** Which loops to look for. */
export interface LoopOptions {
  /** Chains may have groups as nodes. */
  readonly hasGroups: boolean;
  /** Decides, from the eliminations of a loop, whether it is needed. Default: all are. */
  readonly accepts?: (eliminations: CandidateSet) => boolean;
}

type Kind = 'continuous-nice-loop' | 'discontinuous-nice-loop' | 'aic';

/**
 * Finds nice loops and AICs in tables, as HoDoKu does: from each statement, it takes only the shortest
 * chain to each other statement.
 *
 * A nice loop returns to its first cell. In a continuous one, every link of the loop holds in both
 * directions, and each weak link removes the other candidates that see both ends. A discontinuous
 * one decides a candidate of the first cell. An AIC starts and ends with a candidate of which one must
 * be true, in different cells.
 */
export class Loops {
  private readonly links = new Links();
  private readonly table = new Table();
  private readonly path = new LoopPath(this.links);
  private readonly eliminations = new CandidateSet();
  /** The cells that see a node, and then another node too. */
  private readonly seen = new Int32Array(3);
  /** Technique and eliminations → the length of the shortest chain so far. */
  private readonly lengths = new Map<string, number>();
  private kind: Kind = 'aic';
  private readonly options: LoopOptions;

  constructor(options: LoopOptions) {
    this.options = options;
  }

  /**
   * Passes all loops to `receive`, but those that have the eliminations of an earlier loop of the same
   * technique and a chain that is not shorter.
   */
  find(position: Position, receive: (step: LoopStep) => boolean): boolean {
    this.links.read(position, this.options.hasGroups);
    this.lengths.clear();
    return (
      this.findLoops(position, 1, receive) ||
      this.findLoops(position, 0, receive) ||
      this.findAics(position, receive)
    );
  }

  /** Finds nice loops from statements that are on (1) or off (0). */
  private findLoops(position: Position, on: 0 | 1, receive: ReceiveLoop): boolean {
    const { links, table } = this;
    for (let node = 0; node < GROUPS; node++) {
      if (links.isEmpty(node * 2 + on)) continue;
      const cell = links.cells[node];
      table.expand(node * 2 + on, links);
      for (let i = 1; i < table.count; i++) {
        const other = table.entries[i] >> 1;
        if (other >= GROUPS || links.cells[other] !== cell) continue;
        if (this.checkLoop(position, i) && this.pass(receive)) return true;
      }
    }
    return false;
  }

  private findAics(position: Position, receive: ReceiveLoop): boolean {
    const { links, table } = this;
    for (let node = 0; node < GROUPS; node++) {
      if (links.isEmpty(node * 2)) continue;
      table.expand(node * 2, links);
      for (let i = 1; i < table.count; i++) {
        const statement = table.entries[i];
        if ((statement & 1) === 0 || statement >= 2 * GROUPS) continue;
        if (this.checkAic(position, i) && this.pass(receive)) return true;
      }
    }
    return false;
  }

  /** Checks the nice loop that an entry closes, and sets `kind`, `path` and `eliminations`. */
  private checkLoop(position: Position, entry: number): boolean {
    const { eliminations, path, table } = this;
    if (table.distances[entry] <= 2) return false;
    path.read(table, entry);
    const last = path.length - 1;
    // The first and the last link must be between cells.
    if (path.cellAt(0) === path.cellAt(1) || path.cellAt(last) === path.cellAt(last - 1))
      return false;
    if (path.meetsItself(true)) return false;
    eliminations.clear();
    this.kind = 'discontinuous-nice-loop';
    const cell = path.cellAt(0);
    const firstDigit = path.digitAt(0);
    const lastDigit = path.digitAt(last);
    const isFirstStrong = (table.entries[1] & 1) === 1;
    const isLastStrong = (table.entries[entry] & 1) === 1;
    const candidates = position.candidates[cell];
    if (isFirstStrong !== isLastStrong && firstDigit !== lastDigit) {
      eliminations.add(cell, isFirstStrong ? lastDigit : firstDigit);
    } else if (isFirstStrong === isLastStrong && firstDigit === lastDigit) {
      if (isFirstStrong) this.keepOnly(position, cell, firstDigit, firstDigit);
      else eliminations.add(cell, firstDigit);
    } else if (isFirstStrong || isLastStrong || COUNT[candidates] === 2) {
      this.kind = 'continuous-nice-loop';
      this.removeAround(position, isFirstStrong && isLastStrong);
    }
    return !eliminations.isEmpty;
  }

  /** Removes what the links of a continuous loop exclude. */
  private removeAround(position: Position, isFirstCellStrong: boolean): void {
    const { path } = this;
    const last = path.length - 1;
    path.markCells();
    if (isFirstCellStrong) {
      this.keepOnly(position, path.cellAt(0), path.digitAt(0), path.digitAt(last));
    }
    for (let i = 1; i <= last; i++) {
      if (path.cellAt(i - 1) === path.cellAt(i)) continue;
      if (!path.isOn(i)) this.removeSeen(position, i);
      else if (i <= last - 2 && this.isLinkInCell(i + 1)) {
        this.keepOnly(position, path.cellAt(i), path.digitAt(i), path.digitAt(i + 2));
      }
    }
  }

  /** Whether a node turns off a candidate of its predecessor's cell, and that turns on another cell. */
  private isLinkInCell(i: number): boolean {
    const { path } = this;
    return (
      !path.isOn(i) &&
      path.cellAt(i - 1) === path.cellAt(i) &&
      path.isOn(i + 1) &&
      path.cellAt(i) !== path.cellAt(i + 1)
    );
  }

  /** Removes all candidates of a cell but two. */
  private keepOnly({ candidates }: Position, cell: number, digit: number, other: number): void {
    const kept = (1 << (digit - 1)) | (1 << (other - 1));
    for (let rest = candidates[cell] & ~kept; rest !== 0; rest &= rest - 1) {
      this.eliminations.add(cell, LOWEST[rest] + 1);
    }
  }

  /** Removes the digit of a node from the cells outside the loop that see it and its predecessor. */
  private removeSeen({ cells }: Position, i: number): void {
    const { path, seen } = this;
    const digit = path.digitAt(i);
    for (let band = 0; band < 3; band++) seen[band] = cells[(digit - 1) * 3 + band];
    this.links.keepSeen(path.at(i - 1) >> 1, seen);
    this.links.keepSeen(path.at(i) >> 1, seen);
    for (let band = 0; band < 3; band++) {
      for (let rest = seen[band]; rest !== 0; rest &= rest - 1) {
        const cell = 27 * band + lowestOf(rest);
        if (!path.isMarked(cell)) this.eliminations.add(cell, digit);
      }
    }
  }

  /** Checks the AIC that ends at an entry, and sets `kind`, `path` and `eliminations`. */
  private checkAic(position: Position, entry: number): boolean {
    const { eliminations, links, path, table } = this;
    const start = table.entries[0] >> 1;
    const end = table.entries[entry] >> 1;
    const cell = links.cells[start];
    const other = links.cells[end];
    if (cell === other || table.distances[entry] <= 2) return false;
    const digit = NODE_DIGITS[start];
    const otherDigit = NODE_DIGITS[end];
    eliminations.clear();
    if (digit === otherDigit) {
      let count = 0;
      for (let band = 0; band < 3; band++) {
        const set =
          position.cells[(digit - 1) * 3 + band] &
          PEER_SETS[cell * 3 + band] &
          PEER_SETS[other * 3 + band];
        eliminations.cells[(digit - 1) * 3 + band] = set;
        if (set !== 0) count += (set & (set - 1)) === 0 ? 1 : 2;
      }
      // A single elimination is that of a nice loop.
      if (count < 2) return false;
    } else {
      if (!arePeers(cell, other)) return false;
      if (!position.has(other, digit) || !position.has(cell, otherDigit)) return false;
      eliminations.add(cell, otherDigit);
      eliminations.add(other, digit);
    }
    path.read(table, entry);
    this.kind = 'aic';
    return !path.meetsItself(false);
  }

  /** Passes the loop that has been checked. */
  private pass(receive: ReceiveLoop): boolean {
    const { eliminations, path } = this;
    if (this.options.accepts && !this.options.accepts(eliminations)) return false;
    const technique: ChainTechnique = path.hasGroup() ? `grouped-${this.kind}` : this.kind;
    const removed = eliminations.toArray();
    const key = `${technique} ${removed.join(' ')}`;
    const nodeCount = path.length;
    if ((this.lengths.get(key) ?? Infinity) <= nodeCount) return false;
    this.lengths.set(key, nodeCount);
    const chain = path.nodes();
    const cells = [...new Set(chain.flatMap((node) => node.cells))];
    const digits = [...new Set(removed.map(digitIn))];
    return receive({
      technique,
      pattern: { cells, digits, houses: [], chains: [chain] },
      eliminations: removed,
      placement: undefined,
      nodeCount,
    });
  }
}

type ReceiveLoop = (step: LoopStep) => boolean;
