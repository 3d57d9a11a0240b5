import type { Geometry } from '../../grid/geometry.ts';
import {
  defineNotation,
  type Field,
  type Notation,
  type NotationReader,
  type NotationResult,
  type PuzzleRecord,
} from '../notation.ts';
import type { NotationError } from '../notation-error.ts';
import { errorOf, failure } from '../parts/fault.ts';
import { fieldNamed, textField } from '../parts/fields.ts';
import { gridWriter } from '../parts/grid-template.ts';
import { inSymbols } from '../parts/letters.ts';
import { oneLine } from '../parts/line-records.ts';
import { MAX_LINE } from '../parts/line-splitter.ts';
import { packedForm, recordText } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import type { Skipped } from '../skipped-lines.ts';

/** Header letter → name of the field. Other letters have fields such as `sdk T`. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['A', 'author'],
  ['B', 'date'],
  ['D', 'description'],
  ['L', 'level'],
  ['S', 'source'],
  ['U', 'url'],
  ...Array.from('EFGHIJKMOPQRTVWXYZ', (letter) => [letter, `sdk ${letter}`] as const),
]);

/**
 * Files of SudoCue and SadMan Sudoku. A record has headers such as `#N name`, and then rows. SadMan
 * files also have sections. Only the section [Puzzle] is read.
 */
export const sdk: Notation = defineNotation({
  id: 'sdk',
  summary: 'SadMan and SudoCue .sdk files: # headers, [Puzzle], one row per line',
  holds: ['name', 'comment', ...FIELDS.values()],
  reader: (geometry) => new SdkReader(geometry),
  format: formatSdk,
});

/** A section, but no tag of a forum. */
const SECTION = /^\[(?!code|hide|pre|quote|spoiler|tt\b)\s*[a-z][^\]]*\]$/i;

/** Whether a line begins a section, such as `[Puzzle]` or `[State]`. */
export function isSection(text: string): boolean {
  return SECTION.test(text.trim());
}

function headersOf(fields: readonly Field[]): string[] {
  return Array.from(FIELDS).flatMap(([letter, field]) => {
    const text = fieldNamed(fields, field);
    return text ? [`#${letter} ${oneLine(text)}`] : [];
  });
}

const packedRows = gridWriter(
  ({ size }) => Array.from({ length: size }, () => '.'.repeat(size)).join('\n'),
  '.',
);

function formatSdk(
  { givens, name, comment, fields, symbols }: PuzzleRecord,
  index: number,
): string {
  const headers = [
    ...(name ? [`#N ${oneLine(name)}`] : []),
    ...(comment ? [`#C ${oneLine(comment)}`] : []),
    ...(fields ? headersOf(fields) : []),
  ];
  return recordText([...headers, '[Puzzle]', inSymbols(packedRows(givens), symbols)], index);
}

class SdkReader implements NotationReader {
  private readonly rows: RowRecords;
  /** Letter → text of the header. For example, `#N Easy` maps N to "Easy". */
  private headers = new Map<string, string>();
  /** The number of the record's first line, counted from 1. */
  private begun: number | undefined;
  /** Whether the reader is in a section other than [Puzzle]. */
  private skipping = false;
  /** Whether the rows of this record have been read, with or without an error. */
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
    if (isSection(text)) {
      const isPuzzle = trimmed.toLowerCase() === '[puzzle]';
      const result = this.closeBefore(isPuzzle && (this.done || this.rows.open));
      this.begun ??= number;
      this.skipping = !isPuzzle;
      return result;
    }
    return this.skipping ? undefined : this.finish(this.rows.line(text, number));
  }

  get skipped(): Skipped | undefined {
    return this.rows.skipped;
  }

  more(): NotationResult | undefined {
    return this.finish(this.rows.more());
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
   * Ends the rows. If `isNext` is true, a new record begins, so this record ends too. A record that
   * ends without rows is an error.
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
    return failure(errorOf('structure', begun, 1, { id: 'puzzle-section' }, { id: 'none' }));
  }

  private finish(result: NotationResult | undefined): NotationResult | undefined {
    if (!result) return undefined;
    const { headers, begun, done } = this;
    this.done = true;
    if (!result.ok || done) return result;
    const [name, comment] = [headers.get('N'), headers.get('C')];
    const fields = Array.from(headers).flatMap(([letter, text]) => {
      const field = FIELDS.get(letter);
      return field ? [textField(field, text)] : [];
    });
    const headed = {
      ...(name !== undefined && { name }),
      ...(comment !== undefined && { comment }),
      ...(fields.length > 0 && { fields }),
    };
    return { ok: true, record: { ...result.record, ...headed, line: begun ?? result.record.line } };
  }
}
