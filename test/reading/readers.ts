import { type NotationResult, PuzzleReader, packedCells } from '@nonet/engine/notation';
import { nonet } from '../../packages/cli/test/nonet.ts';
import { fileText } from '../../packages/studio/src/puzzle/file-text.ts';
import { reading } from '../../packages/studio/src/workers/search/read-text.ts';
import type { ReadingText } from './text.ts';

/** What a reader read from a text. */
export interface Answer {
  readonly grids: readonly string[];
  /** How many texts of puzzles have an error. */
  readonly errors: number;
  /** The first line that was said to be skipped. 0 if there is none. Left out if unknown. */
  readonly skipped?: number;
  /** The exit status of the command. */
  readonly status?: number;
}

type Reader = (content: string | Uint8Array) => Promise<Answer>;

/** A message about a line. */
const MESSAGE = /^stdin:(\d+)(:\d+)?: (.*)$/gm;

/** `nonet convert` of standard input. JSON has the digits 1–9 A–P, whatever symbols the text has. */
async function byCommand(content: string | Uint8Array): Promise<Answer> {
  const { status, stdout, stderr } = await nonet(['convert', '--to', 'json'], content);
  const messages = Array.from(stderr.matchAll(MESSAGE));
  const errors = messages.filter(([, , column]) => column).length;
  const notes = messages.filter(([, , column, note]) => !column && /skip/.test(note));
  return {
    grids: gridsInJson(stdout),
    errors,
    skipped: Number(notes[0]?.[1] ?? 0),
    status: status!,
  };
}

/** The puzzles that a command wrote as JSON, one object per line. */
export function gridsInJson(output: string): string[] {
  const objects = output.split('\n').filter((line) => line !== '');
  return objects.flatMap((line) => {
    const { puzzle, error } = JSON.parse(line) as { puzzle?: string; error?: unknown };
    return error === undefined && puzzle !== undefined ? [puzzle] : [];
  });
}

function answerOf(reader: PuzzleReader, results: readonly NotationResult[]): Answer {
  return {
    skipped: reader.skipped?.line ?? 0,
    grids: results.flatMap((result) => (result.ok ? [packedCells(result.record.givens)] : [])),
    errors: results.filter(({ ok }) => !ok).length,
  };
}

async function byLibrary(content: string | Uint8Array): Promise<Answer> {
  const reader = new PuzzleReader();
  const text = typeof content === 'string' ? content : await fileText(new Blob([content]));
  return answerOf(reader, [...reader.push(text), ...reader.end()]);
}

/** What the library reads from a text that arrives in chunks of this size. */
export function readInChunks(text: string, size: number): Answer {
  const reader = new PuzzleReader();
  const results: NotationResult[] = [];
  for (let from = 0; from < text.length; from += size) {
    results.push(...reader.push(text.slice(from, from + size)));
  }
  return answerOf(reader, [...results, ...reader.end()]);
}

/** What the page does with a text that is pasted, or with a file. */
async function byPage(content: string | Uint8Array): Promise<Answer> {
  const text = typeof content === 'string' ? content : await fileText(new Blob([content]));
  const read = finished(reading.read({ textId: 1, text }));
  if (!read.ok) return { grids: [], errors: 1 };
  if (read.notation === undefined) return { grids: [read.game.puzzle.cells], errors: 0 };
  const entries = finished(reading.records({ textId: 1, from: 0, to: read.records }));
  return {
    grids: entries.flatMap((entry) => (entry.ok ? [entry.puzzle.cells] : [])),
    errors: entries.filter(({ ok }) => !ok).length,
    skipped: read.skipped?.line ?? 0,
  };
}

function finished<Result>(work: Iterator<undefined, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** The three ways to read a text. */
export const READERS: Readonly<Record<'command' | 'library' | 'page', Reader>> = {
  command: byCommand,
  library: byLibrary,
  page: byPage,
};

/** What is wrong in an answer. Empty if it is right. */
export function faultsIn(answer: Answer, expected: ReadingText): string[] {
  const { puzzles, or, isBroken = false, skipped } = expected;
  const { grids, errors, status } = answer;
  const faults: string[] = [];
  const isAny = [puzzles, or ?? puzzles].some((all) => all.join() === grids.join());
  const known = new Set([...puzzles, ...(or ?? [])]);
  const invented = grids.filter((cells) => !known.has(cells)).length;
  if (invented > 0) faults.push(`${invented} invented`);
  else if (!isAny) faults.push(`${grids.length} of ${puzzles.length} grids`);
  if (errors > 0 !== isBroken) faults.push(isBroken ? 'no error' : `${errors} errors`);
  if (faults.length > 0) return faults;
  const expectedStatus = isBroken ? 2 : 0;
  if (status !== undefined && status !== expectedStatus) faults.push(`status ${status}`);
  const isSaid = skipped === undefined || answer.skipped === undefined || isBroken;
  if (!isSaid && answer.skipped !== skipped)
    faults.push(`skipped ${answer.skipped}, not ${skipped}`);
  return faults;
}
