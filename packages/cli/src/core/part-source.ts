import type { Notation, NotationResult, PuzzleReaderOptions } from '@nonet/engine/notation';

/** One of `of` equal parts. Parts are counted from 1. */
export interface Part {
  readonly number: number;
  readonly of: number;
}

/** A part of a file with one record per line. It begins and ends at line ends. */
export interface FilePart {
  /** The name of the part in messages. */
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** The size of the whole file. */
  readonly size: number;
  readonly start: FileStart;
}

/**
 * The beginning of the file, up to the first valid record. It determines the notation, the columns
 * of a CSV file and the usual size of the puzzles, so these are the same in all parts.
 */
export interface FileStart {
  readonly notation: Notation;
  readonly bytes: Uint8Array;
  /** The records and errors in `bytes`. */
  readonly results: readonly NotationResult[];
}

/** Where the parts of files are. */
export interface PartSource {
  /** Finds a part of a file. Returns a message if the file cannot be cut into parts. */
  find(file: string, part: Part, options: PuzzleReaderOptions): Promise<FilePart | string>;
  /** Yields the bytes of a part. */
  bytes(
    file: string,
    piece: Pick<FilePart, 'from' | 'to'>,
    signal?: AbortSignal,
  ): AsyncIterable<Uint8Array>;
}
