import { type Cause, houseKinds } from './cause.ts';
import { canBeSolved, countsIn, givenUpIn, type SearchLog, same, walk } from './search-log.ts';

/**
 * Proof: the program ended by itself, the record is whole and no event takes a digit out, but the
 * digits in the grid leave no solution.
 */
export function neverTakesBack(log: SearchLog): Cause | undefined {
  const { backs, placements } = countsIn(log);
  if (log.isCut || log.ending !== 'exit' || placements === 0 || backs > 0) return undefined;
  if (canBeSolved(walk(log))) return undefined;
  return { id: 'never-takes-back', placements };
}

/**
 * Proof: the record is whole, digits were taken out, but each time another digit came into the same
 * cell at once. The grid at the end has blanks, and leaves no solution.
 */
export function neverEmptiesCell(log: SearchLog): Cause | undefined {
  const { changes, ending, isCut } = log;
  const { backs } = countsIn(log);
  if (isCut || ending !== 'exit' || backs === 0) return undefined;
  const isReplaced = changes.every(({ cell, isPlacement }, index) => {
    const next = changes[index + 1];
    return isPlacement || (next?.isPlacement && next.cell === cell);
  });
  const end = walk(log);
  if (!isReplaced || !end.includes(0) || canBeSolved(end)) return undefined;
  return { id: 'never-empties-cell', replaced: backs };
}

/**
 * Proof: the program ended by itself, no event takes a digit out, there are blanks, and every digit
 * is that of the only solution.
 */
export function stopsWithoutGuess(log: SearchLog): Cause | undefined {
  const { ending, hasOneSolution, isCut, solution } = log;
  const { backs, placements } = countsIn(log);
  if (ending !== 'exit' || isCut || !hasOneSolution || placements === 0 || backs > 0) {
    return undefined;
  }
  const end = walk(log);
  const blanks = end.filter((digit) => digit === 0).length;
  const isRight = end.every((digit, cell) => digit === 0 || digit === solution.digits[cell]);
  return isRight && blanks > 0 ? { id: 'stops-without-guess', placements, blanks } : undefined;
}

/**
 * Proof: a cell was given up when no digit was left to try in it. The next event puts a different
 * digit into another blank instead of taking one out, so the search goes on with a cell that no
 * digit fits.
 */
export function leftBlankBehind(log: SearchLog): Cause | undefined {
  if (log.isOverCopies) return undefined;
  const found = givenUpIn(log).find(({ cell, event, fitting, next, tried }) => {
    const last = log.changes[event - 1].digit;
    const isDone = fitting.every((digit) => tried.has(digit));
    return isDone && next?.isPlacement && next.cell !== cell && next.digit !== last;
  });
  if (!found) return undefined;
  return {
    id: 'left-blank-behind',
    cell: found.cell,
    event: found.event,
    next: found.next!.cell,
  };
}

/**
 * Proof: the puzzle has one solution and the program ended by itself without it. Before an event,
 * all digits of the grid are right; the event takes one of them out; and no later grid has so many
 * right digits and no wrong one.
 */
export function takesRightDigitOut(log: SearchLog): Cause | undefined {
  const { ending, givens, hasOneSolution, isCut, isOverCopies, solution } = log;
  if (ending !== 'exit' || isCut || !hasOneSolution || isOverCopies) return undefined;
  const isWrong = (digits: Uint8Array, cell: number): boolean =>
    digits[cell] !== 0 && digits[cell] !== solution.digits[cell];
  const before = givens.digits.slice();
  let wrong = 0;
  let right = 0;
  let most = 0;
  let found: Cause | undefined;
  walk(log, (digits, event, { cell, digit, isPlacement }) => {
    const wasRight = wrong === 0;
    const wasPlaced = right;
    if (isWrong(before, cell)) wrong--;
    else if (before[cell] !== 0) right--;
    if (isWrong(digits, cell)) wrong++;
    else if (digits[cell] !== 0) right++;
    before[cell] = digits[cell];
    if (wrong === 0 && right >= most) {
      most = right;
      found = undefined;
    }
    if (isPlacement || !wasRight || wasPlaced < most) return;
    most = wasPlaced;
    found = { id: 'takes-right-digit-out', cell, digit, event };
  });
  return found && !same(before, solution.digits) && most > 0 ? found : undefined;
}

/** So many refused digits are no accident. */
const REFUSED = 2;

/**
 * Proof: a digit that is taken out of a house of one kind never comes into that house again, and this
 * explains every digit that fits into a cell but was not tried before the cell was given up.
 */
export function digitStaysMarked(log: SearchLog): Cause | undefined {
  const { changes, ending, isCut, isOverCopies } = log;
  if (ending !== 'exit' || isCut || isOverCopies) return undefined;
  const refused = givenUpIn(log).flatMap(({ cell, event, fitting, tried }) =>
    fitting.filter((digit) => !tried.has(digit)).map((digit) => ({ cell, digit, event })),
  );
  if (refused.length < REFUSED) return undefined;
  const marking = houseKinds.filter(([, of]) => {
    const taken = new Map<number, number>();
    for (const [index, { cell, digit, isPlacement }] of changes.entries()) {
      const place = 10 * of[cell] + digit;
      if (!taken.has(place) && !isPlacement) taken.set(place, index + 1);
      if (taken.has(place) && isPlacement) return false;
    }
    return refused.every(({ cell, digit, event }) => taken.get(10 * of[cell] + digit)! < event);
  });
  const [first] = refused;
  const houses = marking.map(([house]) => house);
  return houses.length > 0 ? { id: 'digit-stays-marked', houses, ...first } : undefined;
}

/** A grid that comes up this often proves that the search goes round in circles. */
const CIRCLES = 3;

/**
 * Proof: the program was stopped at a limit, and events place the same digit into the same grid at
 * least three times. A search that takes every digit out before it goes back never does so.
 */
export function sameGridAgain(log: SearchLog): Cause | undefined {
  if (log.ending !== 'limit') return undefined;
  const events = new Map<string, number[]>();
  let hash = 0n;
  let found: readonly number[] | undefined;
  walk(log, (_, event, { cell, digit, isPlacement }) => {
    hash ^= keyOf(cell, digit);
    if (!isPlacement || found) return;
    const key = `${cell} ${hash}`;
    const all = events.get(key) ?? [];
    all.push(event);
    events.set(key, all);
    if (all.length === CIRCLES) found = all;
  });
  if (!found) return undefined;
  return { id: 'same-grid-again', times: found.length, event: found[0], again: found[1] };
}

/** A number of 62 bits for each digit of each cell. */
const KEYS = Array.from({ length: 81 * 10 }, (_, index) => {
  let key = BigInt(index + 1) * 0x9e3779b97f4a7c15n;
  key = ((key ^ (key >> 30n)) * 0xbf58476d1ce4e5b9n) & 0xffffffffffffffffn;
  key = ((key ^ (key >> 27n)) * 0x94d049bb133111ebn) & 0xffffffffffffffffn;
  return key ^ (key >> 31n);
});

function keyOf(cell: number, digit: number): bigint {
  return KEYS[10 * cell + digit];
}

/** A search makes many more placements a second, even under the tracer. */
const SLOWEST = 20;

/** Proof: the program used its time and made fewer placements than 20 per second. */
export function loopsWithoutPlacing(log: SearchLog): Cause | undefined {
  const { ending, isCut, time } = log;
  const { placements } = countsIn(log);
  if (ending !== 'limit' || isCut || time < 1_000) return undefined;
  if (placements > (SLOWEST * time) / 1_000) return undefined;
  return { id: 'loops-without-placing', placements, time };
}
