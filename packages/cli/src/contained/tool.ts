import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readSync } from 'node:fs';
import { onPath } from './on-path.ts';

/**
 * A compiler or an interpreter: a program of this machine that builds or runs the user's program.
 */
export interface Tool {
  /** Names to look for in PATH. The first that is found is used. */
  readonly names: readonly string[];
  readonly debian: string;
  readonly homebrew: string;
  /** Whether the program that was found can be used. Default: yes. */
  readonly accepts?: (path: string) => boolean;
  /**
   * Arguments with which an interpreter prints its own path. Version managers such as pyenv put a
   * script in its place, which takes longer to start than the interpreter and looks for the version
   * in the current folder.
   */
  readonly printsPath?: readonly string[];
}

/** Returns the path of a tool, or undefined if no program can be used. */
export function findTool({ names, accepts = () => true, printsPath }: Tool): string | undefined {
  for (const name of names) {
    const path = onPath(name);
    if (path === undefined || !accepts(path)) continue;
    return printsPath && isScript(path) ? startedBy(path, printsPath) : path;
  }
  return undefined;
}

/** Whether an interpreter runs TypeScript. Node does from version 22.18 on. */
export function runsTypeScript(path: string): boolean {
  if (!/node(\.exe)?$/.test(path)) return true;
  return printedBy(path, ['-e', 'console.log(process.features.typescript)']) === 'strip';
}

function isScript(path: string): boolean {
  const start = Buffer.alloc(2);
  const file = openSync(path, 'r');
  try {
    readSync(file, start);
  } finally {
    closeSync(file);
  }
  return start.toString() === '#!';
}

/** Returns the interpreter that a script starts, or the script if that fails. */
function startedBy(script: string, printsPath: readonly string[]): string {
  return onPath(printedBy(script, printsPath) || script) ?? script;
}

/** Returns what a program prints, or nothing if it fails. */
function printedBy(path: string, args: readonly string[]): string {
  const { status, stdout } = spawnSync(path, args, { encoding: 'utf8', timeout: 10_000 });
  return status === 0 ? stdout.trim() : '';
}
