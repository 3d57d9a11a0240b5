import type { Constraint } from '../../constraint/constraint.ts';
import { type CandidateGrid, candidatesOf } from '../../grid/candidate-grid.ts';
import { allDigits, digitsOf } from '../../grid/digit-set.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import { memberOf } from '../parts/json-node.ts';
import type { JsonNode } from '../parts/json-text.ts';
import { type FPuzzleEntries, fPuzzleCell } from './f-puzzles-entry.ts';

// Marks of single cells: `odd`, `even` and `givenPencilMarks` are candidates, `minimum` and `maximum`
// are less and more than their neighbours.

/** The candidates of the marked cells. Undefined if no cell is marked. */
export function readMarks(
  root: JsonNode,
  cells: readonly JsonNode[],
  givens: Grid,
  entries: FPuzzleEntries,
): CandidateGrid | undefined {
  const { geometry, digits } = givens;
  const all = allDigits(geometry.size);
  const sets = Int32Array.from(digits, (digit) => (digit > 0 ? 1 << (digit - 1) : all));
  let isMarked = false;
  for (const [key, set] of [
    ['odd', oddDigits(geometry)],
    ['even', evenDigits(geometry)],
  ] as const) {
    const list = memberOf(root, key);
    for (const cell of list ? entries.readEach(key, list, (entry) => [entry.cell()]) : []) {
      sets[cell] &= set;
      isMarked = true;
    }
  }
  for (const [cell, node] of cells.entries()) {
    const marks = memberOf(node, 'givenPencilMarks');
    if (!marks || (marks.kind === 'array' && marks.items.length === 0)) continue;
    sets[cell] &= setOf(entries.givenMarks(marks));
    isMarked = true;
  }
  return isMarked ? { geometry, candidates: sets } : undefined;
}

function oddDigits({ size }: Geometry): number {
  return allDigits(size) & 0x5555555;
}

function evenDigits({ size }: Geometry): number {
  return allDigits(size) & ~0x5555555;
}

function setOf(digits: readonly number[]): number {
  return digits.reduce((set, digit) => set | (1 << (digit - 1)), 0);
}

/** What the marks of candidates are in the JSON: the keys of the puzzle, and those of each cell. */
export interface WrittenMarks {
  readonly keys: { readonly odd?: object[]; readonly even?: object[] };
  /** Cell → its `givenPencilMarks`, if it has any. */
  readonly cells: readonly (readonly number[] | undefined)[];
}

/** The inverse of `readMarks`. Candidates that only follow from the givens are left out. */
export function writeMarks(givens: Grid, pencilmarks: CandidateGrid | undefined): WrittenMarks {
  if (!pencilmarks) return { keys: {}, cells: [] };
  const { geometry, digits } = givens;
  const { candidates } = pencilmarks;
  const follow = candidatesOf(givens).candidates;
  const isPosition = candidates.every((set, cell) => (set & ~follow[cell]) === 0);
  const odd: object[] = [];
  const even: object[] = [];
  const cells = Array.from(candidates, (set, cell): number[] | undefined => {
    const own = digits[cell] > 0 ? 1 << (digits[cell] - 1) : 0;
    const usual = isPosition ? follow[cell] : allDigits(geometry.size);
    if (own === 0 ? set === usual : (set & own) !== 0) return undefined;
    const isOdd = own === 0 ? set === oddDigits(geometry) : digits[cell] % 2 === 0;
    const isEven = own === 0 ? set === evenDigits(geometry) : digits[cell] % 2 === 1;
    if (isOdd) odd.push({ cell: fPuzzleCell(cell, geometry) });
    else if (isEven) even.push({ cell: fPuzzleCell(cell, geometry) });
    else return [...digitsOf(set)];
    return undefined;
  });
  return {
    keys: { ...(odd.length > 0 && { odd }), ...(even.length > 0 && { even }) },
    cells,
  };
}

/** The cells that are less than all their neighbours, except those that are marked as well. */
export function readExtremes(root: JsonNode, entries: FPuzzleEntries): Constraint[] {
  return (['minimum', 'maximum'] as const).flatMap((key) => {
    const list = memberOf(root, key);
    const marked = list ? entries.readEach(key, list, (entry) => [entry.cell()]) : [];
    return marked.flatMap((cell) =>
      neighboursOf(cell, entries.geometry)
        .filter((other) => !marked.includes(other))
        .map((other) => lessOf(key, cell, other)),
    );
  });
}

function lessOf(key: 'minimum' | 'maximum', cell: number, other: number): Constraint {
  return { kind: 'less', cells: key === 'minimum' ? [cell, other] : [other, cell] };
}

/** The keys `minimum` and `maximum`, and the constraints that they say. */
export function writeExtremes(
  constraints: readonly Constraint[],
  geometry: Geometry,
): { readonly keys: Record<string, object[]>; readonly said: ReadonlySet<Constraint> } {
  const pairs = new Map<string, Constraint>();
  for (const rule of constraints) if (rule.kind === 'less') pairs.set(rule.cells.join(), rule);
  const keys: Record<string, object[]> = {};
  const said = new Set<Constraint>();
  for (const key of ['minimum', 'maximum'] as const) {
    const ruleOf = (cell: number, other: number): Constraint | undefined =>
      pairs.get((key === 'minimum' ? [cell, other] : [other, cell]).join());
    let marked = Array.from({ length: geometry.cells }, (_, cell) => cell).filter((cell) =>
      neighboursOf(cell, geometry).some((other) => ruleOf(cell, other)),
    );
    for (let count = -1; count !== marked.length; ) {
      count = marked.length;
      marked = marked.filter((cell) =>
        neighboursOf(cell, geometry).every(
          (other) => marked.includes(other) || ruleOf(cell, other),
        ),
      );
    }
    const rules = marked.flatMap((cell) =>
      neighboursOf(cell, geometry).flatMap((other) =>
        marked.includes(other) ? [] : [ruleOf(cell, other)!],
      ),
    );
    if (rules.every((rule) => said.has(rule))) continue;
    keys[key] = marked.map((cell) => ({ cell: fPuzzleCell(cell, geometry) }));
    for (const rule of rules) said.add(rule);
  }
  return { keys, said };
}

/** The cells that share an edge with a cell, in ascending order. */
function neighboursOf(cell: number, { column, row, size }: Geometry): number[] {
  const near: number[] = [];
  if (row[cell] > 0) near.push(cell - size);
  if (column[cell] > 0) near.push(cell - 1);
  if (column[cell] < size - 1) near.push(cell + 1);
  if (row[cell] < size - 1) near.push(cell + size);
  return near;
}
