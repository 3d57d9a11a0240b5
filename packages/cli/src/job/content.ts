import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { LineCount } from '../lines/line-count.ts';

/** What a file contains. */
export interface FileContent {
  readonly bytes: number;
  readonly lines: number;
  readonly sha256: string;
}

/** Measures bytes that arrive in chunks. */
export class ContentMeter {
  private bytes = 0;
  private readonly counted = new LineCount();
  private readonly hash = createHash('sha256');

  add(chunk: Uint8Array): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    this.counted.add(chunk);
  }

  /** Yields the same chunks, and measures them. */
  async *metered(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      this.add(chunk);
      yield chunk;
    }
  }

  /** Call it once, at the end. */
  content(): FileContent {
    return { bytes: this.bytes, lines: this.counted.lines, sha256: this.hash.digest('hex') };
  }
}

/** Measures a file, given by its name or as chunks of bytes. */
export async function contentOf(source: string | AsyncIterable<Uint8Array>): Promise<FileContent> {
  const meter = new ContentMeter();
  const chunks = typeof source === 'string' ? createReadStream(source) : source;
  for await (const chunk of chunks) meter.add(chunk as Uint8Array);
  return meter.content();
}
