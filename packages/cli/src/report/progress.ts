import { statSync } from 'node:fs';
import type { SingleBar } from 'cli-progress';

/** Milliseconds before the bar appears. */
const DELAY = 1_000;

/**
 * A progress bar on standard error. It appears if standard error is a terminal and the work takes
 * more than a second.
 */
export class Progress {
  private readonly started = performance.now();
  private readonly bytes: number | undefined;
  private readonly watched = process.stderr.isTTY;
  private bar: SingleBar | undefined;
  private loading = false;
  private read = 0;
  private records = 0;

  constructor(files: readonly string[]) {
    this.bytes = this.watched ? bytesOf(files) : undefined;
  }

  onRead = (bytes: number): void => {
    this.read += bytes;
  };

  /** Adds to the number of records that are done. */
  done(records: number): void {
    this.records += records;
    if (!this.watched) return;
    if (this.bar) this.update();
    else if (!this.loading && performance.now() - this.started > DELAY) void this.show();
  }

  stop(): void {
    this.bar?.stop();
    this.bar = undefined;
  }

  private async show(): Promise<void> {
    this.loading = true;
    const { SingleBar } = (await import('cli-progress')).default;
    const known = '{bar} {percentage} % · {records} puzzles · {rate}/s · {eta_formatted} left';
    const format = this.bytes ? known : '{records} puzzles · {rate}/s';
    this.bar = new SingleBar({ format, clearOnComplete: true, hideCursor: true, barsize: 24 });
    this.bar.start(this.bytes ?? 0, this.read, {});
    this.update();
  }

  private update(): void {
    const seconds = (performance.now() - this.started) / 1_000;
    this.bar?.update(this.read, {
      records: this.records.toLocaleString('en'),
      rate: Math.round(this.records / seconds).toLocaleString('en'),
    });
  }
}

/** The total size of the files. Undefined if the size of any file is unknown. */
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
