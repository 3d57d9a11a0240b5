import type { ProgramLanguage } from '../../../programs/program.ts';
import { wayText } from './ways.ts';

export const exercises = ['back', 'box', 'end'] as const;

export type Exercise = (typeof exercises)[number];

/** What is taken out of `scan` for each exercise. */
const MISSING: Readonly<Record<Exercise, Readonly<Record<ProgramLanguage, string>>>> = {
  back: {
    python: '            board[r][c] = 0\n',
    javascript: '      board[r][c] = 0;\n',
  },
  box: {
    python: `        if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
            return False
`,
    javascript: '    if (board[top + Math.floor(i / 3)][left + (i % 3)] === d) return false;\n',
  },
  end: {
    python: `    if i == len(blanks):
        return True
`,
    javascript: '  if (i === blanks.length) return true;\n',
  },
};

/** The program with a gap, and what belongs there. */
export function exerciseText(
  exercise: Exercise,
  language: ProgramLanguage,
): { readonly text: string; readonly answer: string } {
  const answer = MISSING[exercise][language];
  return { text: wayText('scan', language, '2239').replace(answer, ''), answer };
}
