import { gameText, listedGame, parseMoveList } from '@nonet/engine/game';
import {
  type AboutPuzzle,
  aboutOf,
  type NotationResult,
  type PlainPuzzle,
  PuzzleReader,
  plainPuzzle,
  programOfJson,
  type Skipped,
} from '@nonet/engine/notation';
import type { Entry } from '../../picture/opened-puzzles.ts';
import { withParityRules } from '../../picture/parity-rules.ts';
import { type ReadingFault, readingFault } from '../../picture/reading-fault.ts';
import type { GameAsText } from '../../picture/reviewing.ts';
import { immediate } from '../work.ts';

/** The result of reading a text. It is an error if the text has no puzzle. */
type ReadText =
  | {
      readonly ok: true;
      readonly notation: string;
      /** The name of the program that has written the JSON. */
      readonly program: string | undefined;
      readonly records: number;
      /** The lines of the records with an error. */
      readonly broken: readonly number[];
      /** The index of the first record without an error. */
      readonly first: number;
      readonly puzzle: PlainPuzzle;
      readonly about: AboutPuzzle;
      /** The lines that are in no puzzle. */
      readonly skipped: Skipped | undefined;
    }
  /** A game as a list of moves. */
  | { readonly ok: true; readonly notation: undefined; readonly game: GameAsText }
  | { readonly ok: false; readonly fault: ReadingFault };

let kept: { readonly textId: number; readonly results: readonly NotationResult[] } | undefined;

export const reading = {
  /**
   * Reads a text in any notation, or a list of moves. The worker keeps its records until the next
   * text is read.
   */
  read: ({ textId, text }: { textId: number; text: string }) => readText(textId, text),
  /** The records `from` to `to` − 1. Empty if the worker has read another text since. */
  records: ({ textId, from, to }: { textId: number; from: number; to: number }) =>
    immediate(() => (kept?.textId === textId ? kept.results.slice(from, to).map(entryOf) : [])),
};

/** Characters read between two yields. */
const CHUNK = 8_192;

/**
 * Reads the records independently of each other. If all of them have errors, returns the first
 * error.
 */
function* readText(textId: number, text: string): Generator<undefined, ReadText> {
  if (MOVE.test(text)) return readMoves(text);
  const reader = new PuzzleReader({ variants: true });
  const results: NotationResult[] = [];
  for (let from = 0; from < text.length; from += CHUNK) {
    for (const result of reader.push(text.slice(from, from + CHUNK))) results.push(result);
    yield undefined;
  }
  for (const result of reader.end()) results.push(result);
  const { notation: { id: notation } = { id: 'line' } } = reader;
  kept = { textId, results };

  const broken: number[] = [];
  for (const result of results) if (!result.ok) broken.push(result.error.line);
  const first = results.findIndex(({ ok }) => ok);
  const result = results[Math.max(first, 0)];
  if (!result.ok) return { ok: false, fault: readingFault(result.error) };
  const puzzle = openedPuzzle(result.record);
  return {
    ok: true,
    notation,
    program: notation === 'json' ? programOfJson(text) : undefined,
    records: results.length,
    broken,
    first,
    puzzle,
    about: aboutOf(result.record),
    skipped: reader.skipped,
  };
}

/** A line such as `0:12 r1c3=5`. */
const MOVE = /^\s*\d+:\d\S*\s+(r\d+c\d+\D|undo\b)/m;

function readMoves(text: string): ReadText {
  const read = parseMoveList(text);
  if (!read.ok) return { ok: false, fault: readingFault(read.error) };
  const game = listedGame(read.list);
  const puzzle = openedPuzzle(game.puzzle);
  return { ok: true, notation: undefined, game: { puzzle, game: gameText(game) } };
}

function entryOf(result: NotationResult): Entry {
  if (!result.ok) {
    const { error } = result;
    return { ok: false, line: error.line, fault: readingFault(error) };
  }
  const { record } = result;
  const name = record.name ?? record.comment ?? '';
  const puzzle = openedPuzzle(record);
  return { ok: true, line: record.line, name, puzzle, about: aboutOf(record) };
}

/** The puzzle of a text as the page has it. */
function openedPuzzle(puzzle: Parameters<typeof plainPuzzle>[0]): PlainPuzzle {
  return withParityRules(plainPuzzle(puzzle));
}
