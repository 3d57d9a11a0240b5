import type { Geometry } from '../../grid/geometry.ts';
import type {
  Notation,
  NotationError,
  NotationReader,
  NotationResult,
  PuzzleRecord,
} from '../notation.ts';
import { failure } from '../parts/fault.ts';
import { oneLine } from '../parts/line-records.ts';
import { MAX_LINE } from '../parts/line-splitter.ts';
import { packedRows } from '../parts/packed.ts';
import { packedForm } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';

/**
 * Files of SudoCue and of SadMan Sudoku. In SudoCue files, headers such as `#Aname` come before the
 * rows. In SadMan files, headers such as `#A name` come before sections such as [Puzzle] and [State].
 * Only the section [Puzzle] is read.
 */
export const sdk: Notation = {
  id: 'sdk',
  summary: 'SadMan and SudoCue .sdk files: # headers, [Puzzle], one row per line',
  holdsSolution: false,
  head: '',
  reader: (geometry) => new SdkReader(geometry),
  format: formatSdk,
};

const SECTION = /^\[[^\]]*\]$/;

/** Whether a line begins a section, for example `[Puzzle]` or `[State]`. */
export function isSection(text: string): boolean {
  return SECTION.test(text.trim());
}

function formatSdk({ givens, name, comment }: PuzzleRecord, index: number): string {
  const headers = [
    ...(name ? [`#N ${oneLine(name)}`] : []),
    ...(comment ? [`#C ${oneLine(comment)}`] : []),
  ];
  const lines = [...headers, '[Puzzle]', ...packedRows(givens)];
  return `${index > 0 ? '\n' : ''}${lines.join('\n')}\n`;
}

class SdkReader implements NotationReader {
  private readonly rows: RowRecords;
  /** The headers of the record. Letter → the text after the letter. */
  private headers = new Map<string, string>();
  /** The line where the record begins, which is its first header or section. */
  private begun: number | undefined;
  /** Whether the current section is not [Puzzle]. */
  private skipping = false;
  /** Whether the puzzle of the record has been read, even if it had an error. */
  private done = false;

  constructor(geometry: Geometry | undefined) {
    this.rows = new RowRecords(packedForm, geometry);
  }

  line(text: string, number: number): NotationResult | undefined {
    const trimmed = text.trim();
    if (trimmed.startsWith('#')) {
      const result = this.closeBefore(this.done || this.skipping || this.rows.open);
      this.readHeader(trimmed, number);
      return result;
    }
    if (SECTION.test(trimmed)) {
      const isPuzzle = trimmed.toLowerCase() === '[puzzle]';
      const result = this.closeBefore(isPuzzle && (this.done || this.rows.open));
      this.begun ??= number;
      this.skipping = !isPuzzle;
      return result;
    }
    return this.skipping ? undefined : this.finish(this.rows.line(text, number));
  }

  broken(error: NotationError): NotationResult | undefined {
    return this.skipping ? undefined : this.finish(this.rows.broken(error));
  }

  end(): NotationResult | undefined {
    return this.closeBefore(true);
  }

  private readHeader(text: string, number: number): void {
    const letter = text[1]?.toUpperCase() ?? '';
    if (!/[A-Z]/.test(letter)) return;
    this.begun ??= number;
    const value = text.slice(2).trim();
    const before = this.headers.get(letter);
    if (value === '' || (before && before.length > MAX_LINE)) return;
    this.headers.set(letter, before === undefined ? value : `${before} ${value}`);
  }

  /**
   * Closes the current rows. If `isNext`, also closes the record. Returns an error if the closed
   * record had no puzzle.
   */
  private closeBefore(isNext: boolean): NotationResult | undefined {
    const result = this.finish(this.rows.end());
    const { begun, done } = this;
    if (!isNext) return result;
    this.headers = new Map();
    this.begun = undefined;
    this.skipping = false;
    this.done = false;
    if (begun === undefined || done) return result;
    const expected = '[Puzzle] and its rows';
    return failure({ code: 'structure', line: begun, column: 1, expected, found: 'none' });
  }

  private finish(result: NotationResult | undefined): NotationResult | undefined {
    if (!result) return undefined;
    const { headers, begun, done } = this;
    this.done = true;
    if (!result.ok || done) return result;
    const name = headers.get('N') ?? headers.get('D');
    const comment = headers.get('C') ?? (headers.has('N') ? headers.get('D') : undefined);
    const record = {
      ...result.record,
      ...(name !== undefined && { name }),
      ...(comment !== undefined && { comment }),
      line: begun ?? result.record.line,
    };
    return { ok: true, record };
  }
}
