/** What a line of a program does. A moment of the search highlights the line of its mark. */
export type Mark = 'full' | 'place' | 'force' | 'remove' | 'dead' | 'start';

export interface Line {
  readonly text: string;
  readonly mark?: Mark;
}

/** Lines without a mark. */
export function lines(texts: readonly string[]): Line[] {
  return texts.map((text) => ({ text }));
}

/**
 * Parses a program. Each line is its mark, if any, a bar and the text:
 * `remove| board[r][c] = 0`, the others with a bar alone.
 */
export function programIn(text: string): Line[] {
  return text
    .replace(/^\n|\n *$/g, '')
    .split('\n')
    .map((line) => {
      const [, mark, rest] = /^ *(\w*)\|(.*)$/.exec(line) ?? [];
      return mark ? { text: rest, mark: mark as Mark } : { text: rest ?? '' };
    });
}
