import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ESCARGOT, nineLines, SAMPLE } from './watched.ts';

/** The folder of the programs. It has a table of the programs of each language. */
export const STUDENTS: string = fileURLToPath(new URL('students/', import.meta.url));

/**
 * How the events of a program are checked:
 * - exact: the counts of `nonet watch` are those of the counting copy
 * - either: as exact, or `nonet watch` says that it does not follow this kind of grid
 * - any: only the output is checked
 * - judged: the program is not watched, because it never ends or because of its language
 */
const CHECKS = ['exact', 'either', 'any', 'judged'] as const;
type Check = (typeof CHECKS)[number];

const PROBLEMS = ['2239', '2580', 'euler96', 'leetcode37', 'lines'] as const;
type ProblemId = (typeof PROBLEMS)[number];

/** Each language has a folder and a table. */
export const LANGUAGES = [
  'python',
  'javascript',
  'c',
  'cpp',
  'java',
  'kotlin',
  'rust',
  'go',
] as const;

/** A program as a student would write it. */
export interface Student {
  /** In the folder of the programs. */
  readonly file: string;
  readonly problem: ProblemId;
  readonly check: Check;
  readonly result: string;
  /** A module of Python that the program imports, if it is not in every Python. */
  readonly module: string;
  /** The kind of grid. */
  readonly shape: string;
  /** The mistake in the program. Empty if it is right. */
  readonly mistake: string;
}

function isOneOf<T extends string>(names: readonly T[], name: string | undefined): name is T {
  return (names as readonly (string | undefined)[]).includes(name);
}

/** Reads the table of a language. A column that is empty at the end of a line may be missing. */
export function studentsOf(language: string): readonly Student[] {
  const lines = readFileSync(`${STUDENTS}${language}.txt`, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const columns = line.split('|').map((column) => column.trim());
    const [file, problem, check, result, module = '', shape, mistake = ''] = columns;
    if (!file || !isOneOf(PROBLEMS, problem) || !isOneOf(CHECKS, check) || !result || !shape) {
      throw new Error(`expected a program with its columns, found ${line}`);
    }
    return { file, problem, check, result, module, shape, mistake };
  });
}

/** The input of a program that is watched: the sample, and in Euler 96 one more grid. */
export function inputOf(problem: ProblemId): string {
  const rows = nineLines(SAMPLE);
  switch (problem) {
    case '2239':
      return rows;
    case '2580':
      return rows.replace(/\d(?=\d)/g, '$& ');
    case 'euler96':
      return `Grid 01\n${rows}Grid 02\n${nineLines(ESCARGOT)}`;
    case 'leetcode37':
      return `${JSON.stringify(
        rows
          .trimEnd()
          .split('\n')
          .map((row) => row.replaceAll('0', '.').split('')),
      )}\n`;
    case 'lines':
      return `${SAMPLE}\n`;
  }
}

/** The input for the counting copy: only the first grid, because a trace is about one grid. */
export function countedInputOf(problem: ProblemId): string {
  return problem === 'euler96' ? `Grid 01\n${nineLines(SAMPLE)}` : inputOf(problem);
}
