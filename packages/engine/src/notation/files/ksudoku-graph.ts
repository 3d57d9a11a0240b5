import type { Constraint } from '../../constraint/constraint.ts';
import { type Geometry, geometryOfSize, isJigsaw } from '../../grid/geometry.ts';
import { variant } from '../objects/object-fault.ts';
import type { Fault } from '../parts/fault.ts';
import { geometryOfRegions } from '../parts/region-grid.ts';
import { isRuleName } from '../parts/rule-names.ts';
import { attributesOf } from '../parts/xml.ts';
import type { Phrase } from '../phrase.ts';

// The graph of a square grid has the type "sudoku" and no contents, or the type "custom". A custom graph
// has <sudokugroups> with the rows, the columns and perhaps the boxes, and other groups of different
// digits as <clique>. In a <cage>, the operator 4 is a sum, and 0 a cell with its digit. Cells are numbered
// column by column.

/** What a graph says about a puzzle. */
export interface KSudokuGraph {
  readonly geometry: Geometry;
  readonly constraints: readonly Constraint[];
  /** The fault if the puzzle must be classic. Undefined if it is. */
  readonly refusal: Fault | undefined;
}

export function readGraph(xml: string, { 0: tag, index }: RegExpExecArray): KSudokuGraph | Fault {
  const attributes = attributesOf(tag);
  const size = Number(attributes.get('order'));
  const type = attributes.get('type') ?? '';
  const name = attributes.get('name') ?? attributes.get('specific-type') ?? '';
  const hasCages = CAGES.test(xml);
  const rule: Phrase = {
    id: 'rule',
    name: name || (hasCages ? 'cage' : type.replace('sudoku', 'clique')),
  };
  const usual = geometryOfSize(size);
  const refusal = variant(rule, index);
  if (type === 'sudoku') {
    if (isRuleName(name)) return refusal;
    if (!usual) return { code: 'length', index, expected: { id: 'boxed-grid' }, found: rule };
    const cages = cagesOf(xml, size);
    if (!cages) return refusal;
    return { geometry: usual, constraints: cages, refusal: hasCages ? refusal : undefined };
  }
  if (type !== 'custom' || !usual || !isOneGrid(xml, attributes)) return refusal;
  const groups = groupsOf(xml, usual);
  const cages = cagesOf(xml, size);
  if (!groups || !cages) return refusal;
  const constraints = [...groups.more, ...cages];
  const { geometry } = groups;
  const isClassic = constraints.length === 0 && !isJigsaw(geometry);
  return { geometry, constraints, refusal: isClassic ? undefined : refusal };
}

const CAGES = /<(?:cage|roxdokugroups)\b/;
const CLIQUE = /<clique\b[^>]*>([\d\s]*)<\/clique>/g;
const CAGE = /<cage\b[^>]*>([\d\s]*)<\/cage>/g;

/** Whether a custom graph has one square grid. */
function isOneGrid(xml: string, attributes: ReadonlyMap<string, string>): boolean {
  const sizes = ['order', 'sizeX', 'sizeY'].map((key) => attributes.get(key));
  const isSquare = new Set(sizes).size === 1 && attributes.get('sizeZ') === '1';
  return (
    isSquare && !/<roxdokugroups\b/.test(xml) && (xml.match(/<sudokugroups\b/g) ?? []).length < 2
  );
}

interface Groups {
  readonly geometry: Geometry;
  readonly more: readonly Constraint[];
}

/** The regions and the other groups. Undefined if they are no rows, columns and regions. */
function groupsOf(xml: string, usual: Geometry): Groups | undefined {
  const { houses, size } = usual;
  const keyOf = (cells: ArrayLike<number>): string =>
    Array.from(cells)
      .sort((a, b) => a - b)
      .join();
  const cliques = Array.from(xml.matchAll(CLIQUE), ([, cells]) => indexesIn(cells, size));
  const areGroups = cliques.every(
    (cells) => areCells(cells, size) && new Set(cells).size === cells.length,
  );
  if (!areGroups) return undefined;
  const left = new Map(cliques.map((cells) => [keyOf(cells), cells]));
  const lines = houses.slice(0, 2 * size).map(keyOf);
  const boxes = houses.slice(2 * size).map(keyOf);
  const tag = /<sudokugroups\b[^>]*>/.exec(xml)?.[0];
  if (!tag && !lines.every((line) => left.has(line))) return undefined;
  for (const line of lines) left.delete(line);
  if (tag && attributesOf(tag).get('withblocks') !== '0') {
    return { geometry: usual, more: rulesOf(left.values(), size) };
  }
  if (boxes.every((box) => left.has(box))) {
    for (const box of boxes) left.delete(box);
    return { geometry: usual, more: rulesOf(left.values(), size) };
  }
  const names = Array.from({ length: size * size }, () => -1);
  const regions = Array.from(left).filter(
    ([, cells]) => cells.length === size && !diagonalOf(cells, size),
  );
  for (const [at, [key, cells]] of regions.entries()) {
    for (const cell of cells) names[cell] = at;
    left.delete(key);
  }
  const geometry = regions.length === size ? geometryOfRegions(names) : undefined;
  return geometry && { geometry, more: rulesOf(left.values(), size) };
}

function rulesOf(groups: Iterable<readonly number[]>, size: number): Constraint[] {
  return Array.from(groups, (cells) => diagonalOf(cells, size) ?? { kind: 'unique', cells });
}

function diagonalOf(cells: readonly number[], size: number): Constraint | undefined {
  const isDown = (cell: number): boolean => cell % (size + 1) === 0;
  const isUp = (cell: number): boolean =>
    cell % (size - 1) === 0 && cell > 0 && cell < size * size - 1;
  if (cells.length !== size || !(cells.every(isDown) || cells.every(isUp))) return undefined;
  return { kind: 'diagonal', down: cells.every(isDown) };
}

/** Undefined if a cage calculates otherwise, or has a wrong number of cells. */
function cagesOf(xml: string, size: number): Constraint[] | undefined {
  const cages: Constraint[] = [];
  for (const [tag, text] of xml.matchAll(CAGE)) {
    const attributes = attributesOf(tag);
    const cells = indexesIn(text, size);
    const sum = Number(attributes.get('value'));
    const isSum = attributes.get('operator') === '4' || cells.length === 1;
    if (!isSum || !areCells(cells, size) || !Number.isInteger(sum) || sum < 1) return undefined;
    if (new Set(cells).size < cells.length) return undefined;
    cages.push({ kind: 'killer', cells, sum });
  }
  return cages;
}

/** Whether these are cells, and no more than there are digits. */
function areCells(cells: readonly number[], size: number): boolean {
  const areInside = cells.every((cell) => cell >= 0 && cell < size * size);
  return areInside && cells.length > 0 && cells.length <= size;
}

/** The cells of a group, row by row. */
function indexesIn(text: string, size: number): number[] {
  const numbers = text.trim() === '' ? [] : text.trim().split(/\s+/).map(Number);
  return numbers.map((at) => (at < size * size ? cellOfKSudoku(at, size) : -1));
}

/** KSudoku numbers the cells column by column. */
export function cellOfKSudoku(index: number, size: number): number {
  return (index % size) * size + Math.floor(index / size);
}
