import type { ProblemId } from '@nonet/judge/problems/problem';
import type { ProgramLanguage } from '../../programs/program.ts';

/** The problems that the room knows. `free` is a program that no judge waits for. */
export const codeProblems = [
  '2239',
  '2580',
  'euler96',
  'leetcode37',
  'free',
] as const satisfies readonly (ProblemId | 'free')[];

export type CodeProblem = (typeof codeProblems)[number];

export const codeLanguages = ['python', 'javascript'] as const satisfies readonly ProgramLanguage[];

/** A program that the user writes. */
export interface Draft {
  /** Under this id the browser keeps the draft. */
  readonly id: string;
  /** The name of its file, such as `solver.py`. The end of the name decides the language. */
  readonly name: string;
  readonly text: string;
  readonly problem: CodeProblem;
  /** The input that the user has written. Undefined: the open puzzle in the form of the problem. */
  readonly input: string | undefined;
  /** The starting point that it began with, such as `scan-python`. */
  readonly start: string | undefined;
  /** Whether the user has not changed the text of its starting point. Such a draft is not kept. */
  readonly isPristine: boolean;
  /** Whether it comes from a link, and the user has not changed it nor closed the warning. */
  readonly isFromLink: boolean;
}

/** A draft that the browser keeps. */
export interface KeptDraft extends Draft {
  /** It grows with every write, so that a page sees that another one has written. */
  readonly revision: number;
  /** When it was kept, in milliseconds since 1970. */
  readonly date: number;
  /** The page that has kept it. */
  readonly page: string;
}

export const NO_DRAFT: Draft = {
  id: '',
  name: 'solver.py',
  text: '',
  problem: '2239',
  input: undefined,
  start: undefined,
  isPristine: true,
  isFromLink: false,
};

/** A longer text is no program that somebody has written, and no input that can be edited in a page. */
export const LONGEST_TEXT = 200_000;

/** File extension → language. */
const LANGUAGES: Readonly<Record<string, ProgramLanguage>> = {
  py: 'python',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  ts: 'javascript',
};

/** The files that can be opened as programs, for a file dialog. */
export const PROGRAM_FILES: string = Object.keys(LANGUAGES)
  .map((extension) => `.${extension}`)
  .join(',');

function extensionOf(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1].toLowerCase() ?? '';
}

/** The language of a file. Undefined if the room does not run such files. */
export function languageOfFile(name: string): ProgramLanguage | undefined {
  const extension = extensionOf(name);
  return Object.hasOwn(LANGUAGES, extension) ? LANGUAGES[extension] : undefined;
}

export function languageOf({ name }: Pick<Draft, 'name'>): ProgramLanguage {
  return languageOfFile(name) ?? 'python';
}

/** The most characters in the name of a file. */
export const LONGEST_NAME = 60;

/**
 * Whether a text can be the name of a program on every system. Characters that nobody sees, such as a
 * line end or one that turns the direction of the text, are part of no name.
 */
export function isName(text: string): boolean {
  return (
    languageOfFile(text) !== undefined &&
    text.length >= 2 &&
    text.length <= LONGEST_NAME &&
    !NOT_IN_NAMES.test(text)
  );
}

const NOT_IN_NAMES = /[\\/:*?"<>|\p{C}\p{Zl}\p{Zp}]/u;

/** The name itself if it is one. Otherwise the nearest: of a path, the last part. */
export function nameFrom(text: string): string {
  if (isName(text)) return text;
  const extension = languageOfFile(text) ? `.${extensionOf(text)}` : '.py';
  const stem = text
    .slice(-LONGEST_NAME)
    .replace(/^.*[\\/]/s, '')
    .replace(/\.\w*$/, '')
    .slice(0, LONGEST_NAME - extension.length)
    .replaceAll(new RegExp(NOT_IN_NAMES, 'gu'), '-');
  return (stem || 'solver') + extension;
}

const EXTENSIONS: Readonly<Record<ProgramLanguage, string>> = { python: 'py', javascript: 'js' };

/** The name with the extension of a language. */
export function nameIn(name: string, language: ProgramLanguage): string {
  if (languageOfFile(name) === language) return name;
  const stem = languageOfFile(name) ? name.slice(0, name.lastIndexOf('.')) : name;
  return `${stem}.${EXTENSIONS[language]}`;
}

/** The most characters of a number and an extension, such as `-100.mjs`. */
const LONGEST_END = 8;

/** A name that no other draft has: `solver.py`, `solver-2.py` and so on. */
export function freeName(name: string, taken: readonly string[]): string {
  const at = languageOfFile(name) ? name.lastIndexOf('.') : name.length;
  const stem = name
    .slice(0, at)
    .replace(/-\d+$/, '')
    .slice(0, LONGEST_NAME - LONGEST_END)
    // Half a character.
    .replace(/[\uD800-\uDBFF]$/, '');
  let free = name;
  for (let number = 2; taken.includes(free); number++) free = `${stem}-${number}${name.slice(at)}`;
  return free;
}
