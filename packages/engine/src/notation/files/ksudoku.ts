import type { Geometry } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import type { Notation } from '../notation.ts';
import { boxName } from '../objects/box-shapes.ts';
import { variant } from '../objects/object-fault.ts';
import { cellsOf, type Fault, isFault } from '../parts/fault.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { readPacked } from '../parts/packed.ts';
import { shown } from '../parts/symbol.ts';
import { attributesOf } from '../parts/xml.ts';
import { elementIn, XmlRecords } from '../parts/xml-records.ts';
import { either, verbatim } from '../phrase.ts';
import { onlyRead } from '../text/only-read.ts';
import { cellOfKSudoku, readGraph } from './ksudoku-graph.ts';

// KSudoku's XML (src/gui/serializer.cpp in invent.kde.org/games/ksudoku). <graph> has the shape of
// the grid, and <values> has the givens, one symbol per cell: `_` for a blank, `b` for 1, `c` for 2.
// Cells are listed column by column. The moves of the player in <history> are not read.

/** Files of KSudoku. */
export const ksudoku: Notation = onlyRead({
  id: 'ksudoku',
  summary: 'KSudoku .ksudoku files: XML; also variants',
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
  const read = readGraph(xml, graph);
  if (isFault(read)) return read;
  const { constraints, geometry, refusal } = read;
  if (wanted && geometry !== wanted) {
    const expected = { id: 'box-shape', shape: boxName(wanted) } as const;
    const found = verbatim(boxName(geometry));
    return { code: 'structure', index: graph.index, expected, found };
  }
  const values = elementIn(xml, 'values');
  if (!values) return missing('<values>');
  const givens = readValues(values.text, geometry);
  if (isFault(givens)) return { ...givens, index: values.index + givens.index };
  return {
    givens,
    ...(constraints.length > 0 && { constraints }),
    ...(refusal && { refusal }),
  };
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
    if (at < cells) digits[cellOfKSudoku(at, size)] = digit;
  }
  if (symbols.length !== cells) {
    const found = { id: 'cells', count: symbols.length } as const;
    return { code: 'length', index: start + symbols.length, expected: cellsOf(size), found };
  }
  return { geometry, digits };
}
