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

/** The same as tables, which are made and read faster. */
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
  const tables = 'itemOf' in problem ? problem : tablesOfLists(problem);
  const { firstItem, itemOf, items, primary } = tables;
  if (!Number.isInteger(primary) || primary < 0 || primary > items) {
    throw new RangeError(`expected 0 to ${items} primary items, got ${primary}`);
  }
  const options = firstItem.length - 1;
  if (firstItem[0] !== 0 || firstItem[options] !== itemOf.length) {
    const ends = [firstItem[0], firstItem[options]].join(' to ');
    throw new RangeError(`expected options with the items 0 to ${itemOf.length}, got ${ends}`);
  }
  /** Item → the latest option that has it, plus 1. */
  const latest = new Int32Array(items);
  for (let option = 0; option < options; option++) {
    const end = firstItem[option + 1];
    let hasPrimary = false;
    for (let i = firstItem[option]; i < end; i++) {
      const item = itemOf[i];
      // No entry is equal to undefined, so this finds unknown items as well.
      if (!(latest[item] <= option)) throw new RangeError(itemFault(item, option, items));
      latest[item] = option + 1;
      if (item < primary) hasPrimary = true;
    }
    if (!hasPrimary) {
      const list = itemOf.subarray(firstItem[option], end).join();
      throw new RangeError(`expected a primary item in option ${option}, got [${list}]`);
    }
  }
  return tables;
}

function itemFault(item: number, option: number, items: number): string {
  return Number.isInteger(item) && item >= 0 && item < items
    ? `expected each item once in option ${option}, got ${item} twice`
    : `expected items 0 to ${items - 1} in option ${option}, got ${item}`;
}

function tablesOfLists({ items, options, primary = items }: ExactCoverProblem): CoverTables {
  const firstItem = new Int32Array(options.length + 1);
  options.forEach((option, index) => {
    const item = option.find((number) => !Number.isInteger(number));
    if (item !== undefined) throw new RangeError(itemFault(item, index, items));
    firstItem[index + 1] = firstItem[index] + option.length;
  });
  return { items, primary, firstItem, itemOf: Int32Array.from(options.flat()) };
}
