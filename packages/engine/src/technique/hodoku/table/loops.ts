// Hot code: it allocates nothing until it has found a loop.
import { arePeers, lowestOf } from '../../cell-set.ts';
import { COUNT, LOWEST, PEER_SETS } from '../../classic-tables.ts';
import type { Receive } from '../../finder.ts';
import type { Position } from '../../position.ts';
import { digitIn, type Step, type TechniqueId } from '../../step.ts';
import { CandidateSet } from './candidate-set.ts';
import { Closure } from './closure.ts';
import { LoopPath } from './loop-path.ts';
import { FIRST_GROUP, NODE_DIGITS } from './nodes.ts';
import { Table } from './table.ts';
import { TableLinks } from './table-links.ts';

type Kind = 'continuous-nice-loop' | 'discontinuous-nice-loop' | 'aic';

/**
 * Finds nice loops and AICs (alternating inference chains) in tables, as HoDoKu does. From each
 * statement to each other statement, it uses only the shortest chain.
 *
 * A nice loop returns to its first cell. In a continuous loop, every link is valid in both
 * directions. So each weak link removes the other candidates that see both of its ends. A
 * discontinuous loop places or removes a candidate of the first cell. An AIC starts and ends with
 * candidates in different cells, one of which must be true.
 */
export class Loops {
  private readonly links = new TableLinks();
  private readonly table = new Table();
  private readonly path: LoopPath;
  /** What follows from each statement. It is used to skip tables without loops. */
  private readonly closure = new Closure();
  private readonly eliminations = new CandidateSet();
  /** The cells that see one node, or two nodes. */
  private readonly seen = new Int32Array(3);
  /** Technique and eliminations → the length of the shortest chain so far. */
  private readonly lengths = new Map<string, number>();
  private kind: Kind = 'aic';
  /** Whether groups of candidates may be nodes of a chain. */
  private readonly hasGroups: boolean;
  /** The number of eliminations of the best loop so far, and their index sum. */
  private size = 0;
  private indexSum = 0;
  private best: Step[] = [];

  constructor(hasGroups: boolean) {
    this.hasGroups = hasGroups;
    this.path = new LoopPath(this.links);
  }

  /**
   * Passes the loops that HoDoKu may take to `receive`: those with the most eliminations, and of
   * these, those with the lowest index sum. Skips a loop if an earlier loop of the same technique
   * has the same eliminations and a chain that is not longer.
   */
  find(position: Position, receive: Receive): boolean {
    this.links.read(position, this.hasGroups);
    this.closure.read(position, this.links);
    this.lengths.clear();
    this.size = 0;
    this.best = [];
    this.findLoops(position, 1);
    this.findLoops(position, 0);
    this.findAics(position);
    return this.best.some(receive);
  }

  /** Finds nice loops from statements that are on (1) or off (0). */
  private findLoops(position: Position, on: 0 | 1): void {
    const { links, table } = this;
    for (let node = 0; node < FIRST_GROUP; node++) {
      if (links.isEmpty(node * 2 + on)) continue;
      const cell = links.cells[node];
      if (!this.mayReturn(node, on, position.candidates[cell])) continue;
      table.expand(node * 2 + on, links);
      for (let i = 1; i < table.count; i++) {
        const other = table.entries[i] >> 1;
        if (other >= FIRST_GROUP || links.cells[other] !== cell) continue;
        if (this.checkLoop(position, i)) this.add();
      }
    }
  }

  private findAics(position: Position): void {
    const { links, table } = this;
    for (let node = 0; node < FIRST_GROUP; node++) {
      if (links.isEmpty(node * 2) || !this.mayEndChain(position, node)) continue;
      table.expand(node * 2, links);
      for (let i = 1; i < table.count; i++) {
        const statement = table.entries[i];
        if ((statement & 1) === 0 || statement >= 2 * FIRST_GROUP) continue;
        if (this.checkAic(position, i)) this.add();
      }
    }
  }

  /**
   * Whether a chain from a candidate may return to the cell of the candidate by more than one link.
   * If the candidate is on (1), only a chain that turns the candidate off counts. If it is off (0),
   * a chain to any candidate of the cell counts.
   */
  private mayReturn(node: number, on: 0 | 1, candidates: number): boolean {
    const { closure } = this;
    if (on === 1) return closure.hasIn(node * 2 + 1, node * 2);
    if (closure.hasIn(node * 2, node * 2 + 1)) return true;
    if (COUNT[candidates] === 2) return false;
    const first = node - (node % 9);
    for (let rest = candidates & ~(1 << (node % 9)); rest !== 0; rest &= rest - 1) {
      const other = (first + LOWEST[rest]) * 2;
      if (closure.hasIn(node * 2, other) || closure.hasIn(node * 2, other + 1)) return true;
    }
    return false;
  }

  /** Whether an AIC from a candidate may have eliminations. */
  private mayEndChain({ candidates, cells }: Position, node: number): boolean {
    const { rows, words } = this.closure;
    const row = rows[node * 2];
    const cell = this.links.cells[node];
    const own = (node % 9) * 3;
    for (let band = 0; band < 3; band++) {
      for (let rest = words[row + own + band]; rest !== 0; rest &= rest - 1) {
        if (countShared(cells, own, cell, 27 * band + lowestOf(rest)) > 1) return true;
      }
      const peers = PEER_SETS[cell * 3 + band] & cells[own + band];
      for (let rest = candidates[cell] & ~(1 << (node % 9)); rest !== 0; rest &= rest - 1) {
        if ((words[row + LOWEST[rest] * 3 + band] & peers) !== 0) return true;
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

  /** Adds the candidates that the links of a continuous loop eliminate. */
  private removeAround(position: Position, isFirstCellStrong: boolean): void {
    const { path } = this;
    const last = path.length - 1;
    path.markCells();
    if (isFirstCellStrong) {
      this.keepOnly(position, path.cellAt(0), path.digitAt(0), path.digitAt(last));
    }
    for (let i = 1; i <= last; i++) {
      if (path.cellAt(i - 1) === path.cellAt(i)) continue;
      if (!path.isOn(i)) {
        this.removeSeen(position, i);
      } else if (i <= last - 2 && this.isLinkInCell(i + 1)) {
        this.keepOnly(position, path.cellAt(i), path.digitAt(i), path.digitAt(i + 2));
      }
    }
  }

  /**
   * Whether node i is off, node i − 1 is in the same cell, and node i + 1 is on in another cell.
   */
  private isLinkInCell(i: number): boolean {
    const { path } = this;
    return (
      !path.isOn(i) &&
      path.cellAt(i - 1) === path.cellAt(i) &&
      path.isOn(i + 1) &&
      path.cellAt(i) !== path.cellAt(i + 1)
    );
  }

  /** Eliminates all candidates of a cell except two. */
  private keepOnly({ candidates }: Position, cell: number, digit: number, other: number): void {
    const kept = (1 << (digit - 1)) | (1 << (other - 1));
    for (let rest = candidates[cell] & ~kept; rest !== 0; rest &= rest - 1) {
      this.eliminations.add(cell, LOWEST[rest] + 1);
    }
  }

  /**
   * Eliminates the digit of a node from the cells outside the loop that see the node and its
   * predecessor.
   */
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
      const first = (digit - 1) * 3;
      // An AIC with a single elimination is also a nice loop, so it is skipped here.
      if (countShared(position.cells, first, cell, other) < 2) return false;
      for (let band = 0; band < 3; band++) {
        eliminations.cells[first + band] =
          position.cells[first + band] & PEER_SETS[cell * 3 + band] & PEER_SETS[other * 3 + band];
      }
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

  /** Adds the loop that was checked last, if it is at least as good as the best one so far. */
  private add(): void {
    const { eliminations, path } = this;
    const { size } = eliminations;
    if (size < this.size) return;
    const { indexSum } = eliminations;
    if (size === this.size && indexSum > this.indexSum) return;
    if (size > this.size || indexSum < this.indexSum) this.best = [];
    this.size = size;
    this.indexSum = indexSum;
    const technique: TechniqueId = path.hasGroup() ? `grouped-${this.kind}` : this.kind;
    const removed = eliminations.toArray();
    const key = `${technique} ${removed.join(' ')}`;
    if ((this.lengths.get(key) ?? Infinity) <= path.length) return;
    this.lengths.set(key, path.length);
    const chain = path.nodes();
    const cells = [...new Set(chain.flatMap(({ cells }) => cells))];
    const digits = [...new Set(removed.map((it) => digitIn(it)))];
    this.best.push({
      technique,
      pattern: { kind: 'chains', cells, digits, houses: [], chains: [chain] },
      eliminations: removed,
      placement: undefined,
    });
  }
}

/**
 * Counts the candidates of a digit that both cells see, but at most 2 in each band. The cells of
 * the digit are at `first` and the next two indexes of `Position.cells`.
 */
function countShared(cells: Int32Array, first: number, cell: number, other: number): number {
  let count = 0;
  for (let band = 0; band < 3; band++) {
    const set = cells[first + band] & PEER_SETS[cell * 3 + band] & PEER_SETS[other * 3 + band];
    if (set !== 0) count += (set & (set - 1)) === 0 ? 1 : 2;
  }
  return count;
}
