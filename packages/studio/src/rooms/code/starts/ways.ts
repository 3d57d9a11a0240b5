import arraysJavaScript from '../../../../../../examples/backtracking/arrays.js?raw';
import arraysPython from '../../../../../../examples/backtracking/arrays.py?raw';
import bitsJavaScript from '../../../../../../examples/backtracking/bits.js?raw';
import bitsPython from '../../../../../../examples/backtracking/bits.py?raw';
import fewestJavaScript from '../../../../../../examples/backtracking/fewest.js?raw';
import fewestPython from '../../../../../../examples/backtracking/fewest.py?raw';
import scanJavaScript from '../../../../../../examples/backtracking/scan.js?raw';
import scanPython from '../../../../../../examples/backtracking/scan.py?raw';
import type { ProgramLanguage } from '../../../programs/program.ts';
import type { CodeProblem } from '../draft.ts';

export const ways = ['scan', 'arrays', 'bits', 'fewest'] as const;

export type Way = (typeof ways)[number];

const TEXTS: Readonly<Record<Way, Readonly<Record<ProgramLanguage, string>>>> = {
  scan: { python: scanPython, javascript: scanJavaScript },
  arrays: { python: arraysPython, javascript: arraysJavaScript },
  bits: { python: bitsPython, javascript: bitsJavaScript },
  fewest: { python: fewestPython, javascript: fewestJavaScript },
};

/** The problems whose input and output are nine rows. The ways are programs for these. */
export type RowsProblem = Extract<CodeProblem, '2239' | '2580' | 'free'>;

/** How a row without spaces is read and written, and a row with spaces. */
const SPACED: Readonly<Record<ProgramLanguage, readonly (readonly [string, string])[]>> = {
  python: [
    ['map(int, input())', 'map(int, input().split())'],
    ["print(*line, sep='')", 'print(*line)'],
  ],
  javascript: [
    ['Array.from(line.trim(), Number)', "line.trim().split(' ').map(Number)"],
    ["line.join('')", "line.join(' ')"],
  ],
};

/** The program that searches in a way, for the input of a problem. */
export function wayText(way: Way, language: ProgramLanguage, problem: RowsProblem): string {
  const text = TEXTS[way][language];
  if (problem !== '2580') return text;
  return SPACED[language].reduce(
    (now, [packed, spaced]) => now.replace(packed, () => spaced),
    text,
  );
}
