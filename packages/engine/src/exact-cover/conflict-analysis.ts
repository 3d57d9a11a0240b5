// Hot code: it runs once per option in a conflict.
import type { ActivityHeap } from './activity-heap.ts';
import type { LearnedClauses } from './learned-clauses.ts';
import { BY_CHOICE, BY_CLAUSE, BY_ITEM, BY_OPTION, type OptionTrail } from './option-trail.ts';

/**
 * Derives a clause from a contradiction (Marques-Silva and Sakallah 1996). Literals are replaced by
 * their reasons until only one literal of the latest level remains (the first unique implication
 * point). Then literals that follow from the other literals are removed (Sörensson and Biere 2009).
 */
export class ConflictAnalysis {
  /**
   * The learned clause. The search goes back to the level of the second literal, or to level 0 if
   * the clause has only one literal. At that level, the clause forces the first literal.
   */
  readonly literals: number[] = [];
  private readonly trail: OptionTrail;
  private readonly clauses: LearnedClauses;
  private readonly activity: ActivityHeap;
  /** Option → 1 if it is in the clause, or if its value follows from options in the clause. */
  private readonly seen: Uint8Array;
  /** The options that are marked in `seen`. They are unmarked at the end. */
  private readonly marked: number[] = [];
  /** The options that explain a literal, in the first `causeCount` entries. */
  private readonly causes: Int32Array;
  private causeCount = 0;
  private readonly pending: number[] = [];
  /** Level → the number of the latest analysis that found a clause with a literal of this level. */
  private readonly levelIn: Int32Array;
  private analyses = 0;

  constructor(trail: OptionTrail, clauses: LearnedClauses, activity: ActivityHeap) {
    this.trail = trail;
    this.clauses = clauses;
    this.activity = activity;
    this.seen = new Uint8Array(trail.options);
    this.causes = new Int32Array(trail.options + 2);
    this.levelIn = new Int32Array(trail.options + 1);
  }

  /**
   * Derives the learned clause and stores it in `literals`. Returns the level to go back to.
   *
   * @param clause The clause that is false, or a negative number for the clash on the trail.
   */
  analyse(clause: number): number {
    const { trail, literals, seen } = this;
    const { literals: order } = trail;
    literals.length = 1;
    if (clause < 0) this.explainClash();
    else this.explain(clause * 4 + BY_CLAUSE, -1);
    let open = this.gather();
    let index = trail.size;
    let option: number;
    for (;;) {
      do option = order[--index] >> 1;
      while (seen[option] === 0);
      seen[option] = 0;
      if (--open === 0) break;
      this.explain(trail.reason[option], option);
      open += this.gather();
    }
    literals[0] = this.falseLiteral(option);
    this.minimise();
    for (const other of this.marked) seen[other] = 0;
    this.marked.length = 0;
    return this.secondLevel();
  }

  /**
   * Marks the options in `causes` as seen. Adds the ones that were decided at earlier levels to the
   * clause. Returns how many newly seen options were decided at the latest level.
   */
  private gather(): number {
    const { trail, seen, causes } = this;
    let open = 0;
    for (let i = 0; i < this.causeCount; i++) {
      const option = causes[i];
      if (seen[option] !== 0 || trail.level[option] === 0) continue;
      seen[option] = 1;
      this.marked.push(option);
      this.activity.bump(option);
      if (trail.level[option] === trail.levels) open++;
      else this.literals.push(this.falseLiteral(option));
    }
    return open;
  }

  private minimise(): void {
    const { trail, literals, levelIn } = this;
    this.analyses++;
    for (const literal of literals) levelIn[trail.level[literal >> 1]] = this.analyses;
    let kept = 1;
    for (let i = 1; i < literals.length; i++) {
      if (!this.isImplied(literals[i] >> 1)) literals[kept++] = literals[i];
    }
    literals.length = kept;
  }

  /** Whether the value of this option follows from the other options of the clause. */
  private isImplied(start: number): boolean {
    const { trail, seen, marked, pending, causes } = this;
    if (trail.reason[start] === BY_CHOICE) return false;
    const before = marked.length;
    pending.length = 0;
    pending.push(start);
    while (pending.length > 0) {
      const option = pending.pop()!;
      this.explain(trail.reason[option], option);
      for (let i = 0; i < this.causeCount; i++) {
        const cause = causes[i];
        if (seen[cause] !== 0 || trail.level[cause] === 0) continue;
        if (
          trail.reason[cause] === BY_CHOICE ||
          this.levelIn[trail.level[cause]] !== this.analyses
        ) {
          while (marked.length > before) seen[marked.pop()!] = 0;
          return false;
        }
        seen[cause] = 1;
        marked.push(cause);
        pending.push(cause);
      }
    }
    return true;
  }

  /**
   * Finds the literal with the latest level, not counting the first literal, and moves it to second
   * place. Returns its level.
   */
  private secondLevel(): number {
    const { literals } = this;
    const { level } = this.trail;
    if (literals.length === 1) return 0;
    let latest = 1;
    for (let i = 2; i < literals.length; i++) {
      if (level[literals[i] >> 1] > level[literals[latest] >> 1]) latest = i;
    }
    const literal = literals[latest];
    literals[latest] = literals[1];
    literals[1] = literal;
    return level[literal >> 1];
  }

  private falseLiteral(option: number): number {
    return this.trail.value[2 * option] === 1 ? 2 * option + 1 : 2 * option;
  }

  private explainClash(): void {
    this.causes.set(this.trail.clash);
    this.causeCount = 2;
  }

  /** Collects in `causes` the options that gave this option its value. */
  private explain(reason: number, option: number): void {
    const { trail, clauses, causes } = this;
    const kind = reason & 3;
    const number = reason >> 2;
    let count = 0;
    if (kind === BY_OPTION) {
      causes[count++] = number;
    } else if (kind === BY_ITEM) {
      const { optionOf, firstOption } = trail;
      for (let i = firstOption[number]; i < firstOption[number + 1]; i++) {
        if (optionOf[i] !== option) causes[count++] = optionOf[i];
      }
    } else if (kind === BY_CLAUSE) {
      const { arena } = clauses;
      clauses.updateGlue(number);
      const end = number + 2 + arena[number];
      for (let i = number + 2; i < end; i++) {
        const other = arena[i] >> 1;
        if (other !== option) causes[count++] = other;
      }
    }
    this.causeCount = count;
  }
}
