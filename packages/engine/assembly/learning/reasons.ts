import { lengthOf, literalsOf } from './clauses';
import { integer, reserveIntegers } from './memory';
import { FIRST_OPTION, OPTION_OF } from './problem';
import { BY_CLAUSE, BY_ITEM, BY_OPTION, rival } from './trail';

// The causes of a decision: the options whose values left no other choice.

/** The causes found last: integers from CAUSES to `causesPast`. Shifted right by `shift`, they are options. */
export let CAUSES: usize = 0;
export let causesPast: usize = 0;
export let shift: i32 = 0;
/** Two options that are in no list. */
let PAIR: usize = 0;

export function beginReasons(): void {
  PAIR = reserveIntegers(2);
}

/** Finds the causes of a decision with this reason. Among them may be the option itself. */
export function explain(reason: i32): void {
  const number = reason >> 2;
  const kind = reason & 3;
  if (kind == BY_CLAUSE) {
    shift = 1;
    CAUSES = literalsOf(number);
    causesPast = CAUSES + ((<usize>lengthOf(number)) << 2);
    return;
  }
  shift = 0;
  if (kind == BY_ITEM) {
    CAUSES = OPTION_OF + ((<usize>integer(FIRST_OPTION, number)) << 2);
    causesPast = OPTION_OF + ((<usize>integer(FIRST_OPTION, number + 1)) << 2);
    return;
  }
  CAUSES = PAIR;
  causesPast = PAIR + 4;
  store<i32>(PAIR, number);
}

/** Finds the causes of a contradiction. */
export function explainContradiction(contradiction: i32): void {
  explain(contradiction);
  if ((contradiction & 3) != BY_OPTION) return;
  store<i32>(PAIR, rival, 4);
  causesPast += 4;
}
