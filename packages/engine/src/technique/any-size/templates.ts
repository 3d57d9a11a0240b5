import type { Step } from '../step.ts';
import type { Board } from './board.ts';
import { elimination, type Find, inCells, placement } from './find.ts';

/**
 * Finds template sets and template deletes. A template of a digit is a way to place it once in every
 * house where it is missing. The solution uses one template of each digit, so:
 *
 * - A candidate that is in all templates of its digit is true (template set).
 * - A candidate that is in no template of its digit is false (template delete).
 *
 * A template is left out if one of its cells is in all templates of a different digit.
 */
export const findTemplates: Find = function* (board) {
  const used = yield* usedCells(board);
  for (const [digit, cells] of used) yield* templateSets(board, digit, cells);
  for (const [digit, cells] of used) yield templateDelete(board, digit, cells);
};

function* templateSets(board: Board, digit: number, used: readonly number[]): Generator<Step> {
  const pattern = { kind: 'plain' as const, cells: used, digits: [digit], houses: [] };
  for (const cell of commonCells(board, used)) {
    const [candidate] = inCells(board, [cell], digit);
    yield placement('template-set', pattern, candidate);
  }
}

function templateDelete(board: Board, digit: number, used: readonly number[]): Step | undefined {
  const unused = board.cellsWith(digit).filter((cell) => !used.includes(cell));
  const pattern = { kind: 'plain' as const, cells: used, digits: [digit], houses: [] };
  return elimination('template-delete', pattern, inCells(board, unused, digit));
}

/** Digit → the cells that are in some template of the digit, ascending. */
function* usedCells(board: Board): Generator<undefined, Map<number, number[]>> {
  const { size } = board.geometry;
  const used = new Map<number, number[]>();
  for (let digit = 1; digit <= size; digit++) used.set(digit, board.cellsWith(digit));
  // The loop also visits the digits that are added to the set later.
  const changed = new Set(used.keys());
  for (const digit of changed) {
    changed.delete(digit);
    const own = yield* cellsInTemplates(board, used.get(digit) ?? []);
    used.set(digit, own);
    const common = commonCells(board, own);
    for (const [other, cells] of used) {
      const left = cells.filter((cell) => !common.includes(cell));
      if (other === digit || left.length === cells.length) continue;
      used.set(other, left);
      changed.add(other);
    }
  }
  return used;
}

/** The cells that are in all templates: no template has another cell in the same row. */
function commonCells({ geometry: { row } }: Board, used: readonly number[]): number[] {
  return used.filter((cell) => used.every((other) => other === cell || row[other] !== row[cell]));
}

/**
 * The cells that are in some template. There can be far too many templates to list them all. So the
 * search looks for one template with each cell, and skips the cells of templates that it has
 * already found.
 */
export function* cellsInTemplates(
  board: Board,
  cells: readonly number[],
): Generator<undefined, number[]> {
  const houses = [...new Set(cells.flatMap((cell) => [...board.geometry.housesOf[cell]]))];
  const used = new Set<number>();
  for (const cell of cells) {
    if (used.has(cell)) continue;
    const template = yield* templateWith(board, cell, { cells, houses });
    for (const member of template ?? []) used.add(member);
  }
  return cells.filter((cell) => used.has(cell));
}

/** What is left while a digit is being placed. */
interface Rest {
  /** The cells that can still have the digit. */
  readonly cells: readonly number[];
  /** The houses that still need the digit. */
  readonly houses: readonly number[];
}

/** A template that has this cell, or undefined if there is none. */
function* templateWith(
  board: Board,
  cell: number,
  { cells, houses }: Rest,
): Generator<undefined, number[] | undefined> {
  const own = [...board.geometry.housesOf[cell]];
  const template = yield* templateIn(board, {
    cells: cells.filter((other) => other !== cell && !board.areSeen(cell, other)),
    houses: houses.filter((house) => !own.includes(house)),
  });
  return template && [cell, ...template];
}

/**
 * A way to place the digit in all of these houses. The search continues with the house that has the
 * fewest places. So a mistake shows early, and few places are tried twice.
 */
function* templateIn(board: Board, rest: Rest): Generator<undefined, number[] | undefined> {
  yield;
  if (rest.houses.length === 0) return [];
  for (const cell of fewestPlaces(board, rest)) {
    const template = yield* templateWith(board, cell, rest);
    if (template) return template;
  }
  return undefined;
}

/** Finds the house with the fewest remaining cells, and returns these cells. */
function fewestPlaces({ geometry }: Board, { cells, houses }: Rest): number[] {
  const places = new Map(houses.map((house): [number, number[]] => [house, []]));
  for (const cell of cells) {
    for (const house of geometry.housesOf[cell]) places.get(house)?.push(cell);
  }
  return [...places.values()].reduce((a, b) => (b.length < a.length ? b : a));
}
