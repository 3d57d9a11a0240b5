/**
 * What a line of a program does. Every moment of the search also has a mark. The line that has the same mark
 * is highlighted.
 */
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
 * Parses a program. Each line consists of a mark, a bar and the text. An example is
 * `remove| board[r][c] = 0`. A line without a mark begins with the bar.
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
