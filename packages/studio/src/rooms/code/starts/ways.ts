import type { ProgramLanguage } from '../../../programs/program.ts';
import { type CodeProblem, nameIn } from '../draft.ts';

export const ways = ['scan', 'arrays', 'bits', 'fewest'] as const;

export type Way = (typeof ways)[number];

/** The programs in examples/backtracking, by their paths. */
const FILES = import.meta.glob<string>('../../../../../../examples/backtracking/*.{py,js}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function textOf(way: Way, language: ProgramLanguage): string {
  const name = nameIn(way, language);
  const [, text] = Object.entries(FILES).find(([path]) => path.endsWith(`/${name}`)) ?? [];
  if (text === undefined) throw new Error(`expected examples/backtracking/${name}`);
  return text;
}

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
  const text = textOf(way, language);
  if (problem !== '2580') return text;
  return SPACED[language].reduce(
    (now, [packed, spaced]) => now.replace(packed, () => spaced),
    text,
  );
}
