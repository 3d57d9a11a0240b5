import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { atExit } from '../core/cleanup.ts';
import type { Status } from '../core/exit-status.ts';
import { WholeFile, writeFiles } from '../core/files/whole-file.ts';
import { WriteError } from '../core/files/write-error.ts';
import { type Streams, withStreams } from '../core/streams.ts';
import { ContentMeter, contentOf, type FileContent } from './content.ts';
import type { JobFlags } from './job-options.ts';
import {
  difference,
  formatManifest,
  type JobSource,
  type Manifest,
  manifestName,
  parseManifest,
  short,
} from './manifest.ts';

/** The part of a job that a run makes. A manifest beside the output describes it. */
export interface JobPart {
  readonly source: JobSource;
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /**
   * The number of lines before the first answer in the output. It is 1 if the output begins with
   * the column names of CSV.
   */
  readonly headLines: number;
  /**
   * Returns a summary of what the run has read. Undefined if it made puzzles or grids from a seed.
   */
  readonly measured?: () => FileContent;
  /** Reads the part of the file to count its lines and compute its SHA-256. */
  readonly measure?: () => Promise<FileContent>;
}

type Run = (streams: Streams) => Promise<Status>;

/** Runs a command, unless its output is complete and `resume` is set. Returns the exit status. */
export async function runJob(
  { output, resume }: JobFlags,
  part: JobPart | undefined,
  streams: Streams,
  run: Run,
): Promise<Status> {
  if (output === undefined) return run(streams);
  if (resume && part && existsSync(output)) {
    const found = await completePart(output, part);
    if (typeof found !== 'string') {
      streams.notes.write(`${output}: complete, skipped\n`);
      return found.status as Status;
    }
    streams.messages.write(`${found}; remove ${output} to make it again\n`);
    return 2;
  }
  return write(output, part, streams, run);
}

async function write(
  output: string,
  part: JobPart | undefined,
  streams: Streams,
  run: Run,
): Promise<Status> {
  const { inputs } = streams;
  const started = performance.now();
  if (part) inputs?.refuse(manifestName(output));
  const meter = new ContentMeter();
  const file = await WholeFile.create(output, { inputs, onChunk: (chunk) => meter.add(chunk) });
  const keepPart = atExit(() => {
    const kept = file.keepPart();
    if (kept) streams.messages.write(`not complete: the answers so far are in ${kept}\n`);
  });
  try {
    let isIncomplete = false;
    const failure = new Promise<never>((_, reject) => file.stream.once('error', reject));
    const incomplete = (): void => {
      isIncomplete = true;
    };
    const own = withStreams(streams, { answers: file.stream, incomplete });
    const status = await Promise.race([run(own), failure]);
    await file.finish();
    // Status 1 would tell a scheduler that the part is complete.
    if (isIncomplete) return part ? 2 : status;
    if (part) {
      const content = formatManifest(manifestOf(part, meter.content(), status, started));
      await writeFiles([{ name: manifestName(output), content }], inputs);
    }
    await file.publish();
    return status;
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    streams.messages.write(`${error.message}\n`);
    return 2;
  } finally {
    keepPart();
  }
}

function manifestOf(
  { source, number, from, to, headLines, measured }: JobPart,
  output: FileContent,
  status: Status,
  started: number,
): Omit<Manifest, 'sha256'> {
  const { lines, sha256 } = measured?.() ?? {};
  return {
    ...source,
    part: number,
    range: { from, to, lines, sha256 },
    output,
    answers: output.lines - headLines,
    status,
    seconds: Number(((performance.now() - started) / 1_000).toFixed(3)),
  };
}

/** Returns the manifest of a complete part, or a message that says what is wrong with it. */
async function completePart(output: string, part: JobPart): Promise<Manifest | string> {
  const name = manifestName(output);
  if (!existsSync(name)) return `${name}: expected the manifest of ${output}, found nothing`;
  const manifest = parseManifest(await readFile(name, 'utf8'));
  if (typeof manifest === 'string') return `${name}: ${manifest}`;
  const found = difference(part.source, manifest) ?? (await partDifference(part, manifest));
  if (found) return `${name}: ${found}`;
  return (await outputDifference(output, manifest)) ?? manifest;
}

async function partDifference(
  { number, from, to, measure }: JobPart,
  manifest: Manifest,
): Promise<string | undefined> {
  if (manifest.part !== number) return `expected part ${number}, found part ${manifest.part}`;
  const { range } = manifest;
  if (range.from !== from || range.to !== to) {
    return `expected ${from} to ${to}, found ${range.from} to ${range.to}`;
  }
  const input = await measure?.();
  if (!input || input.sha256 === range.sha256) return undefined;
  return `expected an input with SHA-256 ${short(input.sha256)}, found ${short(`${range.sha256}`)}`;
}

/** Returns how an output differs from its manifest. Undefined if they agree. */
export async function outputDifference(
  output: string,
  { output: expected }: Manifest,
): Promise<string | undefined> {
  const found = await contentOf(output);
  if (found.sha256 === expected.sha256) return undefined;
  const of = (content: FileContent): string =>
    `${content.bytes} bytes, SHA-256 ${short(content.sha256)}`;
  return `${output}: expected ${of(expected)} as in its manifest, found ${of(found)}`;
}
