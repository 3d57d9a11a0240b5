import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fileText } from '../src/puzzle/file-text.ts';

const TEXT = '53..7.... 스도쿠 é\r\n'.repeat(5_000);
const utf16 = Buffer.from(`\ufeff${TEXT}`, 'utf16le');

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16, little-endian', utf16],
  ['UTF-16, big-endian', Buffer.from(utf16).swap16()],
  ['gzip', gzipSync(TEXT)],
  ['gzip of UTF-16', gzipSync(utf16)],
])('reads %s', async (_, bytes) => {
  expect(await fileText(new Blob([bytes]))).toBe(TEXT);
});

it('rejects corrupt gzip', async () => {
  const cut = gzipSync(TEXT).subarray(0, 60);
  await expect(fileText(new Blob([cut]))).rejects.toThrow();
});
