import { statSync } from 'node:fs';
import { counted, grouped } from '@nonet/engine/explain';
import type { SingleBar } from 'cli-progress';
import type { Streams } from '../core/streams.ts';

/** The bar appears after this many milliseconds. */
const DELAY = 1_000;

/**
 * A progress bar on stderr. It appears if stderr is a terminal and the work takes over a second.
 */
export class Progress {
  private readonly started = performance.now();
  private readonly bytes: number | undefined;
  private readonly watched: boolean;
  private readonly noun: string;
  private bar: SingleBar | undefined;
  private loading = false;
  private read = 0;
  private records = 0;
  private share = '';

  /**
   * @param input The files to read, or the number of bytes or events to process.
   * @param notes The stream for the bar. The bar is shown only if this is the terminal of stderr.
   * @param noun What the bar counts, in the singular.
   */
  constructor(input: readonly string[] | number, notes: Streams['notes'], noun = 'puzzle') {
    this.noun = noun;
    this.watched = notes.isTTY === true;
    if (typeof input === 'number') this.bytes = input;
    else if (this.watched) this.bytes = bytesOf(input);
  }

  onRead = (bytes: number): void => {
    this.read += bytes;
  };

  /** Called after records have been answered, with their number. */
  done(records: number): void {
    this.records += records;
    this.share = '';
    this.refresh();
  }

  /** Called often while a record is being answered, with the share of the work that is done. */
  during(share: number | undefined): void {
    this.share = share === undefined ? '' : ` · next puzzle ${Math.floor(100 * share)} %`;
    this.refresh();
  }

  /** Called often while a record is being answered, with what is known so far. */
  still(known: string): void {
    this.share = ` · next puzzle: ${known}`;
    this.refresh();
  }

  stop(): void {
    this.bar?.stop();
    this.bar = undefined;
  }

  private refresh(): void {
    if (!this.watched) return;
    if (this.bar) this.update();
    else if (!this.loading && performance.now() - this.started > DELAY) void this.show();
  }

  private async show(): Promise<void> {
    this.loading = true;
    const { SingleBar } = (await import('cli-progress')).default;
    const format = this.bytes ? '{bar} {percentage} % · {done}{left}{share}' : '{done}{share}';
    this.bar = new SingleBar({ format, clearOnComplete: true, hideCursor: true, barsize: 24 });
    this.bar.start(this.bytes ?? 0, this.read, this.figures());
    this.update();
  }

  private update(): void {
    this.bar?.update(this.read, this.figures());
  }

  private figures(): object {
    const { bytes = 0, read, records, share } = this;
    const seconds = (performance.now() - this.started) / 1_000;
    const rate = grouped(Math.round(records / seconds));
    const done = `${counted(records, this.noun)} · ${rate}/s`;
    const isKnown = records > 0 && read < bytes;
    const left = isKnown ? ` · ${Math.ceil((seconds * (bytes - read)) / read)} s left` : '';
    return { done, left, share };
  }
}

/** Returns the total size of the files. Undefined if any of them is not a regular file. */
function bytesOf(files: readonly string[]): number | undefined {
  if (files.length === 0) return undefined;
  let bytes = 0;
  for (const file of files) {
    const stat = file === '-' ? undefined : statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) return undefined;
    bytes += stat.size;
  }
  return bytes;
}
