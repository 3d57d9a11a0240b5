import { type Geometry, geometryOfSize } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import type { Notation } from '../notation.ts';
import { shapeOfRegions } from '../objects/box-shapes.ts';
import { variant } from '../objects/object-fault.ts';
import { cellsOf, type Fault, isFault } from '../parts/fault.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { readPacked } from '../parts/packed.ts';
import { isRuleName } from '../parts/rule-names.ts';
import { shown } from '../parts/symbol.ts';
import { attributesOf } from '../parts/xml.ts';
import { elementIn, XmlRecords } from '../parts/xml-records.ts';
import { either, type Phrase, verbatim } from '../phrase.ts';
import { onlyRead } from '../text/only-read.ts';

// KSudoku's XML (src/gui/serializer.cpp in invent.kde.org/games/ksudoku). <graph> has the shape of
// the grid, and <values> has the givens, one symbol per cell: `_` for a blank, `b` for 1, `c` for 2.
// Cells are listed column by column. The moves of the player in <history> are not read.
//
// The graph of a square grid has the type "sudoku". All other grids have the type "custom": 6×6,
// whose boxes are <clique> elements, and the variants.

/** Files of KSudoku. */
export const ksudoku: Notation = onlyRead({
  id: 'ksudoku',
  summary: 'KSudoku .ksudoku files: XML; no variants',
  reader: (geometry) =>
    new XmlRecords({ name: 'ksudoku', read: (text) => readGame(text, geometry) }),
});

export function isKSudoku(line: string): boolean {
  return /^<(?:!DOCTYPE\s+)?ksudoku\b/i.test(line);
}

const BLANK = '_';
/** The symbol of the digit d is the d-th letter after this one. */
const BEFORE_ONE = 'a'.charCodeAt(0);

function readGame(xml: string, wanted: Geometry | undefined): RecordContent | Fault {
  const graph = /<graph\b[^>]*>/.exec(xml);
  if (!graph) return readAttribute(xml, wanted) ?? missing('<graph>');
  const geometry = shapeOf(xml, graph, wanted);
  if (isFault(geometry)) return geometry;
  const values = elementIn(xml, 'values');
  if (!values) return missing('<values>');
  const givens = readValues(values.text, geometry);
  return isFault(givens) ? { ...givens, index: values.index + givens.index } : { givens };
}

/** Reads a puzzle such as `<puzzle order="9" type="sudoku" puzzle="53__7…"/>`, row by row. */
function readAttribute(
  xml: string,
  wanted: Geometry | undefined,
): RecordContent | Fault | undefined {
  const puzzle = /<puzzle\b[^>]*?\spuzzle="([^"]*)"[^>]*>/.exec(xml);
  if (!puzzle) return undefined;
  const [tag, cells] = puzzle;
  const type = attributesOf(tag).get('type') ?? 'sudoku';
  const { index } = puzzle;
  if (type !== 'sudoku') return variant({ id: 'rule', name: type }, index);
  const from = index + tag.indexOf(`"${cells}"`) + 1;
  const givens = readPacked(xml, from, from + cells.length, wanted);
  return isFault(givens) ? givens : { givens };
}

function missing(tag: string): Fault {
  return { code: 'structure', index: 0, expected: verbatim(tag), found: { id: 'none' } };
}

function shapeOf(
  xml: string,
  { 0: tag, index }: RegExpExecArray,
  wanted: Geometry | undefined,
): Geometry | Fault {
  const attributes = attributesOf(tag);
  const size = Number(attributes.get('order'));
  const type = attributes.get('type') ?? '';
  const name = attributes.get('name') ?? attributes.get('specific-type') ?? '';
  const rule: Phrase = {
    id: 'rule',
    name: name || (CAGE.test(xml) ? 'cage' : type.replace('sudoku', 'clique')),
  };
  const isSudoku = type === 'sudoku' && !isRuleName(name) && !CAGE.test(xml);
  if (!isSudoku && (type !== 'custom' || !isPlainGrid(xml, attributes))) {
    return variant(rule, index);
  }
  const usual = geometryOfSize(size);
  if (!usual) return { code: 'length', index, expected: { id: 'boxed-grid' }, found: rule };
  const regions: unknown[] = [...usual.box];
  for (const [clique, [, cells]] of Array.from(xml.matchAll(CLIQUE)).entries()) {
    for (const cell of cells.trim().split(/\s+/)) {
      const { row, column } = placeOf(Number(cell), size);
      regions[row * size + column] = `clique ${clique}`;
    }
  }
  const shape = shapeOfRegions(regions, size, wanted, rule);
  return isFault(shape) ? { ...shape, index } : shape;
}

const CLIQUE = /<clique\b[^>]*>([\d\s]*)<\/clique>/g;

/**
 * Whether a custom graph is one square grid without cages. Its cliques are its boxes, if it has no
 * other boxes.
 */
function isPlainGrid(xml: string, attributes: ReadonlyMap<string, string>): boolean {
  const sizes = ['order', 'sizeX', 'sizeY'].map((key) => attributes.get(key));
  const groups = [...xml.matchAll(/<sudokugroups\b[^>]*>/g)];
  const hasBoxes = attributesOf(groups[0]?.[0] ?? '').get('withblocks') !== '0';
  return (
    new Set(sizes).size === 1 &&
    attributes.get('sizeZ') === '1' &&
    groups.length === 1 &&
    hasBoxes !== CLIQUE_START.test(xml) &&
    !CAGE.test(xml)
  );
}

const CLIQUE_START = /<clique\b/;
const CAGE = /<(?:cage|roxdokugroups)\b/;

function placeOf(index: number, size: number): { readonly row: number; readonly column: number } {
  return { row: index % size, column: Math.floor(index / size) };
}

function readValues(text: string, geometry: Geometry): Grid | Fault {
  const { size, cells } = geometry;
  const start = text.length - text.trimStart().length;
  const symbols = text.trim();
  const digits = new Uint8Array(cells);
  for (const [at, symbol] of Array.from(symbols).entries()) {
    const digit = symbol === BLANK ? 0 : symbol.charCodeAt(0) - BEFORE_ONE;
    if (digit < 0 || digit > size || (digit === 0 && symbol !== BLANK)) {
      const range = `"b"–"${String.fromCharCode(BEFORE_ONE + size)}"`;
      const expected = either(verbatim(range), verbatim(`"${BLANK}"`));
      return { code: 'symbol', index: start + at, expected, found: shown(symbol) };
    }
    const { row, column } = placeOf(at, size);
    if (at < cells) digits[row * size + column] = digit;
  }
  if (symbols.length !== cells) {
    const found = { id: 'cells', count: symbols.length } as const;
    return { code: 'length', index: start + symbols.length, expected: cellsOf(size), found };
  }
  return { geometry, digits };
}
