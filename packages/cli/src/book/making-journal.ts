import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { SectionEntry } from '@nonet/book';
import type { InputFiles } from '../core/files/input-files.ts';
import { writeEnd } from '../core/files/whole-writes.ts';

interface Beginning {
  /** The text of the plan. */
  readonly plan: string;
  /** Whether to go on with what is there. Otherwise a new journal begins. */
  readonly resumes: boolean;
  /** Files that must not be written. */
  readonly inputs: InputFiles | undefined;
}

/**
 * The puzzles of a book that are made so far, in a file beside the book. A run that was killed, or whose
 * disk was full, can go on from there. The first line says for which plan they were made.
 */
export class MakingJournal {
  readonly entries: readonly SectionEntry[];
  private readonly file: string;
  /** The bytes of the file. */
  private size: number;

  /** @throws WriteError if the file cannot be written. */
  constructor(book: string, { inputs, plan, resumes }: Beginning) {
    this.file = `${book}.making`;
    inputs?.refuse(this.file);
    const head = createHash('sha256').update(plan).digest('hex');
    const text = resumes && existsSync(this.file) ? readFileSync(this.file, 'utf8') : '';
    // What follows the last line end was cut off.
    const [first, ...lines] = text.split('\n').slice(0, -1);
    this.entries = first === head ? readable(lines) : [];
    // These lines are not written again, because the disk may be full.
    const kept = lines.slice(0, this.entries.length);
    const before = first === head ? textOf([head, ...kept]) : '';
    this.size = writeEnd(this.file, Buffer.byteLength(before), before === '' ? textOf([head]) : '');
  }

  /** @throws WriteError if the file cannot be written. */
  add(entries: readonly SectionEntry[]): void {
    this.size = writeEnd(this.file, this.size, textOf(entries.map((it) => JSON.stringify(it))));
  }

  remove(): void {
    rmSync(this.file, { force: true });
  }
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

function readable(lines: readonly string[]): SectionEntry[] {
  const entries: SectionEntry[] = [];
  for (const line of lines) {
    try {
      entries.push(JSON.parse(line) as SectionEntry);
    } catch {
      break;
    }
  }
  return entries;
}
