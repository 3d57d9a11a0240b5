// Hot code: plain loops, integers and preallocated arrays only.
import { digitsOf } from '../../grid/digit-set.ts';
import { DIGIT_SETS } from '../almost-locked-sets.ts';
import { type CellSet, cellsOf, lowestOf } from '../cell-set.ts';
import { BAND, BIT_IN_BAND, COUNT, HOUSE_CELLS, LOWEST, PEER_SETS } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { RestrictedCommons } from '../restricted-commons.ts';
import type { PatternNode } from '../step.ts';
import type { CandidateSet } from './candidate-set.ts';
import { Links } from './links.ts';
import type { LoopPath } from './loop-path.ts';
import { GROUP_LINES, GROUP_PLACES, GROUPS, NODE_DIGITS, NODES } from './nodes.ts';

/**
 * The number of nodes for almost locked sets. No position on the paths of 1,643 puzzles needs more
 * than 2,408. If no numbers are left for a set, the set has no nodes.
 */
const ALS_NODES = 8192;

/** The number of statements, including those about almost locked sets. */
export const ALS_STATEMENTS: number = 2 * (NODES + ALS_NODES);

/**
 * Links that also have almost locked sets of two cells or more as nodes. Such a node is a set
 * together with one of its digits. The node is only used when it is off: then the set lacks this
 * digit, so it has all its other digits.
 *
 * A candidate or a group that sees all places of the digit in the set turns the node off. The node
 * turns off the candidates and groups that see all places of another digit in the set. If another
 * digit of the set is a restricted common with a second set, the node also turns off the second
 * set's node with that digit. If one candidate is left in a cell, the node turns this candidate on.
 * A link from the node of a set counts as several links, so that chains with small sets, or without
 * sets, are preferred.
 */
export class AlsLinks extends Links {
  override readonly starts: Int32Array = new Int32Array(ALS_STATEMENTS);
  override readonly ends: Int32Array = new Int32Array(ALS_STATEMENTS);
  override readonly cells: Uint8Array = Uint8Array.from({ length: NODES + ALS_NODES }, (_, node) =>
    node < GROUPS ? Math.floor(node / 9) : 0,
  );
  override readonly digits: Uint8Array = new Uint8Array(NODES + ALS_NODES);
  private readonly commons = new RestrictedCommons({ mutual: true });
  /** Set → its first node. The nodes of a set are in the order of its digits. */
  private readonly firstNodes: number[] = [];
  /** Node − NODES → its set. */
  private readonly setNumbers: number[] = [];
  /** Candidate or group → the nodes of sets that are off if this candidate or group is on. */
  private readonly entered: number[][] = Array.from({ length: NODES }, () => []);
  /** (Group − GROUPS) × 3 + band → the cells of the group. */
  private readonly groupCells: Int32Array = new Int32Array(3 * (NODES - GROUPS));
  /** The candidates and groups that see all places of a digit in a set. */
  private readonly seen: number[] = [];
  /** A link from the current set is longer than a usual link by this distance. */
  private distance = 0;

  constructor() {
    super();
    this.digits.set(NODE_DIGITS);
  }

  override read(position: Position, hasGroups: boolean): void {
    super.read(position, hasGroups);
    this.commons.read(position);
    this.numberNodes();
    this.readGroupCells();
    for (let i = 0; i < NODES; i++) this.entered[i].length = 0;
    for (let i = 0; i < this.setNumbers.length; i++) this.addNode(position, NODES + i);
    for (let node = 0; node < NODES; node++) this.addEntered(node);
  }

  override keepSeen(node: number, digit: number, set: CellSet): void {
    if (node < NODES) {
      super.keepSeen(node, digit, set);
      return;
    }
    const from = this.setOf(node) * DIGIT_SETS + (digit - 1) * 3;
    for (let band = 0; band < 3; band++) set[band] &= this.commons.sets.seen[from + band];
  }

  override markCells(node: number, marks: Uint32Array, mark: number): void {
    if (node < NODES) {
      super.markCells(node, marks, mark);
      return;
    }
    for (const cell of this.commons.sets.cellsOf(this.setOf(node))) marks[cell] = mark;
  }

  override patternNodeOf(statement: number): PatternNode {
    const node = statement >> 1;
    if (node < NODES) return super.patternNodeOf(statement);
    const { sets } = this.commons;
    const set = this.setOf(node);
    const digit = this.digits[node];
    const from = set * DIGIT_SETS + (digit - 1) * 3;
    return {
      cells: cellsOf(sets.withDigit.subarray(from, from + 3)),
      digit,
      on: false,
      set: { cells: sets.cellsOf(set), digits: digitsOf(sets.digits[set]) },
    };
  }

  /**
   * Adds the candidates that a set removes as node `i` of a continuous loop. The loop enters the
   * set by one digit, and leaves it by one or more digits. In either direction of the loop, the set
   * has all its other digits. If the next node is the last candidate of a cell, the loop leaves the
   * set by the other candidates of this cell. Each of these is true in the set or in the cell.
   */
  addLocked({ candidates }: Position, path: LoopPath, i: number, removed: CandidateSet): void {
    const { sets } = this.commons;
    const set = this.setOf(path.at(i) >> 1);
    const exit = 1 << (path.digitAt(i + 1) - 1);
    const next = path.cellAt(i + 1);
    const isForced = path.isOn(i + 1);
    const exits = isForced ? candidates[next] & ~exit : exit;
    const kept = exits | (1 << (path.digitAt(i) - 1));
    for (let rest = sets.digits[set] & ~kept; rest !== 0; rest &= rest - 1) {
      const from = set * DIGIT_SETS + LOWEST[rest] * 3;
      for (let band = 0; band < 3; band++) {
        removed.cells[LOWEST[rest] * 3 + band] |= sets.seen[from + band];
      }
    }
    if (!isForced) return;
    for (let rest = exits; rest !== 0; rest &= rest - 1) {
      const from = set * DIGIT_SETS + LOWEST[rest] * 3;
      for (let band = 0; band < 3; band++) {
        removed.cells[LOWEST[rest] * 3 + band] |=
          sets.seen[from + band] & PEER_SETS[next * 3 + band];
      }
    }
  }

  private setOf(node: number): number {
    return this.setNumbers[node - NODES];
  }

  /**
   * Gives numbers to the nodes. A bivalue cell needs no nodes, because its candidates have the same
   * links.
   */
  private numberNodes(): void {
    const { cells, digits, firstNodes, setNumbers } = this;
    const { sets } = this.commons;
    firstNodes.length = setNumbers.length = 0;
    for (let set = 0; set < sets.count; set++) {
      firstNodes.push(NODES + setNumbers.length);
      const count = COUNT[sets.digits[set]];
      if (count === 2 || setNumbers.length + count > ALS_NODES) continue;
      for (let rest = sets.digits[set]; rest !== 0; rest &= rest - 1) {
        const node = NODES + setNumbers.length;
        setNumbers.push(set);
        digits[node] = LOWEST[rest] + 1;
        cells[node] = firstCell(sets.withDigit, set * DIGIT_SETS + LOWEST[rest] * 3);
      }
    }
    firstNodes.push(NODES + setNumbers.length);
  }

  private readGroupCells(): void {
    const { groupCells, groupPlaces } = this;
    groupCells.fill(0);
    for (let node = GROUPS; node < NODES; node++) {
      const group = node - GROUPS;
      const start = GROUP_LINES[group] * 9 + GROUP_PLACES[group];
      for (let rest = groupPlaces[node]; rest !== 0; rest &= rest - 1) {
        const cell = HOUSE_CELLS[start + LOWEST[rest]];
        groupCells[group * 3 + BAND[cell]] |= BIT_IN_BAND[cell];
      }
    }
  }

  /**
   * Adds the links from a node, and collects the links to it in `entered`. A node is used only if
   * it turns off a candidate or a group.
   */
  private addNode(position: Position, node: number): void {
    const { entered, seen } = this;
    const { sets } = this.commons;
    const set = this.setOf(node);
    const digit = this.digits[node] - 1;
    const others = sets.digits[set] & ~(1 << digit);
    // This distance is the one that HoDoKu uses.
    this.distance = 2 * COUNT[others];
    this.begin(node * 2);
    for (let rest = others; rest !== 0; rest &= rest - 1) {
      this.readSeen(set, LOWEST[rest]);
      for (let i = 0; i < seen.length; i++) this.addDistant(seen[i] * 2);
    }
    if (this.isEmpty(node * 2)) return;
    this.addSets(set, others);
    this.addForced(position, set, others);
    this.readSeen(set, digit);
    for (let i = 0; i < seen.length; i++) entered[seen[i]].push(node);
  }

  /** Sets `seen` to the candidates and groups that see all places of a digit in a set. */
  private readSeen(set: number, digit: number): void {
    const { groupCells, groupPlaces, seen } = this;
    const from = set * DIGIT_SETS + digit * 3;
    const cells = this.commons.sets.seen;
    seen.length = 0;
    for (let band = 0; band < 3; band++) {
      for (let rest = cells[from + band]; rest !== 0; rest &= rest - 1) {
        seen.push((27 * band + lowestOf(rest)) * 9 + digit);
      }
    }
    for (let line = 0; line < 18; line++) {
      for (let group = line * 27 + digit * 3; group < line * 27 + digit * 3 + 3; group++) {
        if (groupPlaces[GROUPS + group] === 0) continue;
        const unseen =
          (groupCells[group * 3] & ~cells[from]) |
          (groupCells[group * 3 + 1] & ~cells[from + 1]) |
          (groupCells[group * 3 + 2] & ~cells[from + 2]);
        if (unseen === 0) seen.push(GROUPS + group);
      }
    }
  }

  /**
   * Adds nodes of sets that have one of these digits as a restricted common with this set. If this
   * set has the digit, the other set lacks it.
   */
  private addSets(set: number, digits: number): void {
    const { first, second, start, to } = this.commons;
    for (let link = start[set]; link < start[set + 1]; link++) {
      if ((first[link] & digits) !== 0) this.addSet(to[link], first[link]);
      if ((second[link] & digits) !== 0) this.addSet(to[link], second[link]);
    }
  }

  /** Adds the node for this set and this digit, if the set has nodes. */
  private addSet(set: number, digit: number): void {
    const { firstNodes } = this;
    if (firstNodes[set] === firstNodes[set + 1]) return;
    this.addDistant((firstNodes[set] + COUNT[this.commons.sets.digits[set] & (digit - 1)]) * 2);
  }

  /**
   * If the set has all these digits, it removes candidates from other cells. If this leaves a cell
   * only one candidate, adds the statement that this candidate is on.
   */
  private addForced({ candidates }: Position, set: number, digits: number): void {
    const { seen, digits: digitsOfSets } = this.commons.sets;
    const from = set * DIGIT_SETS;
    for (let band = 0; band < 3; band++) {
      let any = 0;
      for (let rest = digitsOfSets[set]; rest !== 0; rest &= rest - 1) {
        any |= seen[from + LOWEST[rest] * 3 + band];
      }
      for (; any !== 0; any &= any - 1) {
        const cell = 27 * band + lowestOf(any);
        // In a bivalue cell, the strong link between the two candidates has the same effect.
        if (COUNT[candidates[cell]] === 2) continue;
        let left = candidates[cell];
        for (let rest = digits; rest !== 0; rest &= rest - 1) {
          if ((seen[from + LOWEST[rest] * 3 + band] & any & -any) !== 0) left &= ~(rest & -rest);
        }
        if (COUNT[left] !== 1) continue;
        this.addDistant((cell * 9 + LOWEST[left]) * 2 + 1);
        this.distances[this.size - 1]++;
      }
    }
  }

  /** Adds an entry to the list, with the distance of a link from the current set. */
  private addDistant(target: number): void {
    this.add(target);
    this.distances[this.size - 1] += this.distance;
  }

  /** Adds the nodes that a candidate or a group turns off. */
  private addEntered(node: number): void {
    const { ends, entered, starts } = this;
    const nodes = entered[node];
    if (nodes.length === 0) return;
    const statement = node * 2 + 1;
    const start = starts[statement];
    const end = ends[statement];
    this.begin(statement);
    for (let i = start; i < end; i++) this.add(this.targets[i]);
    for (let i = 0; i < nodes.length; i++) this.add(nodes[i] * 2);
  }
}

/** The first cell of the set that begins at an index of `sets`. */
function firstCell(sets: Int32Array, from: number): number {
  let band = 0;
  while (sets[from + band] === 0) band++;
  return 27 * band + lowestOf(sets[from + band]);
}
