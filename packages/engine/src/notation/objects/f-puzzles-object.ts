import type { Geometry } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import type { PuzzleRecord } from '../notation.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { fieldNamed, textFields } from '../parts/fields.ts';
import { isNothing, memberOf, numberIn, textOf } from '../parts/json-node.ts';
import { ruleIn } from '../parts/json-rules.ts';
import type { JsonNode } from '../parts/json-text.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { readSolution } from '../parts/read-solution.ts';
import { shapesOf } from '../parts/region-grid.ts';
import { partsOf } from '../parts/row.ts';
import { symbolOf } from '../parts/symbol.ts';
import { type Phrase, verbatim } from '../phrase.ts';
import { shapeOfRegions } from './box-shapes.ts';
import { digitFault, isDigit, phraseInCell, structureFault, variant } from './object-fault.ts';

// The JSON of f-puzzles.com. SudokuPad reads it too (src/fpuzzlesdecoder.js in
// github.com/SudokuPad/sudokutools). `grid` is a list of rows, and a row is a list of cells such as
// `{"value": 5, "given": true}`. Digits without `given` and all marks are the player's, and are not
// read.

/** f-puzzles.com also has sizes without boxes, such as 7. They are not supported. */
export const F_PUZZLES_SIZES: readonly number[] = [4, 6, 8, 9, 10, 12, 14, 15, 16];

/** The fields that f-puzzles.com supports. The field `rules` is the key `ruleset` of its JSON. */
export const F_PUZZLES_FIELDS: readonly string[] = ['author', 'rules', 'successMessage'];

/**
 * Keys that add no rule. Any other key makes the puzzle a variant, unless its value is empty (see
 * `isNothing`).
 */
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

export function readFPuzzle(root: JsonNode, wanted: Geometry | undefined): RecordContent | Fault {
  const grid = memberOf(root, 'grid');
  if (root.kind !== 'object' || grid?.kind !== 'array') {
    return structureFault({ id: 'json-with-key', key: 'grid' }, { id: 'json-without-key' });
  }
  for (const [key, value] of root.members) {
    if (!RULELESS.has(key) && !isNothing(value)) return variant(constraint(key), value.from);
  }
  const ruleset = memberOf(root, 'ruleset');
  const rule = ruleset && ruleIn('ruleset', ruleset);
  if (rule) return variant(rule.phrase, rule.index);
  const { length } = grid.items;
  const cells = cellsOf(grid.items, numberIn(memberOf(root, 'size')) ?? length);
  if (isFault(cells)) return cells;
  const regions = regionsOf(cells, length);
  const geometry = shapeOfRegions(regions, length, wanted, constraint('region'));
  if (isFault(geometry)) return geometry;
  const givens = givensOf(cells, geometry);
  if (isFault(givens)) return givens;
  const solution = solutionOf(memberOf(root, 'solution'), givens);
  if (isFault(solution)) return { ...solution, index: memberOf(root, 'solution')!.from };
  const name = textOf(memberOf(root, 'title'));
  const fields = textFields({
    author: textOf(memberOf(root, 'author')),
    rules: textOf(memberOf(root, 'ruleset')),
    successMessage: textOf(memberOf(root, 'successMessage')),
  });
  return {
    givens,
    ...(solution && { solution }),
    ...(name && { name }),
    ...(fields.length > 0 && { fields }),
  };
}

/** Joins the cells of all rows. There must be `size` rows of `size` cells. */
function cellsOf(rows: readonly JsonNode[], size: number): readonly JsonNode[] | Fault {
  const expected: Phrase = { id: 'grid-of-rows', size };
  if (shapesOf(size).length === 0) {
    return structureFault({ id: 'size', sizes: F_PUZZLES_SIZES }, verbatim(`${size}`));
  }
  if (rows.length !== size) return structureFault(expected, { id: 'rows', count: rows.length });
  const cells: JsonNode[] = [];
  for (const [row, node] of rows.entries()) {
    if (node.kind !== 'array')
      return structureFault(expected, { id: 'row-not-list', row: row + 1 });
    const { length } = node.items;
    if (length !== size) {
      return structureFault(expected, { id: 'cells-in-row', count: length, row: row + 1 });
    }
    cells.push(...node.items);
  }
  return cells;
}

function constraint(name: string): Phrase {
  return { id: 'f-puzzles-constraint', name };
}

/** Cell → the number of its region. A cell without a region belongs to its usual box. */
function regionsOf(cells: readonly JsonNode[], size: number): unknown[] {
  const [usual] = shapesOf(size);
  return cells.map((cell, at) => {
    const region = cell.kind === 'object' ? cell.members.get('region') : undefined;
    if (region === undefined) return usual.box[at];
    return region.kind === 'constant' ? 'none' : numberIn(region);
  });
}

function givensOf(cells: readonly JsonNode[], geometry: Geometry): Grid | Fault {
  const digits = new Uint8Array(geometry.cells);
  for (const [cell, node] of cells.entries()) {
    if (!isNothing(memberOf(node, 'givenPencilMarks'))) {
      return variant(constraint('givenPencilMarks'));
    }
    if (isNothing(memberOf(node, 'given'))) continue;
    const value = memberOf(node, 'value');
    const digit = numberIn(value);
    if (!isDigit(digit, geometry.size)) {
      return digitFault(geometry, cell, value ? shownValue(value) : { id: 'none' });
    }
    digits[cell] = digit;
  }
  return { geometry, digits };
}

function shownValue(node: JsonNode): Phrase {
  if (node.kind === 'array' || node.kind === 'object') return { id: node.kind };
  return verbatim(JSON.stringify(node.value));
}

/** Reads a solution from an array or a string. Ignores it unless it has a digit for every cell. */
function solutionOf(node: JsonNode | undefined, givens: Grid): Grid | Fault | undefined {
  if (node?.kind !== 'array' && node?.kind !== 'string') return undefined;
  const { size, cells } = givens.geometry;
  const digits =
    node.kind === 'array' ? node.items.map(numberIn) : node.value.split(/,|/).map(Number);
  if (digits.length !== cells || !digits.every((digit) => isDigit(digit, size))) return undefined;
  const solution = readSolution(digits.map(symbolOf).join(''), 0, cells, givens);
  if (!isFault(solution)) return solution;
  const { expected, index } = solution;
  return { ...solution, expected: phraseInCell('in-solution', expected, givens.geometry, index) };
}

/** Writes a record as the JSON of f-puzzles.com. */
export function formatFPuzzle({ givens, solution, name, fields }: PuzzleRecord): string {
  const { geometry, digits } = givens;
  const { size, box } = geometry;
  const isUsual = shapesOf(size)[0] === geometry;
  const cells = Array.from(digits, (value, cell) => ({
    ...(value > 0 && { value, given: true }),
    ...(!isUsual && { region: box[cell] }),
  }));
  return JSON.stringify({
    size,
    title: name,
    author: fieldNamed(fields, 'author'),
    ruleset: fieldNamed(fields, 'rules'),
    grid: partsOf(cells, size),
    solution: solution && Array.from(solution.digits),
    successMessage: fieldNamed(fields, 'successMessage'),
  });
}
