import { formatCell } from '../../grid/coordinate.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import type { PuzzleRecord } from '../notation.ts';
import { counted, type Fault, isFault } from '../parts/fault.ts';
import { isNothing, memberOf, numberIn, textOf } from '../parts/json-node.ts';
import type { JsonNode } from '../parts/json-text.ts';
import { readSolution } from '../parts/read-solution.ts';
import { symbolOf, symbolRange } from '../parts/symbol.ts';
import { boxName, shapeOfRegions, shapesOf } from './box-shapes.ts';
import type { LinkContent } from './link.ts';
import { faultInside, variant } from './packed-json.ts';

// The JSON of f-puzzles.com. SudokuPad reads it too. SudokuPad's decoder is src/fpuzzlesdecoder.js in
// github.com/SudokuPad/sudokutools. `grid` is a list of rows. A row is a list of objects, one per cell.
// A digit with `given` is a given. Other digits and all marks are the player's and are not read. A
// top-level key that is not in RULELESS is a rule of a variant.

/**
 * The sizes that f-puzzles.com supports, without the sizes that cannot be divided into boxes of one
 * shape.
 */
export const F_PUZZLES_SIZES: readonly number[] = [4, 6, 8, 9, 10, 12, 14, 15, 16];

/** Keys that add no rule. */
const RULELESS = new Set([
  'size',
  'grid',
  'title',
  'author',
  'ruleset',
  'solution',
  'highlightConflicts',
  'disabledlogic',
  'truecandidatesoptions',
  'successMessage',
]);

export function readFPuzzle(root: JsonNode, wanted: Geometry | undefined): LinkContent | Fault {
  const grid = memberOf(root, 'grid');
  if (root.kind !== 'object' || grid?.kind !== 'array') {
    return faultInside('JSON with a key "grid"', 'JSON without it');
  }
  for (const [key, value] of root.members) {
    if (!RULELESS.has(key) && !isNothing(value)) return variant(`f-puzzles constraint "${key}"`);
  }
  const cells = cellsOf(grid, numberIn(memberOf(root, 'size')) ?? grid.items.length);
  if (isFault(cells)) return cells;
  const geometry = shapeOf(cells, grid.items.length);
  if (isFault(geometry)) return geometry;
  if (wanted && geometry !== wanted)
    return faultInside(`boxes of ${boxName(wanted)}`, boxName(geometry));
  const givens = givensOf(cells, geometry);
  if (isFault(givens)) return givens;
  const solution = solutionOf(memberOf(root, 'solution'), givens);
  if (solution && isFault(solution)) return { ...solution, index: 0 };
  const name = textOf(memberOf(root, 'title'));
  return { givens, ...(solution && { solution }), ...(name && { name }) };
}

/**
 * Returns the cells of all rows. Returns a fault if the number of rows or cells does not match the
 * size.
 */
function cellsOf(grid: JsonNode & { kind: 'array' }, size: number): readonly JsonNode[] | Fault {
  const expected = `a grid of ${size} rows of ${size} cells`;
  if (shapesOf(size).length === 0) return faultInside(`a size of ${SIZES}`, `${size}`);
  if (grid.items.length !== size) return faultInside(expected, counted(grid.items.length, 'row'));
  const cells: JsonNode[] = [];
  for (const [row, node] of grid.items.entries()) {
    if (node.kind !== 'array') return faultInside(expected, `row ${row + 1}, which is not a list`);
    const { length } = node.items;
    if (length !== size)
      return faultInside(expected, `${counted(length, 'cell')} in row ${row + 1}`);
    cells.push(...node.items);
  }
  return cells;
}

const SIZES = `${F_PUZZLES_SIZES.slice(0, -1).join(', ')} or ${F_PUZZLES_SIZES.at(-1)}`;

/**
 * Returns the geometry whose boxes are the regions. A cell without a region belongs to its usual box.
 */
function shapeOf(cells: readonly JsonNode[], size: number): Geometry | Fault {
  const [usual] = shapesOf(size);
  const regions = cells.map((cell, at) => {
    const region = cell.kind === 'object' ? cell.members.get('region') : undefined;
    return region === undefined
      ? usual.box[at]
      : region.kind === 'constant'
        ? 'none'
        : numberIn(region);
  });
  return shapeOfRegions(size, regions) ?? variant('f-puzzles constraint "region"');
}

function givensOf(cells: readonly JsonNode[], geometry: Geometry): Grid | Fault {
  const digits = new Uint8Array(geometry.cells);
  for (const [cell, node] of cells.entries()) {
    const marks = memberOf(node, 'givenPencilMarks');
    if (marks && !isNothing(marks)) return variant('f-puzzles constraint "givenPencilMarks"');
    const given = memberOf(node, 'given');
    if (!given || isNothing(given)) continue;
    const value = memberOf(node, 'value');
    const digit = numberIn(value);
    if (!digit || !Number.isInteger(digit) || digit > geometry.size) {
      const expected = `a digit ${symbolRange(geometry.size)} in ${formatCell(geometry, cell)}`;
      return { ...faultInside(expected, value ? shownValue(value) : 'none'), code: 'digit' };
    }
    digits[cell] = digit;
  }
  return { geometry, digits };
}

function shownValue(node: JsonNode): string {
  if (node.kind === 'array' || node.kind === 'object') return `an ${node.kind}`;
  return JSON.stringify(node.value);
}

/** Returns the solution from an array or a string of digits. Ignores a solution that has a blank. */
function solutionOf(node: JsonNode | undefined, givens: Grid): Grid | Fault | undefined {
  if (node?.kind !== 'array' && node?.kind !== 'string') return undefined;
  const { size, cells } = givens.geometry;
  const digits =
    node.kind === 'array' ? node.items.map(numberIn) : node.value.split(/,|/).map(Number);
  if (digits.length !== cells || !digits.every((digit) => isDigit(digit, size))) return undefined;
  const text = digits.map((digit) => symbolOf(digit!)).join('');
  const solution = readSolution(text, 0, text.length, givens);
  if (!isFault(solution)) return solution;
  const place = formatCell(givens.geometry, solution.index);
  return { ...solution, expected: `${solution.expected} in ${place} of the solution` };
}

function isDigit(value: number | undefined, size: number): boolean {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= size;
}

/** Writes a record as the JSON of f-puzzles.com. */
export function formatFPuzzle({ givens, solution, name }: PuzzleRecord): string {
  const { geometry, digits } = givens;
  const { size, box } = geometry;
  const isUsual = shapesOf(size)[0] === geometry;
  const cells = Array.from(digits, (value, cell) => ({
    ...(value > 0 && { value, given: true }),
    ...(!isUsual && { region: box[cell] }),
  }));
  const grid = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
  return JSON.stringify({
    size,
    title: name,
    grid,
    solution: solution && Array.from(solution.digits),
  });
}
