import { isClearlyGrid, mayBeGrid, mayHaveCells } from './beside-puzzles.ts';
import type { Paragraphs } from './message/paragraphs.ts';
import type { NotationResult } from './notation.ts';
import { type Skipped, SkippedLines, skippedIn } from './skipped-lines.ts';

/** What a reader has read of some paragraphs. */
export interface ReadPart {
  readonly results: readonly NotationResult[];
  readonly skipped: Skipped | undefined;
}

/** What is read of a message paragraph by paragraph. */
export interface ReadMessage extends ReadPart {
  readonly puzzles: number;
  /** Whether no paragraph has cells that could not be read. */
  readonly isWhole: boolean;
}

/** What is read of a paragraph without cells. */
const NOTHING: Part = { results: [], skipped: undefined, count: 1, isRead: false };

/** The paragraphs of a grid: a 25×25 grid has five bands. */
const MOST_JOINED = 5;

/** Reads a message paragraph by paragraph, so that each may be written in another way. */
export class ParagraphReader {
  private readonly paragraphs: Paragraphs;
  private readonly readText: (text: string) => ReadPart;
  /** Whether the text is so long that only paragraphs are read that are clearly grids. */
  private readonly isLong: boolean;
  /** What each paragraph is on its own, by its index. */
  private readonly alone = new Map<number, Part>();

  constructor(paragraphs: Paragraphs, isLong: boolean, readText: (text: string) => ReadPart) {
    this.paragraphs = paragraphs;
    this.isLong = isLong;
    this.readText = readText;
  }

  /**
   * Undefined if there is neither a puzzle nor an error. A paragraph that cannot be read is an error
   * if it is clearly a grid. If `isStrict` is true, it is one if it may be a grid.
   */
  read(isStrict: boolean): ReadMessage | undefined {
    const { paragraphs } = this;
    const results: NotationResult[] = [];
    const sentences = new SkippedLines();
    let isWhole = true;
    let skipped: Skipped | undefined;
    for (let at = 0; at < paragraphs.length; ) {
      const part = this.readPart(at);
      at += part.count;
      if (part.isRead) {
        results.push(...part.results);
        skipped = skippedIn(skipped, part.skipped);
        continue;
      }
      const lines = paragraphs.linesOf(at - 1);
      const texts = lines.map(({ text }) => text);
      const isDoubtful = mayBeGrid(texts);
      if (isDoubtful) isWhole = false;
      if (isDoubtful && (isStrict || isClearlyGrid(texts))) results.push(...part.results);
      else for (const { number, text } of lines) sentences.add(number, text);
    }
    const puzzles = results.filter(({ ok }) => ok).length;
    if (results.length === 0) return undefined;
    return { results, puzzles, isWhole, skipped: skippedIn(skipped, sentences.all) };
  }

  /**
   * Reads a paragraph, with those below it if a grid goes on in them, but without those that can be
   * read on their own.
   */
  private readPart(at: number): Part {
    const { isLong, paragraphs } = this;
    const alone = this.readAlone(at);
    if (alone === NOTHING || alone.isRead || isLong) return alone;
    for (let count = 2; count <= MOST_JOINED && at + count <= paragraphs.length; count++) {
      if (this.readAlone(at + count - 1).isRead) break;
      const part = this.readLines(at, count);
      if (part.isRead) return part;
    }
    return alone;
  }

  private readAlone(at: number): Part {
    const known = this.alone.get(at);
    if (known) return known;
    const texts = this.paragraphs.linesOf(at).map(({ text }) => text);
    const isGrid = this.isLong ? isClearlyGrid(texts) : texts.some(mayHaveCells);
    const part = isGrid ? this.readLines(at, 1) : NOTHING;
    this.alone.set(at, part);
    return part;
  }

  private readLines(at: number, count: number): Part {
    const { results, skipped } = this.readText(this.paragraphs.text(at, count));
    const above = this.paragraphs.above(at);
    return {
      results: results.map((result) => below(result, above)),
      skipped: skipped && { ...skipped, line: skipped.line + above, last: skipped.last + above },
      count,
      isRead: results.every(({ ok }) => ok),
    };
  }
}

/** A result of a text that has some lines above it. */
function below(result: NotationResult, lines: number): NotationResult {
  return result.ok
    ? { ...result, record: { ...result.record, line: result.record.line + lines } }
    : { ...result, error: { ...result.error, line: result.error.line + lines } };
}

interface Part extends ReadPart {
  /** The number of paragraphs. */
  readonly count: number;
  readonly isRead: boolean;
}
