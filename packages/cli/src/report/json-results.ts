import type { ExplanationResult, HintResult } from '@nonet/engine/explain';
import { conflicts, formatCell, type Geometry, type Grid, houseName } from '@nonet/engine/grid';
import {
  type Field,
  jsonLine,
  jsonMembers,
  type NotationError,
  type PuzzleRecord,
  withoutPhrases,
} from '@nonet/engine/notation';
import type { RatingResult } from '@nonet/engine/rating';
import type { Outcome } from '@nonet/engine/solve';
import type { Streams } from '../core/streams.ts';
import type { AnswerError } from './refusal.ts';

/** The kind of the engine's answer, or `invalid` if the record cannot be read or is not supported. */
export type AnswerKind =
  | Outcome['kind']
  | Exclude<ExplanationResult['kind'] | HintResult['kind'] | RatingResult['kind'], 'unsupported'>
  | 'canonical'
  | 'reviewed'
  | 'scanned'
  | 'invalid';

/** The results of a command in a JSON answer. docs/json.md describes them all. */
export interface Results {
  readonly kind?: AnswerKind;
  readonly error?: AnswerError;
  readonly [name: string]: unknown;
}

/** Writes an answer as a line of JSON. */
export function answerText(
  head: object,
  members: readonly (readonly [string, string])[],
  results: object,
): string {
  return jsonLine([...entriesOf(head), ...members, ...entriesOf(results)]);
}

/** The results for a puzzle without a solution. */
export function noneResults(givens: Grid): Results & { readonly kind: 'none' | 'conflict' } {
  const conflicts = conflictsOf(givens);
  return { kind: conflicts ? 'conflict' : 'none', count: '0', complete: true, conflicts };
}

/** The answer of `solve --json` to a puzzle without a solution. */
export function noneAnswer(record: PuzzleRecord): string {
  const { kind, ...results } = noneResults(record.givens);
  const { line, fields } = record;
  const unsolved = { ...record, fields: withSolution(fields) };
  return answerText({ line, kind }, jsonMembers(unsolved), results);
}

const SOLUTION: Field = { name: 'solution', json: '', role: 'solution' };
const PLAIN: readonly Field[] = [{ name: 'puzzle', json: '', role: 'puzzle' }, SOLUTION];

/** Adds an empty field for the solution to the fields of a record. */
export function withSolution(fields: readonly Field[] = PLAIN): readonly Field[] {
  return fields.some(({ role }) => role === 'solution') ? fields : [...fields, SOLUTION];
}

/** Returns a function that writes the answer to a record that could not be read. */
export function writeErrorTo({ answers }: Streams): (error: NotationError) => void {
  return (error) => {
    const head = { line: error.line, kind: 'invalid', error: plainError(error) };
    answers.write(answerText(head, [], {}));
  };
}

export function plainError(error: AnswerError): object {
  return error.code === 'unsupported' ? error : withoutPhrases(error);
}

function entriesOf(results: object): (readonly [string, string])[] {
  return Object.entries(results).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, JSON.stringify(value)] as const],
  );
}

/** The conflicts of a grid in JSON, each pair of cells once. Undefined if there are none. */
export function conflictsOf(grid: Grid): object[] | undefined {
  const seen = new Set<string>();
  const found = conflicts(grid).flatMap(({ digit, house, cells }) => {
    const names = namesOf(grid.geometry, cells);
    const key = `${digit} ${names.join(' ')}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ digit, house: houseName(grid.geometry, house), cells: names }];
  });
  return found.length > 0 ? found : undefined;
}

export function namesOf(geometry: Geometry, cells: readonly number[]): string[] {
  return cells.map((cell) => formatCell(geometry, cell));
}
