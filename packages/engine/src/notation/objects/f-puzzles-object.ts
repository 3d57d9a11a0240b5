import type { ConstraintKind } from '../../constraint/constraint.ts';
import { type Geometry, isJigsaw } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import type { PuzzleRecord } from '../notation.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { fieldNamed, textFields } from '../parts/fields.ts';
import { isNothing, memberOf, numberIn, textOf } from '../parts/json-node.ts';
import type { JsonNode } from '../parts/json-text.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { readSolution } from '../parts/read-solution.ts';
import { geometryOfRegions, shapesOf } from '../parts/region-grid.ts';
import { partsOf } from '../parts/row.ts';
import { symbolOf } from '../parts/symbol.ts';
import { type Phrase, verbatim } from '../phrase.ts';
import { shapeOfRegions } from './box-shapes.ts';
import { unexplainedRule } from './explained-rules.ts';
import {
  F_PUZZLES_DRAWINGS,
  isFPuzzleRule,
  readFPuzzleConstraints,
  writeFPuzzleConstraints,
} from './f-puzzles-constraints.ts';
import { shownNode } from './f-puzzles-entry.ts';
import { digitFault, isDigit, phraseInCell, structureFault, variant } from './object-fault.ts';

// The JSON of f-puzzles.com. SudokuPad reads it too (src/fpuzzlesdecoder.js in
// github.com/SudokuPad/sudokutools). `grid` is a list of rows, and a row is a list of cells such as
// `{"value": 5, "given": true}`. Digits without `given` and all marks are the player's, and are not
// read.

export const F_PUZZLES_SIZES: readonly number[] = Array.from({ length: 13 }, (_, at) => at + 4);

/** What the JSON can contain besides the givens. The field `rules` is its key `ruleset`. */
export const F_PUZZLES_PARTS: readonly string[] = [
  'solution',
  'name',
  'pencilmarks',
  'regions',
  'constraints',
  'author',
  'rules',
  'successMessage',
];

/** Keys that add no rule. Any other key is a rule or a drawing, unless its value is empty (see `isNothing`). */
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
  const rules = rulesOf(root);
  const unknown = rules.find(({ isKnown }) => !isKnown);
  if (unknown) return unknown.refusal;
  const ruleset = memberOf(root, 'ruleset');
  const { length } = grid.items;
  const cells = cellsOf(grid.items, numberIn(memberOf(root, 'size')) ?? length);
  if (isFault(cells)) return cells;
  const regions = regionsOf(cells, length);
  if (!geometryOfRegions(regions)) {
    const found = regions.includes(undefined) ? 'cells-without-region' : 'unequal-regions';
    return structureFault({ id: 'equal-regions' }, { id: found });
  }
  const geometry = shapeOfRegions(regions, wanted, constraint('region'));
  if (isFault(geometry)) return geometry;
  const givens = givensOf(cells, geometry);
  if (isFault(givens)) return givens;
  const more = readFPuzzleConstraints(root, cells, givens);
  if (isFault(more)) return more;
  const hasRegions = isJigsaw(geometry);
  const isVariant = hasRegions || more.constraints || more.pencilmarks;
  const [first] = rules;
  if (first && !isVariant) return first.refusal;
  const unexplained = unexplainedRule('ruleset', ruleset, {
    constraints: more.constraints,
    hasMarks: more.pencilmarks !== undefined,
    hasRegions,
  });
  if (unexplained) return variant(unexplained.phrase, unexplained.index);
  const solution = solutionOf(memberOf(root, 'solution'), givens);
  if (isFault(solution)) return { ...solution, index: memberOf(root, 'solution')!.from };
  const name = textOf(memberOf(root, 'title'));
  const fields = textFields({
    author: textOf(memberOf(root, 'author')),
    rules: textOf(memberOf(root, 'ruleset')),
    successMessage: textOf(memberOf(root, 'successMessage')),
  });
  const refused = hasRegions ? 'region' : more.pencilmarks && 'givenPencilMarks';
  const refusal = first?.refusal ?? (refused && variant(constraint(refused)));
  return {
    givens,
    ...more,
    ...(refusal && { refusal }),
    ...(solution && { solution }),
    ...(name && { name }),
    ...(fields.length > 0 && { fields }),
  };
}

/** A key that adds a rule or draws something. */
interface KeyOfRule {
  readonly isKnown: boolean;
  /** The fault if the puzzle must be classic, or the rule is not known. */
  readonly refusal: Fault;
}

function rulesOf(root: JsonNode): KeyOfRule[] {
  if (root.kind !== 'object') return [];
  return Array.from(root.members).flatMap(([key, value]): KeyOfRule[] => {
    const isDrawing = F_PUZZLES_DRAWINGS.has(key);
    if (RULELESS.has(key) || isNothing(value)) return [];
    if (isDrawing && value.kind === 'array' && value.items.every(isOfConstraint)) return [];
    const isKnown = isDrawing || isFPuzzleRule(key);
    return [{ isKnown, refusal: variant(constraint(key), value.from) }];
  });
}

/** Whether a drawing belongs to a constraint with a key of its own, or is a note such as `author: …`. */
function isOfConstraint(drawing: JsonNode): boolean {
  const isNote = /^[a-z]+: /i.test(textOf(memberOf(drawing, 'value')) ?? '');
  return (
    isNote ||
    !isNothing(memberOf(drawing, 'fromConstraint')) ||
    !isNothing(memberOf(drawing, 'isNewConstraint'))
  );
}

/** Joins the cells of all rows. There must be `size` rows of `size` cells. */
function cellsOf(rows: readonly JsonNode[], size: number): readonly JsonNode[] | Fault {
  const expected: Phrase = { id: 'grid-of-rows', size };
  if (!F_PUZZLES_SIZES.includes(size)) return sizeFault(size);
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

function sizeFault(size: number): Fault {
  return structureFault({ id: 'size', sizes: F_PUZZLES_SIZES }, verbatim(`${size}`));
}

function constraint(name: string): Phrase {
  return { id: 'f-puzzles-constraint', name };
}

/**
 * Cell → the number of its region, which is undefined if it is `null`. A cell that does not name one
 * belongs to its usual box, or to its row if the size has no boxes, as in SudokuPad.
 */
function regionsOf(cells: readonly JsonNode[], size: number): unknown[] {
  const [usual] = shapesOf(size);
  return cells.map((cell, at) => {
    const region = cell.kind === 'object' ? cell.members.get('region') : undefined;
    if (region) return numberIn(region);
    return usual ? usual.box[at] : at - (at % size);
  });
}

function givensOf(cells: readonly JsonNode[], geometry: Geometry): Grid | Fault {
  const digits = new Uint8Array(geometry.cells);
  for (const [cell, node] of cells.entries()) {
    if (isNothing(memberOf(node, 'given'))) continue;
    const value = memberOf(node, 'value');
    const digit = numberIn(value);
    if (!isDigit(digit, geometry.size)) {
      return digitFault(geometry, cell, shownNode(value));
    }
    digits[cell] = digit;
  }
  return { geometry, digits };
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

/** The kinds of the constraints of a record that have no key in the JSON of f-puzzles.com. */
export function kindsWithoutKey({ constraints = [], givens }: PuzzleRecord): ConstraintKind[] {
  const { lost } = writeFPuzzleConstraints(constraints, givens, undefined);
  return [...new Set(lost.map(({ kind }) => kind))];
}

/** Writes a record as the JSON of f-puzzles.com. */
export function formatFPuzzle(record: PuzzleRecord): string {
  const { constraints = [], fields, givens, name, pencilmarks, solution } = record;
  const { geometry, digits } = givens;
  const rules = writeFPuzzleConstraints(constraints, givens, pencilmarks);
  const { size, box } = geometry;
  const isUsual = shapesOf(size)[0] === geometry;
  const cells = Array.from(digits, (value, cell) => ({
    ...(value > 0 && { value, given: true }),
    ...(!isUsual && { region: box[cell] }),
    ...(rules.cells[cell] && { givenPencilMarks: rules.cells[cell] }),
  }));
  return JSON.stringify({
    size,
    title: name,
    author: fieldNamed(fields, 'author'),
    ruleset: fieldNamed(fields, 'rules'),
    grid: partsOf(cells, size),
    ...rules.keys,
    solution: solution && Array.from(solution.digits),
    successMessage: fieldNamed(fields, 'successMessage'),
  });
}
