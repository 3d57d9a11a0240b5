import { internPuzzle } from '../grid/intern-puzzle.ts';
import { mayHaveCells } from './beside-puzzles.ts';
import {
  fewestOf,
  hasErrors,
  isBetter,
  isRead,
  isSure,
  isVariant,
  mayBeMisread,
  rankOf,
} from './better-reading.ts';
import {
  LONGEST_MESSAGE,
  LONGEST_PAGE,
  messagesIn,
  sentencesIn,
  unwrappedIn,
} from './message/messages.ts';
import { Paragraphs } from './message/paragraphs.ts';
import { type StatedRule, statedRule } from './message/stated-rule.ts';
import { withoutHidden } from './message/unwrapped.ts';
import type { Notation, NotationResult, PuzzleRecord } from './notation.ts';
import type { NotationError } from './notation-error.ts';
import { ParagraphReader, type ReadMessage, type ReadPart } from './paragraph-reader.ts';
import { errorOf, failure } from './parts/fault.ts';
import { linesOf } from './parts/line-splitter.ts';
import { shownFrom } from './parts/symbol.ts';
import type { Phrase } from './phrase.ts';
import type { RuleAbove } from './rule-above.ts';
import { type Skipped, skippedIn } from './skipped-lines.ts';
import { TextReader, type TextReaderOptions } from './text-reader.ts';

export interface PuzzleReaderOptions extends TextReaderOptions {
  /**
   * Whether a short text may be a message, whose puzzles are searched for if it cannot be read as it
   * is. Default: true, unless the notation is given or another reader has read the first records.
   */
  readonly mayBeMessage?: boolean;
}

/**
 * Reads the puzzles of a text that arrives in chunks. The chunks may be cut anywhere. Returns one
 * result per record, in order: a puzzle or an error. Never throws.
 *
 * If a text of at most LONGEST_MESSAGE characters has an error or a skipped line that may be a row,
 * what follows the puzzles before it is read again at the end of the text: in another notation, or as a message with puzzles in it.
 */
export class PuzzleReader {
  private readonly options: TextReaderOptions;
  private readonly text: TextReader;
  /** The text so far, and the results from the first error on. Undefined if it is no message. */
  private message: { text: string; readonly held: NotationResult[] } | undefined;
  /** The reader of what follows the first puzzles, or of the puzzles in a message. */
  private again: PuzzleReader | undefined;
  /** The skipped lines of what was read again. */
  private sentences: { readonly all: Skipped | undefined } | undefined;
  private length = 0;
  /** The number of results of `text`. */
  private count = 0;
  /** Whether the text fits no notation, and is too long to be a message. */
  private isTooLong = false;
  private isRest = false;
  private isPart = false;

  constructor({ mayBeMessage, ...options }: PuzzleReaderOptions = {}) {
    const { notation, size } = options;
    this.options = options;
    this.text = new TextReader(options);
    if (mayBeMessage ?? (notation === undefined && size === undefined)) {
      this.message = { text: '', held: [] };
    }
  }

  /** The notation of the text. Undefined until it is detected. */
  get notation(): Notation | undefined {
    return this.text.size === undefined
      ? (this.again?.notation ?? this.text.notation)
      : this.text.notation;
  }

  /** The size of the text's first grid, which errors refer to. Undefined until a grid is read. */
  get size(): number | undefined {
    return this.text.size ?? this.again?.size;
  }

  /** The rule that a line so far states. */
  get rule(): RuleAbove | undefined {
    return this.text.rule;
  }

  /** Whether the text so far is short enough for a message. */
  get mayBeMessage(): boolean {
    return this.message !== undefined;
  }

  /** The lines so far that are in no record. Undefined if there are none. */
  get skipped(): Skipped | undefined {
    const { sentences, text } = this;
    return sentences ? skippedIn(text.doubt?.skipped, sentences.all) : text.skipped;
  }

  /** Returns the records that this chunk completes. */
  push(chunk: string): NotationResult[] {
    this.length += chunk.length;
    if (this.message) this.message.text += chunk;
    return this.given(this.text.push(chunk));
  }

  /** Call it at the end of the text. Returns the last records, or an error if the text has none. */
  end(): NotationResult[] {
    const results = this.given(this.text.end());
    const { message } = this;
    if (message) results.push(...(this.readAgain(message.text, message.held) ?? message.held));
    return this.count === 0 && results.length === 0 ? [failure(noPuzzle(this.skipped))] : results;
  }

  /** Returns the results, in a message only those before the first error that may be mended. */
  private given(results: NotationResult[]): NotationResult[] {
    const { message, text } = this;
    const before = this.count;
    this.count += results.length;
    if (message && this.length > (text.notation ? LONGEST_MESSAGE : LONGEST_PAGE)) {
      results.unshift(...message.held);
      this.message = undefined;
      this.isTooLong = !text.notation;
    } else if (message && text.doubt) {
      message.held.push(...results.splice(Math.max(text.doubt.results - before, 0)));
    }
    return this.isTooLong ? results.map(asTooLong) : results;
  }

  /**
   * Reads a text with errors again, from the first doubt on: as another text, or paragraph by
   * paragraph. Undefined if that finds no more.
   */
  private readAgain(text: string, held: readonly NotationResult[]): NotationResult[] | undefined {
    const { doubt } = this.text;
    if (this.count > 0 && !doubt) return undefined;
    if (held.some((one) => !one.ok && isSure(one.error))) return undefined;
    const isPage = text.length > LONGEST_MESSAGE;
    if (isPage && (this.isRest || this.isPart)) return [failure(tooLong(LONGEST_MESSAGE))];
    const rest = afterLines(isPage ? withoutHidden(text) : text, doubt?.lines ?? 0);
    const best = isPage ? undefined : this.readOtherwise(text, rest, held);
    if (this.isRest || this.isPart || best?.some(isVariant)) return best;
    const parts = this.readParts(rest, hasErrors(best ?? held));
    if (!parts || !isBetter(parts, best, held)) return best;
    const rule = statedRule(rest);
    this.sentences = { all: parts.skipped };
    return rule ? refused(parts.results, rule) : [...parts.results];
  }

  /**
   * The most that another way to read a whole text finds: what follows the puzzles before the doubt
   * in another notation, or the puzzles in a message. Undefined if each way finds errors, too.
   */
  private readOtherwise(
    text: string,
    rest: string,
    held: readonly NotationResult[],
  ): NotationResult[] | undefined {
    const { doubt, size } = this.text;
    const hasPuzzle = size !== undefined;
    if (!held.every((one) => one.ok || mayBeMisread(one.error, hasPuzzle))) return undefined;
    const found = held.filter(({ ok }) => ok).length;
    let fewest = fewestOf(held);
    let best: NotationResult[] | undefined;
    const goodLines = doubt?.lines ?? 0;
    const others = !hasPuzzle && !this.isRest ? messagesIn(text) : unwrappedIn(rest);
    for (const other of goodLines > 0 ? [rest, ...others] : others) {
      const { geometry, digits, variants } = this.options;
      const mayBeMessage = other === rest ? goodLines > 0 : hasPuzzle && !this.isRest;
      const reader = new PuzzleReader({ geometry, digits, variants, mayBeMessage });
      reader.isRest = true;
      const results = [...reader.push(other), ...reader.end()];
      if (isRead(results) ? results.length < fewest : !results.some(isVariant)) continue;
      if (results.length <= found && reader.text.doubt && !reader.again) continue;
      const rule = isRead(results) ? statedRule(rest) : undefined;
      if (rule) return refused(results, rule);
      this.again = reader;
      this.sentences = { all: leftOut(rest, other, reader.skipped) };
      best = results;
      fewest = results.length + 1;
      if (!hasPuzzle || !isRead(results)) break;
    }
    return best;
  }

  /**
   * Reads a message paragraph by paragraph. The notation is that of the first puzzle. Undefined if
   * nothing is found.
   */
  private readParts(text: string, isStrict: boolean): ReadMessage | undefined {
    const { geometry, digits, variants } = this.options;
    const read = (part: string): ReadPart => {
      const reader = new PuzzleReader({ geometry, digits, variants });
      reader.isPart = true;
      const results = [...reader.push(part), ...reader.end()];
      if (isRead(results)) this.again ??= reader;
      return { results, skipped: reader.skipped };
    };
    let most: ReadMessage | undefined;
    const isLong = text.length > LONGEST_MESSAGE;
    for (const isFine of isLong ? [true] : [false, true]) {
      const paragraphs = new Paragraphs(text, isFine);
      const message = new ParagraphReader(paragraphs, isLong, read).read(isStrict);
      if (message && (!most || rankOf(message) > rankOf(most))) most = message;
    }
    return most;
  }
}

/** The lines of a text that are in no record. `skipped` are those of another text for it. */
function leftOut(text: string, other: string, skipped: Skipped | undefined): Skipped | undefined {
  if (other === text) return skipped;
  const sentences = sentencesIn(text, other);
  if (!skipped || skipped.count <= (sentences?.count ?? 0)) return sentences;
  const lines = linesOf(text);
  const isAligned = lines.length === linesOf(other).length;
  const found = lines.findIndex((line) => line.includes(skipped.text.trim())) + 1;
  const { line: first, last } = isAligned ? skipped : { line: found, last: found };
  const hasCells = [first, last].some((number) => {
    const line = lines[number - 1] ?? '';
    return SOME_CELLS.test(line) || mayHaveCells(line);
  });
  return hasCells ? { ...skipped, line: first, last, text: lines[first - 1] } : sentences;
}

/** So many cells may be a row with text around it, such as `row1=53..7....`. */
const SOME_CELLS = /(?=[._*?-]{0,3}\d)[\d._*?-]{4}/;

/** The error for a rule, instead of the puzzles below it. If there are none, instead of all. */
function refused(results: readonly NotationResult[], rule: StatedRule): NotationResult[] {
  const above = results.filter((one) => (one.ok ? one.record : one.error).line < rule.line);
  const kept = above.length < results.length ? above : [];
  return [...kept, failure(variantError(rule))];
}

function asTooLong(result: NotationResult): NotationResult {
  return !result.ok && result.error.code === 'unknown' ? failure(tooLong(LONGEST_PAGE)) : result;
}

function tooLong(length: number): NotationError {
  return errorOf('too-long', 1, 1, { id: 'most-text', length }, { id: 'longer-text' });
}

function variantError({ line, column, phrase }: StatedRule): NotationError {
  return errorOf('variant', line, column, { id: 'classic' }, phrase);
}

/** The text with its first lines empty. */
function afterLines(text: string, count: number): string {
  const lines = linesOf(text);
  return '\n'.repeat(count) + lines.slice(count).join('\n');
}

/** The error for a text without a puzzle. It shows the first line that was skipped. */
export function noPuzzle(skipped?: Skipped): NotationError {
  const { line, text } = skipped ?? { line: 1, text: '' };
  const start = text.length - text.trimStart().length;
  const found: Phrase = skipped ? shownFrom(text, start) : { id: 'nothing' };
  return errorOf('empty', line, start + 1, { id: 'puzzle' }, found);
}

/** Reads a whole text. Returns at least one result: a puzzle or an error per record, in order. */
export function parsePuzzles(text: string, options: PuzzleReaderOptions = {}): NotationResult[] {
  const reader = new PuzzleReader(options);
  return [...reader.push(text), ...reader.end()];
}

/** Reads the first record of a text. */
export function parsePuzzle(text: string, options: PuzzleReaderOptions = {}): NotationResult {
  return parsePuzzles(text, options)[0];
}

/** Writes records as one text, with the head and tail of the notation. */
export function formatPuzzles(records: Iterable<PuzzleRecord>, notation: Notation): string {
  const writer = notation.writer();
  let text = '';
  for (const record of records) text += writer.record(internPuzzle(record));
  return text + writer.end();
}
