import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { SectionEntry } from '@nonet/book';

/**
 * The puzzles of a book that are made so far, in a file beside the book. A run that was killed can go
 * on from there. The first line says for which plan they were made.
 */
export class MakingJournal {
  readonly entries: readonly SectionEntry[];
  private readonly file: string;

  /** @param resumes Whether to go on with what is there. Otherwise a new journal begins. */
  constructor(book: string, plan: string, resumes: boolean) {
    this.file = `${book}.making`;
    const head = createHash('sha256').update(plan).digest('hex');
    const [first, ...lines] =
      resumes && existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n') : [];
    this.entries = first === head ? readable(lines) : [];
    // A line that was cut off is not kept.
    const kept = [head, ...this.entries.map((it) => JSON.stringify(it))];
    writeFileSync(this.file, `${kept.join('\n')}\n`);
  }

  add(entries: readonly SectionEntry[]): void {
    if (entries.length === 0) return;
    appendFileSync(this.file, `${entries.map((it) => JSON.stringify(it)).join('\n')}\n`);
  }

  remove(): void {
    rmSync(this.file, { force: true });
  }
}

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
