import { geometryOfSize } from '../../grid/geometry.ts';
import { symbolCode } from './symbol.ts';
import { latin1, unexpected } from './unreadable-file.ts';

// A file of NumPy with one array (numpy.lib.format in NumPy's documentation):
// - `\x93NUMPY`, the version in two bytes, and the length of the header in two bytes, or in four
//   from version 2 on;
// - the header, a dictionary of Python with the type of the numbers, their order and the shape;
// - the numbers. In C order, the numbers of a grid follow one another. In Fortran order, the first
//   numbers of all grids come first, so the file must be in memory before a grid can be read.

const START = 8;
const LINE_FEED = 10;

/** The numbers of an array, and how they are grouped into grids. */
interface Layout {
  readonly records: number;
  readonly cells: number;
  /** The size of a grid. */
  readonly size: number;
  /** The size of a number in bytes. */
  readonly width: number;
  /** Reads the number at a position. NaN if it is not whole. */
  readonly read: (view: DataView, at: number) => number;
  /** Cell → how many numbers it is after the first cell of its grid. */
  readonly places: readonly number[];
  /** How many numbers a grid is after the grid before it. */
  readonly step: number;
}

/** An array in Fortran order has at most this many bytes. */
const LARGEST_FORTRAN = 1 << 30;

/** Turns a file of NumPy with Sudoku grids into lines, one grid on each. */
export class NpyLines {
  /** Bytes that are not read yet: the beginning of the header or of a grid. */
  private rest: Uint8Array = new Uint8Array();
  private layout: Layout | undefined;
  private done = 0;
  /** The numbers of an array in Fortran order, of which `filled` bytes have been read. */
  private whole: Uint8Array | undefined;
  private filled = 0;
  /** Set if a grid has a number that is no digit. Thrown after the grids before it. */
  private error: Error | undefined;

  /**
   * Returns the lines of the grids that these bytes complete.
   *
   * @throws UnreadableFile if the file has no array of Sudoku grids.
   */
  push(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    if (this.error) throw this.error;
    if (this.layout) return this.read(bytes, this.layout);
    const all = joined(this.rest, bytes);
    this.rest = all;
    const header = headerIn(all);
    if (!header) return new Uint8Array();
    this.layout = layoutOf(header.text);
    this.rest = new Uint8Array();
    return this.read(all.subarray(header.end), this.layout);
  }

  /** @throws UnreadableFile if grids are missing. */
  end(): void {
    if (this.error) throw this.error;
    const { records } = this.layout ?? {};
    if (records === undefined) throw unexpected('the header of an array', 'the end of the file');
    if (this.done === records) return;
    throw unexpected(`an array of ${records} grids`, `the end of the file after ${this.done}`);
  }

  private read(bytes: Uint8Array, layout: Layout): Uint8Array<ArrayBuffer> {
    const { cells, records, step, width } = layout;
    if (step === cells) return this.lines(joined(this.rest, bytes), layout);
    this.whole ??= new Uint8Array(records * cells * width);
    const added = bytes.subarray(0, this.whole.length - this.filled);
    this.whole.set(added, this.filled);
    this.filled += added.length;
    const isLast = this.filled === this.whole.length && this.done === 0;
    return isLast ? this.lines(this.whole, layout) : new Uint8Array();
  }

  private lines(bytes: Uint8Array, layout: Layout): Uint8Array<ArrayBuffer> {
    const { cells, places, records, size, step, width, read } = layout;
    const length = cells * width;
    const count = Math.min(Math.floor(bytes.length / length), records - this.done);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const lines = new Uint8Array(count * (cells + 1));
    let to = 0;
    for (let record = 0; record < count; record++) {
      const start = record * step;
      for (let cell = 0; cell < cells; cell++) {
        const value = read(view, (start + places[cell]) * width);
        if (!(value >= -1 && value <= size)) {
          const place = `in grid ${this.done + record + 1}, row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}`;
          const found = Number.isNaN(value) ? 'a number that is not whole' : `${value}`;
          this.error = unexpected(`0–${size} or -1 ${place}`, found);
          return lines.subarray(0, record * (cells + 1));
        }
        lines[to++] = symbolCode(Math.max(value, 0));
      }
      lines[to++] = LINE_FEED;
    }
    this.done += count;
    // The next chunk may overwrite this one.
    this.rest = this.done === records ? new Uint8Array() : bytes.slice(count * length);
    return lines;
  }
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  if (head.length === 0) return tail.slice();
  const all = new Uint8Array(head.length + tail.length);
  all.set(head);
  all.set(tail, head.length);
  return all;
}

/** The header of a file. Undefined if it is not complete. `end` is the position after it. */
function headerIn(bytes: Uint8Array): { readonly text: string; readonly end: number } | undefined {
  const start = START + (bytes[START - 2] >= 2 ? 4 : 2);
  if (bytes.length < start) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const isLong = start > START + 2;
  const end = start + (isLong ? view.getUint32(START, true) : view.getUint16(START, true));
  if (end > LONGEST_HEADER) throw unexpected('the header of an array', `${end} bytes`);
  if (bytes.length < end) return undefined;
  return { text: latin1(bytes.subarray(start, end)), end };
}

const LONGEST_HEADER = 1 << 16;

function layoutOf(header: string): Layout {
  const [, type = ''] = /'descr':\s*'([^']*)'/.exec(header) ?? [];
  const [, order, kind, width] = /^([<>|=])([iuf])(\d)$/.exec(type) ?? [];
  const read = READERS[`${kind}${width}`];
  if (!read) throw unexpected('an array of numbers', type ? `the type ${type}` : 'no type');
  const isFortran = /'fortran_order':\s*True/.test(header);
  const [, list] = /'shape':\s*\(([\d,\s]*)\)/.exec(header) ?? [];
  if (list === undefined) throw unexpected('the shape of an array', 'none');
  const shape = list
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(Number);
  const grids = gridsOf(shape);
  const { records, cells, size, isSquare } = grids;
  if (isFortran && records * cells * Number(width) > LARGEST_FORTRAN) {
    throw unexpected('an array in C order (numpy.ascontiguousarray)', 'Fortran order');
  }
  const fortranPlace = (cell: number): number =>
    records * (isSquare ? (cell % size) * size + Math.floor(cell / size) : cell);
  return {
    ...grids,
    width: Number(width),
    read: (view, at) => read(view, at, order !== '>'),
    step: isFortran ? 1 : cells,
    places: Array.from({ length: cells }, (_, cell) => (isFortran ? fortranPlace(cell) : cell)),
  };
}

/** The grids of a shape: (n, 81), (n, 9, 9), and the same for other sizes. 1 may stand anywhere. */
function gridsOf(
  shape: readonly number[],
): Pick<Layout, 'records' | 'cells' | 'size'> & { readonly isSquare: boolean } {
  const lengths = shape.filter((length) => length !== 1);
  const [last = 0, before] = lengths.toReversed();
  const isSquare = last === before && geometryOfSize(last) !== undefined;
  const size = isSquare ? last : Math.sqrt(last);
  const [records = 1, ...more] = lengths.slice(0, isSquare ? -2 : -1);
  if (more.length > 0 || !geometryOfSize(size)) {
    throw unexpected('an array of the shape (n, 81) or (n, 9, 9)', `(${shape.join(', ')})`);
  }
  return { records, cells: size ** 2, size, isSquare };
}

type Reader = (view: DataView, at: number, isLittle: boolean) => number;

const whole = (value: number): number => (Number.isInteger(value) ? value : Number.NaN);

/** Type of number → the function that reads it. */
const READERS: Readonly<Record<string, Reader | undefined>> = {
  u1: (view, at) => view.getUint8(at),
  i1: (view, at) => view.getInt8(at),
  u2: (view, at, isLittle) => view.getUint16(at, isLittle),
  i2: (view, at, isLittle) => view.getInt16(at, isLittle),
  u4: (view, at, isLittle) => view.getUint32(at, isLittle),
  i4: (view, at, isLittle) => view.getInt32(at, isLittle),
  u8: (view, at, isLittle) => Number(view.getBigUint64(at, isLittle)),
  i8: (view, at, isLittle) => Number(view.getBigInt64(at, isLittle)),
  f4: (view, at, isLittle) => whole(view.getFloat32(at, isLittle)),
  f8: (view, at, isLittle) => whole(view.getFloat64(at, isLittle)),
};
