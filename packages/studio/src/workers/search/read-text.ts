import { gameText, listedGame, parseMoveList } from '@nonet/engine/game';
import { type NotationError, type NotationResult, PuzzleReader } from '@nonet/engine/notation';
import type { Entry } from '../../picture/entry.ts';
import { type PuzzleText, puzzleTextOf } from '../../picture/puzzle-text.ts';
import type { GameAsText } from '../../picture/reviewing.ts';
import { type Exchange, type Handlers, immediate } from '../work.ts';
import { rearranged } from './rearranged-text.ts';
import { unwrapped, withoutFrame, withoutProse } from './unwrapped-text.ts';

/** The result of reading a text. It is an error if the text has no puzzle. */
type ReadText =
  | {
      readonly ok: true;
      readonly notation: string;
      readonly records: number;
      /** The lines of the records with an error. */
      readonly broken: readonly number[];
      /** The index of the first record without an error. */
      readonly first: number;
      readonly puzzle: PuzzleText;
    }
  /** A game as a list of moves. */
  | { readonly ok: true; readonly notation: undefined; readonly game: GameAsText }
  | { readonly ok: false; readonly error: NotationError };

export interface ReadingApi {
  /**
   * Reads a text in any notation, or a list of moves. The worker keeps its records until the next
   * text is read.
   */
  read: Exchange<{ textId: number; text: string }, ReadText>;
  /** The records `from` to `to` − 1. Empty if the worker has read another text since. */
  records: Exchange<{ textId: number; from: number; to: number }, readonly Entry[]>;
}

let kept: { readonly textId: number; readonly results: readonly NotationResult[] } | undefined;

export const reading: Handlers<ReadingApi> = {
  read: ({ textId, text }) => readText(textId, text),
  records: ({ textId, from, to }) =>
    immediate(() => (kept?.textId === textId ? kept.results.slice(from, to).map(entryOf) : [])),
};

/** Characters read between two yields. */
const CHUNK = 8_192;

/**
 * A longer text is assumed to be a file. It is read as it is, not searched for puzzles in a
 * message.
 */
const LONGEST_MESSAGE = 20_000;

interface Records {
  readonly notation: string | undefined;
  readonly results: readonly NotationResult[];
}

/**
 * Reads the records independently of each other. If all of them have errors, returns the first
 * error.
 */
function* readText(textId: number, text: string): Generator<undefined, ReadText> {
  if (isMoveList(text)) return readMoves(text);
  const reader = new PuzzleReader();
  const written: NotationResult[] = [];
  for (let from = 0; from < text.length; from += CHUNK) {
    for (const result of reader.push(text.slice(from, from + CHUNK))) written.push(result);
    yield undefined;
  }
  for (const result of reader.end()) written.push(result);
  const asWritten = { notation: reader.notation?.id, results: written };
  const { notation = 'line', results } = readMessage(text, asWritten) ?? asWritten;
  kept = { textId, results };

  const broken: number[] = [];
  for (const result of results) if (!result.ok) broken.push(result.error.line);
  const first = results.findIndex(({ ok }) => ok);
  const result = results[Math.max(first, 0)];
  if (!result.ok) return { ok: false, error: result.error };
  const puzzle = puzzleTextOf(result.record);
  return { ok: true, notation, records: results.length, broken, first, puzzle };
}

/** A line such as `0:12 r1c3=5`. */
const MOVE = /^\s*\d+:\d\S*\s+(r\d+c\d+\D|undo\b)/m;

function isMoveList(text: string): boolean {
  return MOVE.test(text);
}

function readMoves(text: string): ReadText {
  const read = parseMoveList(text);
  if (!read.ok) return read;
  const game = listedGame(read.list);
  const puzzle = puzzleTextOf(game.puzzle);
  return { ok: true, notation: undefined, game: { puzzle, game: gameText(game) } };
}

/**
 * Reads a message with a puzzle in it: a sentence before the grid, a quoted e-mail, a table in HTML
 * and so on. Undefined if the text can be read as it is, or if its puzzle has an error.
 */
function readMessage(text: string, { results }: Records): Records | undefined {
  const errors = results.flatMap((result) => (result.ok ? [] : [result.error]));
  if (text.length > LONGEST_MESSAGE || !errors.some(isLoose)) return undefined;
  const hasPuzzle = errors.length < results.length;
  for (const other of messages(text, hasPuzzle)) {
    const reader = new PuzzleReader();
    const read = [...reader.push(other), ...reader.end()];
    if (read.every(({ ok }) => ok)) return { notation: reader.notation?.id, results: read };
  }
  return undefined;
}

/** The texts that a message may contain. */
function* messages(text: string, hasPuzzle: boolean): Generator<string> {
  const inner = unwrapped(text);
  yield inner;
  yield withoutFrame(inner);
  // If some puzzles are readable, the text between them is kept, because it may be a puzzle with an
  // error.
  if (hasPuzzle) return;
  const bare = withoutProse(inner);
  yield bare;
  yield* rearranged(text);
  yield* rearranged(bare);
}

/**
 * Notations that a text with a few digits may resemble. Texts in other notations have clear marks.
 */
const LOOSE = new Set(['line', 'rows', 'spaced', 'lists', 'table', 'block', 'pencilmarks']);

function isLoose({ code, notation, phrases }: NotationError): boolean {
  if (code === 'too-long') return false;
  if (notation === undefined || LOOSE.has(notation)) return true;
  return notation === 'json' && phrases.found.id === 'object-without-key';
}

function entryOf(result: NotationResult): Entry {
  if (!result.ok) return { ok: false, line: result.error.line, error: result.error };
  const { record } = result;
  const name = record.name ?? record.comment ?? '';
  return { ok: true, line: record.line, name, puzzle: puzzleTextOf(record) };
}
