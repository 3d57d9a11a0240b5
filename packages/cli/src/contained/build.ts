import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import type { Driver, FindDriver } from '@nonet/judge/driver/driver';
import type { ProgramRun } from '@nonet/judge/run/runner';
import { writeMain } from './driver.ts';
import {
  type Allowance,
  extensions,
  type Language,
  languages,
  type Recipe,
  type Source,
} from './language.ts';
import { limitedRun } from './limited-run.ts';
import { onPath } from './on-path.ts';
import { checkExecutable, checkSpace, inTemporary } from './temporary-folder.ts';
import { findTool, type Tool } from './tool.ts';
import { wrongToolText } from './wrong-tool.ts';

/** A program that can be started. */
export interface Program {
  readonly ok: true;
  /** The name of the program, as the user typed it. */
  readonly name: string;
  readonly command: readonly string[];
  /** The user's source file or a copy of it. Undefined if the program is a command. */
  readonly source?: string;
  readonly allowance: Allowance | undefined;
  /** Builds the source file again, by another recipe and in another folder. */
  readonly rebuild?: (recipe: Recipe, folder: string) => Promise<Program | BuildFailure>;
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
  /** Finds the driver of a source that has only a function. */
  readonly driver?: FindDriver | undefined;
  /** Default: that of the language. */
  readonly recipe?: Recipe | undefined;
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
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) {
    const found = stat?.isDirectory() ? 'a folder' : 'nothing with that name';
    return refused(`${file}: expected a source file, found ${found}`);
  }
  const extension = extname(file);
  const language = languages.find((each) => each.extensions.includes(extension));
  const name = basename(file);
  if (!language && options.with !== undefined) {
    const program = programOfCommand([options.with, path]);
    return program.ok ? { ...program, name, source: path } : program;
  }
  if (!language) {
    const expected = `a source file (${extensions.join(' ')})`;
    return refused(`expected ${expected}, found ${file} (for a command: nonet judge -- ${file})`);
  }
  const wrongTool = options.with && wrongToolText(name, language.id, options.with);
  if (wrongTool) return refused(wrongTool);
  const tools = toolsOf(language, options);
  if ('missing' in tools) return refused(missingText(name, language, tools.missing));

  const { folder } = options;
  const text = readFileSync(path, 'utf8');
  const driver = options.driver?.(language.id, text);
  if (driver && 'found' in driver) {
    return refused(`${file}: expected ${driver.expected}, found ${driver.found}`);
  }
  const source = sourceFor(path, { language, folder, text, driver });
  const { build, run: runner } = options.recipe ?? language;
  for (const command of build?.(source, tools.paths) ?? []) {
    const run = await limitedRun(command, {
      limits: BUILD_LIMITS,
      folder,
      input: '',
      // A compiler that is stopped leaves files there.
      env: { TMPDIR: folder },
    });
    if (run.status !== 0) {
      checkSpace(folder);
      return { ok: false, kind: 'compile-error', messages: messagesOf(run, source, name) };
    }
  }
  const command = runner(source, tools.paths);
  checkExecutable(command[0]!);
  return {
    ok: true,
    name,
    command,
    source: source.path,
    allowance: language.allowance,
    rebuild: (recipe, folder) => buildProgram(file, { ...options, recipe, folder }),
  };
}

function refused(reason: string): BuildFailure {
  return { ok: false, kind: 'refused', reason };
}

function toolsOf(
  { tools: [first, ...rest] }: Language,
  { with: chosen, recipe }: BuildOptions,
): { readonly paths: readonly string[] } | { readonly missing: Tool | string } {
  const tools = [first, ...(recipe?.tools ?? rest)];
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

interface Reading {
  readonly language: Language;
  readonly folder: string;
  readonly text: string;
  readonly driver: Driver | undefined;
}

/**
 * Returns the files to build. Copies the source if the language needs a different name for the
 * file, or if a driver adds something to it.
 */
function sourceFor(path: string, { language, folder, text, driver }: Reading): Source {
  const name = language.fileName?.(text) ?? basename(path);
  const { before = '', after = '' } = driver ?? {};
  const isCopied = name !== basename(path) || before !== '' || after !== '';
  const copies = join(folder, 'source');
  return inTemporary(() => {
    if ((isCopied || driver) && !existsSync(copies)) mkdirSync(copies);
    const source = isCopied ? join(copies, name) : path;
    // The source may be in any encoding.
    const pieces = [Buffer.from(before), readFileSync(path), Buffer.from(after)];
    if (isCopied) writeFileSync(source, Buffer.concat(pieces));
    return { path: source, folder, main: driver && writeMain(driver, source, copies) };
  });
}

/** The first lines of the compiler's messages, with the name of the file instead of its path. */
function messagesOf(
  { killed, messages, output }: ProgramRun,
  { path, main }: Source,
  name: string,
): string[] {
  const lines = `${messages}\n${output}`
    .replaceAll(path, name)
    .replaceAll(main ?? path, basename(main ?? name))
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !isOwnFrame(line));
  if (lines.length === 0)
    lines.push(killed ? `the compiler was stopped (${killed})` : 'no message');
  return lines.slice(0, MESSAGES);
}

/**
 * The lines in Python's and Node's stack traces that belong to the syntax check or to a driver, not
 * to the program.
 */
function isOwnFrame(line: string): boolean {
  return /^Traceback \(most recent|^ {2}File "<string>"|^ {4}at .*node:|^In file included from driver\./.test(
    line,
  );
}
