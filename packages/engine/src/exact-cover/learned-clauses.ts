// Hot code: it runs once per watched literal.
import { BY_CLAUSE, type OptionTrail } from './option-trail.ts';

/** Clauses with at most this glue (see `glueOf`) are never dropped (Audemard and Simon 2009). */
const GLUE_KEPT = 2;
/** The initial length of `arena`, which grows when it is full. */
const INITIAL_LENGTH = 1 << 10;

/**
 * The clauses learned so far. In every solution that is not found yet, at least one literal of each
 * clause is true. Two literals of each clause are watched. As long as neither watched literal is
 * false, the clause needs no attention (Moskewicz et al. 2001).
 *
 * A clause is stored in `arena`, and named by the index of its first entry. The first two literals
 * are watched:
 *
 *     length   glue   literal   literal   …
 */
export class LearnedClauses {
  arena: Int32Array = new Int32Array(INITIAL_LENGTH);
  private top = 0;
  private clauses: number[] = [];
  /**
   * Literal → the clauses in which it is watched. Two numbers stand for each clause: its index, and
   * another of its literals, the blocker. A clause whose blocker is true need not be visited.
   */
  private readonly watches: number[][];
  private readonly trail: OptionTrail;
  /** Level → the number of the latest call of `glueOf` that counted this level. */
  private readonly counted: Int32Array;
  private count = 0;

  constructor(trail: OptionTrail) {
    this.trail = trail;
    this.watches = Array.from(trail.value, () => []);
    this.counted = new Int32Array(trail.options + 1);
  }

  /**
   * Adds a clause of at least two literals and returns its index. The first two literals are
   * watched.
   */
  add(literals: readonly number[], glue: number): number {
    const clause = this.top;
    this.top += literals.length + 2;
    if (this.top > this.arena.length) {
      const larger = new Int32Array(2 * this.top);
      larger.set(this.arena);
      this.arena = larger;
    }
    this.arena[clause] = literals.length;
    this.arena[clause + 1] = glue;
    this.arena.set(literals, clause + 2);
    this.clauses.push(clause);
    this.watch(clause);
    return clause;
  }

  /**
   * Visits the clauses that watch this literal, which has become false. Makes true every literal
   * that these clauses force. Returns a clause whose literals are all false, or −1.
   */
  propagate(literal: number): number {
    const { arena, trail } = this;
    const { value } = trail;
    const watching = this.watches[literal];
    const { length } = watching;
    let kept = 0;
    let failed = -1;
    let i = 0;
    while (i < length && failed < 0 && !trail.clashed) {
      const clause = watching[i++];
      const blocker = watching[i++];
      if (value[blocker] === 1) {
        watching[kept++] = clause;
        watching[kept++] = blocker;
        continue;
      }
      const start = clause + 2;
      const first = arena[start] === literal ? arena[start + 1] : arena[start];
      arena[start] = first;
      arena[start + 1] = literal;
      if (value[first] !== 1 && this.watchAnother(clause, first)) continue;
      watching[kept++] = clause;
      watching[kept++] = first;
      if (value[first] === 0) trail.assign(first, clause * 4 + BY_CLAUSE);
      else if (value[first] === -1) failed = clause;
    }
    if (kept < i) {
      while (i < length) watching[kept++] = watching[i++];
      watching.length = kept;
    }
    return failed;
  }

  /**
   * Replaces the second watched literal by a literal that is not false. Returns false if there is
   * no such literal.
   */
  private watchAnother(clause: number, first: number): boolean {
    const { arena } = this;
    const { value } = this.trail;
    const end = clause + 2 + arena[clause];
    for (let i = clause + 4; i < end; i++) {
      const literal = arena[i];
      if (value[literal] === -1) continue;
      arena[i] = arena[clause + 3];
      arena[clause + 3] = literal;
      this.watches[literal].push(clause, first);
      return true;
    }
    return false;
  }

  /**
   * Returns the glue of these literals: the number of different levels at which their options were
   * decided. Clauses with less glue are more useful.
   */
  glueOf(literals: readonly number[] | Int32Array, start: number, end: number): number {
    const { counted } = this;
    const { level } = this.trail;
    const count = ++this.count;
    let glue = 0;
    for (let i = start; i < end; i++) {
      const at = level[literals[i] >> 1];
      if (counted[at] === count) continue;
      counted[at] = count;
      glue++;
    }
    return glue;
  }

  /** Lowers the glue of a clause if its literals now have fewer different levels. */
  updateGlue(clause: number): void {
    const { arena } = this;
    if (arena[clause + 1] <= GLUE_KEPT) return;
    const glue = this.glueOf(arena, clause + 2, clause + 2 + arena[clause]);
    if (glue < arena[clause + 1]) arena[clause + 1] = glue;
  }

  /**
   * Drops half of the clauses, the ones with the most glue. Keeps clauses that are the reason of a
   * literal, and clauses with a glue of at most GLUE_KEPT. Then closes the gaps in `arena`.
   */
  reduce(): void {
    const { arena, trail } = this;
    const ranked = this.clauses.slice();
    ranked.sort((a, b) => arena[a + 1] - arena[b + 1] || arena[a] - arena[b] || b - a);
    for (let i = ranked.length >> 1; i < ranked.length; i++) {
      const clause = ranked[i];
      if (arena[clause + 1] > GLUE_KEPT && !this.isReason(clause)) arena[clause + 1] = -1;
    }
    for (const list of this.watches) list.length = 0;
    this.top = 0;
    let kept = 0;
    for (const clause of this.clauses) {
      if (arena[clause + 1] < 0) continue;
      const moved = this.top;
      if (this.isReason(clause)) trail.reason[arena[clause + 2] >> 1] = moved * 4 + BY_CLAUSE;
      this.top += arena[clause] + 2;
      arena.copyWithin(moved, clause, clause + arena[clause] + 2);
      this.clauses[kept++] = moved;
      this.watch(moved);
    }
    this.clauses.length = kept;
  }

  private isReason(clause: number): boolean {
    const { trail } = this;
    const first = this.arena[clause + 2];
    return trail.value[first] === 1 && trail.reason[first >> 1] === clause * 4 + BY_CLAUSE;
  }

  private watch(clause: number): void {
    const { arena, watches } = this;
    watches[arena[clause + 2]].push(clause, arena[clause + 3]);
    watches[arena[clause + 3]].push(clause, arena[clause + 2]);
  }
}
