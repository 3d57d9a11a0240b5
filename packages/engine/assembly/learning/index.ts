import { analyse, beginAnalysis, learnedGlue } from './analysis';
import { addClause, beginClauses, reduceClauses } from './clauses';
import { activity, beginHeap, decay, insert, mostActive, pop } from './heap';
import { LEARNED, learnedLength } from './learned';
import { integer, setInteger } from './memory';
import { listOptions, options } from './problem';
import {
  assign,
  beginTrail,
  BY_CHOICE,
  BY_CLAUSE,
  CHOSEN,
  choose,
  depthNow,
  endRetreat,
  isOpen,
  levelOf,
  levels,
  LITERALS,
  NONE,
  propagate,
  reasonOf,
  size,
  sizeAt,
  takeBack,
} from './trail';

// Conflict-driven clause learning on an exact cover problem (Marques-Silva and Sakallah 1996; Moskewicz
// et al. 2001; Eén and Sörensson 2003). Read problem.ts first, then trail.ts, clauses.ts, watches.ts,
// analysis.ts, heap.ts, and this file. An instance of the module is one search.

export { reserveProblem } from './problem';
export { depthNow as depth, propagations } from './trail';

/** The number of conflicts between two restarts is this number times a term of Luby's sequence. */
const RESTART: i32 = 1024;
/** The number of conflicts before clauses are dropped for the first time. */
const REDUCE_FIRST: i32 = 500;
/** After each drop, the number of conflicts until the next drop grows by this much. */
const REDUCE_MORE: i32 = 30;
/** The glue of a clause that excludes a solution already found. The clause is never dropped. */
const BLOCKING_GLUE: i32 = 0;

const PAUSED: i32 = 0;
const SOLUTION: i32 = 1;
const EXHAUSTED: i32 = 2;

let status: i32 = PAUSED;
let inOrder: bool = false;
/** All options with numbers below this one are decided. Only used if `inOrder` is set. */
let lowest: i32 = 0;
let unchanged: i32 = 0;
let begun: bool = false;
let contradiction: i32 = NONE;
/** The number of contradictions met. */
let met: i32 = 0;
let round: i32 = 1;
let nextRestart: i32 = RESTART;
let reductions: i32 = 0;
let nextReduction: i32 = REDUCE_FIRST;

/** Begins the search. `reserveProblem` was called before, and its arrays are filled. */
export function begin(isInOrder: bool): void {
  inOrder = isInOrder;
  listOptions();
  beginHeap();
  beginClauses();
  beginAnalysis();
  contradiction = beginTrail();
}

/** The address of the chosen options. */
export function chosen(): usize {
  return CHOSEN;
}

/** The number of options that were chosen before the latest step and are still chosen. */
export function kept(): i32 {
  return unchanged;
}

export function conflicts(): i32 {
  return met;
}

/** Whether the chosen option at this index was a choice. If not, it was forced. */
export function isChoice(index: i32): bool {
  const option = integer(CHOSEN, index);
  return levelOf(option) > 0 && reasonOf(option) == BY_CHOICE;
}

/**
 * Makes one step: makes a choice, learns a clause from a conflict or a solution, or restarts. Then
 * assigns everything that follows, up to the first contradiction. Returns the status.
 */
export function step(): i32 {
  unchanged = depthNow();
  if (status == EXHAUSTED) return status;
  if (!begun) {
    begun = true;
    if (contradiction == NONE) deduce();
  } else if ((contradiction != NONE || status == SOLUTION) && levels == 0) exhaust();
  else if (contradiction != NONE) learn();
  else if (status == SOLUTION) blockSolution();
  else if (met >= nextRestart && !inOrder) restart();
  else chooseNext();
  return status;
}

function learn(): void {
  met++;
  const level = analyse(contradiction);
  addLearned(learnedLength, learnedGlue(), level);
  decay();
}

/** Adds a clause that forbids making all choices of the solution again. */
function blockSolution(): void {
  let length = 0;
  for (let level = levels - 1; level >= 0; level--) {
    setInteger(LEARNED, length++, integer(LITERALS, sizeAt(level)) ^ 1);
  }
  addLearned(length, BLOCKING_GLUE, levels - 1);
}

/**
 * Goes back to a level at which the first literal of the learned clause is open and all others are false.
 * Adds the clause, and makes the first literal true.
 */
function addLearned(length: i32, glue: i32, level: i32): void {
  retreat(level);
  const reason = length > 1 ? addClause(LEARNED, length, glue) * 4 + BY_CLAUSE : BY_CHOICE;
  assign(integer(LEARNED, 0), reason);
  deduce();
}

/**
 * Goes back to the first choice that would not be made again, because another option is more active now
 * (van der Tak, Ramos and Heule 2011).
 */
function restart(): void {
  nextRestart = met + RESTART * luby(++round);
  while (!isOpen(mostActive())) pop();
  const best = activity(mostActive());
  let level = 0;
  while (level < levels && activity(integer(LITERALS, sizeAt(level)) >> 1) > best) level++;
  retreat(level);
}

function chooseNext(): void {
  if (met >= nextReduction) {
    reduceClauses();
    nextReduction = met + REDUCE_FIRST + REDUCE_MORE * ++reductions;
  }
  let option = inOrder ? lowest : pop();
  while (!isOpen(option)) option = inOrder ? option + 1 : pop();
  lowest = option;
  choose(2 * option);
  deduce();
}

function deduce(): void {
  contradiction = propagate();
  status = contradiction == NONE && size == options ? SOLUTION : PAUSED;
}

/** Undoes all levels above this one. */
function retreat(level: i32): void {
  const target = sizeAt(level);
  while (size > target) {
    const option = takeBack();
    insert(option);
    if (option < lowest) lowest = option;
  }
  endRetreat(level);
  unchanged = min(unchanged, depthNow());
}

/** Ends the search, with no option chosen. */
function exhaust(): void {
  status = EXHAUSTED;
  while (size > 0) takeBack();
  endRetreat(0);
  unchanged = 0;
}

/** The sequence 1, 1, 2, 1, 1, 2, 4, … from index 1 (Luby, Sinclair and Zuckerman 1993). */
function luby(index: i32): i32 {
  let rest = index;
  let power = 1 << (31 - clz(rest));
  while (rest != 2 * power - 1) {
    rest -= power - 1;
    power = 1 << (31 - clz(rest));
  }
  return power;
}
