import { isWide } from '../report/display-width.ts';
import type { Palette, Role } from '../report/palette.ts';

/** Characters that are not drawn, or that change how the terminal draws other characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Mn}\u2028\u2029]/u;

/** Where a part of the screen begins, and its columns. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A grid of characters. Each character has a role. Text outside the grid is cut off. */
export class Canvas {
  readonly columns: number;
  readonly rows: number;
  private readonly characters: string[];
  private readonly roles: Role[];

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.characters = Array.from({ length: columns * rows }, () => ' ');
    this.roles = Array.from({ length: columns * rows }, () => 'plain');
  }

  /** Returns the column after the text. */
  write(x: number, y: number, text: string, role: Role = 'plain'): number {
    if (y < 0 || y >= this.rows) return x;
    let column = x;
    for (const character of text) {
      if (INVISIBLE.test(character)) continue;
      const wide = isWide(character);
      const fits = column + (wide ? 1 : 0) < this.columns;
      this.put(column, y, fits ? character : ' ', role);
      if (wide) this.put(++column, y, fits ? '' : ' ', role);
      column++;
    }
    return column;
  }

  private put(column: number, y: number, character: string, role: Role): void {
    if (column < 0 || column >= this.columns) return;
    this.characters[y * this.columns + column] = character;
    this.roles[y * this.columns + column] = role;
  }

  /** Returns the rows as text with SGR sequences, without trailing spaces. */
  lines(palette: Palette): string[] {
    return Array.from({ length: this.rows }, (_, y) => this.line(y, palette));
  }

  private line(y: number, palette: Palette): string {
    const start = y * this.columns;
    let end = start + this.columns;
    while (end > start && this.characters[end - 1] === ' ' && this.roles[end - 1] === 'plain')
      end--;
    let text = '';
    let sgr = '';
    for (let i = start; i < end; i++) {
      const next = palette[this.roles[i]];
      if (next !== sgr) {
        text += sgr === '' ? `\x1b[${next}m` : `\x1b[0${next === '' ? '' : `;${next}`}m`;
        sgr = next;
      }
      text += this.characters[i];
    }
    return sgr === '' ? text : `${text}\x1b[0m`;
  }
}
