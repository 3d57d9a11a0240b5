import { geometryOfCells, MAX_SIZE } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import { type ProgramObject, programOf } from '../objects/program-object.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { memberOf } from '../parts/json-node.ts';
import type { JsonNode } from '../parts/json-text.ts';
import { packedGrid } from '../parts/packed.ts';
import { isRegionGrid } from '../parts/region-grid.ts';
import { ruleKind } from '../parts/rule-names.ts';
import { isMostlyCells } from '../parts/symbol.ts';
import { hasUsualCells, hasUsualRows, isRow, readJsonCells } from './json-cells.ts';
import { placedCells } from './json-placed-cells.ts';

type JsonObject = JsonNode & { readonly kind: 'object' };

/** A puzzle in JSON. */
export interface FoundPuzzle {
  /** The objects and arrays around the puzzle, from the outside in. */
  readonly path: readonly JsonNode[];
  /** The keys and indexes that lead from the root to the puzzle. */
  readonly keys: readonly (string | number)[];
  /** The innermost object around the puzzle. Undefined if there are only arrays. */
  readonly holder: JsonObject | undefined;
  /** The puzzle: its cells, the object of a program, or an object with a key `puzzle`. */
  readonly node: JsonNode;
  /** How to read the object of a program. */
  readonly program?: ProgramObject;
}

/** Keys of solutions. */
const SOLUTION = /(?:^|[-_. ])(?:solutions?|solved|answers?)|Solution|Solved|Answer/;
/** Keys of puzzles. */
const PUZZLE =
  /puzzle|quiz|mission|board|grid|sudoku|given|clue|initial|start|problem|question|unsolved|value|cells|matrix|rows/i;
/** Keys of what a player has entered. */
const PLAYER =
  /current|state|progress|user|player|saved?$|filled|working|guess|note|candidate|pencil|mark|history|undo|moves?$/i;

/**
 * Finds the puzzles in a JSON value. A puzzle is the object of a program, an object with a key
 * `puzzle` or `pencilmarks`, or a value that is a grid. Of several grids, those whose keys name a
 * puzzle are taken. Solutions, regions and the entries of a player are not puzzles.
 */
export function findPuzzles(line: string, root: JsonNode): readonly FoundPuzzle[] {
  const search = new PuzzleSearch(line);
  search.visit(root, [], []);
  return search.puzzles();
}

export function isSolutionKey(key: string): boolean {
  return SOLUTION.test(key);
}

/** A value that may be a puzzle. */
interface Candidate extends FoundPuzzle {
  /** The lower, the more likely. */
  readonly rank: number;
  /** Undefined if the value has an error. */
  readonly grid: Grid | undefined;
}

class PuzzleSearch {
  private readonly line: string;
  private readonly found: FoundPuzzle[] = [];
  private readonly candidates: Candidate[] = [];

  constructor(line: string) {
    this.line = line;
  }

  visit(node: JsonNode, path: readonly JsonNode[], keys: FoundPuzzle['keys']): void {
    if (node.kind === 'object') this.visitObject(node, path, keys);
    else if (node.kind === 'array' || node.kind === 'string') {
      if (this.addCandidate(node, path, keys) || node.kind === 'string') return;
      const inside = [...path, node];
      for (const [at, item] of node.items.entries()) this.visit(item, inside, [...keys, at]);
    }
  }

  puzzles(): readonly FoundPuzzle[] {
    if (this.found.length > 0) return this.found;
    const best = Math.min(
      ...this.candidates.filter(({ grid }) => grid).map(({ rank }) => rank),
      ...this.candidates.map(({ rank }) => rank + RANKS),
    );
    const likely = this.candidates.filter(({ rank }) => rank === best % RANKS);
    const direct = likely.filter(({ path, holder }) => holder && path.at(-1) === holder);
    const later = new Set(direct.filter((one) => direct.some((other) => isLater(one, other))));
    return likely.filter((one) => !later.has(one));
  }

  private visitObject(
    node: JsonObject,
    path: readonly JsonNode[],
    keys: FoundPuzzle['keys'],
  ): void {
    const program = programOf(node)?.read;
    if (program || isPuzzleObject(this.line, node)) {
      this.found.push({ path, keys, holder: node, node, ...(program && { program }) });
      return;
    }
    const inside = [...path, node];
    for (const [key, value] of node.members) {
      const isSkipped = isSolutionKey(key) || isRuleValue(this.line, key, value);
      if (!isSkipped) this.visit(value, inside, [...keys, key]);
    }
  }

  private addCandidate(
    node: JsonNode,
    path: readonly JsonNode[],
    keys: FoundPuzzle['keys'],
  ): boolean {
    const key = keys.findLast((one) => typeof one === 'string');
    const rank = key === undefined ? 1 : PLAYER.test(key) ? 2 : PUZZLE.test(key) ? 0 : 1;
    const grid = gridOfNode(this.line, node);
    if (!grid && !isNearlyGrid(node, rank)) return false;
    if (grid && isRegionGrid([...grid.digits], grid.geometry.size)) return true;
    const holder = path.findLast((one) => one.kind === 'object');
    this.candidates.push({ path, keys, holder, node, rank, grid });
    return true;
  }
}

const RANKS = 3;

/** Whether a candidate is the solution or a later position of another candidate in its object. */
function isLater(one: Candidate, other: Candidate): boolean {
  if (one === other || one.holder !== other.holder) return false;
  if (!one.grid || !other.grid || one.grid.geometry !== other.grid.geometry) return false;
  const { digits } = one.grid;
  const isKept = other.grid.digits.every((digit, cell) => digit === 0 || digit === digits[cell]);
  return (
    isKept &&
    (one.node.from > other.node.from || digits.some((d, at) => d !== other.grid!.digits[at]))
  );
}

/** Whether a value belongs to a rule, such as the cells of a cage. It is no puzzle, even if it looks like one. */
function isRuleValue(line: string, key: string, value: JsonNode): boolean {
  const kind = ruleKind(key);
  if (kind === 'rule') return value.kind === 'array';
  return (kind === 'list' || kind === 'drawing') && gridOfNode(line, value) === undefined;
}

/** Whether an object has the key `puzzle` with cells, or `pencilmarks`. */
function isPuzzleObject(line: string, node: JsonObject): boolean {
  const puzzle = memberOf(node, 'puzzle');
  if (!puzzle) return memberOf(node, 'pencilmarks')?.kind === 'string';
  if (puzzle.kind === 'string') return isMostlyCells(puzzle.value.replace(/[\s,|/]/g, ''));
  return (
    puzzle.kind === 'array' && (gridOfNode(line, puzzle) !== undefined || isNearlyGrid(puzzle, 0))
  );
}

/** The grid of a value. Undefined if it is not a grid of a usual size. */
export function gridOfNode(line: string, node: JsonNode): Grid | undefined {
  if (!isUsual(node)) return undefined;
  const grid = readJsonCells<Grid>(line, node, (text) => packedGrid(text, 0, text.length) ?? NONE);
  return isFault(grid) ? undefined : grid;
}

const NONE: Fault = {
  code: 'empty',
  index: 0,
  expected: { id: 'puzzle' },
  found: { id: 'nothing' },
};

/** Whether a value has as many cells as a grid. Strings may also have separators. */
function isUsual(node: JsonNode): boolean {
  if (node.kind === 'string') {
    const { length } = node.value;
    return length >= 16 && length <= 2 * 625 && !/[^\w\s.,|/*?\-·_]/.test(node.value);
  }
  if (node.kind !== 'array') return false;
  return hasUsualRows(node) || hasUsualCells(node);
}

/** An unnamed value with fewer cells is not a grid with an error. */
const FEWEST = 50;
const FEWEST_NAMED = 12;

/** Whether a value looks like a grid with an error. */
function isNearlyGrid(node: JsonNode, rank: number): boolean {
  const fewest = rank === 0 ? FEWEST_NAMED : FEWEST;
  if (node.kind === 'string') return node.value.length >= fewest && isMostlyCells(node.value);
  if (node.kind !== 'array') return false;
  const { items } = node;
  if (placedCells(items)) return items.length >= (rank === 0 ? FEWEST_ROWS : FEWEST_NAMED);
  if (!items.some(isRow)) return items.length >= fewest && items.every(isCell);
  const lengths = items.map((item) => lengthOfRow(item, items.length));
  return items.length >= FEWEST_ROWS && sum(lengths) >= fewest;
}

const FEWEST_ROWS = 4;

function isCell(node: JsonNode): boolean {
  return node.kind !== 'object' && node.kind !== 'array';
}

/** The number of cells in a row. NaN if the value is not a row, but for example a 4×4 grid. */
function lengthOfRow(node: JsonNode, rows: number): number {
  if (node.kind === 'array') return node.items.every(isCell) ? node.items.length : Number.NaN;
  const { length } = node.kind === 'string' && isMostlyCells(node.value) ? node.value : [];
  const isGrid = geometryOfCells(length) !== undefined && length !== rows;
  return length > 0 && length <= MAX_SIZE && !isGrid ? length : Number.NaN;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
