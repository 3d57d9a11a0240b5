// Hot: runs once a choice. Plain loops, integers, preallocated arrays.
import { ActivityHeap } from './activity-heap.ts';
import { ConflictAnalysis } from './conflict-analysis.ts';
import { LearnedClauses } from './learned-clauses.ts';
import { BY_CHOICE, BY_CLAUSE, OptionTrail } from './option-trail.ts';
import type { ExactCoverProblem } from './problem.ts';
import type { ExactCoverStatus } from './search.ts';

/** Conflicts from one restart to the next, times Luby's sequence. */
const RESTART = 30;
/** Conflicts to the first reduction of the clauses, and how many more to each after it. */
const REDUCE_FIRST = 500;
const REDUCE_MORE = 30;
/** The glue of a clause that forbids a solution: it is never dropped. */
const FORBIDS = 0;

/** No conflict, and one that is a clash in an item; any other is the clause that is false. */
const NONE = -1;
const CLASH = -2;

/**
 * Conflict-driven search of an exact cover problem: every dead end is analysed, and a clause learnt
 * from it goes back to the first choice it would have changed (Marques-Silva and Sakallah 1996;
 * Moskewicz et al. 2001; Eén and Sörensson 2003). Deterministic: the same problem makes the same
 * steps.
 *
 * A choice always takes an option in. On 25×25 Sudoku it helps that the options are in the items'
 * bit masks rather than in clauses, and that clauses are dropped early and restarts are frequent.
 */
export class LearningSearch {
  status: ExactCoverStatus = 'paused';
  /** How many of the options chosen before the latest step it has left where they were. */
  kept = 0;
  private readonly trail: OptionTrail;
  private readonly activity: ActivityHeap;
  private readonly clauses: LearnedClauses;
  private readonly analysis: ConflictAnalysis;
  private begun = false;
  private conflict = NONE;
  private conflicts = 0;
  private round = 1;
  private nextRestart = RESTART;
  private reductions = 0;
  private nextReduction = REDUCE_FIRST;

  /** @throws RangeError when the problem is none, or an item has more than 32 options. */
  constructor(problem: ExactCoverProblem) {
    this.trail = new OptionTrail(problem);
    this.activity = new ActivityHeap(this.trail.options);
    this.clauses = new LearnedClauses(this.trail);
    this.analysis = new ConflictAnalysis(this.trail, this.clauses, this.activity);
  }

  /** The options chosen so far are the first `depth`: a solution when `step` says so. */
  get chosen(): Int32Array {
    return this.trail.chosen;
  }

  get depth(): number {
    return this.trail.depth;
  }

  /** Whether the chosen option at this index was a choice; the others were forced. */
  isChoice(index: number): boolean {
    const option = this.trail.chosen[index];
    return this.trail.level[option] > 0 && this.trail.reason[option] === BY_CHOICE;
  }

  /**
   * One choice with all it forces, up to a conflict if it leads to one; or what is learnt from a
   * conflict or a solution, with all that forces; or a restart. Each solution is met once.
   */
  step(): ExactCoverStatus {
    this.kept = this.trail.depth;
    if (this.status === 'exhausted') return this.status;
    if (!this.begun) this.begin();
    else if (this.conflict !== NONE) this.learn();
    else if (this.status === 'solution') this.forbid();
    else if (this.conflicts >= this.nextRestart) this.restart();
    else this.choose();
    return this.status;
  }

  private begin(): void {
    this.begun = true;
    if (!this.trail.possible) {
      this.status = 'exhausted';
      return;
    }
    this.trail.begin();
    this.propagate();
  }

  private learn(): void {
    const { trail, analysis, clauses } = this;
    this.conflicts++;
    if (trail.levels === 0) {
      this.exhaust();
      return;
    }
    const level = analysis.analyse(this.conflict);
    const { literals } = analysis;
    this.learnt(literals, clauses.glueOf(literals, 0, literals.length), level);
    this.activity.decay();
  }

  /** Learns that not all choices that led to the solution may be made again. */
  private forbid(): void {
    const { trail } = this;
    if (trail.levels === 0) {
      this.exhaust();
      return;
    }
    const literals: number[] = [];
    for (let level = trail.levels - 1; level >= 0; level--) {
      literals.push(trail.literals[trail.sizeAt(level)] ^ 1);
    }
    this.learnt(literals, FORBIDS, trail.levels - 1);
  }

  /** Goes back to a level where all but the first of these literals are false, and makes it true. */
  private learnt(literals: readonly number[], glue: number, level: number): void {
    this.retreat(level);
    const clause = literals.length > 1 ? this.clauses.add(literals, glue) * 4 + BY_CLAUSE : 0;
    this.trail.assign(literals[0], clause);
    this.propagate();
  }

  private restart(): void {
    this.retreat(0);
    this.nextRestart = this.conflicts + RESTART * luby(++this.round);
  }

  private choose(): void {
    const { trail, activity } = this;
    if (this.conflicts >= this.nextReduction) {
      this.clauses.reduce();
      this.nextReduction = this.conflicts + REDUCE_FIRST + REDUCE_MORE * ++this.reductions;
    }
    let option = activity.take();
    while (trail.value[2 * option] !== 0) option = activity.take();
    trail.choose(option);
    this.propagate();
  }

  private propagate(): void {
    const { trail, clauses } = this;
    this.conflict = NONE;
    this.status = 'paused';
    while (trail.head < trail.size && this.conflict === NONE) {
      const literal = trail.literals[trail.head++];
      if ((literal & 1) === 0) trail.spread(literal >> 1);
      if (!trail.clashed) this.conflict = clauses.spread(literal ^ 1);
      if (trail.clashed) this.conflict = CLASH;
    }
    if (this.conflict === NONE && trail.size === trail.options) this.status = 'solution';
  }

  private retreat(level: number): void {
    const { trail, activity } = this;
    for (let i = trail.sizeAt(level); i < trail.size; i++) activity.insert(trail.literals[i] >> 1);
    trail.retreat(level);
    this.kept = trail.depth;
  }

  /** Takes every option out. */
  private exhaust(): void {
    this.status = 'exhausted';
    this.trail.clear();
    this.kept = 0;
  }
}

/** 1, 1, 2, 1, 1, 2, 4, … from index 1 (Luby, Sinclair and Zuckerman 1993). */
function luby(index: number): number {
  let rest = index;
  for (;;) {
    const power = 2 ** (32 - Math.clz32(rest)) / 2;
    if (rest === 2 * power - 1) return power;
    rest -= power - 1;
  }
}
