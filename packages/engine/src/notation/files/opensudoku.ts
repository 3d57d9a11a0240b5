import { CLASSIC, type Geometry } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import {
  defineNotation,
  type Notation,
  type NotationReader,
  type NotationResult,
} from '../notation.ts';
import type { NotationError } from '../notation-error.ts';
import { variant } from '../objects/object-fault.ts';
import { isRule } from '../parts/aside.ts';
import { errorOf, type Fault, failure, isFault } from '../parts/fault.ts';
import { textFields } from '../parts/fields.ts';
import { ruleInText } from '../parts/json-rules.ts';
import { MAX_LINE } from '../parts/line-splitter.ts';
import { readPacked } from '../parts/packed.ts';
import { shownFrom } from '../parts/symbol.ts';
import { attributesOf, unescapedXml } from '../parts/xml.ts';
import { either, verbatim } from '../phrase.ts';
import {
  FILE,
  FOLDER,
  formatGame,
  GAME,
  OPEN_SUDOKU_HOLDS,
  OpenSudokuWriter,
} from './opensudoku-writer.ts';

// OpenSudoku is an app for Android (gitlab.com/opensudoku/opensudoku). In its XML files, each tag
// `<game data="…"/>` is a puzzle. All other tags are ignored.
//
// The data are either 81 digits, with 0 for a blank, or `version: 1`, a line end, and 3 or 4 fields
// per cell. Each field ends with `|`. The first field is the digit. The last field is 0 for a
// given, and 1 if the player may change the digit. Only givens are read. The other fields are
// notes.
//
// There are two versions of the files. In a file of version 1, elements such as <author> describe
// the whole file. A file of version 2 has folders of games. Nonet writes version 2 if the first
// record has a folder.

/** Files of OpenSudoku. */
export const opensudoku: Notation = defineNotation({
  id: 'opensudoku',
  summary: 'OpenSudoku XML: <game data="…"/>',
  holds: OPEN_SUDOKU_HOLDS,
  sizes: [9],
  reader: (geometry) => new OpenSudokuReader(geometry),
  writer: () => new OpenSudokuWriter(),
  format: formatGame,
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
  /** The fields of the open folder. */
  private folder: Readonly<Record<string, string | undefined>> = {};
  /** Whether the root element has ended. */
  private isOver = false;
  /** Name of the field → text of an element that describes the file. */
  private readonly file = new Map<string, string>();
  /** The name under which the text of the open element is stored in `file`. */
  private element: string | undefined;
  /** The results of the latest line that `more` has not returned yet. */
  private readonly results: NotationResult[] = [];

  constructor(geometry: Geometry = CLASSIC) {
    this.geometry = geometry;
  }

  line(text: string, number: number): NotationResult | undefined {
    const isText = text.trim() !== '' && !text.includes('<') && !isRule(text);
    if (this.isOver && this.tag === '' && isText) {
      const start = text.length - text.trimStart().length;
      const found = shownFrom(text, start);
      return failure(errorOf('structure', number, start + 1, { id: 'end-of-text' }, found));
    }
    let index = 0;
    if (this.tag !== '') this.tag += '\n';
    while (index < text.length) {
      if (this.tag === '') {
        const next = text.indexOf('<', index);
        this.keepText(next < 0 ? text.slice(index) : text.slice(index, next));
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
    const [expected, found] = [{ id: 'tag-end' }, { id: 'unclosed-tag' }] as const;
    return failure(errorOf('structure', line, column, expected, found));
  }

  private closeTag(): void {
    const { tag } = this;
    if (tag.startsWith('<!--') && !tag.endsWith('-->')) return;
    this.tag = '';
    if (!/^<game[\s/>]/.test(tag)) {
      this.enter(tag);
      return;
    }
    const attributes = attributesOf(tag);
    const around = [...attributes, ...this.file, ...Object.entries(this.folder)];
    const givens = variantOf(around) ?? readGame(tag, this.geometry);
    if (isFault(givens)) {
      this.results.push(failure(this.errorAt(tag, givens)));
      return;
    }
    const comment = attributes.get('note');
    const own = GAME.map((name) => [name, attributes.get(name)]);
    const fields = textFields({
      ...Object.fromEntries(own),
      ...this.folder,
      ...Object.fromEntries(this.file),
    });
    const record = {
      givens,
      ...(comment && { comment }),
      ...(fields.length > 0 && { fields }),
      line: this.place.line,
    };
    this.results.push({ ok: true, record });
  }

  /** Updates the open folder or the open element when a tag begins or ends it. */
  private enter(tag: string): void {
    const [, isEnd, name] = /^<(\/?)([\w:-]+)/.exec(tag) ?? [];
    this.isOver = isEnd === '/' && name === 'opensudoku';
    if (name === 'folder') {
      const attributes = attributesOf(tag);
      const named = Array.from(FOLDER, ([key, field]) => [field, isEnd ? '' : attributes.get(key)]);
      this.folder = Object.fromEntries(named);
    }
    this.element = isEnd || tag.endsWith('/>') ? undefined : FILE.get(name);
  }

  private keepText(text: string): void {
    const known = this.element && this.file.get(this.element);
    if (!this.element || (known ?? '').length > MAX_LINE) return;
    this.file.set(this.element, [known, unescapedXml(text).trim()].filter(Boolean).join(' '));
  }

  private errorAt(tag: string, { code, index, expected, found }: Fault): NotationError {
    const before = tag.slice(0, index).split('\n');
    const column = before.at(-1)!.length + (before.length > 1 ? 1 : this.place.column);
    return errorOf(code, this.place.line + before.length - 1, column, expected, found);
  }
}

/** The fault for an attribute such as `type="killer"`, or for the name of a folder. */
function variantOf(
  attributes: readonly (readonly [string, string | undefined])[],
): Fault | undefined {
  for (const [name, value = ''] of attributes) {
    const rule = ruleInText(name, value);
    if (rule) return variant(rule);
  }
  return undefined;
}

function readGame(tag: string, geometry: Geometry): Grid | Fault {
  const match = /\sdata\s*=\s*(["'])/.exec(tag);
  if (!match) {
    const [expected, found] = [{ id: 'game-with-data' }, { id: 'game-without-data' }] as const;
    return { code: 'structure', index: 0, expected, found };
  }
  const from = match.index + match[0].length;
  const to = tag.indexOf(match[1], from);
  if (to < 0) {
    const [expected, found] = [{ id: 'closing-quote' }, { id: 'end-of-tag' }] as const;
    return { code: 'structure', index: tag.length - 1, expected, found };
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
    const expected = { id: 'fields-of-cells', cells } as const;
    return { code: 'length', index: to, expected, found: { id: 'fields', count: fields.length } };
  }
  const digits = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const [value, editable] = [fields[cell * width], fields[(cell + 1) * width - 1]];
    const digit = Number(value[1]);
    if (!/^\d{1,2}$/.test(value[1].trim()) || digit > size) {
      const expected = either({ id: 'digit', symbols: `1–${size}` }, verbatim('0'));
      const found = verbatim(`"${value[1]}"`);
      return { code: 'digit', index: from + value.index, expected, found };
    }
    if (!/^[01]$/.test(editable[1])) {
      const found = verbatim(`"${editable[1]}"`);
      const index = from + editable.index;
      return { code: 'symbol', index, expected: { id: 'editable' }, found };
    }
    if (editable[1] === '0') digits[cell] = digit;
  }
  return { geometry, digits };
}
