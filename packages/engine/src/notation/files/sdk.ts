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
import { Section, type SectionHead, sectionIn, variantIn, variantNamed } from './sdk-section.ts';

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

/** Header letter → the key in JSON whose values say the same. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['C', 'description'],
  ['D', 'description'],
  ['N', 'title'],
  ['R', 'rules'],
  ['T', 'game'],
  ['V', 'game'],
]);

/**
 * Files of SudoCue and SadMan Sudoku. A record has headers such as `#N name`, and then rows. SadMan
 * files also have sections. Only the section [Puzzle] is read.
 */
export const sdk: Notation = defineNotation({
  id: 'sdk',
  summary: 'SadMan and SudoCue .sdk files: # headers, [Puzzle], one row per line',
  inRows: true,
  holds: ['name', 'comment', ...FIELDS.values()],
  reader: (geometry) => new SdkReader(geometry),
  format: formatSdk,
});

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
  /** The section other than [Puzzle] that the reader is in. */
  private section: Section | undefined;
  /** Whether the rows of this record have been read, with or without an error. */
  private done = false;
  /** The error for a header or a section of this record that adds a rule of a variant. */
  private variant: NotationError | undefined;
  /** The latest record. A section after its rows may add a rule to it. */
  private held: NotationResult | undefined;
  private readonly results: NotationResult[] = [];

  constructor(geometry: Geometry | undefined) {
    this.rows = new RowRecords(packedForm, geometry);
  }

  line(text: string, number: number): NotationResult | undefined {
    const trimmed = text.trim();
    const section = sectionIn(text);
    if (trimmed.startsWith('#')) {
      this.closeBefore(this.done || this.section !== undefined || this.rows.open);
      this.readHeader(trimmed, number);
    } else if (section) this.begin(section, number);
    else if (this.section) this.section.read(trimmed, number);
    else this.addRows(this.rows.line(text, number));
    return this.more();
  }

  get skipped(): Skipped | undefined {
    return this.rows.skipped;
  }

  more(): NotationResult | undefined {
    return this.results.shift();
  }

  broken(error: NotationError): NotationResult | undefined {
    if (!this.section) this.addRows(this.rows.broken(error));
    return this.more();
  }

  end(): NotationResult | undefined {
    this.closeBefore(true);
    return this.more();
  }

  /** Begins a section, or reads one such as `[Type] X`. */
  private begin({ name, value }: SectionHead, number: number): void {
    const isPuzzle = /^puzzle$/i.test(name);
    this.closeBefore(isPuzzle && (this.done || this.rows.open));
    this.begun ??= number;
    const section = new Section(name, number);
    section.read(value, number);
    if (value === '') this.section = isPuzzle ? undefined : section;
    else this.variant ??= section.variant;
  }

  private readHeader(text: string, number: number): void {
    const letter = text[1]?.toUpperCase() ?? '';
    const value = text.slice(2).trim();
    this.variant ??=
      variantIn(text.slice(1), number) ?? variantNamed(KEYS.get(letter) ?? '', value, number);
    if (!/[A-Z]/.test(letter)) return;
    this.begun ??= number;
    const before = this.headers.get(letter);
    if (value === '' || (before && before.length > MAX_LINE)) return;
    this.headers.set(letter, before === undefined ? value : `${before} ${value}`);
  }

  /**
   * Ends the rows. If `isNext` is true, a new record begins, so this record ends too. A record that
   * ends without rows is an error.
   */
  private closeBefore(isNext: boolean): void {
    this.addRows(this.rows.end());
    this.variant ??= this.section?.variant;
    if (!isNext) return;
    const { begun, done, variant } = this;
    if (begun !== undefined && !done) {
      const missing = errorOf('structure', begun, 1, { id: 'puzzle-section' }, { id: 'none' });
      this.add(failure(variant ?? missing));
    }
    this.flush();
    this.headers = new Map();
    this.begun = undefined;
    this.section = undefined;
    this.done = false;
    this.variant = undefined;
  }

  private addRows(first: NotationResult | undefined): void {
    for (let result = first; result; result = this.rows.more()) this.add(this.headed(result));
  }

  private add(result: NotationResult): void {
    this.flush();
    this.held = result;
  }

  private flush(): void {
    const { held, variant } = this;
    this.held = undefined;
    if (held) this.results.push(held.ok && variant ? failure(variant) : held);
  }

  /** Adds the headers to the first result of a record. */
  private headed(result: NotationResult): NotationResult {
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
    return {
      ...result,
      record: { ...result.record, ...headed, line: begun ?? result.record.line },
    };
  }
}
