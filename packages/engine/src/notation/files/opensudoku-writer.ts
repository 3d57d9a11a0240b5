import {
  type Field,
  lostBy,
  type MissingRecord,
  type NotationWriter,
  type Part,
  type PuzzleRecord,
} from '../notation.ts';
import { fieldNamed } from '../parts/fields.ts';
import { zeroCells } from '../parts/packed.ts';
import { escapedXml } from '../parts/xml.ts';

/** The attributes of a game that become fields of its record. */
export const GAME: readonly string[] = ['created', 'state', 'time', 'last_played'];

/** Attribute of a folder → name of the field. */
export const FOLDER: ReadonlyMap<string, string> = new Map([
  ['name', 'folder'],
  ['created', 'folder_created'],
]);

/** Element of a file of version 1 → name of the field. */
export const FILE: ReadonlyMap<string, string> = new Map([
  ['name', 'collection'],
  ['author', 'author'],
  ['description', 'description'],
  ['comment', 'collection_comment'],
  ['created', 'collection_created'],
  ['source', 'source'],
  ['level', 'level'],
  ['sourceURL', 'url'],
]);

export const OPEN_SUDOKU_HOLDS: readonly Part[] = [
  'comment',
  ...GAME,
  ...FILE.values(),
  ...FOLDER.values(),
];

/** Writes a game. The attribute `note` is the comment. */
export function formatGame({ givens, comment, fields }: PuzzleRecord): string {
  let attributes = '';
  if (fields) for (const name of GAME) attributes += attribute(name, fieldNamed(fields, name));
  attributes += attribute('note', comment);
  return `  <game data="${zeroCells(givens)}"${attributes}/>\n`;
}

function attribute(name: string, text: string | undefined): string {
  return text ? ` ${name}="${escapedXml(text)}"` : '';
}

/** Writes files of OpenSudoku: version 2 if the first record has a folder, otherwise version 1. */
export class OpenSudokuWriter implements NotationWriter {
  private isBegun = false;
  /** The tag of the open folder. Empty in version 1 and between folders. */
  private folder = '';
  private hasFolders = false;
  private described: readonly Field[] = [];

  record(record: PuzzleRecord): string {
    return this.begin(record) + this.enter(record) + formatGame(record);
  }

  missing({ message }: MissingRecord): string {
    return `${this.begin()}  <!-- ${message.replaceAll('--', '- -')} -->\n`;
  }

  lost(record: PuzzleRecord): string[] {
    const isWritten = ({ name, json }: Field): boolean =>
      this.described.some((known) => known.name === name && known.json === json);
    const lost = lostBy({ holds: OPEN_SUDOKU_HOLDS, format: formatGame }, record);
    for (const field of record.fields ?? []) {
      const isOfFile = isOneOf(FILE, field) || (!this.hasFolders && isOneOf(FOLDER, field));
      if (isOfFile && !isWritten(field)) lost.push(field.name);
    }
    return lost;
  }

  end(): string {
    return `${this.begin()}${this.folder && '  </folder>\n'}</opensudoku>\n`;
  }

  private begin({ fields = [] }: Partial<PuzzleRecord> = {}): string {
    if (this.isBegun) return '';
    this.isBegun = true;
    this.hasFolders = fields.some((field) => isOneOf(FOLDER, field));
    const version = this.hasFolders ? ' version="2"' : '';
    let head = `<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku${version}>\n`;
    this.described = fields.filter((field) => isOneOf(FILE, field));
    for (const [tag, name] of FILE) {
      const text = fieldNamed(this.described, name);
      if (text) head += `  <${tag}>${escapedXml(text)}</${tag}>\n`;
    }
    return head;
  }

  /**
   * If this record and the previous record are in different folders, closes the previous folder and
   * opens the new one.
   */
  private enter({ fields }: PuzzleRecord): string {
    if (!this.hasFolders) return '';
    const attributes = Array.from(FOLDER, ([key, name]) => {
      const text = fieldNamed(fields, name) ?? '';
      return text || key === 'name' ? ` ${key}="${escapedXml(text)}"` : '';
    });
    const folder = `  <folder${attributes.join('')}>\n`;
    if (folder === this.folder) return '';
    const before = this.folder && '  </folder>\n';
    this.folder = folder;
    return before + folder;
  }
}

function isOneOf(names: ReadonlyMap<string, string>, { name }: Field): boolean {
  return Array.from(names.values()).includes(name);
}
