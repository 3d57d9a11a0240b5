import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import {
  type Allowance,
  extensions,
  findTool,
  type Language,
  languages,
  type Tool,
} from './language.ts';
import { limitedRun, type ProgramRun } from './limited-run.ts';
import { onPath } from './on-path.ts';
import { checkSpace, inTemporary } from './temporary-folder.ts';

/** A program that can be started. */
export interface Program {
  readonly ok: true;
  /** The name of the program, as the user typed it. */
  readonly name: string;
  readonly command: readonly string[];
  readonly allowance: Allowance | undefined;
}

/** Why there is no program. */
export type BuildFailure =
  /** The command line is wrong, or something is missing on this machine. */
  | { readonly ok: false; readonly kind: 'refused'; readonly reason: string }
  /** The program does not compile. */
  | { readonly ok: false; readonly kind: 'compile-error'; readonly messages: readonly string[] };

export interface BuildOptions {
  /** The interpreter or compiler to use instead of the default of the language. */
  readonly with?: string | undefined;
  /** An existing folder for the files that are built. */
  readonly folder: string;
}

/**
 * The limits for compilers. Compiling may take long, and some compilers run in a virtual machine,
 * which needs much memory.
 */
const BUILD_LIMITS = { time: 120_000, memory: 4 * 2 ** 30, processes: 512 };

/** At most this many lines of the compiler's messages are shown. */
const MESSAGES = 8;

/** Makes a program from a command. Its first word is a path, or a name to look up in PATH. */
export function programOfCommand(command: readonly string[]): Program | BuildFailure {
  const [name, ...args] = command;
  const path = onPath(name);
  if (path === undefined) return refused(`expected a program, found no executable ${name}`);
  return { ok: true, name: basename(name), command: [path, ...args], allowance: undefined };
}

/** Builds a source file. Its extension decides the language. */
export async function buildProgram(
  file: string,
  options: BuildOptions,
): Promise<Program | BuildFailure> {
  const path = resolve(file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    return refused(`${file}: expected a file, found nothing with that name`);
  }
  const extension = extname(file);
  const language = languages.find((each) => each.extensions.includes(extension));
  const name = basename(file);
  if (!language && options.with !== undefined) {
    const program = programOfCommand([options.with, path]);
    return program.ok ? { ...program, name } : program;
  }
  if (!language) {
    const expected = `a source file (${extensions.join(' ')})`;
    return refused(`expected ${expected}, found ${file} (for a command: nonet judge -- ${file})`);
  }
  const tools = toolsOf(language, options.with);
  if ('missing' in tools) return refused(missingText(name, language, tools.missing));

  const { folder } = options;
  const source = { path: sourceFor(path, language, folder), folder };
  if (language.build) {
    const command = language.build(source, tools.paths);
    const run = await limitedRun(command, {
      limits: BUILD_LIMITS,
      folder,
      input: '',
    });
    if (run.status !== 0) {
      checkSpace(folder);
      return { ok: false, kind: 'compile-error', messages: messagesOf(run, source.path, name) };
    }
  }
  const command = language.run(source, tools.paths);
  return { ok: true, name, command, allowance: language.allowance };
}

function refused(reason: string): BuildFailure {
  return { ok: false, kind: 'refused', reason };
}

function toolsOf(
  { tools }: Language,
  chosen: string | undefined,
): { readonly paths: readonly string[] } | { readonly missing: Tool | string } {
  const paths: string[] = [];
  for (const [index, tool] of tools.entries()) {
    const isChosen = index === 0 && chosen !== undefined;
    const path = isChosen ? onPath(chosen) : findTool(tool);
    if (path === undefined) return { missing: isChosen ? chosen : tool };
    paths.push(path);
  }
  return { paths };
}

function missingText(file: string, language: Language, missing: Tool | string): string {
  if (typeof missing === 'string') return `expected a program for --with, found no ${missing}`;
  const { debian, homebrew, names } = missing;
  const name = basename(names[0]);
  return [
    `expected ${name} for ${file} (${language.name}), found none in PATH.`,
    `Debian: apt install ${debian}. Homebrew: brew install ${homebrew}.`,
  ].join(' ');
}

/** Copies the source if the language needs a different name for the file. */
function sourceFor(path: string, { fileName }: Language, folder: string): string {
  const name = fileName?.(readFileSync(path, 'utf8'));
  if (name === undefined || name === basename(path)) return path;
  const copies = join(folder, 'source');
  const copy = join(copies, name);
  inTemporary(() => {
    if (!existsSync(copies)) mkdirSync(copies);
    copyFileSync(path, copy);
  });
  return copy;
}

/** The first lines of the compiler's messages, with the name of the file instead of its path. */
function messagesOf(
  { killed, messages, output }: ProgramRun,
  path: string,
  name: string,
): string[] {
  const lines = `${messages}\n${output}`
    .replaceAll(path, name)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !isOwnFrame(line));
  if (lines.length === 0)
    lines.push(killed ? `the compiler was stopped (${killed})` : 'no message');
  return lines.slice(0, MESSAGES);
}

/**
 * The lines in Python's and Node's stack traces that belong to the syntax check, not to the
 * program.
 */
function isOwnFrame(line: string): boolean {
  return /^Traceback \(most recent|^ {2}File "<string>"|^ {4}at .*node:/.test(line);
}
