import {
  type Geometry,
  geometry as geometryOf,
  geometryOfSize,
  isBoxShape,
} from '../../grid/geometry.ts';
import { defineNotation, type Notation, type PuzzleRecord } from '../notation.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { memberOf } from '../parts/json-node.ts';
import { type JsonNode, parseJson } from '../parts/json-text.ts';
import { lineReader, type RecordContent } from '../parts/line-records.ts';
import { packedCells, readPacked } from '../parts/packed.ts';
import { placedDigits } from '../parts/placed-digits.ts';
import { readSolution } from '../parts/read-solution.ts';
import { readJsonCells, unexpected } from './json-cells.ts';
import { candidateText, readCandidates } from './sukaku.ts';

/** One JSON object per line. It has at least the key "puzzle" or "pencilmarks". */
export const json: Notation = defineNotation({
  id: 'json',
  summary: '{"puzzle": …, "solution": …}, one object per line',
  holdsSolution: true,
  reader: (geometry) =>
    lineReader((text) => (text.trim() === '' ? undefined : readJson(text, geometry))),
  format: formatJson,
});

function formatJson(record: PuzzleRecord): string {
  const { givens, solution, name, comment, pencilmarks } = record;
  const { boxRows, boxColumns, size } = givens.geometry;
  const isUsual = geometryOfSize(size) === givens.geometry;
  const object = {
    puzzle: packedCells(givens),
    solution: solution && packedCells(solution),
    name,
    comment,
    box: isUsual ? undefined : `${boxRows}x${boxColumns}`,
    pencilmarks: pencilmarks && candidateText(pencilmarks),
  };
  return `${JSON.stringify(object)}\n`;
}

function readJson(text: string, wanted: Geometry | undefined): RecordContent | Fault {
  const object = parseJson(text);
  if (isFault(object)) return object;
  if (object.kind !== 'object') return unexpected(object, 'an object');
  const box = boxOf(memberOf(object, 'box'), wanted);
  if (isFault(box)) return box;
  const marks = memberOf(object, 'pencilmarks');
  const pencilmarks =
    marks && readJsonCells(text, marks, (cells) => readCandidates(cells, 0, cells.length, box));
  if (isFault(pencilmarks)) return pencilmarks;
  const puzzle = memberOf(object, 'puzzle');
  if (!puzzle && !pencilmarks) {
    const found = 'an object without it';
    return { code: 'structure', index: object.from, expected: 'a key "puzzle"', found };
  }
  const shape = box ?? pencilmarks?.geometry;
  const givens = puzzle
    ? readJsonCells(text, puzzle, (cells) => readPacked(cells, 0, cells.length, shape))
    : placedDigits(pencilmarks!);
  if (isFault(givens)) return givens;
  const solved = memberOf(object, 'solution');
  const solution =
    solved && readJsonCells(text, solved, (cells) => readSolution(cells, 0, cells.length, givens));
  if (isFault(solution)) return solution;
  return {
    givens,
    ...(pencilmarks && { pencilmarks }),
    ...(solution && { solution }),
    ...note(object, 'name'),
    ...note(object, 'comment'),
  };
}

function note(object: JsonNode, key: 'name' | 'comment'): Partial<Record<typeof key, string>> {
  const node = memberOf(object, key);
  return node?.kind === 'string' ? { [key]: node.value } : {};
}

/** Reads a box shape such as "2x3". If `wanted` is set, any other shape is a fault. */
function boxOf(node: JsonNode | undefined, wanted: Geometry | undefined): typeof wanted | Fault {
  if (!node) return wanted;
  const name = node.kind === 'string' ? node.value : '';
  const [, rows, columns] = (/^(\d{1,2})x(\d{1,2})$/.exec(name) ?? []).map(Number);
  const expected = wanted ? `"${wanted.boxRows}x${wanted.boxColumns}"` : 'a box such as "2x3"';
  if (!isBoxShape(rows, columns)) return unexpected(node, expected);
  const shape = geometryOf(rows, columns);
  if (wanted === undefined || shape === wanted) return shape;
  return { code: 'structure', index: node.from, expected, found: `"${name}"` };
}
