import { type NotationError, type NotationResult, PuzzleReader } from '@nonet/engine/notation';
import type { Entry } from '../picture/entry.ts';
import { type PuzzleText, puzzleTextOf } from '../picture/puzzle-text.ts';
import { type Answers, atOnce } from './work.ts';

/** What comes of a text: its records, of which at least one is a puzzle, or what is wrong with it. */
type ReadText =
  | {
      readonly ok: true;
      readonly notation: string;
      readonly records: number;
      /** The lines of the records that are broken. */
      readonly broken: readonly number[];
      /** The first record that is a puzzle, from 0. */
      readonly first: number;
      readonly puzzle: PuzzleText;
    }
  | { readonly ok: false; readonly error: NotationError };

export interface ReadingDesk {
  /** Reads a text in any notation. Its records are kept until another is read. */
  read: { asked: { take: number; text: string }; answer: ReadText; told: never };
  /** Records from one up to another; none when the text is not the one read last. */
  records: {
    asked: { take: number; from: number; to: number };
    answer: readonly Entry[];
    told: never;
  };
}

let kept: { readonly take: number; readonly results: readonly NotationResult[] } | undefined;

export const reading: Answers<ReadingDesk> = {
  read: ({ take, text }) => readText(take, text),
  records: ({ take, from, to }) =>
    atOnce(() => (kept?.take === take ? kept.results.slice(from, to).map(entryOf) : [])),
};

/** Characters read between two looks at the clock. */
const CHUNK = 8_192;

/** A broken record leaves the others as they are; a text with no other is broken itself. */
function* readText(take: number, text: string): Generator<undefined, ReadText> {
  const reader = new PuzzleReader();
  const results: NotationResult[] = [];
  for (let from = 0; from < text.length; from += CHUNK) {
    for (const result of reader.push(text.slice(from, from + CHUNK))) results.push(result);
    yield undefined;
  }
  for (const result of reader.end()) results.push(result);
  kept = { take, results };

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
