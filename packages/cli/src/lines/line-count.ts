// Hot code: it runs once per byte.
import { LINE_FEED, RETURN } from './plain-lines.ts';

/** Counts lines that end with LF, CR LF or CR. A chunk may end between CR and LF. */
export class LineCount {
  lines = 0;
  private afterReturn = false;

  add(bytes: Uint8Array): void {
    let { afterReturn, lines } = this;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at];
      if (byte === RETURN || (byte === LINE_FEED && !afterReturn)) lines++;
      afterReturn = byte === RETURN;
    }
    this.lines = lines;
    this.afterReturn = afterReturn;
  }
}

export function countLines(bytes: Uint8Array): number {
  const counted = new LineCount();
  counted.add(bytes);
  return counted.lines;
}
