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
 * Files of SudoCue (heads such as `#Aname`, then rows) and of SadMan Sudoku (`#A name`, then the
 * sections [Puzzle], [State] …, of which the puzzle is read).
 */
export const sdk: Notation = {
  id: 'sdk',
  summary: 'SadMan and SudoCue .sdk files: # heads, [Puzzle], a line a row',
  holdsSolution: false,
  head: '',
  reader: (geometry) => new SdkReader(geometry),
  format: formatSdk,
};

const SECTION = /^\[[^\]]*\]$/;

/** Whether a line begins a section: `[Puzzle]`, `[State]` … */
export function isSection(text: string): boolean {
  return SECTION.test(text.trim());
}

function formatSdk({ givens, name, comment }: PuzzleRecord, index: number): string {
  const head = [
    ...(name ? [`#N ${oneLine(name)}`] : []),
    ...(comment ? [`#C ${oneLine(comment)}`] : []),
  ];
  const lines = [...head, '[Puzzle]', ...packedRows(givens)];
  return `${index > 0 ? '\n' : ''}${lines.join('\n')}\n`;
}

class SdkReader implements NotationReader {
  private readonly rows: RowRecords;
  /** Letter → what stands after it, in the heads of the record; empty before them. */
  private heads = new Map<string, string>();
  /** Where the record began: its first head or section. */
  private begun: number | undefined;
  /** Inside a section other than [Puzzle]. */
  private skipping = false;
  /** The puzzle of the heads has been read, or has failed. */
  private done = false;

  constructor(geometry: Geometry | undefined) {
    this.rows = new RowRecords(packedForm, geometry);
  }

  line(text: string, number: number): NotationResult | undefined {
    const trimmed = text.trim();
    if (trimmed.startsWith('#')) {
      const result = this.closeBefore(this.done || this.skipping || this.rows.open);
      this.head(trimmed, number);
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

  private head(text: string, number: number): void {
    const letter = text[1]?.toUpperCase() ?? '';
    if (!/[A-Z]/.test(letter)) return;
    this.begun ??= number;
    const value = text.slice(2).trim();
    const before = this.heads.get(letter);
    if (value === '' || (before && before.length > MAX_LINE)) return;
    this.heads.set(letter, before === undefined ? value : `${before} ${value}`);
  }

  /** Ends the rows in hand; with `isNext` the record too, which has failed if no puzzle came. */
  private closeBefore(isNext: boolean): NotationResult | undefined {
    const result = this.finish(this.rows.end());
    const { begun, done } = this;
    if (!isNext) return result;
    this.heads = new Map();
    this.begun = undefined;
    this.skipping = false;
    this.done = false;
    if (begun === undefined || done) return result;
    const expected = '[Puzzle] and its rows';
    return failure({ code: 'structure', line: begun, column: 1, expected, found: 'none' });
  }

  private finish(result: NotationResult | undefined): NotationResult | undefined {
    if (!result) return undefined;
    const { heads, begun, done } = this;
    this.done = true;
    if (!result.ok || done) return result;
    const name = heads.get('N') ?? heads.get('D');
    const comment = heads.get('C') ?? (heads.has('N') ? heads.get('D') : undefined);
    const record = {
      ...result.record,
      ...(name !== undefined && { name }),
      ...(comment !== undefined && { comment }),
      line: begun ?? result.record.line,
    };
    return { ok: true, record };
  }
}
