import type { CodeTab } from '../../search/state.ts';
import type { Language } from '../../words/words.ts';

/** What a line of a program does. After an event that does the same, the line is highlighted. */
export type Mark = 'full' | 'place' | 'force' | 'remove' | 'dead' | 'start';

export interface Line {
  readonly text: string;
  readonly mark?: Mark;
}

/**
 * A program as pseudocode in every language, and as code in every programming language. Each line
 * is a mark, a bar and the text, such as `remove| board[r][c] = 0`. A line without a mark begins
 * with the bar.
 */
export type ProgramText = Readonly<Record<Language | Exclude<CodeTab, 'pseudo'>, string>>;

export function programIn(text: string): Line[] {
  return text
    .replace(/^\n|\n *$/g, '')
    .split('\n')
    .map((line) => {
      const [, mark, rest] = /^ *(\w*)\|(.*)$/.exec(line) ?? [];
      return mark ? { text: rest, mark: mark as Mark } : { text: rest ?? '' };
    });
}
