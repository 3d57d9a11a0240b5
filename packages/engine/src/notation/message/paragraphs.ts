/** Some lines of a text: those from `from` to `to` − 1, counted from 0. */
interface Lines {
  readonly from: number;
  readonly to: number;
}

/** A text with empty lines between its paragraphs. */
export class Paragraphs {
  private readonly lines: readonly string[];
  private readonly parts: Lines[] = [];

  constructor(text: string) {
    this.lines = text.split(/\r\n|\r|\n/);
    let from = 0;
    for (const [at, line] of [...this.lines, ''].entries()) {
      if (line.trim() !== '') continue;
      if (at > from) this.parts.push({ from, to: at });
      from = at + 1;
    }
  }

  get length(): number {
    return this.parts.length;
  }

  /** The lines of a paragraph, each with its number, counted from 1. */
  linesOf(index: number): { readonly number: number; readonly text: string }[] {
    const { from, to } = this.parts[index];
    return this.lines.slice(from, to).map((text, at) => ({ number: from + at + 1, text }));
  }

  /** Some paragraphs, below as many empty lines as the text has lines before them. */
  text(index: number, count: number): string {
    const [{ from }, { to }] = [this.parts[index], this.parts[index + count - 1]];
    return '\n'.repeat(from) + this.lines.slice(from, to).join('\n');
  }
}
