import type { Cause, CauseId, SearchFacts } from './cause.ts';
import {
  digitStaysMarked,
  leftBlankBehind,
  loopsWithoutPlacing,
  neverEmptiesCell,
  neverTakesBack,
  sameGridAgain,
  stopsWithoutGuess,
  takesRightDigitOut,
} from './going-back.ts';
import {
  cellsLeftOut,
  digitNeverPlaced,
  givenOverwritten,
  placedBesideEqual,
  solutionNotPrinted,
  wentOnAfterSolution,
} from './placing.ts';
import { countsIn, type SearchLog, same, walk } from './search-log.ts';

/** The causes, the strongest first. Each test returns a cause only if the log proves it. */
export const causes: readonly (readonly [
  id: CauseId,
  test: (log: SearchLog) => Cause | undefined,
])[] = [
  ['went-on-after-solution', wentOnAfterSolution],
  ['solution-not-printed', solutionNotPrinted],
  ['given-overwritten', givenOverwritten],
  ['digit-never-placed', digitNeverPlaced],
  ['placed-beside-equal', placedBesideEqual],
  ['cells-left-out', cellsLeftOut],
  ['never-takes-back', neverTakesBack],
  ['stops-without-guess', stopsWithoutGuess],
  ['never-empties-cell', neverEmptiesCell],
  ['left-blank-behind', leftBlankBehind],
  ['digit-stays-marked', digitStaysMarked],
  ['takes-right-digit-out', takesRightDigitOut],
  ['same-grid-again', sameGridAgain],
  ['loops-without-placing', loopsWithoutPlacing],
];

/** Returns why a program failed, if its own search proves it. */
export function causeOf(log: SearchLog): Cause | undefined {
  // If the program printed a grid that the followed grid never was, it works with another one.
  if (!isOfAnswer(log)) return solutionNotPrinted(log);
  for (const [, test] of causes) {
    const cause = test(log);
    if (cause) return cause;
  }
  return undefined;
}

/** Whether the printed grid, if there is one, is the grid after some event. */
function isOfAnswer(log: SearchLog): boolean {
  const { answer, givens } = log;
  if (!answer) return true;
  let isFound = same(answer, givens.digits);
  walk(log, (digits) => {
    isFound ||= same(answer, digits);
  });
  return isFound;
}

/**
 * What the program did, for a failure without a cause. Undefined if the program did not end: what it
 * had done when it was stopped depends on the speed of the machine.
 */
export function factsOf(log: SearchLog): SearchFacts | undefined {
  if (log.isCut || log.ending === 'limit') return undefined;
  const isWhole = log.ending === 'exit';
  const blanks = isWhole ? walk(log).filter((digit) => digit === 0).length : undefined;
  return { ...countsIn(log), blanks };
}
