import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nonet } from './nonet.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const TEXT = `${PUZZLE} 스도쿠 é\r\n`.repeat(2_000);

const utf16le = Buffer.from(`\ufeff${TEXT}`, 'utf16le');

describe('encodings', () => {
  const plain = nonet(['convert', '--to', 'line'], TEXT);

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-16, little-endian', utf16le],
    ['UTF-16, big-endian', Buffer.from(utf16le).swap16()],
    ['gzip', gzipSync(TEXT)],
    [
      'gzip in two members',
      Buffer.concat([gzipSync(TEXT.slice(0, 999)), gzipSync(TEXT.slice(999))]),
    ],
    ['gzip of UTF-16', gzipSync(utf16le)],
  ])('reads %s', async (_, bytes) => {
    expect(await nonet(['convert', '--to', 'line'], bytes)).toEqual(await plain);
  });

  it.each([
    [
      'gzip that ends early',
      gzipSync(TEXT).subarray(0, 100),
      'stdin: expected more gzip data, found the end of the file\n',
    ],
    [
      'gzip that is corrupt',
      Buffer.concat([gzipSync(TEXT).subarray(0, 60), Buffer.alloc(99, 7)]),
      'stdin: expected gzip data, found corrupt data\n',
    ],
  ])('reports %s', async (_, bytes, message) => {
    const { status, stderr } = await nonet(['count'], bytes);
    expect([status, stderr]).toEqual([2, message]);
  });
});
