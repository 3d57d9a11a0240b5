import type { CandidateGrid } from '../../grid/candidate-grid.ts';
import {
  type Geometry,
  geometry as geometryOf,
  geometryOfSize,
  isBoxShape,
} from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import type { Notation, NotationResult, PuzzleRecord } from '../notation.ts';
import { type Fault, faultAt, isFault } from '../parts/fault.ts';
import { memberOf } from '../parts/json-node.ts';
import { type JsonNode, parseJson } from '../parts/json-text.ts';
import { lineReader } from '../parts/line-records.ts';
import { packedCells, packedFault, packedGrid } from '../parts/packed.ts';
import { placedDigits } from '../parts/placed-digits.ts';
import { readSolution } from '../parts/read-solution.ts';
import { jsonCells, unexpected } from './json-cells.ts';
import { candidateFault, candidateText, readCandidates } from './sukaku.ts';

/**
 * One object per line. It has the puzzle and, if known, the solution, name, comment, box and
 * pencilmarks.
 */
export const json: Notation = {
  id: 'json',
  summary: '{"puzzle": …, "solution": …}, one object per line',
  holdsSolution: true,
  head: '',
  reader: (geometry) => lineReader((text, number) => readJson(text, number, geometry)),
  format: formatJson,
};

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

function readJson(
  text: string,
  line: number,
  geometry: Geometry | undefined,
): NotationResult | undefined {
  if (text.trim() === '') return undefined;
  const node = parseJson(text);
  const content = isFault(node) ? node : readContent(text, node, geometry);
  return isFault(content) ? faultAt(line, content) : { ok: true, record: { ...content, line } };
}

function readContent(
  text: string,
  object: JsonNode,
  geometry: Geometry | undefined,
): Omit<PuzzleRecord, 'line'> | Fault {
  if (object.kind !== 'object') return unexpected(object, 'an object');
  const box = boxOf(memberOf(object, 'box'), geometry);
  if (box && isFault(box)) return box;
  const marks = marksOf(text, memberOf(object, 'pencilmarks'), box);
  if (marks && isFault(marks)) return marks;
  const givens = givensOf(text, object, marks, box);
  if (isFault(givens)) return givens;
  const solution = solutionOf(text, memberOf(object, 'solution'), givens);
  if (solution && isFault(solution)) return solution;
  return {
    givens,
    ...(marks && { pencilmarks: marks }),
    ...(solution && { solution }),
    ...note(object, 'name'),
    ...note(object, 'comment'),
  };
}

function note(object: JsonNode, key: 'name' | 'comment'): Partial<Record<typeof key, string>> {
  const node = memberOf(object, key);
  return node?.kind === 'string' ? { [key]: node.value } : {};
}

/**
 * The shape named by the record, or else the expected shape. A fault if there are both and they
 * differ.
 */
function boxOf(node: JsonNode | undefined, wanted: Geometry | undefined): typeof wanted | Fault {
  if (!node) return wanted;
  const name = node.kind === 'string' ? node.value : '';
  const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/.exec(name) ?? [];
  const expected = wanted ? `"${wanted.boxRows}x${wanted.boxColumns}"` : 'a box such as "2x3"';
  if (!isBoxShape(Number(rows), Number(columns))) return unexpected(node, expected);
  const shape = geometryOf(Number(rows), Number(columns));
  if (wanted === undefined || shape === wanted) return shape;
  return { code: 'structure', index: node.from, expected, found: `"${name}"` };
}

function marksOf(
  text: string,
  node: JsonNode | undefined,
  geometry: Geometry | undefined,
): CandidateGrid | Fault | undefined {
  if (!node) return undefined;
  const cells = jsonCells(text, node);
  if (isFault(cells)) return cells;
  const { length } = cells.text;
  const marks = readCandidates(cells.text, 0, length, geometry);
  return marks ?? cells.at(candidateFault(cells.text, 0, length, geometry));
}

function givensOf(
  text: string,
  object: JsonNode,
  marks: CandidateGrid | undefined,
  box: Geometry | undefined,
): Grid | Fault {
  const node = memberOf(object, 'puzzle');
  if (!node && marks) return placedDigits(marks);
  if (!node) {
    const found = 'an object without it';
    return { code: 'structure', index: object.from, expected: 'a key "puzzle"', found };
  }
  const cells = jsonCells(text, node);
  if (isFault(cells)) return cells;
  const geometry = box ?? marks?.geometry;
  const { length } = cells.text;
  const givens = packedGrid(cells.text, 0, length, geometry);
  return givens ?? cells.at(packedFault(cells.text, 0, length, geometry));
}

function solutionOf(
  text: string,
  node: JsonNode | undefined,
  givens: Grid,
): Grid | Fault | undefined {
  if (!node) return undefined;
  const cells = jsonCells(text, node);
  if (isFault(cells)) return cells;
  const solution = readSolution(cells.text, 0, cells.text.length, givens);
  return isFault(solution) ? cells.at(solution) : solution;
}
