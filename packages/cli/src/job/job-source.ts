import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import nonet from 'nonet/package.json' with { type: 'json' };
import type { FilePart } from '../core/part-source.ts';
import type { JobFlags } from './job-options.ts';
import type { FileInput, JobSource, SeedInput } from './manifest.ts';

/** Options that do not affect the answers. */
const NEUTRAL: ReadonlySet<string> = new Set(['output', 'part', 'resume', 'threads', 'quiet']);

/** Options of `generate` that may name a file. */
const FILE_OPTIONS: ReadonlySet<string> = new Set(['from', 'pattern']);

/** Describes the input and the options of a job. */
export function jobSource(
  command: string,
  flags: JobFlags,
  input: FileInput | SeedInput,
): JobSource {
  const options = Object.entries(flags)
    .filter(([name, value]) => !NEUTRAL.has(name) && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, plainValue(name, value)] as const);
  return {
    nonet: nonet.version,
    command,
    options: Object.fromEntries(options),
    of: flags.part?.of ?? 1,
    input,
  };
}

export function fileInput(file: string, { size, start }: FilePart): FileInput {
  return { file, bytes: size, start: sha256(start.bytes) };
}

/**
 * The value of an option as JSON: the id of a notation, the rows and columns of a box, the hash of
 * a file.
 */
function plainValue(name: string, value: unknown): unknown {
  if (typeof value === 'string' && FILE_OPTIONS.has(name) && existsSync(value)) {
    return { file: value, sha256: sha256(readFileSync(value)) };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('id' in value) return value.id;
  if ('boxRows' in value && 'boxColumns' in value) return [value.boxRows, value.boxColumns];
  return value;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
