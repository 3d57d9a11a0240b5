import { type Grid, geometry, isBoxShape } from '@nonet/engine/grid';

/** The number of bytes of text at the beginning of a record. The events follow. */
export const RECORD_HEAD = 4_096;

/** The lowest bit of the line in an event. */
const LINE = 17;

const PLACE = 1;
const REMOVE = 2;

/** What the addresses in a record mean. */
export interface Addresses {
  /** The line of each site in the source. */
  readonly lines: readonly number[];
  /** Returns the name of the variable at an address. Undefined if it is local or allocated. */
  readonly nameAt: (address: number) => string | undefined;
}

/** What the tracer recorded. */
export interface Recorded {
  /** Whether the tracer started. */
  readonly hasStarted: boolean;
  /** The givens of the grid. Undefined if no grid was found. */
  readonly givens: Grid | undefined;
  /** The name of the grid and its kind, such as `board, a list of 9 lists`. */
  readonly grid: string;
  /**
   * Whether the program made a new board for its changes. Then the events are the differences
   * between one board and the next.
   */
  readonly isOverCopies: boolean;
  /** An object that has the shape of a grid but cannot be followed: its name and its kind. */
  readonly unfollowed: string | undefined;
  /** Why the tracer stopped before the program ended. */
  readonly broken: string | undefined;
  /** Whether the program made more events than those recorded. */
  readonly isCut: boolean;
  /** Kind in bits 0–1, digit in 2–6, cell in 7–16, line in 17–31. */
  readonly events: Uint32Array;
}

export type Event =
  | {
      readonly kind: '+' | '-';
      readonly cell: number;
      readonly digit: number;
      readonly line: number;
    }
  | { readonly kind: '!'; readonly line: number };

/** Returns the number of bytes of a record with room for some events, and for a zero after them. */
export function recordSize(events: number): number {
  return RECORD_HEAD + 4 * (events + 1);
}

/**
 * Reads the record of the tracer.
 *
 * @param bytes Lines of text, each a word and its value, up to a zero. Then events of 32 bits, up to
 *   a zero.
 * @param addresses What addresses mean, if the record has addresses in place of lines and names.
 */
export function recordedIn(
  { buffer, byteLength, byteOffset }: Uint8Array<ArrayBuffer>,
  addresses?: Addresses,
): Recorded {
  const text = new Uint8Array(buffer, byteOffset, RECORD_HEAD);
  const head = new TextDecoder().decode(text.subarray(0, text.indexOf(0)));
  const words = new Uint32Array(buffer, byteOffset + RECORD_HEAD, (byteLength - RECORD_HEAD) >> 2);
  const notes = new Map(
    head
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)]),
  );
  const end = words.indexOf(0);
  const events = end < 0 ? words : words.subarray(0, end);
  return {
    hasStarted: notes.has('tracer'),
    // An object of which no change is known may have been something else.
    givens: events.length > 0 ? givensOf(notes) : undefined,
    grid: addresses ? named(notes.get('grid') ?? '', addresses) : (notes.get('grid') ?? ''),
    isOverCopies: notes.get('counting') === 'copies',
    unfollowed: notes.get('unfollowed'),
    broken: notes.get('broken'),
    isCut: notes.has('cut'),
    events: addresses ? events.map((event) => withLine(event, addresses.lines)) : events,
  };
}

/** Puts the line of an event in the place of its site. */
function withLine(event: number, lines: readonly number[]): number {
  const line = lines[event >>> LINE] ?? 0;
  return ((event & ((1 << LINE) - 1)) | ((line >>> (32 - LINE) ? 0 : line) << LINE)) >>> 0;
}

/** Puts the name of a grid in the place of its address. */
function named(grid: string, { nameAt }: Addresses): string {
  const [address = '', ...kind] = grid.split(' ');
  return `${nameAt(Number.parseInt(address, 16)) ?? 'a grid'}, ${kind.join(' ')}`;
}

/** The program may have written into the record. Then what is no grid is left out. */
function givensOf(notes: ReadonlyMap<string, string>): Grid | undefined {
  const [boxRows = 0, boxColumns = 0] = (notes.get('box') ?? '').split(' ').map(Number);
  if (!isBoxShape(boxRows, boxColumns)) return undefined;
  const size = boxRows * boxColumns;
  const digits = (notes.get('puzzle') ?? '').split(' ').map(Number);
  const isGrid =
    digits.length === size ** 2 &&
    digits.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= size);
  return isGrid
    ? { geometry: geometry(boxRows, boxColumns), digits: Uint8Array.from(digits) }
    : undefined;
}

/** Reads an event. The line is 0 if it is unknown. */
export function eventOf(packed: number): Event {
  const kind = packed & 3;
  const line = packed >>> LINE;
  if (kind !== PLACE && kind !== REMOVE) return { kind: '!', line };
  const cell = (packed >>> 7) & 1023;
  return { kind: kind === PLACE ? '+' : '-', cell, digit: (packed >>> 2) & 31, line };
}

/** Counts the placements, the digits taken out again and the solutions. */
export function countsOf(events: Uint32Array): [placed: number, removed: number, solved: number] {
  let placed = 0;
  let removed = 0;
  for (const packed of events) {
    if ((packed & 3) === PLACE) placed++;
    else if ((packed & 3) === REMOVE) removed++;
  }
  return [placed, removed, events.length - placed - removed];
}
