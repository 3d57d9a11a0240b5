import { deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipFile } from '../../engine/test/notation/zip-file.ts';
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
    ['ZIP', zipFile([{ name: 'puzzles.txt', bytes: Buffer.from(TEXT) }])],
    ['ZIP, compressed', zipFile([{ name: 'p.txt', bytes: deflateRawSync(TEXT), method: 8 }])],
    ['ZIP of gzip', zipFile([{ name: 'p.txt.gz', bytes: gzipSync(TEXT) }])],
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
    [
      'ZIP that ends early',
      zipFile([{ name: 'p.txt', bytes: Buffer.from(TEXT) }]).subarray(0, 999),
      'stdin: expected a whole ZIP file, found one that ends early\n',
    ],
    [
      'ZIP that is corrupt',
      zipFile([{ name: 'p.txt', bytes: Buffer.alloc(99, 7), method: 8 }]),
      'stdin: expected a ZIP file, found corrupt data\n',
    ],
    [
      'ZIP with several files',
      zipFile([{ name: 'a' }, { name: 'b' }]),
      'stdin: expected a ZIP file with one file, found 2 files\n',
    ],
    [
      'files that are packed again and again',
      Array.from({ length: 6 }).reduce<Uint8Array>((inner) => gzipSync(inner), Buffer.from(TEXT)),
      'stdin: expected a file that is packed at most 4 times\n',
    ],
  ])('reports %s', async (_, bytes, message) => {
    const { status, stderr } = await nonet(['count'], bytes);
    expect([status, stderr]).toEqual([2, message]);
  });
});

describe('arrays of NumPy', () => {
  const header = (shape: string): string =>
    `{'descr': '|u1', 'fortran_order': False, 'shape': ${shape}, }`.padEnd(117);
  /** A file with an array of bytes. */
  const npy = (shape: string, digits: string): Buffer =>
    Buffer.concat([
      Buffer.from(`\x93NUMPY\x01\x00\x76\x00${header(shape)}\n`, 'latin1'),
      Buffer.from(Array.from(digits.replaceAll('.', '0'), Number)),
    ]);
  const many = 3_000;

  it('give the same answers as lines, on all threads', async () => {
    const lines = `${PUZZLE}\n`.repeat(many);
    const bytes = npy(`(${many}, 81)`, PUZZLE.repeat(many));
    for (const command of [['solve', '-j', '2'], ['count'], ['convert']]) {
      expect(await nonet(command, bytes)).toEqual(await nonet(command, lines));
    }
    const packed = zipFile([{ name: 'puzzles.npy', bytes }]);
    expect(await nonet(['count'], packed)).toEqual(await nonet(['count'], lines));
  });

  it('report an error after the puzzles before it', async () => {
    const bytes = npy('(2, 9, 9)', PUZZLE + PUZZLE.slice(0, 50));
    const { status, stdout, stderr } = await nonet(['convert', '--to', 'line'], bytes);
    expect([status, stdout, stderr]).toEqual([
      2,
      `${PUZZLE}\n`,
      'stdin: expected an array of 2 grids, found the end of the file after 1\n',
    ]);
  });
});
