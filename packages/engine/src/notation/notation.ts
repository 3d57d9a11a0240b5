import type { Constraint, ConstraintKind } from '../constraint/constraint.ts';
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import { type Geometry, internGeometry, isJigsaw } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { NotationError } from './notation-error.ts';
import type { Skipped } from './skipped-lines.ts';

/**
 * A way of writing puzzles as text. It is read line by line, so files of any length can be
 * streamed. Reading the output of `writer` gives the same records again.
 */
export interface Notation {
  readonly id: string;
  /** A description in one line. */
  readonly summary: string;
  /**
   * Returns a reader for one text. Without `geometry`, the text decides the shape of each grid. If
   * another reader has read the beginning of the text, `size` is the size of the first grid. This
   * size is used only in errors.
   */
  reader(geometry?: Geometry, size?: number): NotationReader;
  /** Returns a writer for one text. */
  writer(): NotationWriter;
  /**
   * Writes a record as text, with line ends but without the head and the tail of the text. Leaves
   * out what the notation cannot hold, such as a comment. `index` is the number of records written
   * before.
   */
  format(record: PuzzleRecord, index: number): string;
  /** What a record can contain besides its givens. */
  readonly holds: readonly Part[];
  /** The kinds of constraints that cannot be written, if others can. Default: none. */
  lostKinds?(record: PuzzleRecord): readonly ConstraintKind[];
  /** The supported grid sizes. Default: all. */
  readonly sizes?: readonly number[];
  /** Whether every record is one line, so that a file can be cut at any line end. */
  readonly onePerLine: boolean;
  /** Whether a record has one line for each row of its grid. */
  readonly inRows: boolean;
  /**
   * Whether givens and single candidates look the same in the text. Then a single candidate is read
   * as a given, unless a peer has the same candidate.
   */
  readonly singlesAreGivens: boolean;
}

/**
 * A part of a record: a property, the name of a field such as `author`, or `fields` for all fields.
 */
export type Part =
  | 'solution'
  | 'name'
  | 'comment'
  | 'pencilmarks'
  | 'regions'
  | 'constraints'
  | 'fields'
  | (string & {});

type RequiredPart = 'id' | 'summary' | 'reader' | 'format';

interface NotationDefinition
  extends Pick<Notation, RequiredPart>,
    Partial<Omit<Notation, RequiredPart>> {
  /** The text before the first record, with its line end. Default: empty. */
  readonly head?: string;
}

/** Makes a notation. By default its records contain only givens, and may have several lines. */
export function defineNotation({ head = '', ...definition }: NotationDefinition): Notation {
  const notation: Notation = {
    holds: [],
    onePerLine: false,
    inRows: false,
    singlesAreGivens: false,
    writer: () => new PlainWriter(notation, head),
    ...definition,
    reader: (geometry, size) => definition.reader(geometry && internGeometry(geometry), size),
    format: (record, index) => definition.format(internPuzzle(record), index),
  };
  return notation;
}

/** Writes the records of one text, one after another. */
export interface NotationWriter {
  /**
   * Returns the text of the next record. For the first record, the head of the text precedes it.
   */
  record(record: PuzzleRecord): string;
  /** Returns the text to write instead of a record that could not be read, or has no result. */
  missing(missing: MissingRecord): string;
  /** Returns the names of the parts of a record that this notation leaves out. */
  lost(record: PuzzleRecord): string[];
  /** Returns the end of the text. */
  end(): string;
}

/** A record that could not be read, or for which a command has no result. */
export interface MissingRecord {
  readonly message: string;
  /** Why the record could not be read. */
  readonly error?: NotationError | undefined;
  /** The fields of the record that could be read nevertheless. */
  readonly fields?: readonly Field[] | undefined;
}

class PlainWriter implements NotationWriter {
  private index = 0;
  private readonly notation: Notation;
  private readonly head: string;

  constructor(notation: Notation, head: string) {
    this.notation = notation;
    this.head = head;
  }

  record(record: PuzzleRecord): string {
    return this.begin() + this.notation.format(record, this.index++);
  }

  missing({ message }: MissingRecord): string {
    const text = `${this.begin()}# ${message}\n`;
    this.index++;
    return text;
  }

  lost(record: PuzzleRecord): string[] {
    return lostBy(this.notation, record);
  }

  end(): string {
    return this.begin();
  }

  private begin(): string {
    return this.index === 0 ? this.head : '';
  }
}

const PROPERTIES = ['solution', 'name', 'comment', 'pencilmarks', 'constraints'] as const;

/** Returns the names of the parts of a record that a notation cannot hold. */
export function lostBy(
  { lostKinds, holds, format }: Pick<Notation, 'lostKinds' | 'holds' | 'format'>,
  record: PuzzleRecord,
): string[] {
  const lost: string[] = PROPERTIES.filter(
    (part) => record[part] !== undefined && !holds.includes(part),
  );
  const kinds = holds.includes('constraints') ? (lostKinds?.(record) ?? []) : [];
  lost.push(...kinds.map((kind) => `constraints of kind ${kind}`));
  if (isJigsaw(record.givens.geometry) && !holds.includes('regions')) lost.push('regions');
  // The notation euler only holds names such as "Grid 01".
  const { name } = record;
  const isName = name !== undefined && lost.includes('name') && format(record, 0).includes(name);
  for (const { name: field, json, role } of record.fields ?? []) {
    const isEmpty = json === '""' || json === 'null';
    if (!role && !isEmpty && !holds.includes('fields') && !holds.includes(field)) lost.push(field);
  }
  return isName ? lost.filter((part) => part !== 'name') : lost;
}

export interface NotationReader {
  /** The lines that stand between the records. */
  readonly skipped?: Skipped | undefined;
  /**
   * Reads the next line, without its line end. Returns a record if this line completes one.
   * `offset` is the position of `text` in its line: it is not 0 if a long line is read in pieces.
   */
  line(text: string, number: number, offset?: number): NotationResult | undefined;
  /** Returns the next record if the latest line completed more than one. */
  more?(): NotationResult | undefined;
  /** Called instead of `line` if the line is too long. */
  broken(error: NotationError): NotationResult | undefined;
  /**
   * Called at the end of the text. Returns the last record if it is still open. Calls of `more`
   * return further records.
   */
  end(): NotationResult | undefined;
}

/** One puzzle of a text. */
export interface PuzzleRecord {
  readonly givens: Grid;
  /** The candidates. Only some notations, such as sukaku, have candidates. */
  readonly pencilmarks?: CandidateGrid;
  /** The rules of a variant. Its regions are those of the geometry of `givens`. */
  readonly constraints?: readonly Constraint[];
  /** The solution. Only some notations, such as csv, have solutions. */
  readonly solution?: Grid;
  /**
   * Digit → symbol, if the text does not write its digits as 1–9 A–P. Notations with one symbol per
   * cell write them again.
   */
  readonly symbols?: string;
  /** The name of the puzzle, such as "Grid 01". */
  readonly name?: string;
  /** The text after the puzzle on its line. */
  readonly comment?: string;
  /** The members of a JSON object, the columns of a CSV file, or metadata such as the author. */
  readonly fields?: readonly Field[];
  /** The line on which the record begins, counted from 1. */
  readonly line: number;
}

export type NotationResult =
  | {
      readonly ok: true;
      readonly record: PuzzleRecord;
      /**
       * The error for this puzzle if the caller knows no variants: the option `variants` of a reader
       * says whether it does. Without the option, this error is the result.
       */
      readonly refusal?: NotationError;
      /** The last line of the record, if a later line has shown that it ends there. */
      readonly end?: number;
    }
  | {
      readonly ok: false;
      readonly error: NotationError;
      /** The fields that could be read nevertheless. */
      readonly fields?: readonly Field[];
    };

/**
 * A named value of a record. Notations with fields keep all of them, in order.
 *
 * If `role` is set, the field stands for a property of the record, such as its puzzle. It shows the
 * position of this property among the fields. It has a value of its own only if the record could
 * not be read.
 */
export interface Field {
  /** The name as it is in the text, for example "quizzes". */
  readonly name: string;
  /** The value as JSON. Empty for a property of the record. */
  readonly json: string;
  readonly role?: FieldRole;
}

export type FieldRole =
  | 'puzzle'
  | 'solution'
  | 'name'
  | 'comment'
  | 'box'
  | 'pencilmarks'
  | 'regions'
  | 'constraints';

/** Whether a notation supports grids of a size. */
export function supportsSize({ sizes }: Notation, size: number): boolean {
  return sizes === undefined || sizes.includes(size);
}
