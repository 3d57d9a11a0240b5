import { type Geometry, geometry as geometryOf, isBoxShape } from '../../grid/geometry.ts';
import { placedDigits } from '../../grid/placed-digits.ts';
import {
  defineNotation,
  type Field,
  type MissingRecord,
  type Notation,
  type NotationWriter,
  type PuzzleRecord,
} from '../notation.ts';
import { withoutPhrases } from '../notation-error.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { memberOf } from '../parts/json-node.ts';
import { type JsonNode, parseJson } from '../parts/json-text.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { packedCells, readPacked } from '../parts/packed.ts';
import { readSolution } from '../parts/read-solution.ts';
import { type Phrase, verbatim } from '../phrase.ts';
import { readJsonCells, unexpected } from './json-cells.ts';
import { JsonRecords } from './json-records.ts';
import { allFields, ROLES, roleText, withoutClashes } from './record-fields.ts';
import { readCandidates } from './sukaku.ts';

/**
 * JSON objects with at least the key "puzzle" or "pencilmarks". The writer puts each object on a
 * line of its own.
 */
export const json: Notation = defineNotation({
  id: 'json',
  summary: '{"puzzle": …, "solution": …}, one object per line, or an array',
  holds: ['solution', 'name', 'comment', 'pencilmarks', 'fields'],
  onePerLine: true,
  reader: (geometry, size) =>
    new JsonRecords((text, settled) => readJson(text, geometry, settled), geometry?.size ?? size),
  writer: () => new JsonWriter(),
  format: formatJson,
});

class JsonWriter implements NotationWriter {
  readonly record = formatJson;

  missing({ message, error, fields = [] }: MissingRecord): string {
    const hasKind = fields.some(({ name, role }) => name === 'kind' && !role);
    const kept = withoutClashes(fields, hasKind ? ERROR : KIND_AND_ERROR);
    return jsonLine([
      ...kept.map(({ name, json, role }) => [role ?? name, json || 'null'] as const),
      ...(hasKind || !error ? [] : [['kind', '"invalid"'] as const]),
      ['error', JSON.stringify(error ? withoutPhrases(error) : message)],
    ]);
  }

  lost(): string[] {
    return [];
  }

  end(): string {
    return '';
  }
}

const ERROR: ReadonlySet<string> = new Set(['error']);
const KIND_AND_ERROR: ReadonlySet<string> = new Set(['kind', 'error']);

/** A key of a JSON object, and its value as JSON. */
export type JsonMember = readonly [key: string, json: string];

function formatJson(record: PuzzleRecord): string {
  return jsonLine(jsonMembers(record));
}

/** Writes a JSON object on one line. */
export function jsonLine(members: readonly JsonMember[]): string {
  return `{${members.map(([key, json]) => `${JSON.stringify(key)}:${json}`).join(',')}}\n`;
}

/** The members of a record in JSON, in the order of its fields. */
export function jsonMembers(record: PuzzleRecord): JsonMember[] {
  if (!record.fields) return plainMembers(record);
  return withoutClashes(allFields(record), ROLE_NAMES).map(({ name, json, role }) =>
    role ? [role, JSON.stringify(roleText(record, role) ?? null)] : [name, json],
  );
}

const ROLE_NAMES: ReadonlySet<string> = new Set(ROLES);

/** Does the same as `jsonMembers`, but faster, for a record without fields. */
function plainMembers(record: PuzzleRecord): JsonMember[] {
  const members: JsonMember[] = [['puzzle', `"${packedCells(record.givens)}"`]];
  for (const role of ROLES.slice(1)) {
    const text = roleText(record, role);
    if (text !== undefined) members.push([role, JSON.stringify(text)]);
  }
  return members;
}

function readJson(
  text: string,
  wanted: Geometry | undefined,
  settled: number | undefined,
): RecordContent | Fault {
  const object = parseJson(text);
  if (isFault(object)) return object;
  if (object.kind === 'string') {
    const givens = readJsonCells(text, object, (cells) =>
      readPacked(cells, 0, cells.length, wanted, settled),
    );
    return isFault(givens) ? givens : { givens };
  }
  if (object.kind !== 'object') return unexpected(object, { id: 'object' });
  const content = readObject(text, object, wanted, settled);
  const isBad = isFault(content);
  const fields = Array.from(object.members, ([name, node]) => fieldOf(text, name, node, isBad));
  return { ...content, fields };
}

function readObject(
  text: string,
  object: JsonNode,
  wanted: Geometry | undefined,
  settled: number | undefined,
): RecordContent | Fault {
  const box = boxOf(memberOf(object, 'box'), wanted);
  if (isFault(box)) return box;
  const marks = memberOf(object, 'pencilmarks');
  const pencilmarks =
    marks && readJsonCells(text, marks, (cells) => readCandidates(cells, 0, cells.length, box));
  if (isFault(pencilmarks)) return pencilmarks;
  const puzzle = memberOf(object, 'puzzle');
  if (!puzzle && !pencilmarks) {
    return {
      code: 'structure',
      index: object.from,
      expected: { id: 'key', key: 'puzzle' },
      found: { id: 'object-without-key' },
    };
  }
  const shape = box ?? pencilmarks?.geometry;
  const givens = puzzle
    ? readJsonCells(text, puzzle, (cells) => readPacked(cells, 0, cells.length, shape, settled))
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

/**
 * Makes the field of a key. A name or comment that is not a string gets no role, so its value is
 * kept unchanged.
 */
function fieldOf(text: string, name: string, node: JsonNode, isBad: boolean): Field {
  const role = ROLES.find((known) => known === name);
  const isNote = role === 'name' || role === 'comment';
  const hasRole = role && (!isNote || node.kind === 'string');
  if (hasRole && !isBad) return { name, json: '', role };
  const json = text.slice(node.from, node.to).replace(/\s*[\r\n]+\s*/g, ' ');
  return { name, json, ...(hasRole && { role }) };
}

/** Reads a box shape such as "2x3". If `wanted` is set, any other shape is a fault. */
function boxOf(node: JsonNode | undefined, wanted: Geometry | undefined): typeof wanted | Fault {
  if (!node) return wanted;
  const name = node.kind === 'string' ? node.value : '';
  const [, rows, columns] = (/^(\d{1,2})x(\d{1,2})$/.exec(name) ?? []).map(Number);
  const expected: Phrase = wanted
    ? verbatim(`"${wanted.boxRows}x${wanted.boxColumns}"`)
    : { id: 'box' };
  if (!isBoxShape(rows, columns)) return unexpected(node, expected);
  const shape = geometryOf(rows, columns);
  if (wanted === undefined || shape === wanted) return shape;
  return { code: 'structure', index: node.from, expected, found: verbatim(`"${name}"`) };
}
