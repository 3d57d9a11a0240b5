import { type BigIntStats, fstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { WriteError } from './write-error.ts';

const STDIN = 0;

/**
 * The files that a command reads, which it must not write. Files are compared by device and number, so a
 * file is known by any of its names, and through links.
 */
export class InputFiles {
  /** The device and the number of a file → its name. */
  private readonly names = new Map<string, string>();

  /** @param names The name `-` means standard input. What is no file is ignored. */
  constructor(names: Iterable<string>) {
    for (const name of names) {
      const id = name === '-' ? fileId(() => fstatSync(STDIN, BIG)) : idOf(name);
      if (id !== undefined) this.names.set(id, name === '-' ? 'standard input' : name);
    }
  }

  /** @throws WriteError if a file that is to be written is one of these files. */
  refuse(output: string): void {
    const input = this.names.get(idOf(output) ?? '');
    if (input !== undefined) throw sameFile('to read and to write', output, input);
  }
}

/** @throws WriteError if two of these names mean the same file. */
export function refuseTwins(outputs: readonly string[]): void {
  const known = new Map<string, string>();
  for (const output of outputs) {
    const place = idOf(output) ?? placeOf(output);
    const twin = known.get(place);
    if (twin !== undefined) throw sameFile('to write', output, twin);
    known.set(place, output);
  }
}

function sameFile(uses: string, output: string, other: string): WriteError {
  return new WriteError(
    `${output}: expected different files ${uses}, found the same file as ${other}`,
  );
}

const BIG = { bigint: true } as const;

/** Undefined if there is no file with this name. Devices and pipes are no files. */
function idOf(name: string): string | undefined {
  return fileId(() => statSync(name, BIG));
}

function fileId(stat: () => BigIntStats): string | undefined {
  try {
    const found = stat();
    return found.isFile() ? `${found.dev}:${found.ino}` : undefined;
  } catch {
    return undefined;
  }
}

/** The path of a file that may not exist yet. */
function placeOf(name: string): string {
  try {
    return join(realpathSync(dirname(name)), basename(name));
  } catch {
    return normalize(name);
  }
}
