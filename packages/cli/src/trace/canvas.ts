import type { Palette, Role } from './palette.ts';

/** A grid of characters. Each has a role and is one column wide. Text outside the grid is cut off. */
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

  write(x: number, y: number, text: string, role: Role = 'plain'): void {
    if (y < 0 || y >= this.rows) return;
    let column = x;
    for (const character of text) {
      if (column >= 0 && column < this.columns) {
        this.characters[y * this.columns + column] = character;
        this.roles[y * this.columns + column] = role;
      }
      column++;
    }
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
