import { type NotationError, type NotationResult, PuzzleReader } from '@nonet/engine/notation';
import type { Entry } from '../picture/entry.ts';
import { type PuzzleText, puzzleTextOf } from '../picture/puzzle-text.ts';
import { type Handlers, immediate } from './work.ts';

/** The result of reading a text. It is an error, or the records of the text with at least one puzzle. */
type ReadText =
  | {
      readonly ok: true;
      readonly notation: string;
      readonly records: number;
      /** The lines of the records with an error. */
      readonly broken: readonly number[];
      /** Index of the first record that is a puzzle. */
      readonly first: number;
      readonly puzzle: PuzzleText;
    }
  | { readonly ok: false; readonly error: NotationError };

export interface ReadingApi {
  /** Reads a text in any notation. Its records are kept until the next text is read. */
  read: { request: { textId: number; text: string }; answer: ReadText; progress: never };
  /** The records from `from` to `to` − 1. Empty if another text has been read since. */
  records: {
    request: { textId: number; from: number; to: number };
    answer: readonly Entry[];
    progress: never;
  };
}

let kept: { readonly textId: number; readonly results: readonly NotationResult[] } | undefined;

export const reading: Handlers<ReadingApi> = {
  read: ({ textId, text }) => readText(textId, text),
  records: ({ textId, from, to }) =>
    immediate(() => (kept?.textId === textId ? kept.results.slice(from, to).map(entryOf) : [])),
};

/** Characters read per slice. */
const CHUNK = 8_192;

/** An error in one record does not affect the others. If all records have errors, returns the first error. */
function* readText(textId: number, text: string): Generator<undefined, ReadText> {
  const reader = new PuzzleReader();
  const results: NotationResult[] = [];
  for (let from = 0; from < text.length; from += CHUNK) {
    for (const result of reader.push(text.slice(from, from + CHUNK))) results.push(result);
    yield undefined;
  }
  for (const result of reader.end()) results.push(result);
  kept = { textId, results };

  const broken: number[] = [];
  for (const result of results) if (!result.ok) broken.push(result.error.line);
  const first = results.findIndex(({ ok }) => ok);
  const result = results[Math.max(first, 0)];
  if (!result.ok) return { ok: false, error: result.error };
  return {
    ok: true,
    notation: reader.notation?.id ?? 'line',
    records: results.length,
    broken,
    first,
    puzzle: puzzleTextOf(result.record),
  };
}

function entryOf(result: NotationResult): Entry {
  if (!result.ok) return { ok: false, line: result.error.line, error: result.error };
  const { record } = result;
  const name = record.name ?? record.comment ?? '';
  return { ok: true, line: record.line, name, puzzle: puzzleTextOf(record) };
}
