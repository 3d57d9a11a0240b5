import {
  CLASSIC,
  gridOf,
  identityTransform,
  inverseTransform,
  type Transform,
  transformed,
} from '@nonet/engine/grid';
import { type Strategy, strategyById } from '@nonet/engine/search';
import { mapped, type ProperPuzzle, renamed } from './proper-puzzle.ts';

/**
 * An order in which a program may fill the blanks. It is a strategy that sees the puzzle through a
 * transform. For example, `scan` fills the columns one after another if it sees the puzzle
 * transposed.
 */
export interface Order {
  readonly id: OrderId;
  readonly strategy: Strategy;
  /** The transform through which the strategy sees the puzzle. */
  readonly view: Transform;
  /** The approximate time of a placement, compared with a placement of `bitmask`. */
  readonly effort: number;
}

const FIXED = ['rows', 'reverse-rows', 'columns', 'reverse-columns'] as const;
const FEWEST = ['fewest', 'fewest-from-end'] as const;

type FixedId = (typeof FIXED)[number];
type FewestId = (typeof FEWEST)[number];

/**
 * - `rows`: row by row. `columns`: column by column. `reverse-rows` and `reverse-columns` begin at
 *   the last cell.
 * - `fewest`: the blank with the fewest candidates comes first. If several blanks have equally few,
 *   `fewest` takes the first of them, and `fewest-from-end` the last.
 * - `exact-cover`: fills the cell with the fewest candidates, or places the digit that fits in the
 *   fewest cells of a house, whichever has fewer choices.
 * - `propagation`: places forced digits, then guesses.
 *
 * All orders try the digits of a cell from 1 to 9, or from 9 to 1 if the name ends in `descending`.
 */
export type OrderId =
  | FixedId
  | FewestId
  | `${FixedId | FewestId}-descending`
  | 'exact-cover'
  | 'propagation';

const FORWARD = identityTransform(CLASSIC).rows;
const BACKWARD: readonly number[] = FORWARD.toReversed();
const ASCENDING = identityTransform(CLASSIC).digits;
const DESCENDING: readonly number[] = [0, ...ASCENDING.slice(1).toReversed()];

function view(transpose: boolean, lines: readonly number[], digits: readonly number[]): Transform {
  return { transpose, rows: lines, columns: lines, digits };
}

/** Returns an order with ascending digits, and the same order with descending digits. */
function bothWays(
  id: FixedId | FewestId,
  strategy: string,
  [transpose, lines]: readonly [boolean, readonly number[]],
  effort: number,
): Order[] {
  const rest = { strategy: strategyById(strategy)!, effort };
  return [
    { id, view: view(transpose, lines, ASCENDING), ...rest },
    { id: `${id}-descending`, view: view(transpose, lines, DESCENDING), ...rest },
  ];
}

/** The strategy `bitmask` makes the same placements as `scan`, and is the fastest. */
export const orders: readonly Order[] = [
  ...bothWays('rows', 'bitmask', [false, FORWARD], 1),
  ...bothWays('reverse-rows', 'bitmask', [false, BACKWARD], 1),
  ...bothWays('columns', 'bitmask', [true, FORWARD], 1),
  ...bothWays('reverse-columns', 'bitmask', [true, BACKWARD], 1),
  ...bothWays('fewest', 'bitmask-mrv', [false, FORWARD], 10),
  ...bothWays('fewest-from-end', 'bitmask-mrv', [false, BACKWARD], 10),
  { id: 'exact-cover', strategy: strategyById('dlx')!, ...seenAsItIs(), effort: 20 },
  { id: 'propagation', strategy: strategyById('propagation')!, ...seenAsItIs(), effort: 20 },
];

function seenAsItIs(): Pick<Order, 'view'> {
  return { view: identityTransform(CLASSIC) };
}

export function orderById(id: OrderId): Order {
  return orders.find((order) => order.id === id)!;
}

/**
 * Returns the number of placements that a search in this order makes up to the first solution, or
 * undefined if it needs more than `limit` placements.
 *
 * @param givens 81 digits, row by row. A blank is 0. The puzzle has a solution.
 */
export function placementsIn(
  { strategy, view }: Order,
  givens: ArrayLike<number>,
  limit: number,
): number | undefined {
  const search = strategy.begin(transformed(gridOf(CLASSIC, givens), view));
  // An event is a placement or a back, and there are never more backs than placements.
  if (search.advance(2 * limit) !== 'solution') return undefined;
  const { placements } = search.counters;
  return placements <= limit ? placements : undefined;
}

/**
 * Renames the digits so that a search in this order tries the digits of the solution late. The
 * digit of the solution in the first blank becomes the digit that the search tries last. The next
 * different digit becomes the one that it tries second to last, and so on.
 */
export function renamedAgainst({ view }: Order, puzzle: ProperPuzzle): ProperPuzzle {
  const seen = mapped(puzzle, view);
  const late = new Set([...seen.solution].filter((_, cell) => seen.givens[cell] === 0));
  for (const digit of seen.solution) late.add(digit);
  const names = [...ASCENDING];
  [...late].forEach((digit, i) => {
    names[digit] = CLASSIC.size - i;
  });
  return mapped(renamed(seen, names), inverseTransform(view));
}
