import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import type { Grid } from '../../src/grid/grid.ts';
import { NpyLines } from '../../src/notation/parts/npy.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { zippedFile } from '../../src/notation/parts/zip.ts';
import { anyGridOf, usualGeometry } from './records.ts';
import { zipFile } from './zip-file.ts';

// Arrays of NumPy and ZIP files.

/** Type of NumPy → how it writes a number at a position. */
const TYPES: Readonly<Record<string, (view: DataView, at: number, value: number) => void>> = {
  '|u1': (view, at, value) => view.setUint8(at, value),
  '|i1': (view, at, value) => view.setInt8(at, value),
  '<u2': (view, at, value) => view.setUint16(at, value, true),
  '>i2': (view, at, value) => view.setInt16(at, value),
  '<i4': (view, at, value) => view.setInt32(at, value, true),
  '<i8': (view, at, value) => view.setBigInt64(at, BigInt(value), true),
  '>i8': (view, at, value) => view.setBigInt64(at, BigInt(value)),
  '<f4': (view, at, value) => view.setFloat32(at, value, true),
  '<f8': (view, at, value) => view.setFloat64(at, value, true),
};

interface Written {
  readonly type?: string;
  readonly shape: readonly number[];
  readonly values: readonly number[];
  readonly isFortran?: boolean;
}

/** A file as numpy.save writes it. */
function npy({ type = '|u1', shape, values, isFortran = false }: Written): Uint8Array {
  const list = `(${shape.join(', ')}${shape.length === 1 ? ',' : ''})`;
  const order = isFortran ? 'True' : 'False';
  const dictionary = `{'descr': '${type}', 'fortran_order': ${order}, 'shape': ${list}, }`;
  const header = `${dictionary.padEnd(117)}\n`;
  const width = Number(type.at(-1));
  const bytes = new Uint8Array(10 + header.length + width * values.length);
  bytes.set(
    Array.from(`\x93NUMPY\x01\x00${String.fromCharCode(header.length)}\x00${header}`, code),
  );
  const view = new DataView(bytes.buffer);
  for (const [at, value] of values.entries()) {
    TYPES[type]?.(view, 10 + header.length + width * at, value);
  }
  return bytes;
}

const code = (character: string): number => character.charCodeAt(0);

/** The lines of a file that arrives in chunks of a length. The same memory is used for each chunk. */
function lines(bytes: Uint8Array, length = bytes.length): string {
  const array = new NpyLines();
  const chunk = new Uint8Array(length);
  let text = '';
  for (let from = 0; from < bytes.length; from += length) {
    const part = bytes.subarray(from, from + length);
    chunk.set(part);
    text += String.fromCharCode(...array.push(chunk.subarray(0, part.length)));
  }
  array.end();
  return text;
}

function errorOf(bytes: Uint8Array): string {
  try {
    return lines(bytes);
  } catch (error) {
    return (error as Error).message;
  }
}

describe('arrays of NumPy', () => {
  const grids = usualGeometry.chain((shape) =>
    fc.array(anyGridOf(shape), { minLength: 2, maxLength: 4 }),
  );
  const valuesOf = (all: readonly Grid[]) => all.flatMap(({ digits }) => Array.from(digits));
  const expected = (all: readonly Grid[]) => all.map((grid) => `${packedCells(grid)}\n`).join('');

  it('of every type are one grid per line, however they are cut', () => {
    const types = fc.constantFrom(...Object.keys(TYPES));
    fc.assert(
      fc.property(
        grids,
        types,
        fc.boolean(),
        fc.integer({ min: 1, max: 3000 }),
        (all, type, isFlat, length) => {
          const { size, cells } = all[0].geometry;
          const shape = isFlat ? [all.length, cells] : [all.length, size, size, 1];
          const bytes = npy({ type, shape, values: valuesOf(all) });
          expect(lines(bytes, length)).toBe(expected(all));
        },
      ),
      { numRuns: sized(40, 120) },
    );
  });

  it('in Fortran order are the same grids', () => {
    fc.assert(
      fc.property(grids, fc.boolean(), fc.integer({ min: 1, max: 3000 }), (all, isFlat, length) => {
        const { size, cells } = all[0].geometry;
        const values: number[] = [];
        for (let cell = 0; cell < cells; cell++) {
          const place = isFlat ? cell : (cell % size) * size + Math.floor(cell / size);
          for (const { digits } of all) values.push(digits[place]);
        }
        const shape = isFlat ? [all.length, cells] : [all.length, size, size];
        const bytes = npy({ shape, values, isFortran: true });
        expect(lines(bytes, length)).toBe(expected(all));
      }),
      { numRuns: sized(20, 80) },
    );
  });

  it('may be a single grid, and -1 is a blank', () => {
    const values = Array.from({ length: 81 }, (_, cell) => (cell === 80 ? 9 : -1));
    for (const shape of [[9, 9], [81], [1, 81], [1, 9, 9]]) {
      expect(lines(npy({ type: '|i1', shape, values }))).toBe(`${'.'.repeat(80)}9\n`);
    }
  });

  const zeros = (count: number) => Array<number>(count).fill(0);
  it.each([
    [
      npy({ shape: [2, 81], values: [...zeros(161), 10] }),
      '0–9 or -1 in grid 2, row 9, column 9, found 10',
    ],
    [
      npy({ type: '<f4', shape: [9, 9], values: [0.5, ...zeros(80)] }),
      '0–9 or -1 in grid 1, row 1, column 1, found a number that is not whole',
    ],
    [
      npy({ shape: [3, 7], values: zeros(21) }),
      'an array of the shape (n, 81) or (n, 9, 9), found (3, 7)',
    ],
    [npy({ shape: [], values: [0] }), 'an array of the shape (n, 81) or (n, 9, 9), found ()'],
    [npy({ type: '<U81', shape: [1], values: [] }), 'an array of numbers, found the type <U81'],
    [
      npy({ shape: [2, 81], values: zeros(100) }),
      'an array of 2 grids, found the end of the file after 1',
    ],
    [
      npy({ shape: [9, 9], values: [] }).subarray(0, 60),
      'the header of an array, found the end of the file',
    ],
  ])('that have no grids are named (%#)', (bytes, message) => {
    expect(errorOf(bytes)).toBe(`expected ${message}`);
  });

  it('give the grids before an error', () => {
    const array = new NpyLines();
    const bytes = npy({ shape: [2, 81], values: [...zeros(161), 10] });
    expect(array.push(bytes)).toHaveLength(82);
    expect(() => array.push(new Uint8Array())).toThrow('found 10');
  });
});

describe('ZIP files', () => {
  it('have one file, besides folders and notes of macOS', () => {
    const names = ['saved/', 'saved/a.txt', '__MACOSX/saved/._a.txt'];
    const { name, bytes, isDeflated } = zippedFile(zipFile(names.map((name) => ({ name }))));
    expect([name, bytes.length, isDeflated]).toEqual(['saved/a.txt', 0, false]);
  });

  it.each([
    [zipFile([{ name: 'a' }, { name: 'b' }]), 'a ZIP file with one file, found 2 files'],
    [zipFile([]), 'a ZIP file with one file, found 0 files'],
    [zipFile([{ name: 'a', flags: 1 }]), 'a ZIP file without a password, found a with one'],
    [
      zipFile([{ name: 'a', method: 12 }]),
      'a ZIP file that is stored or deflated, found a with method 12',
    ],
    [zipFile([{ name: 'a' }]).subarray(0, 40), 'a whole ZIP file, found one that ends early'],
  ])('with other contents are named (%#)', (bytes, message) => {
    expect(() => zippedFile(bytes)).toThrow(`expected ${message}`);
  });

  it('never cause another error, whatever is changed', () => {
    const good = zipFile([{ name: 'a.txt' }]);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }), (edits) => {
        const bytes = good.slice();
        for (const [at, byte] of edits) bytes[at % bytes.length] = byte;
        try {
          zippedFile(bytes);
        } catch (error) {
          expect((error as Error).message).toMatch(/^expected /);
        }
      }),
      { numRuns: sized(200, 800) },
    );
  });
});
