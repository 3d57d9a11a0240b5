// Hot code: plain loops, integers and preallocated arrays only.
import { CANDIDATES, COUNT, LOWEST } from '../../classic-tables.ts';
import { type Assumption, NONE } from './assumption.ts';
import { Consequences } from './consequences.ts';
import { GROUPS, GROUPS_OF, MEMBERS } from './groups.ts';

/**
 * Keeps the consequences of each literal from one position to the next, as long as they remain the
 * same.
 *
 * Suppose that some candidates have disappeared. The remaining consequences of a literal are the
 * same as before under two conditions. First, the literal turned none of the lost candidates on.
 * Second, no group that lost a member can turn a candidate on, neither before nor after the loss. A
 * group can turn a candidate on only if all its other members are off before this candidate is on.
 */
export class ConsequenceMemory {
  readonly table: Consequences = new Consequences();
  /** Row → whether the row is up to date. */
  readonly isKept: Uint8Array = new Uint8Array(2 * CANDIDATES);
  /** Group → its members before the latest update, and after it. */
  private readonly before = new Uint16Array(GROUPS);
  private readonly members = new Uint16Array(GROUPS);
  /** The literals of candidates that have disappeared, and of all members of their groups. */
  private readonly removed = new Int32Array(this.table.alive.length);
  private readonly touched = new Int32Array(this.table.alive.length);
  /** The groups that have lost a member. */
  private readonly shrunk = new Int16Array(GROUPS);
  private shrunkCount = 0;
  private readonly isShrunk = new Uint8Array(GROUPS);
  /** Row → the candidate that is both on and off, or NONE if there is no contradiction. */
  private readonly contradiction = new Int16Array(2 * CANDIDATES);
  private readonly keeps: boolean;

  /** @param options.keeps If false, nothing is kept. */
  constructor({ keeps }: { readonly keeps: boolean }) {
    this.keeps = keeps;
  }

  /** Moves to a position with these members of the groups. */
  update(members: Uint16Array): void {
    const { table, before, isKept } = this;
    before.set(this.members);
    this.members.set(members);
    if (!this.keeps || !this.findShrunk()) {
      table.begin(members);
      isKept.fill(0);
      return;
    }
    for (let row = 0; row < 2 * table.size; row++) {
      if (isKept[row] === 1 && !this.remains(row)) isKept[row] = 0;
    }
  }

  /** Stores the consequences of an assumption. */
  store(assumption: Assumption): void {
    const { contradiction, opposite, literal } = assumption;
    const row = this.table.rowOf(literal[0]);
    this.table.store(assumption);
    this.isKept[row] = 1;
    this.contradiction[row] = contradiction === NONE ? NONE : literal[opposite] % CANDIDATES;
  }

  /** Whether a literal belongs to a candidate that has disappeared. */
  private isGone(literal: number): boolean {
    const index = this.table.indexOf(literal);
    return (this.removed[index >> 5] & (1 << (index & 31))) !== 0;
  }

  /**
   * Finds the candidates that have disappeared. Returns false if candidates have appeared, or if
   * few are left.
   */
  private findShrunk(): boolean {
    const { before, members, table } = this;
    this.removed.fill(0);
    this.touched.fill(0);
    this.isShrunk.fill(0);
    this.shrunkCount = 0;
    let left = 0;
    for (let cell = 0; cell < 81; cell++) {
      if ((members[cell] & ~before[cell]) !== 0) return false;
      left += COUNT[members[cell]];
      const gone = before[cell] & ~members[cell];
      for (let rest = gone; rest !== 0; rest &= rest - 1) this.remove(cell * 9 + LOWEST[rest]);
    }
    return left * 3 > table.size * 2;
  }

  private remove(candidate: number): void {
    const { table, removed } = this;
    mark(removed, table, candidate);
    for (let word = 0; word < table.words; word++) table.alive[word] &= ~removed[word];
    for (let i = candidate * 4; i < candidate * 4 + 4; i++) {
      const group = GROUPS_OF[i];
      if (this.isShrunk[group] === 1) continue;
      this.isShrunk[group] = 1;
      this.shrunk[this.shrunkCount++] = group;
      for (let rest = this.before[group]; rest !== 0; rest &= rest - 1) {
        mark(this.touched, table, MEMBERS[group * 9 + LOWEST[rest]]);
      }
    }
  }

  /** Whether the consequences of a literal are the same as before. */
  private remains(row: number): boolean {
    const { table, removed, touched } = this;
    const { words, sets } = table;
    const half = words >> 1;
    const set = row * words;
    let isTouched = false;
    for (let word = 0; word < half; word++) {
      if ((sets[set + word] & removed[word]) !== 0) return false;
      if (((sets[set + word] | sets[set + half + word]) & touched[word]) !== 0) isTouched = true;
    }
    const source = row < table.size ? row : row - table.size;
    if (this.isGone(table.candidates[source])) return false;
    if (!isTouched) return true;
    if (this.contradiction[row] !== NONE && this.isGone(this.contradiction[row])) return false;
    for (let i = 0; i < this.shrunkCount; i++) {
      if (!this.isUnaffected(row, this.shrunk[i])) return false;
    }
    return true;
  }

  /** Whether a row stays the same although a group has lost members. */
  private isUnaffected(row: number, group: number): boolean {
    const { table, members, before } = this;
    const left = members[group];
    if (COUNT[left] < 2) {
      for (let rest = before[group]; rest !== 0; rest &= rest - 1) {
        const rank = table.rank[MEMBERS[group * 9 + LOWEST[rest]]];
        if (this.follows(row, rank) || this.follows(row, table.span + rank)) return false;
      }
      return true;
    }
    let other = NONE;
    let last = 0;
    for (let rest = left; rest !== 0; rest &= rest - 1) {
      const rank = table.rank[MEMBERS[group * 9 + LOWEST[rest]]];
      if (this.follows(row, table.span + rank)) {
        last = Math.max(last, table.nodeAt(row, table.span + rank));
      } else if (other === NONE) {
        other = rank;
      } else {
        return true;
      }
    }
    return other !== NONE && this.follows(row, other) && table.nodeAt(row, other) < last;
  }

  private follows(row: number, index: number): boolean {
    const { sets, words } = this.table;
    return (sets[row * words + (index >> 5)] & (1 << (index & 31))) !== 0;
  }
}

/** Adds both literals of a candidate to a set. */
function mark(set: Int32Array, table: Consequences, candidate: number): void {
  const on = table.rank[candidate];
  const off = table.span + on;
  set[on >> 5] |= 1 << (on & 31);
  set[off >> 5] |= 1 << (off & 31);
}
