import { formatCell } from '../../grid/coordinate.ts';
import type { Geometry } from '../../grid/geometry.ts';
import { counted, type Fault, isFault } from '../parts/fault.ts';
import { isNothing, memberOf, numberIn, textOf } from '../parts/json-node.ts';
import type { JsonNode } from '../parts/json-text.ts';
import { symbolRange } from '../parts/symbol.ts';
import { boxName, shapeOfRegions, shapesOf } from './box-shapes.ts';
import type { LinkContent } from './link.ts';
import { faultInside, variant } from './packed-json.ts';

// SudokuPad's own JSON. It only describes a drawing. Lines, arrows and shapes stand for rules that the
// author explains in words. So a puzzle with any of them is rejected. A cage without cells is a note,
// such as "title: …".

/** Key → its short name (see sudokupad-unzip.ts). */
const KEYS = { cells: 'ce', value: 'v', regions: 're', cages: 'ca' } as const;

/** Keys of things drawn on the grid, each with its short name. */
const DRAWN: readonly (readonly [string, string])[] = [
  ['lines', 'l'],
  ['arrows', 'a'],
  ['underlays', 'u'],
  ['overlays', 'o'],
  ['foglight', 'foglight'],
  ['triggereffect', 'triggereffect'],
];

/** Keys of the metadata that switch a rule on or off. */
const RULES = ['antiking', 'antiknight', 'norowcol'];

export function readSudokuPad(root: JsonNode, wanted: Geometry | undefined): LinkContent | Fault {
  const rows = get(root, 'cells');
  if (rows?.kind !== 'array') return faultInside('JSON with a key "cells"', 'JSON without it');
  const rule = ruleOf(root);
  if (rule) return variant(`SudokuPad element "${rule}"`);
  const size = rows.items.length;
  const cells = rows.items.flatMap((row) => (row.kind === 'array' ? row.items : []));
  if (shapesOf(size).length === 0 || cells.length !== size * size) {
    return faultInside(
      'a square grid divided into boxes',
      `${counted(cells.length, 'cell')} in ${counted(size, 'row')}`,
    );
  }
  const geometry = shapeOf(get(root, 'regions'), size);
  if (isFault(geometry)) return geometry;
  if (wanted && geometry !== wanted) {
    return faultInside(`boxes of ${boxName(wanted)}`, boxName(geometry));
  }
  const digits = new Uint8Array(geometry.cells);
  for (const [cell, node] of cells.entries()) {
    const value = get(node, 'value');
    if (!value || isNothing(value)) continue;
    const digit = numberIn(value);
    if (digit === undefined || !Number.isInteger(digit) || digit < 1 || digit > size) {
      const expected = `a digit ${symbolRange(size)} in ${formatCell(geometry, cell)}`;
      return { ...faultInside(expected, 'another value'), code: 'digit' };
    }
    digits[cell] = digit;
  }
  const name = titleOf(root);
  return { givens: { geometry, digits }, ...(name && { name }) };
}

function get(node: JsonNode, key: keyof typeof KEYS): JsonNode | undefined {
  return memberOf(node, key) ?? memberOf(node, KEYS[key]);
}

/** The first element of a puzzle that implies a rule of a variant. */
function ruleOf(root: JsonNode): string | undefined {
  for (const [name, short] of DRAWN) {
    const drawn = memberOf(root, name) ?? memberOf(root, short);
    if (drawn && !isNothing(drawn)) return name;
  }
  const metadata = memberOf(root, 'metadata');
  const note = RULES.find((key) => {
    const value = memberOf(metadata, key);
    return value && !isNothing(value);
  });
  return note ?? (cagesOf(root).some(hasCells) ? 'cages' : undefined);
}

function cagesOf(root: JsonNode): readonly JsonNode[] {
  const cages = get(root, 'cages');
  return cages?.kind === 'array' ? cages.items : [];
}

function hasCells(cage: JsonNode): boolean {
  const cells = get(cage, 'cells');
  return cells !== undefined && !isNothing(cells);
}

function titleOf(root: JsonNode): string | undefined {
  const notes = cagesOf(root).map((cage) => textOf(get(cage, 'value')) ?? '');
  const title = notes.find((note) => note.startsWith('title: '))?.slice('title: '.length);
  const metadata = memberOf(root, 'metadata');
  return title ?? textOf(memberOf(metadata, 'title') ?? memberOf(metadata, 't'));
}

/**
 * Returns the geometry whose boxes are the regions. A region is a list of [row, column]. Without
 * regions, the geometry has the usual boxes.
 */
function shapeOf(regions: JsonNode | undefined, size: number): Geometry | Fault {
  if (regions?.kind !== 'array' || regions.items.length === 0) return shapesOf(size)[0];
  const names: unknown[] = Array.from({ length: size * size }, () => 'none');
  regions.items.forEach((region, name) => {
    for (const place of region.kind === 'array' ? region.items : []) {
      const [row, column] = place.kind === 'array' ? place.items.map(numberIn) : [];
      if (row !== undefined && column !== undefined) names[row * size + column] = name;
    }
  });
  return shapeOfRegions(size, names) ?? variant('SudokuPad element "regions"');
}
