/**
 * An exact cover problem: choose options so that every primary item is in exactly one chosen option,
 * and every other item in at most one. The terms are Knuth's (The Art of Computer Programming 4B,
 * 7.2.2.1). Nothing here depends on Sudoku.
 */
export interface ExactCoverProblem {
  /** The number of items. Items are numbered from 0. */
  readonly items: number;
  /** The first so many items are primary. Default: all. */
  readonly primary?: number;
  /** Each option is a list of different items. Options are numbered in this order. */
  readonly options: readonly (readonly number[])[];
}

/** A problem as tables, whose data is known to be right. */
export interface CoverTables {
  readonly items: number;
  readonly primary: number;
  /** Option → the index of its first item in `itemOf`. One more entry is the end. */
  readonly firstItem: Int32Array;
  readonly itemOf: Int32Array;
}

/**
 * Returns the tables of a problem.
 *
 * @throws RangeError if an option has no primary item, has an unknown item, or has an item twice.
 */
export function tablesOf(problem: ExactCoverProblem | CoverTables): CoverTables {
  if ('itemOf' in problem) return problem;
  checkProblem(problem);
  const { items, options, primary = items } = problem;
  const firstItem = new Int32Array(options.length + 1);
  options.forEach((option, index) => {
    firstItem[index + 1] = firstItem[index] + option.length;
  });
  return { items, primary, firstItem, itemOf: Int32Array.from(options.flat()) };
}

function checkProblem(problem: ExactCoverProblem): void {
  const { primary = problem.items } = problem;
  if (!Number.isInteger(primary) || primary < 0 || primary > problem.items) {
    throw new RangeError(`expected 0 to ${problem.items} primary items, got ${primary}`);
  }
  /** Item → the latest option that has it, plus 1. */
  const latest = new Int32Array(problem.items);
  problem.options.forEach((option, index) => {
    if (option.length === 0) throw new RangeError(`expected items in option ${index}, got none`);
    let hasPrimary = false;
    let isRepeated = false;
    for (const item of option) {
      if (!Number.isInteger(item) || item < 0 || item >= problem.items) {
        throw new RangeError(
          `expected items 0 to ${problem.items - 1} in option ${index}, got ${item}`,
        );
      }
      hasPrimary ||= item < primary;
      isRepeated ||= latest[item] === index + 1;
      latest[item] = index + 1;
    }
    if (!hasPrimary) {
      throw new RangeError(`expected a primary item in option ${index}, got [${option.join()}]`);
    }
    if (isRepeated) {
      throw new RangeError(`expected each item once in option ${index}, got [${option.join()}]`);
    }
  });
}
