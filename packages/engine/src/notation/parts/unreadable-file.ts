/** A file whose bytes cannot be read as text. The message says what was expected and found. */
export class UnreadableFile extends Error {}

/** The error for bytes that are not as expected. */
export function unexpected(expected: string, found: string): UnreadableFile {
  return new UnreadableFile(`expected ${expected}, found ${found}`);
}

/** The text of bytes, one character per byte. */
export function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
