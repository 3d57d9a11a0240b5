import type { Bilingual, Words } from '../../words/words.ts';

export type NotationId = keyof Words['notations'];

/** Every notation, grouped by use. */
export const notationGroups = {
  texts: ['line', 'rows', 'spaced', 'lists', 'table', 'euler', 'block', 'pencilmarks', 'sukaku'],
  files: ['sdm', 'sdk', 'sdx', 'ss', 'hodoku', 'opensudoku', 'csv', 'json', 'ipuz'],
  links: ['f-puzzles', 'sudokupad', 'sudokuwiki', 'sudoku-exchange', 'sudoku-coach', 'solo'],
} as const satisfies Readonly<Record<string, readonly NotationId[]>>;

export const notationGroupNames: Bilingual<Readonly<Record<keyof typeof notationGroups, string>>> =
  {
    en: { texts: 'Text', files: 'Files', links: 'Links' },
    ko: { texts: '텍스트', files: '파일', links: '링크' },
  };
