import { deflateRawSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { zipFile } from '../../engine/test/notation/zip-file.ts';
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
  ['ZIP', zipFile([{ name: 'p.txt', bytes: Buffer.from(TEXT) }])],
  ['ZIP, compressed', zipFile([{ name: 'p.txt', bytes: deflateRawSync(TEXT), method: 8 }])],
])('reads %s', async (_, bytes) => {
  expect(await fileText(new Blob([bytes]))).toBe(TEXT);
});

it('rejects corrupt gzip', async () => {
  const cut = gzipSync(TEXT).subarray(0, 60);
  await expect(fileText(new Blob([cut]))).rejects.toThrow();
});

it('reads an array of NumPy as lines', async () => {
  const header = `{'descr': '|u1', 'fortran_order': False, 'shape': (1, 16), }`.padEnd(117);
  const start = Buffer.from(`\x93NUMPY\x01\x00\x76\x00${header}\n`, 'latin1');
  const digits = Buffer.from([1, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(await fileText(new Blob([start, digits]))).toBe('1.....3........2\n');
  await expect(fileText(new Blob([start, digits.subarray(1)]))).rejects.toThrow('an array of 1');
});

it('rejects a ZIP file with several files', async () => {
  const zip = zipFile([{ name: 'a' }, { name: 'b' }]);
  await expect(fileText(new Blob([zip]))).rejects.toThrow('found 2 files');
});
