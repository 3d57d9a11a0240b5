import { CLASSIC } from '@nonet/engine/grid';
import { type Cause, type HouseKind, houseKinds } from './cause.ts';
import { candidates, DIGITS, givenUpIn, type SearchLog, same, walk } from './search-log.ts';

const { cells: CELLS, column, row, size: SIZE } = CLASSIC;

/**
 * Proof: an event takes a given out of its cell, and the cell has another digit, or none, at the
 * end of the record.
 */
export function givenOverwritten(log: SearchLog): Cause | undefined {
  const { changes, givens } = log;
  const end = walk(log);
  const index = changes.findIndex(
    ({ cell, isPlacement }) =>
      !isPlacement && givens.digits[cell] !== 0 && end[cell] !== givens.digits[cell],
  );
  if (index < 0) return undefined;
  const { cell } = changes[index];
  return { id: 'given-overwritten', event: index, cell, given: givens.digits[cell] };
}

/**
 * Proof: the solution has the digit in a blank, the program ended without placing it anywhere, and
 * whenever a cell was given up, every other digit that fits had been tried there. At least one cell
 * was given up although the digit fitted.
 */
export function digitNeverPlaced(log: SearchLog): Cause | undefined {
  const { changes, ending, givens, isCut, solution } = log;
  if (ending !== 'exit' || isCut) return undefined;
  const placed = new Set(changes.filter((each) => each.isPlacement).map(({ digit }) => digit));
  const isWanted = (digit: number): boolean =>
    solution.digits.some((each, cell) => each === digit && givens.digits[cell] === 0);
  const digits = DIGITS.filter((digit) => !placed.has(digit) && isWanted(digit));
  if (digits.length === 0 || placed.size === 0) return undefined;
  const untried = givenUpIn(log)
    .map(({ cell, event, fitting, tried }) => ({
      cell,
      event,
      digits: fitting.filter((digit) => !tried.has(digit)),
    }))
    .filter((givenUp) => givenUp.digits.length > 0);
  const isOther = (digit: number): boolean => !digits.includes(digit);
  if (untried.length === 0 || untried.some((it) => it.digits.some(isOther))) return undefined;
  return { id: 'digit-never-placed', ...untried[0] };
}

/**
 * Proof: an event puts a digit beside an equal digit, and the next placement in another cell, or
 * the end of the program, comes while both are there. A digit that is not a given counts as equal
 * only as long as the program takes out the digit placed last: some programs leave old digits
 * behind that they do not look at any more.
 */
export function placedBesideEqual(log: SearchLog): Cause | undefined {
  const { ending, givens, isCut, isOverCopies } = log;
  const kept: Kept[] = [];
  let waiting: Kept[] = [];
  const path: number[] = [];
  let isPath = !isOverCopies;
  const end = walk(log, (digits, event, { cell, digit, isPlacement }) => {
    if (!isPlacement) {
      if (path.at(-1) === cell) path.pop();
      else isPath = false;
      waiting = waiting.filter(({ cells }) => !cells.includes(cell));
      return;
    }
    path.push(cell);
    kept.push(...waiting);
    waiting = houseKinds.flatMap(([house, of]): Kept[] => {
      for (let other = 0; other < CELLS; other++) {
        if (other === cell || of[other] !== of[cell] || digits[other] !== digit) continue;
        const isGiven = givens.digits[other] !== 0;
        if (isGiven || isPath) return [{ house, event, digit, cells: [other, cell] }];
      }
      return [];
    });
  });
  const isThere = ({ cells, digit }: Kept): boolean => cells.every((at) => end[at] === digit);
  if (ending === 'exit' && !isCut) kept.push(...waiting.filter(isThere));
  if (kept.length === 0) return undefined;
  const count = (kind: HouseKind): number => kept.filter(({ house }) => house === kind).length;
  // Cells of a box are often in the same line, too. So the kind that breaks most explains most.
  const [most] = houseKinds.map(([kind]) => kind).sort((a, b) => count(b) - count(a));
  const first = kept.find(({ house }) => house === most)!;
  const { cells, digit, event } = first;
  const never = houseKinds.map(([kind]) => kind).filter((kind) => count(kind) === 0);
  return {
    id: 'placed-beside-equal',
    event,
    digit,
    cells: [...cells].sort((a, b) => a - b),
    house: most,
    times: count(most),
    never,
  };
}

interface Kept {
  readonly house: HouseKind;
  readonly event: number;
  readonly digit: number;
  readonly cells: readonly number[];
}

/** If more rows than these have no digit, the search stopped before them. */
const FEW = 2;

/**
 * Proof: the program ended by itself, every cell is filled except cells that no event ever changed,
 * and these are all blanks of certain rows and columns, or single cells. They are not cells at
 * which the search stopped: a digit fits into each of them, or the search had gone back before.
 */
export function cellsLeftOut(log: SearchLog): Cause | undefined {
  const { changes, ending, givens, isCut } = log;
  if (ending !== 'exit' || isCut || changes.length === 0) return undefined;
  const end = walk(log);
  const changed = new Set(changes.map(({ cell }) => cell));
  const left = [...end.keys()].filter((cell) => end[cell] === 0);
  if (left.length === 0 || left.some((cell) => changed.has(cell))) return undefined;
  const hasGoneBack = changes.some(({ isPlacement }) => !isPlacement);
  if (!hasGoneBack && left.some((cell) => candidates(end, cell).length === 0)) return undefined;
  const whole = (of: Uint8Array): number[] =>
    [...Array(SIZE).keys()].filter((line) => {
      const blanks = [...end.keys()].filter((cell) => of[cell] === line && !givens.digits[cell]);
      return blanks.length > 0 && blanks.every((cell) => left.includes(cell));
    });
  const covers = (rows: readonly number[], columns: readonly number[]): boolean =>
    left.every((cell) => rows.includes(row[cell]) || columns.includes(column[cell]));
  const few = (numbers: number[]): number[] => (numbers.length > FEW ? [] : numbers);
  const [rows, columns] = [few(whole(row)), few(whole(column))];
  const lines = (numbers: readonly number[]): number[] => numbers.map((number) => number + 1);
  if (left.length <= 2) return { id: 'cells-left-out', rows: [], columns: [], cells: left };
  if (covers(rows, [])) return { id: 'cells-left-out', rows: lines(rows), columns: [], cells: [] };
  if (covers([], columns)) {
    return { id: 'cells-left-out', rows: [], columns: lines(columns), cells: [] };
  }
  if (!covers(rows, columns)) return undefined;
  return { id: 'cells-left-out', rows: lines(rows), columns: lines(columns), cells: [] };
}

/**
 * Proof: an event makes the grid the expected solution, and a later event changes it. The program
 * did not print it, or did not end.
 */
export function wentOnAfterSolution(log: SearchLog): Cause | undefined {
  const solved = solvedAt(log);
  if (solved === undefined || solved === log.changes.length) return undefined;
  return { id: 'went-on-after-solution', event: solved };
}

/** Proof: the grid is the expected solution after the last event, and the output does not have it. */
export function solutionNotPrinted(log: SearchLog): Cause | undefined {
  const { changes, ending, isCut, printed } = log;
  if (ending !== 'exit' || isCut || changes.length === 0) return undefined;
  if (!same(walk(log), log.solution.digits)) return undefined;
  if (printed === 'solution') return undefined;
  const [isSilent, isNumber] = [printed === 'nothing', printed === 'number'];
  return { id: 'solution-not-printed', event: solvedAt(log)!, isSilent, isNumber };
}

/** The first event after which the grid is the expected solution. */
function solvedAt(log: SearchLog): number | undefined {
  let wrong = log.solution.digits.filter((digit, at) => digit !== log.givens.digits[at]).length;
  let found: number | undefined;
  const before = log.givens.digits.slice();
  walk(log, (digits, event, { cell }) => {
    const wanted = log.solution.digits[cell];
    if (before[cell] === wanted) wrong++;
    if (digits[cell] === wanted) wrong--;
    before[cell] = digits[cell];
    if (wrong === 0) found ??= event;
  });
  return found;
}
