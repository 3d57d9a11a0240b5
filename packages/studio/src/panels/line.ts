/** What a line of the program does, where a moment of the search can be at it. */
export type Mark = 'full' | 'place' | 'force' | 'take' | 'dead' | 'start';

export interface Line {
  readonly text: string;
  readonly mark?: Mark;
}

/** Lines that no moment is at. */
export function lines(texts: readonly string[]): Line[] {
  return texts.map((text) => ({ text }));
}

/**
 * A program as it is written: a line that a moment can be at begins with what it does and a bar,
 * `take| board[r][c] = 0`, the others with a bar alone.
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
