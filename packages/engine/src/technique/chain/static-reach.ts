// Hot: updated for every position in which multiple chains are searched, so it uses only plain loops
// and typed arrays.
import { COUNT, LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { NONE } from './assumption.ts';
import { CANDIDATES, GROUPS, GROUPS_OF, MEMBERS, readGroups } from './groups.ts';

/** The complexity of a group without a common conclusion: larger than all others. */
export const NO_COMMON = 0xffff;

/**
 * What follows from each true candidate by the links of the position alone, and what follows from
 * all members of a group. No assumption may lead to a conflict.
 *
 * From one position to the next, only what changes is computed again. For this, the candidates are
 * numbered once, and keep their ranks while others disappear. A literal has the index `rank` if it
 * says "true", and `span` + `rank` if it says "false".
 */
export class StaticReach {
  /** Group → its members. */
  readonly members: Uint16Array = new Uint16Array(GROUPS);
  /** Group → the lowest complexity of a literal that follows from all members, or NO_COMMON. */
  readonly complexity: Uint16Array = new Uint16Array(GROUPS);
  /** Group → whether `complexity` is up to date. */
  private readonly isCurrent = new Uint8Array(GROUPS);
  /** Group → its members in the previous position. */
  private readonly before = new Uint16Array(GROUPS);
  private readonly rank = new Int16Array(CANDIDATES);
  private readonly candidates = new Int16Array(CANDIDATES);
  /** The number of ranks, and of candidates that have not disappeared. */
  private size = 0;
  private aliveCount = 0;
  /** The number of ranks, rounded up to whole words. */
  private span = 0;
  private words = 0;
  /** The sets of candidates: those that have not disappeared, and those that have a partner. */
  private alive = new Int32Array(0);
  private linked = new Int32Array(0);
  /** Those that have disappeared since the previous position, and those that have a new partner. */
  private removed = new Int32Array(0);
  private relinked = new Int32Array(0);
  /** Rank × words + word → the candidates that are false if this one is true, as a set. */
  private excluded = new Int32Array(0);
  /** Rank × 4 + i → the candidate that is true if this one is false, by its i-th group, or NONE. */
  private partners = new Int16Array(0);
  /** Rank → whether its set is up to date. */
  private isFollowed = new Uint8Array(0);
  /** Rank × 2 × words + word → the literals that follow, as a set. */
  private sets = new Int32Array(0);
  /** Rank × 2 × span + literal → the number of nodes of the shortest chain to the literal. */
  private lengths = new Uint8Array(0);
  private readonly queue = new Int16Array(CANDIDATES);

  /** Moves to another position. This is fast if only a few candidates have disappeared. */
  update(position: Position): void {
    const { members, before } = this;
    before.set(members);
    readGroups(position, members);
    if (!this.hasShrunk()) this.number();
    this.removed.fill(0);
    this.relinked.fill(0);
    for (let cell = 0; cell < 81; cell++) {
      const gone = before[cell] & ~members[cell];
      for (let rest = gone; rest !== 0; rest &= rest - 1) this.remove(cell * 9 + LOWEST[rest]);
    }
    for (let rank = 0; rank < this.size; rank++) {
      const isAlive = (this.alive[rank >> 5] & (1 << (rank & 31))) !== 0;
      if (isAlive && this.isStale(rank)) this.follow(rank);
    }
    for (let group = 0; group < GROUPS; group++) {
      if (this.isCurrent[group] === 0) this.findCommon(group);
    }
  }

  /** The literals that follow from all members of a group with the lowest complexity. */
  commonOf(group: number): number[] {
    const found: number[] = [];
    for (let index = 0; index < 2 * this.span; index++) {
      if (this.totalOf(group, index) !== this.complexity[group]) continue;
      const isTrue = index < this.span;
      found.push(isTrue ? this.candidates[index] : CANDIDATES + this.candidates[index - this.span]);
    }
    return found;
  }

  /** Whether no candidate has appeared, and most of the numbered ones are left. */
  private hasShrunk(): boolean {
    let left = this.aliveCount;
    for (let cell = 0; cell < 81; cell++) {
      if ((this.members[cell] & ~this.before[cell]) !== 0) return false;
      left -= COUNT[this.before[cell] & ~this.members[cell]];
    }
    return left * 3 > this.size * 2;
  }

  /** Numbers the candidates, and forgets everything that was known. */
  private number(): void {
    const { members } = this;
    this.before.set(members);
    this.size = 0;
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = members[cell]; rest !== 0; rest &= rest - 1) {
        const candidate = cell * 9 + LOWEST[rest];
        this.rank[candidate] = this.size;
        this.candidates[this.size++] = candidate;
      }
    }
    const { size } = this;
    this.aliveCount = size;
    this.words = (size + 31) >> 5;
    this.span = this.words * 32;
    this.allocate();
    for (let rank = 0; rank < size; rank++) {
      this.alive[rank >> 5] |= 1 << (rank & 31);
      this.exclude(rank);
    }
    for (let group = 0; group < GROUPS; group++) this.relink(group);
    this.isCurrent.fill(0);
  }

  private allocate(): void {
    const { size, words } = this;
    this.alive = new Int32Array(words);
    this.linked = new Int32Array(words);
    this.removed = new Int32Array(words);
    this.relinked = new Int32Array(words);
    this.isFollowed = new Uint8Array(size);
    this.partners = new Int16Array(size * 4).fill(NONE);
    this.excluded = new Int32Array(size * words);
    this.sets = new Int32Array(size * words * 2);
    this.lengths = new Uint8Array(size * words * 64);
  }

  /** Finds the candidates that are false if this one is true. */
  private exclude(rank: number): void {
    const candidate = this.candidates[rank];
    for (let i = candidate * 4; i < candidate * 4 + 4; i++) {
      const group = GROUPS_OF[i];
      for (let rest = this.members[group]; rest !== 0; rest &= rest - 1) {
        const other = this.rank[MEMBERS[group * 9 + LOWEST[rest]]];
        if (other !== rank) this.excluded[rank * this.words + (other >> 5)] |= 1 << (other & 31);
      }
    }
  }

  private remove(candidate: number): void {
    const rank = this.rank[candidate];
    const bit = 1 << (rank & 31);
    this.alive[rank >> 5] &= ~bit;
    this.aliveCount--;
    this.removed[rank >> 5] |= bit;
    for (let i = candidate * 4; i < candidate * 4 + 4; i++) {
      this.isCurrent[GROUPS_OF[i]] = 0;
      this.relink(GROUPS_OF[i]);
    }
  }

  /** Finds the partners of the members of a group: there are some if it has two members. */
  private relink(group: number): void {
    const { members, partners, linked, relinked, rank } = this;
    const set = members[group];
    const isPair = COUNT[set] === 2;
    const slot = slotOf(group);
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const own = rank[MEMBERS[group * 9 + LOWEST[rest]]];
      const other = set & ~(rest & -rest);
      partners[own * 4 + slot] = isPair ? rank[MEMBERS[group * 9 + LOWEST[other]]] : NONE;
      if (isPair) relinked[own >> 5] |= 1 << (own & 31);
      // All entries are NONE = −1 if there is no partner.
      const i = own * 4;
      const any = partners[i] & partners[i + 1] & partners[i + 2] & partners[i + 3];
      if (any !== NONE) linked[own >> 5] |= 1 << (own & 31);
      else linked[own >> 5] &= ~(1 << (own & 31));
    }
  }

  /** Whether what follows from a candidate may have changed. */
  private isStale(rank: number): boolean {
    if (this.isFollowed[rank] === 0) return true;
    const { sets, removed, relinked, words } = this;
    const row = rank * words * 2;
    for (let word = 0; word < words; word++) {
      const off = sets[row + words + word];
      if (((sets[row + word] | off) & removed[word]) !== 0) return true;
      if ((off & relinked[word]) !== 0) return true;
    }
    return false;
  }

  /** Finds all literals that follow from a true candidate, level by level. */
  private follow(source: number): void {
    const { words, span, sets, lengths, excluded, partners, linked, queue, alive } = this;
    const on = source * words * 2;
    const off = on + words;
    const lengthOf = source * span * 2;
    sets.fill(0, on, off + words);
    sets[on + (source >> 5)] = 1 << (source & 31);
    lengths[lengthOf + source] = 1;
    queue[0] = source;
    let end = 1;
    let length = 2;
    for (let next = 0; next < end; length += 2) {
      // The true literals of one level make the false ones of the next level …
      const levelEnd = end;
      for (let word = 0; word < words; word++) {
        let level = 0;
        for (let i = next; i < levelEnd; i++) level |= excluded[queue[i] * words + word];
        level &= alive[word] & ~sets[off + word];
        sets[off + word] |= level;
        for (let rest = level; rest !== 0; rest &= rest - 1) {
          lengths[lengthOf + span + word * 32 + 31 - Math.clz32(rest & -rest)] = length;
        }
        // … and these make the next true ones.
        for (let rest = level & linked[word]; rest !== 0; rest &= rest - 1) {
          const rank = word * 32 + 31 - Math.clz32(rest & -rest);
          for (let i = rank * 4; i < rank * 4 + 4; i++) {
            const partner = partners[i];
            if (partner === NONE) continue;
            const bit = 1 << (partner & 31);
            if ((sets[on + (partner >> 5)] & bit) !== 0) continue;
            sets[on + (partner >> 5)] |= bit;
            lengths[lengthOf + partner] = length + 1;
            queue[end++] = partner;
          }
        }
      }
      next = levelEnd;
    }
    this.isFollowed[source] = 1;
    const candidate = this.candidates[source];
    for (let i = candidate * 4; i < candidate * 4 + 4; i++) this.isCurrent[GROUPS_OF[i]] = 0;
  }

  /** Finds the lowest complexity of a literal that follows from all members of a group. */
  private findCommon(group: number): void {
    const { words, span, sets, members, rank } = this;
    this.isCurrent[group] = 1;
    this.complexity[group] = NO_COMMON;
    const set = members[group];
    if (COUNT[set] < 2) return;
    const first = rank[MEMBERS[group * 9 + LOWEST[set]]] * words * 2;
    let lowest = NO_COMMON;
    for (let word = 0; word < words * 2; word++) {
      let common = sets[first + word];
      for (let rest = set & (set - 1); rest !== 0 && common !== 0; rest &= rest - 1) {
        common &= sets[rank[MEMBERS[group * 9 + LOWEST[rest]]] * words * 2 + word];
      }
      for (; common !== 0; common &= common - 1) {
        const index = word * 32 + 31 - Math.clz32(common & -common);
        // A true literal in a cell without other candidates eliminates nothing.
        if (index < span && this.isAlone(index)) continue;
        const total = this.totalOf(group, index);
        if (total < lowest) lowest = total;
      }
    }
    this.complexity[group] = lowest;
  }

  private isAlone(rank: number): boolean {
    return COUNT[this.members[Math.floor(this.candidates[rank] / 9)]] === 1;
  }

  /** The nodes of the chains from all members to a literal, or 0 if it does not follow from all. */
  private totalOf(group: number, index: number): number {
    const { words, span, sets, lengths, rank } = this;
    let total = 0;
    for (let rest = this.members[group]; rest !== 0; rest &= rest - 1) {
      const source = rank[MEMBERS[group * 9 + LOWEST[rest]]];
      if ((sets[source * words * 2 + (index >> 5)] & (1 << (index & 31))) === 0) return 0;
      total += lengths[source * span * 2 + index];
    }
    return total;
  }
}

/** The position of a group among the four groups of its members. */
function slotOf(group: number): number {
  const member = MEMBERS[group * 9];
  for (let i = 0; i < 3; i++) if (GROUPS_OF[member * 4 + i] === group) return i;
  return 3;
}
