import { candidatesOf } from '../../grid/candidate-grid.ts';
import { countDigits, digitSet, lowestDigit } from '../../grid/digit-set.ts';
import { CLASSIC, type Geometry, geometryOfSize } from '../../grid/geometry.ts';
import type { Notation, NotationReader, NotationResult } from '../notation.ts';
import type { NotationError } from '../notation-error.ts';
import { variant } from '../objects/object-fault.ts';
import {
  digitUpTo,
  errorOf,
  type Fault,
  failure,
  faultAt,
  isFault,
  placedError,
} from '../parts/fault.ts';
import { type RecordContent, recordAt } from '../parts/line-records.ts';
import { type Phrase, verbatim } from '../phrase.ts';
import { onlyRead } from '../text/only-read.ts';

// Links and texts of Interactive Sudoku Solver (js/sudoku_parser.js in
// github.com/sigh/Interactive-Sudoku-Solver). A puzzle is a list of constraints. Each begins with
// `.` and its name, and `~` parts its values: `.Cage~10~R1C1~R1C2`. The name of a given is left
// out: `.~R1C1_5~R1C2_3_4`. Here r1c1 is 5, and r1c2 is 3 or 4. Rows and columns above 9 are a, b …
// A text may span lines, and all its constraints together are one puzzle.

const ADDRESS = 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=';
const LINK =
  /^(?:https?:\/\/)?(?:sigh\.github\.io|[\w.:-]+)\/Interactive-Sudoku-Solver\/?[^\s?]*(?:\?(?:\S*?&)?q=(?<data>[^\s&#]*))?\S*/i;

/** A text is at most this long. */
const LONGEST = 1 << 18;

/** Constraints that add no rule. */
const RULELESS = new Set(['', 'Given', 'Shape', 'SearchPriority', 'Priority']);

/** Puzzles of Interactive Sudoku Solver. */
export const interactiveSolver: Notation = onlyRead({
  id: 'iss',
  summary: 'links and texts of Interactive Sudoku Solver: .~R1C1_5; no variants',
  reader: (geometry) => new ConstraintReader(geometry),
});

/** Constraints such as `.AntiKnight` or `.Shape~6x6`. */
const NAMED = /^(?:\.[A-Z][a-z]{2}[A-Za-z]*(?:~[^.\s]*)?)+$/;

/** Whether a line is a link, or has constraints. */
export function isInteractiveSolver(line: string): boolean {
  return LINK.test(line) || /^\.[\w~.-]*~R[\da-g]C[\da-g]/i.test(line) || NAMED.test(line);
}

class ConstraintReader implements NotationReader {
  private readonly geometry: Geometry | undefined;
  /** The lines of the open text. */
  private held: string[] = [];
  private length = 0;
  private first = 1;
  /** The results of the latest line that `more` has not returned yet. */
  private readonly results: NotationResult[] = [];

  constructor(geometry: Geometry | undefined) {
    this.geometry = geometry;
  }

  line(text: string, number: number): NotationResult | undefined {
    const start = text.trimStart();
    if (start.startsWith('#')) return undefined;
    if (start.startsWith('.')) this.hold(text, number);
    else {
      this.close();
      if (start !== '') this.results.push(this.linkIn(text, number));
    }
    return this.more();
  }

  more(): NotationResult | undefined {
    return this.results.shift();
  }

  broken(error: NotationError): NotationResult | undefined {
    this.close();
    this.results.push(failure(error));
    return this.more();
  }

  end(): NotationResult | undefined {
    this.close();
    return this.more();
  }

  private hold(text: string, number: number): void {
    if (this.held.length === 0) this.first = number;
    this.length += text.length;
    // An empty line keeps the numbers of the lines after a comment.
    while (this.held.length < number - this.first) this.held.push('');
    if (this.length <= LONGEST) this.held.push(text);
  }

  private close(): void {
    const { held, first, length } = this;
    this.held = [];
    this.length = 0;
    if (held.length === 0) return;
    if (length > LONGEST) {
      const [expected, found] = [
        { id: 'most-object', length: LONGEST },
        { id: 'characters', count: length },
      ] as const;
      this.results.push(failure(errorOf('too-long', first, 1, expected, found)));
      return;
    }
    const text = held.join('\n');
    const content = readConstraints(text, this.geometry);
    const result: NotationResult = isFault(content)
      ? faultAt(1, content)
      : recordAt(first, content);
    if (result.ok) this.results.push(result);
    else this.results.push(failure(placedError(result.error, text, { line: first, column: 1 })));
  }

  private linkIn(text: string, number: number): NotationResult {
    const from = text.length - text.trimStart().length;
    const link = LINK.exec(text.slice(from));
    const data = link?.groups?.data;
    if (!link || !data) {
      const found = { id: link ? 'link-without-puzzle' : 'other-text' } as const;
      return failure(
        errorOf('structure', number, from + 1, { id: 'link', address: ADDRESS }, found),
      );
    }
    const content = readConstraints(unescaped(data), this.geometry);
    if (isFault(content)) {
      return faultAt(number, { ...content, index: from + link[0].indexOf(data) });
    }
    const comment = text.slice(from + link[0].length).trim();
    return recordAt(number, { ...content, ...(comment && { comment }) });
  }
}

function unescaped(data: string): string {
  return data.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const CONSTRAINT = /\.([^.~]*)((?:~[^.~]*)*)/g;

function readConstraints(text: string, wanted: Geometry | undefined): RecordContent | Fault {
  const constraints = Array.from(text.matchAll(CONSTRAINT), ({ 1: name, 2: list, index }) => ({
    name: name.trim(),
    values: list,
    index: index + 1,
  }));
  const rule = constraints.find(({ name }) => !RULELESS.has(name));
  if (rule) return variant(ruleOf(rule.name), rule.index);
  const shape = constraints.find(({ name }) => name === 'Shape');
  const geometry = shape ? shapeOf(shape.values, wanted) : (wanted ?? CLASSIC);
  if (isFault(geometry)) return { ...geometry, index: shape!.index };
  if (!shape && geometry.size !== CLASSIC.size) {
    const expected: Phrase = { id: 'grid', size: geometry.size };
    return { code: 'length', index: 0, expected, found: { id: 'grid', size: CLASSIC.size } };
  }
  const sets = new Int32Array(geometry.cells).fill(-1);
  for (const { name, values, index } of constraints) {
    if (name !== '' && name !== 'Given') continue;
    const fault = restrict(sets, geometry, values, index + name.length);
    if (fault) return fault;
  }
  return contentOf(sets, geometry);
}

function ruleOf(name: string): Phrase {
  return { id: 'rule', name };
}

/** Reads a shape such as `6x6`. A range of other digits or a grid without boxes is a variant. */
function shapeOf(values: string, wanted: Geometry | undefined): Geometry | Fault {
  const [, rows, columns, more = ''] = /^~\s*(\d+)x(\d+)\s*(.*)$/s.exec(values) ?? [];
  const size = Number(rows);
  const isUsual = rows === columns && ['', `~${size}`, `~1-${size}`].includes(more.trim());
  if (!isUsual) return variant(ruleOf('Shape'));
  const usual = geometryOfSize(size);
  if (!usual) {
    const found = verbatim(`${rows}x${columns}`);
    return { code: 'length', index: 0, expected: { id: 'boxed-grid' }, found };
  }
  if (!wanted || wanted.size === size) return wanted ?? usual;
  const expected = { id: 'grid', size: wanted.size } as const;
  return { code: 'length', index: 0, expected, found: { id: 'grid', size } };
}

/** Reads values such as `~R1C1_5~R1C2_3_4`, and removes all other digits from these cells. */
function restrict(
  sets: Int32Array,
  { size }: Geometry,
  values: string,
  start: number,
): Fault | undefined {
  for (const { 1: value, index } of values.matchAll(/~([^~]*)/g)) {
    const written = value.replaceAll(/\s/g, '');
    if (written === '') continue;
    const at = start + index + 1;
    const [cell, ...digits] = written.split('_');
    const [, row, column] = /^R([\da-z])C([\da-z])$/i.exec(cell) ?? [];
    const [r, c] = [row, column].map((text) => Number.parseInt(text, 36));
    const isCell = r >= 1 && r <= size && c >= 1 && c <= size;
    if (!isCell || digits.length === 0) {
      const expected: Phrase = { id: 'cell-name', size };
      return { code: 'symbol', index: at, expected, found: verbatim(`"${written.slice(0, 12)}"`) };
    }
    const wrong = digits.find((digit) => !/^\d+$/.test(digit) || +digit < 1 || +digit > size);
    if (wrong !== undefined) {
      const found = verbatim(`"${wrong.slice(0, 12)}"`);
      return { code: 'digit', index: at, expected: digitUpTo(size), found };
    }
    sets[(r - 1) * size + c - 1] &= digitSet(...digits.map(Number));
  }
  return undefined;
}

/** A cell with one digit is a given. Sets of more digits are candidates. */
function contentOf(sets: Int32Array, geometry: Geometry): RecordContent {
  const isGiven = (set: number): boolean => countDigits(set) === 1;
  const digits = Uint8Array.from(sets, (set) => (isGiven(set) ? lowestDigit(set) : 0));
  const givens = { geometry, digits };
  if (sets.every((set) => set === -1 || isGiven(set))) return { givens };
  const candidates = candidatesOf(givens).candidates.map((set, cell) => set & sets[cell]);
  return { givens, pencilmarks: { geometry, candidates } };
}
