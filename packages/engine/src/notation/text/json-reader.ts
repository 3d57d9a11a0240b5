import type { Geometry } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import { placedDigits } from '../../grid/placed-digits.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { memberOf } from '../parts/json-node.ts';
import { regionNames } from '../parts/json-regions.ts';
import type { JsonRule } from '../parts/json-rules.ts';
import { type JsonNode, parseJson } from '../parts/json-text.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { readPacked } from '../parts/packed.ts';
import { readSolution } from '../parts/read-solution.ts';
import { isRegionGrid, shapeOfNames } from '../parts/region-grid.ts';
import { ruleKind } from '../parts/rule-names.ts';
import { geometryOfBox, type Member, statedBox } from '../parts/stated-box.ts';
import { visibleText } from '../parts/symbol.ts';
import type { Phrase } from '../phrase.ts';
import { readJsonCells, unexpected } from './json-cells.ts';
import { fieldsOf, membersAround, nodesAround, ruleAround } from './json-fields.ts';
import { type FoundPuzzle, findPuzzles, gridOfNode } from './json-search.ts';
import { type Source, sourceOf } from './json-source.ts';
import { variantIn, withRules } from './json-variant.ts';
import { readCandidates } from './sukaku.ts';

/** A puzzle in a JSON text, or what is wrong with it. */
export interface JsonPuzzle {
  readonly content: RecordContent | Fault;
  /** Where the puzzle is in the text, counted from 0. */
  readonly index: number;
}

/**
 * Reads the puzzles in one JSON value. `settled` is the size of the first grid of the whole text. It
 * is only used in errors.
 */
export function readJson(
  text: string,
  wanted: Geometry | undefined,
  settled: number | undefined,
): readonly JsonPuzzle[] {
  const root = parseJson(text);
  if (isFault(root)) return [{ content: root, index: root.index }];
  const alone = (content: RecordContent | Fault) => [{ content, index: root.from }];
  if (root.kind === 'string') {
    const givens = readGivens(text, root, wanted, settled);
    return alone(isFault(givens) ? givens : { givens });
  }
  if (root.kind === 'array' && root.items.length === 0) return [];
  if (root.kind !== 'object' && root.kind !== 'array') {
    return alone(unexpected(root, { id: 'object' }));
  }
  const found = findPuzzles(text, root);
  const only = found.length === 1;
  const others = nodesAround(found);
  if (found.length > 0) {
    return found.map((puzzle) => ({
      content: readFound(text, puzzle, others, wanted, settled),
      index: only ? root.from : puzzle.node.from,
    }));
  }
  if (root.kind === 'array') return alone(unexpected(root, { id: 'puzzle' }));
  const puzzle = { path: [], keys: [], holder: root, node: root };
  return alone(readFound(text, puzzle, others, wanted, settled));
}

function readGivens(
  text: string,
  node: JsonNode,
  wanted: Geometry | undefined,
  settled: number | undefined,
): Grid | Fault {
  return readJsonCells(text, node, (cells) => readPacked(cells, 0, cells.length, wanted, settled));
}

function readFound(
  text: string,
  found: FoundPuzzle,
  others: ReadonlySet<JsonNode>,
  wanted: Geometry | undefined,
  settled: number | undefined,
): RecordContent | Fault {
  const { program, node, holder } = found;
  if (program) {
    const content = program(node, wanted);
    return isFault(content) ? { ...content, index: Math.max(content.index, node.from) } : content;
  }
  const rule = ruleAround(found, others);
  const refusal = rule && ruleFault(rule);
  const known = rule && !wanted ? variantIn(holder) : undefined;
  const unknown =
    known && known.nodes.size > 0 ? ruleAround(found, new Set([...others, ...known.nodes])) : rule;
  const source = sourceOf(text, found);
  const content = unknown
    ? ruleFault(unknown)
    : readSource(text, source, membersAround(found, others), known?.geometry ?? wanted, settled);
  const whole = isFault(content) || !known ? content : withRules(content, known, refusal);
  if (!holder) return whole;
  return { ...whole, fields: fieldsOf(text, found, others, source, isFault(whole)) };
}

function ruleFault({ index, phrase }: JsonRule): Fault {
  return { code: 'variant', index, expected: { id: 'classic' }, found: phrase };
}

function readSource(
  text: string,
  source: Source,
  around: readonly Member[],
  wanted: Geometry | undefined,
  settled: number | undefined,
): RecordContent | Fault {
  const { holder, puzzle, solution, isPlain } = source;
  const stated = boxOf(text, source, around, wanted);
  if (isFault(stated)) return stated;
  const marks = isPlain ? memberOf(holder, 'pencilmarks') : undefined;
  const pencilmarks =
    marks && readJsonCells(text, marks, (cells) => readCandidates(cells, 0, cells.length, stated));
  if (isFault(pencilmarks)) return pencilmarks;
  if (!puzzle && !pencilmarks) {
    return {
      code: 'structure',
      index: holder?.from ?? 0,
      expected: { id: 'key-of-grid' },
      found: keysOf(holder),
    };
  }
  const shape = stated ?? pencilmarks?.geometry;
  const givens = puzzle ? readGivens(text, puzzle, shape, settled) : placedDigits(pencilmarks!);
  if (isFault(givens)) return givens;
  const solved =
    solution &&
    readJsonCells(text, solution, (cells) => readSolution(cells, 0, cells.length, givens));
  if (isFault(solved)) return solved;
  return {
    givens,
    ...(pencilmarks && { pencilmarks }),
    ...(solved && { solution: solved }),
    ...note(holder, 'name'),
    ...note(holder, 'comment'),
  };
}

/** An error names at most this many keys. */
const NAMED_KEYS = 6;

function keysOf(object: JsonNode | undefined): Phrase {
  const names = object?.kind === 'object' ? [...object.members.keys()] : [];
  if (names.length === 0) return { id: 'none' };
  const shown = names.slice(0, NAMED_KEYS).map((name) => Array.from(name, visibleText).join(''));
  return { id: 'keys', names: shown, count: names.length };
}

function note(
  object: JsonNode | undefined,
  key: 'name' | 'comment',
): Partial<Record<typeof key, string>> {
  const node = memberOf(object, key);
  return node?.kind === 'string' ? { [key]: node.value } : {};
}

/**
 * The shape of the boxes that the members around a puzzle state. If `wanted` is set, any other shape
 * is a fault.
 */
function boxOf(
  text: string,
  { holder, puzzle, isPlain }: Source,
  around: readonly Member[],
  wanted: Geometry | undefined,
): Geometry | Fault | undefined {
  const box = isPlain ? memberOf(holder, 'box') : undefined;
  if (box && !statedBox([['box', box]])) return unexpected(box, { id: 'box' });
  const stated = statedBox(around);
  if (!stated) return wanted ?? boxOfRegions(holder);
  const size = puzzle && gridOfNode(text, puzzle)?.geometry.size;
  return geometryOfBox(stated, size, wanted) ?? wanted;
}

/** The shape of the boxes if a member such as `regions` lists them. */
function boxOfRegions(holder: JsonNode | undefined): Geometry | undefined {
  if (holder?.kind !== 'object') return undefined;
  for (const [name, node] of holder.members) {
    const names = ruleKind(name) === 'regions' ? regionNames(node) : undefined;
    const size = Math.sqrt(names?.length ?? 0);
    if (names && isRegionGrid(names, size)) return shapeOfNames(names, size);
  }
  return undefined;
}
