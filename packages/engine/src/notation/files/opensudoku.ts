import { CLASSIC, type Geometry } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import {
  defineNotation,
  type Notation,
  type NotationError,
  type NotationReader,
  type NotationResult,
} from '../notation.ts';
import { counted, errorOf, type Fault, failure, isFault } from '../parts/fault.ts';
import { MAX_LINE } from '../parts/line-splitter.ts';
import { readPacked, zeroCells } from '../parts/packed.ts';

// OpenSudoku is an app for Android (gitlab.com/opensudoku/opensudoku). In its XML files, each tag
// `<game data="…"/>` is a puzzle. All other tags are ignored.
//
// The data are either 81 digits, with 0 for a blank, or `version: 1`, a line end, and 3 or 4 fields
// per cell. Each field ends with `|`. The first field is the digit. The last field is 0 for a
// given, and 1 if the player may change the digit. Only givens are read. The other fields are
// notes.

/** Files of OpenSudoku. */
export const opensudoku: Notation = defineNotation({
  id: 'opensudoku',
  summary: 'OpenSudoku XML: <game data="…"/>',
  head: '<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n',
  tail: '</opensudoku>\n',
  sizes: [9],
  reader: (geometry) => new OpenSudokuReader(geometry),
  format: ({ givens }) => `  <game data="${zeroCells(givens)}"/>\n`,
});

export function isOpenSudoku(line: string): boolean {
  return /<opensudoku\b|^<game\s/.test(line);
}

class OpenSudokuReader implements NotationReader {
  private readonly geometry: Geometry;
  /** The tag that is being read, from `<` on. It may span lines. Empty between tags. */
  private tag = '';
  /** Where the tag begins, counted from 1. */
  private place = { line: 1, column: 1 };
  /** Results of the latest line that `more` has not returned yet. */
  private readonly results: NotationResult[] = [];

  constructor(geometry: Geometry = CLASSIC) {
    this.geometry = geometry;
  }

  line(text: string, number: number): NotationResult | undefined {
    let index = 0;
    if (this.tag !== '') this.tag += '\n';
    while (index < text.length) {
      if (this.tag === '') {
        const next = text.indexOf('<', index);
        if (next < 0) break;
        this.place = { line: number, column: next + 1 };
        index = next;
      }
      const to = text.indexOf('>', index);
      this.tag += to < 0 ? text.slice(index) : text.slice(index, to + 1);
      index = to < 0 ? text.length : to + 1;
      if (to >= 0) this.closeTag();
    }
    if (this.tag.length > MAX_LINE) this.results.push(this.unclosed());
    return this.more();
  }

  more(): NotationResult | undefined {
    return this.results.shift();
  }

  broken(error: NotationError): NotationResult {
    this.tag = '';
    return failure(error);
  }

  end(): NotationResult | undefined {
    return this.tag === '' ? undefined : this.unclosed();
  }

  private unclosed(): NotationResult {
    this.tag = '';
    const { line, column } = this.place;
    return failure(errorOf('structure', line, column, '">" after "<"', 'an unclosed tag'));
  }

  private closeTag(): void {
    const { tag } = this;
    if (tag.startsWith('<!--') && !tag.endsWith('-->')) return;
    this.tag = '';
    if (!/^<game[\s/>]/.test(tag)) return;
    const givens = readGame(tag, this.geometry);
    this.results.push(
      isFault(givens)
        ? failure(this.errorAt(tag, givens))
        : { ok: true, record: { givens, line: this.place.line } },
    );
  }

  private errorAt(tag: string, { code, index, expected, found }: Fault): NotationError {
    const before = tag.slice(0, index).split('\n');
    const column = before.at(-1)!.length + (before.length > 1 ? 1 : this.place.column);
    return errorOf(code, this.place.line + before.length - 1, column, expected, found);
  }
}

function readGame(tag: string, geometry: Geometry): Grid | Fault {
  const match = /\sdata\s*=\s*(["'])/.exec(tag);
  if (!match) {
    const found = 'a game without data';
    return { code: 'structure', index: 0, expected: 'a game with data="…"', found };
  }
  const from = match.index + match[0].length;
  const to = tag.indexOf(match[1], from);
  if (to < 0) {
    const found = 'the end of the tag';
    return { code: 'structure', index: tag.length - 1, expected: 'a closing quote', found };
  }
  const version = /^version: \d+(?:\s|&#10;|&#xA;)+/i.exec(tag.slice(from, to))?.[0];
  if (version === undefined) return readPacked(tag, from, to, geometry);
  return readFields(tag, from + version.length, to, geometry);
}

/** Reads `|`-separated fields. A digit is a given if the last field of its cell is 0. */
function readFields(tag: string, from: number, to: number, geometry: Geometry): Grid | Fault {
  const { cells, size } = geometry;
  const fields = [...tag.slice(from, to).matchAll(/([^|]*)\|/g)];
  const width = fields.length / cells;
  if (width !== 3 && width !== 4) {
    const expected = `3 or 4 fields for each of ${cells} cells`;
    return { code: 'length', index: to, expected, found: counted(fields.length, 'field') };
  }
  const digits = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const [value, editable] = [fields[cell * width], fields[(cell + 1) * width - 1]];
    const digit = Number(value[1]);
    if (!/^\d{1,2}$/.test(value[1].trim()) || digit > size) {
      const expected = `a digit 1–${size} or 0`;
      return { code: 'digit', index: from + value.index, expected, found: `"${value[1]}"` };
    }
    if (!/^[01]$/.test(editable[1])) {
      const expected = '0 (given) or 1 (not given)';
      return { code: 'symbol', index: from + editable.index, expected, found: `"${editable[1]}"` };
    }
    if (editable[1] === '0') digits[cell] = digit;
  }
  return { geometry, digits };
}
