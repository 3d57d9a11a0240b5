// Hot code: it runs once per choice.
import { ActivityHeap } from './activity-heap.ts';
import { ConflictAnalysis } from './conflict-analysis.ts';
import { LearnedClauses } from './learned-clauses.ts';
import { BY_CHOICE, BY_CLAUSE, OptionTrail } from './option-trail.ts';
import type { ExactCoverProblem } from './problem.ts';
import type { ExactCoverStatus } from './search.ts';

/** The number of conflicts between two restarts is this number times a term of Luby's sequence. */
const RESTART = 30;
/** The number of conflicts before half of the clauses are dropped for the first time. */
const REDUCE_FIRST = 500;
/** After each drop, the number of conflicts until the next drop grows by this much. */
const REDUCE_MORE = 30;
/** The glue of a clause that excludes a solution already found. The clause is never dropped. */
const BLOCKING_GLUE = 0;

/** The value of `conflict` if there is no conflict. */
const NONE = -1;
/** The value of `conflict` if two chosen options share an item. */
const CLASH = -2;

/**
 * Conflict-driven clause learning on an exact cover problem (Marques-Silva and Sakallah 1996;
 * Moskewicz et al. 2001; Eén and Sörensson 2003). The search learns a clause from each dead end.
 * Then it goes back to the first level at which this clause would have forced a literal. For the
 * same problem the search always makes the same steps.
 *
 * A choice always chooses an option, and never rules one out. Three things help on 25×25 Sudoku:
 * storing the options of an item in a bit mask instead of clauses, dropping clauses early, and
 * restarting often.
 */
export class LearningSearch {
  status: ExactCoverStatus = 'paused';
  /** The number of options that were chosen before the latest step and are still chosen. */
  kept = 0;
  private readonly trail: OptionTrail;
  private readonly activity: ActivityHeap;
  private readonly inOrder: boolean;
  /**
   * All options with numbers below this one are chosen or ruled out. Only used with the order
   * `first`.
   */
  private lowest = 0;
  private readonly clauses: LearnedClauses;
  private readonly analysis: ConflictAnalysis;
  private begun = false;
  /** The clause that is false, or NONE or CLASH. */
  private conflict = NONE;
  private conflicts = 0;
  private round = 1;
  private nextRestart = RESTART;
  private reductions = 0;
  private nextReduction = REDUCE_FIRST;

  /**
   * @param order By default the search chooses the option that took part in the most conflicts, and
   *   recent conflicts count more. With `first` it chooses the first open option in the order of
   *   the problem. So the first solution found is the smallest in this order.
   * @throws RangeError if the problem is invalid, or an item has more than 32 options.
   */
  constructor(
    problem: ExactCoverProblem,
    { order = 'active' }: { readonly order?: 'active' | 'first' } = {},
  ) {
    this.inOrder = order === 'first';
    this.trail = new OptionTrail(problem);
    this.activity = new ActivityHeap(this.trail.options);
    this.clauses = new LearnedClauses(this.trail);
    this.analysis = new ConflictAnalysis(this.trail, this.clauses, this.activity);
  }

  /**
   * The options chosen so far, in the first `depth` entries. They form a solution if `status` is
   * 'solution'.
   */
  get chosen(): Int32Array {
    return this.trail.chosen;
  }

  get depth(): number {
    return this.trail.depth;
  }

  /** Whether the chosen option at this index was a choice. If not, it was forced. */
  isChoice(index: number): boolean {
    const option = this.trail.chosen[index];
    return this.trail.level[option] > 0 && this.trail.reason[option] === BY_CHOICE;
  }

  /**
   * Makes one step: makes a choice, learns a clause from a conflict or a solution, or restarts.
   * After a choice or a clause, the step also assigns everything that follows from it, up to the
   * first conflict. Each solution is found once.
   */
  step(): ExactCoverStatus {
    this.kept = this.trail.depth;
    if (this.status === 'exhausted') return this.status;
    const isDone = this.conflict !== NONE || this.status === 'solution';
    if (!this.begun) this.begin();
    else if (isDone && this.trail.levels === 0) this.exhaust();
    else if (this.conflict !== NONE) this.learn();
    else if (this.status === 'solution') this.blockSolution();
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
    const { analysis, clauses } = this;
    this.conflicts++;
    const level = analysis.analyse(this.conflict);
    const { literals } = analysis;
    this.addClause(literals, clauses.glueOf(literals, 0, literals.length), level);
    this.activity.decay();
  }

  /** Adds a clause that forbids making all choices of the solution again. */
  private blockSolution(): void {
    const { trail } = this;
    const literals: number[] = [];
    for (let level = trail.levels - 1; level >= 0; level--) {
      literals.push(trail.literals[trail.sizeAt(level)] ^ 1);
    }
    this.addClause(literals, BLOCKING_GLUE, trail.levels - 1);
  }

  /**
   * Goes back to `level`. There the first literal of the learned clause is open and all others are
   * false. Adds the clause, and makes the first literal true.
   */
  private addClause(literals: readonly number[], glue: number, level: number): void {
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
    let option = this.inOrder ? this.lowest : activity.pop();
    while (trail.value[2 * option] !== 0) option = this.inOrder ? option + 1 : activity.pop();
    this.lowest = option;
    trail.choose(option);
    this.propagate();
  }

  private propagate(): void {
    const { trail, clauses } = this;
    this.conflict = NONE;
    this.status = 'paused';
    while (trail.head < trail.size && this.conflict === NONE) {
      const literal = trail.literals[trail.head++];
      if ((literal & 1) === 0) trail.propagate(literal >> 1);
      if (!trail.clashed) this.conflict = clauses.propagate(literal ^ 1);
      if (trail.clashed) this.conflict = CLASH;
    }
    if (this.conflict === NONE && trail.size === trail.options) this.status = 'solution';
  }

  private retreat(level: number): void {
    const { trail, activity } = this;
    for (let i = trail.sizeAt(level); i < trail.size; i++) {
      const option = trail.literals[i] >> 1;
      activity.insert(option);
      if (option < this.lowest) this.lowest = option;
    }
    trail.retreat(level);
    this.kept = trail.depth;
  }

  /** Ends the search, with no option chosen. */
  private exhaust(): void {
    this.status = 'exhausted';
    this.trail.shrink(0);
    this.kept = 0;
  }
}

/** The sequence 1, 1, 2, 1, 1, 2, 4, … from index 1 (Luby, Sinclair and Zuckerman 1993). */
function luby(index: number): number {
  let rest = index;
  for (;;) {
    const power = 2 ** (32 - Math.clz32(rest)) / 2;
    if (rest === 2 * power - 1) return power;
    rest -= power - 1;
  }
}
