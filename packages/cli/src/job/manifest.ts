import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FileContent } from './content.ts';

/**
 * The command, the options and the input from which a part was made. All parts of a job have the
 * same values, except for the number of the part.
 */
export interface JobSource {
  /** The version of Nonet. */
  readonly nonet: string;
  readonly command: string;
  /** The options that affect the answers. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The number of parts. */
  readonly of: number;
  readonly input: FileInput | SeedInput;
}

/** An input file. `start` is the SHA-256 of its beginning. */
export interface FileInput {
  readonly file: string;
  readonly bytes: number;
  readonly start: string;
}

/** Grids or puzzles `first` to `first + count − 1` of a seed. */
export interface SeedInput {
  readonly seed: string;
  readonly first: number;
  readonly count: number;
}

/** The part of the input: bytes of the file, or positions of the seed. */
interface PartRange {
  readonly from: number;
  readonly to: number;
  /** The number of lines in the part, and their SHA-256. Undefined if the input is a seed. */
  readonly lines?: number | undefined;
  readonly sha256?: string | undefined;
}

/**
 * The manifest, a file beside the answers of a part. It names the command and the input of the
 * answers.
 */
export interface Manifest extends JobSource {
  readonly part: number;
  readonly range: PartRange;
  readonly output: FileContent;
  readonly answers: number;
  readonly status: number;
  readonly seconds: number;
  /** The SHA-256 of the manifest without this property. */
  readonly sha256: string;
}

const SUFFIX = '.manifest.json';

export function manifestName(output: string): string {
  return output + SUFFIX;
}

/**
 * Returns the name of the output file for the name of a manifest. Undefined for the name of any
 * other file.
 */
export function outputName(manifest: string): string | undefined {
  return manifest.endsWith(SUFFIX) ? manifest.slice(0, -SUFFIX.length) : undefined;
}

export function formatManifest(manifest: Omit<Manifest, 'sha256'>): string {
  return `${JSON.stringify({ ...manifest, sha256: hashOf(manifest) }, null, 2)}\n`;
}

/** Parses a manifest. Returns a message if the text is not a manifest, or has been changed. */
export function parseManifest(text: string): Manifest | string {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(text) as Manifest;
  } catch {
    return 'expected a manifest, found no JSON';
  }
  const { sha256, ...rest } = manifest ?? {};
  if (!sha256 || !rest.range || !rest.output || !rest.input) {
    return 'expected a manifest, found other JSON';
  }
  const hash = hashOf(rest);
  if (hash !== sha256)
    return `expected content with SHA-256 ${short(sha256)}, found ${short(hash)}`;
  return manifest;
}

/** Returns how a job differs from the expected one. Undefined if the two jobs are the same. */
export function difference(expected: JobSource, found: JobSource): string | undefined {
  for (const key of ['nonet', 'command', 'options', 'of', 'input'] as const) {
    if (isDeepStrictEqual(expected[key], found[key])) continue;
    return `expected ${NAMES[key]} ${textOf(expected[key])}, found ${textOf(found[key])}`;
  }
  return undefined;
}

const NAMES: Readonly<Record<keyof JobSource, string>> = {
  nonet: 'version',
  command: 'the command',
  options: 'the options',
  of: 'the number of parts',
  input: 'the input',
};

export function short(sha256: string): string {
  return `${sha256.slice(0, 12)}…`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function hashOf(manifest: object): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}
