import { internPuzzle } from '../../grid/intern-puzzle.ts';
import {
  defineNotation,
  type FieldRole,
  type MissingRecord,
  type Notation,
  type NotationWriter,
  type PuzzleRecord,
} from '../notation.ts';
import { withoutPhrases } from '../notation-error.ts';
import { packedCells } from '../parts/packed-cells.ts';
import { readJson } from './json-reader.ts';
import { JsonRecords } from './json-records.ts';
import { allFields, ROLES, roleText, withoutClashes } from './record-fields.ts';

/** The reader of texts with any number of JSON values. */
export const jsonReader: Notation['reader'] = (geometry, size) =>
  new JsonRecords((text, settled) => readJson(text, geometry, settled), geometry?.size ?? size);

/**
 * JSON. The writer puts an object with the key "puzzle" on each line. Other JSON is read too, if a
 * value in it is a grid.
 */
export const json: Notation = defineNotation({
  id: 'json',
  summary: '{"puzzle": …, "solution": …}, one object per line; also other JSON with grids',
  holds: ['solution', 'name', 'comment', 'pencilmarks', 'regions', 'constraints', 'fields'],
  onePerLine: true,
  reader: jsonReader,
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
  record = internPuzzle(record);
  if (!record.fields) return plainMembers(record);
  return withoutClashes(allFields(record), ROLE_NAMES).map(({ name, json, role }) =>
    role ? [role, roleJson(record, role) ?? 'null'] : [name, json],
  );
}

const ROLE_NAMES: ReadonlySet<string> = new Set(ROLES);

/** Does the same as `jsonMembers`, but faster, for a record without fields. */
function plainMembers(record: PuzzleRecord): JsonMember[] {
  const members: JsonMember[] = [['puzzle', `"${packedCells(record.givens)}"`]];
  for (const role of ROLES.slice(1)) {
    const value = roleJson(record, role);
    if (value !== undefined) members.push([role, value]);
  }
  return members;
}

function roleJson(record: PuzzleRecord, role: FieldRole): string | undefined {
  const text = roleText(record, role);
  return role === 'constraints' || text === undefined ? text : JSON.stringify(text);
}
