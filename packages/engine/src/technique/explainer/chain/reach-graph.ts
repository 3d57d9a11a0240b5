// Hot code: plain loops, integers and preallocated arrays only.
import { lowestOf } from '../../cell-set.ts';
import { CANDIDATES, COUNT, LOWEST } from '../../classic-tables.ts';
import { cleared } from '../../typed-arrays.ts';
import { NONE } from './assumption.ts';
import { GROUPS, GROUPS_OF, MEMBERS } from './groups.ts';

/**
 * The links between the candidates of a position, as sets. `excluded` has the weak links: the
 * candidates that are off if a candidate is on. `partners` has the strong links: the candidates
 * that are on if a candidate is off. With these links, the class finds all consequences of a
 * candidate that is on, but not in the order of Sudoku Explainer.
 *
 * The candidates are ranked once, and keep their ranks when others are removed. A literal has the
 * index `rank` if it is on, and `span` + `rank` if it is off.
 */
export class ReachGraph {
  /** Candidate → its rank. */
  readonly rank: Int16Array = new Int16Array(CANDIDATES);
  /** Rank → the candidate. */
  readonly candidates: Int16Array = new Int16Array(CANDIDATES);
  /** The number of ranks. */
  size = 0;
  /** The number of 32-bit words in a set of candidates. */
  words = 0;
  /** The number of ranks, rounded up to whole words. */
  span = 0;
  /** The candidates that are not removed. */
  alive: Int32Array = new Int32Array(0);
  /**
   * Rank × words + word → the candidates that are off if the candidate with this rank is on, as a
   * set.
   */
  private excluded: Int32Array = new Int32Array(0);
  /**
   * Rank × 4 + i → the partner of this candidate in its i-th group, or NONE. The partner is on if
   * this candidate is off.
   */
  private readonly partners = new Int16Array(CANDIDATES * 4);
  /** The candidates that have a partner. */
  private linked: Int32Array = new Int32Array(0);
  /** The literals that are on, in the order in which they are found. */
  private readonly queue = new Int16Array(CANDIDATES);

  /** Ranks the candidates of a position and sets all links, given the members of all groups. */
  number(members: Uint16Array): void {
    this.size = 0;
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = members[cell]; rest !== 0; rest &= rest - 1) {
        const candidate = cell * 9 + LOWEST[rest];
        this.rank[candidate] = this.size;
        this.candidates[this.size++] = candidate;
      }
    }
    const { size } = this;
    this.words = (size + 31) >> 5;
    this.span = this.words * 32;
    this.alive = cleared(this.alive, this.words);
    this.linked = cleared(this.linked, this.words);
    this.partners.fill(NONE, 0, size * 4);
    this.excluded = cleared(this.excluded, size * this.words);
    for (let rank = 0; rank < size; rank++) {
      this.alive[rank >> 5] |= 1 << (rank & 31);
      this.exclude(members, rank);
    }
    for (let group = 0; group < GROUPS; group++) this.link(group, members[group]);
  }

  private exclude(members: Uint16Array, rank: number): void {
    const candidate = this.candidates[rank];
    for (let i = candidate * 4; i < candidate * 4 + 4; i++) {
      const group = GROUPS_OF[i];
      for (let rest = members[group]; rest !== 0; rest &= rest - 1) {
        const other = this.rank[MEMBERS[group * 9 + LOWEST[rest]]];
        if (other !== rank) this.excluded[rank * this.words + (other >> 5)] |= 1 << (other & 31);
      }
    }
  }

  isAlive(rank: number): boolean {
    return (this.alive[rank >> 5] & (1 << (rank & 31))) !== 0;
  }

  /** Whether a candidate has a partner. */
  isLinked(rank: number): boolean {
    return (this.linked[rank >> 5] & (1 << (rank & 31))) !== 0;
  }

  /** Removes a candidate. Afterwards, call `link` again for each of its groups. */
  remove(rank: number): void {
    this.alive[rank >> 5] &= ~(1 << (rank & 31));
  }

  /**
   * Sets the links within a group. If the group has exactly two members, each is the partner of the
   * other.
   */
  link(group: number, members: number): void {
    const { partners, linked, rank } = this;
    const isPair = COUNT[members] === 2;
    const slot = slotOf(group);
    for (let rest = members; rest !== 0; rest &= rest - 1) {
      const own = rank[MEMBERS[group * 9 + LOWEST[rest]]];
      const other = members & ~(rest & -rest);
      const i = own * 4;
      partners[i + slot] = isPair ? rank[MEMBERS[group * 9 + LOWEST[other]]] : NONE;
      const isLinked = (partners[i] & partners[i + 1] & partners[i + 2] & partners[i + 3]) !== NONE;
      if (isLinked) linked[own >> 5] |= 1 << (own & 31);
      else linked[own >> 5] &= ~(1 << (own & 31));
    }
  }

  /**
   * Finds all literals that follow from a candidate that is on, level by level. Writes them to
   * `sets`, from index `row` on, as a set of 2 × `words` words. Also writes the number of nodes of
   * the shortest chain to each literal into `lengths`, from index 32 × `row` on.
   */
  follow(source: number, sets: Int32Array, lengths: Uint8Array, row: number): void {
    const { words, span, excluded, partners, linked, queue, alive } = this;
    const off = row + words;
    const lengthOf = row * 32;
    sets.fill(0, row, off + words);
    sets[row + (source >> 5)] = 1 << (source & 31);
    lengths[lengthOf + source] = 1;
    queue[0] = source;
    let end = 1;
    let length = 2;
    for (let next = 0; next < end; length += 2) {
      // Candidates that are on at one level turn others off at the next level.
      const levelEnd = end;
      for (let word = 0; word < words; word++) {
        let level = 0;
        for (let i = next; i < levelEnd; i++) level |= excluded[queue[i] * words + word];
        level &= alive[word] & ~sets[off + word];
        sets[off + word] |= level;
        for (let rest = level; rest !== 0; rest &= rest - 1) {
          lengths[lengthOf + span + word * 32 + lowestOf(rest)] = length;
        }
        // The candidates that are now off turn other candidates on, one level later.
        for (let rest = level & linked[word]; rest !== 0; rest &= rest - 1) {
          const first = (word * 32 + lowestOf(rest)) * 4;
          for (let i = first; i < first + 4; i++) {
            const partner = partners[i];
            if (partner === NONE) continue;
            const bit = 1 << (partner & 31);
            if ((sets[row + (partner >> 5)] & bit) !== 0) continue;
            sets[row + (partner >> 5)] |= bit;
            lengths[lengthOf + partner] = length + 1;
            queue[end++] = partner;
          }
        }
      }
      next = levelEnd;
    }
  }
}

/**
 * Every candidate is in four groups, in a fixed order. Returns the position of this group in that
 * order.
 */
function slotOf(group: number): number {
  const member = MEMBERS[group * 9];
  for (let i = 0; i < 3; i++) if (GROUPS_OF[member * 4 + i] === group) return i;
  return 3;
}
