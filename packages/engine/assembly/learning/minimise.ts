import { bump } from './heap';
import {
  addLiteral,
  falseLiteral,
  isSeen,
  learnedLength,
  mark,
  marks,
  rewriteClause,
  unmarkFrom,
} from './learned';
import { integer, reserveIntegers, setInteger } from './memory';
import { options } from './problem';
import { CAUSES, causesPast, explain, shift } from './reasons';
import { BY_CHOICE, levelOf, LITERALS, reasonOf, sizeAt } from './trail';

// Makes the learned clause shorter. The literals of each level are replaced by one, if there is one from
// which they follow (a unique implication point of the level; Fleury and Biere 2021). Otherwise those that
// follow from the rest of the clause are removed (Sörensson and Biere 2009). The latest level comes first.

/** The options whose reasons are still to be looked at. */
let PENDING: usize = 0;
/** Level → the number of the latest analysis that found a clause with a literal of this level. */
let ANALYSES: usize = 0;
let analyses: i32 = 0;
/** The levels of the clause, the latest first. */
let LEVELS: usize = 0;
/** Level → the index of its last literal in the clause. */
let LAST: usize = 0;
/** Index of a literal → the index of the one before it that has the same level, or 0. */
let BEFORE: usize = 0;
/** Option → the number of the latest level that was being replaced, and had to replace this option. */
let REPLACED: usize = 0;
let replacements: i32 = 0;

export function beginMinimise(): void {
  PENDING = reserveIntegers(options);
  ANALYSES = reserveIntegers(options + 1);
  LEVELS = reserveIntegers(options + 1);
  LAST = reserveIntegers(options + 1);
  BEFORE = reserveIntegers(options + 1);
  REPLACED = reserveIntegers(options);
}

/** Makes the learned clause shorter. Its first literal, the only one of the latest level, stays. */
export function minimise(): void {
  const length = learnedLength;
  const clause = rewriteClause();
  const count = sortByLevel(clause, length);
  for (let i = 0; i < count; i++) {
    const level = integer(LEVELS, i);
    const last = integer(LAST, level);
    const option = integer(BEFORE, last) > 0 ? replacement(clause, last, level) : -1;
    if (option >= 0) {
      addLiteral(falseLiteral(option));
      if (!isSeen(option)) {
        mark(option);
        bump(option);
      }
    } else {
      for (let at = last; at > 0; at = integer(BEFORE, at)) {
        const literal = integer(clause, at);
        if (!isImplied(literal >> 1)) addLiteral(literal);
      }
    }
  }
}

/** Lists the levels of the literals after the first one, and the literals of each. Returns how many levels. */
function sortByLevel(clause: usize, length: i32): i32 {
  analyses++;
  let count = 0;
  for (let i = 1; i < length; i++) {
    const level = levelOf(integer(clause, i) >> 1);
    if (integer(ANALYSES, level) != analyses) {
      setInteger(ANALYSES, level, analyses);
      setInteger(LAST, level, 0);
      let at = count++;
      for (; at > 0 && integer(LEVELS, at - 1) < level; at--) {
        setInteger(LEVELS, at, integer(LEVELS, at - 1));
      }
      setInteger(LEVELS, at, level);
    }
    setInteger(BEFORE, i, integer(LAST, level));
    setInteger(LAST, level, i);
  }
  return count;
}

/**
 * The option of a level from which all literals of the clause at this level follow, together with the
 * literals of earlier levels. Returns −1 if other literals would be needed.
 */
function replacement(clause: usize, last: i32, level: i32): i32 {
  replacements++;
  let open = 0;
  for (let at = last; at > 0; at = integer(BEFORE, at)) {
    setInteger(REPLACED, integer(clause, at) >> 1, replacements);
    open++;
  }
  let index = sizeAt(level);
  let option = -1;
  while (open > 0) {
    do option = integer(LITERALS, --index) >> 1;
    while (integer(REPLACED, option) != replacements);
    if (--open == 0) break;
    const more = replaceByCauses(option, level);
    if (more < 0) return -1;
    open += more;
  }
  return option;
}

/** Replaces an option by its causes. Returns how many of them are new at this level, or −1 if it cannot be. */
function replaceByCauses(replaced: i32, level: i32): i32 {
  explain(reasonOf(replaced));
  const by = shift;
  const past = causesPast;
  let more = 0;
  for (let i = CAUSES; i < past; i += 4) {
    const cause = load<i32>(i) >> by;
    const own = levelOf(cause);
    if (own == level) {
      if (integer(REPLACED, cause) == replacements) continue;
      setInteger(REPLACED, cause, replacements);
      more++;
    } else if (own > 0 && !isSeen(cause)) {
      if (!isImplied(cause)) return -1;
      mark(cause);
    }
  }
  return more;
}

/** Whether the value of this option follows from the other options of the clause. */
function isImplied(start: i32): bool {
  if (reasonOf(start) == BY_CHOICE) return false;
  const before = marks();
  let pending = 0;
  setInteger(PENDING, pending++, start);
  while (pending > 0) {
    const option = integer(PENDING, --pending);
    explain(reasonOf(option));
    for (let i = CAUSES; i < causesPast; i += 4) {
      const cause = load<i32>(i) >> shift;
      if (cause == option || isSeen(cause)) continue;
      const level = levelOf(cause);
      if (level == 0) continue;
      if (reasonOf(cause) == BY_CHOICE || integer(ANALYSES, level) != analyses) {
        unmarkFrom(before);
        return false;
      }
      mark(cause);
      setInteger(PENDING, pending++, cause);
    }
  }
  return true;
}
