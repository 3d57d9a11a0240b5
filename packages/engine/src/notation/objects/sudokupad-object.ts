import { type Geometry, isJigsaw } from '../../grid/geometry.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { textFields } from '../parts/fields.ts';
import { isNothing, memberOf, numberIn, textOf } from '../parts/json-node.ts';
import { ruleBeside, ruleIn } from '../parts/json-rules.ts';
import type { JsonNode } from '../parts/json-text.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { shapesOf } from '../parts/region-grid.ts';
import { shapeOfRegions } from './box-shapes.ts';
import { unexplainedRule } from './explained-rules.ts';
import { digitFault, isDigit, structureFault, variant } from './object-fault.ts';
import { globalsOf, isCage, readCages, withoutGlobals } from './sudokupad-rules.ts';

// SudokuPad's own JSON has the digits, the regions, the cages, and a drawing of lines, arrows and
// shapes. The author explains in words what the drawing means. So a puzzle with a drawing is refused.

/** Key → its short name. A puzzle uses either the key or the short name. */
const KEYS = { cells: 'ce', value: 'v', regions: 're', cages: 'ca' } as const;

/** The keys that are read. */
const READ: ReadonlySet<string> = new Set(Object.entries(KEYS).flat());

/** Keys of drawings, each with its short name. */
const DRAWN: readonly (readonly [string, string])[] = [
  ['lines', 'l'],
  ['arrows', 'a'],
  ['underlays', 'u'],
  ['overlays', 'o'],
  ['foglight', 'foglight'],
  ['triggereffect', 'triggereffect'],
];

export function readSudokuPad(root: JsonNode, wanted: Geometry | undefined): RecordContent | Fault {
  const rows = get(root, 'cells');
  if (rows?.kind !== 'array') {
    return structureFault({ id: 'json-with-key', key: 'cells' }, { id: 'json-without-key' });
  }
  const element = elementOf(root);
  if (element) {
    const [name, { from }] = element;
    return variant({ id: 'sudokupad-element', name }, from);
  }
  const unknown = ruleBeside(withoutGlobals(root), READ);
  if (unknown) return variant(unknown.phrase, unknown.index);
  const [cage] = cagesOf(root).filter(isCage);
  const size = rows.items.length;
  const cells = rows.items.flatMap((row) => (row.kind === 'array' ? row.items : []));
  if (shapesOf(size).length === 0 || cells.length !== size * size) {
    if (cage) return variant({ id: 'sudokupad-element', name: 'cages' }, cage.from);
    return structureFault(
      { id: 'boxed-grid' },
      { id: 'cells-in-rows', count: cells.length, rows: size },
    );
  }
  const regions = regionsOf(get(root, 'regions'), size);
  const source = { id: 'sudokupad-element', name: 'regions' } as const;
  const geometry = shapeOfRegions(regions, wanted, source);
  if (isFault(geometry)) return geometry;
  const digits = new Uint8Array(geometry.cells);
  for (const [cell, node] of cells.entries()) {
    const value = get(node, 'value');
    if (isNothing(value)) continue;
    const digit = numberIn(value);
    if (!isDigit(digit, size)) return digitFault(geometry, cell, { id: 'other-value' });
    digits[cell] = digit;
  }
  const cages = readCages(cagesOf(root), geometry);
  if (isFault(cages)) return cages;
  const constraints = [...globalsOf(root), ...cages];
  const hasRegions = isJigsaw(geometry);
  const words = wordsOf(root);
  const understood = { constraints, hasMarks: false, hasRegions };
  const unexplained = unexplainedRule('rules', words, understood);
  if (unexplained) return variant(unexplained.phrase, unexplained.index);
  const drawn = cages.length > 0 ? 'cages' : hasRegions ? 'regions' : undefined;
  const rule = ruleBeside(root, READ) ?? ruleIn('rules', words);
  if (rule && constraints.length === 0 && !hasRegions) return variant(rule.phrase, rule.index);
  const refusal = drawn
    ? variant({ id: 'sudokupad-element', name: drawn }, drawn === 'cages' ? cage.from : 0)
    : rule && variant(rule.phrase, rule.index);
  const name = metadataOf(root, 'title', 't');
  const fields = textFields({
    author: metadataOf(root, 'author', 'a'),
    rules: metadataOf(root, 'rules', 'r'),
  });
  return {
    givens: { geometry, digits },
    ...(constraints.length > 0 && { constraints }),
    ...(refusal && { refusal }),
    ...(name && { name }),
    ...(fields.length > 0 && { fields }),
  };
}

function get(node: JsonNode, key: keyof typeof KEYS): JsonNode | undefined {
  return memberOf(node, key) ?? memberOf(node, KEYS[key]);
}

/** The first key that draws something, and its value. */
function elementOf(root: JsonNode): readonly [string, JsonNode] | undefined {
  for (const [name, short] of DRAWN) {
    const node = memberOf(root, name) ?? memberOf(root, short);
    if (node && !isNothing(node)) return [name, node];
  }
  return undefined;
}

/** The rules in words. */
function wordsOf(root: JsonNode): JsonNode {
  const { from, to } = root;
  return { kind: 'string', value: metadataOf(root, 'rules', 'r') ?? '', from, to };
}

function cagesOf(root: JsonNode): readonly JsonNode[] {
  const cages = get(root, 'cages');
  return cages?.kind === 'array' ? cages.items : [];
}

/**
 * A text such as the title. It is in the metadata, or in a cage with a value such as "title: Easy".
 */
function metadataOf(root: JsonNode, key: string, short: string): string | undefined {
  const notes = cagesOf(root).map((cage) => textOf(get(cage, 'value')) ?? '');
  const noted = notes.find((note) => note.startsWith(`${key}: `))?.slice(`${key}: `.length);
  const metadata = memberOf(root, 'metadata');
  return noted ?? textOf(memberOf(metadata, key) ?? memberOf(metadata, short));
}

/** Cell → the number of its region. A region is a list of [row, column]. */
function regionsOf(node: JsonNode | undefined, size: number): unknown[] {
  if (node?.kind !== 'array' || node.items.length === 0) return [...shapesOf(size)[0].box];
  const regions: unknown[] = Array.from({ length: size * size }, () => undefined);
  node.items.forEach((region, name) => {
    for (const place of region.kind === 'array' ? region.items : []) {
      const [row, column] = place.kind === 'array' ? place.items.map(numberIn) : [];
      if (row !== undefined && column !== undefined) regions[row * size + column] = name;
    }
  });
  return regions;
}
