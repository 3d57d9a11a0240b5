import type { BatchFile, NewPart } from '@nonet/bank';

/** A part that a thread is to do. */
export interface PartRequest {
  readonly kind: 'part';
  /** The words of the command line. */
  readonly command: readonly string[];
  readonly number: number;
  readonly of: number;
  /** Undefined if the file is on this machine, or the puzzles come from a seed. */
  readonly stored: StoredPart | undefined;
}

/** A part of a file that is kept in a database. */
export interface StoredPart extends Pick<NewPart, 'begins' | 'ends'> {
  readonly file: BatchFile;
  readonly input: Uint8Array;
}

/** A command line that a thread is to read. */
export interface LineRequest {
  readonly kind: 'line';
  readonly command: readonly string[];
}

/** What a command line works on, or what is wrong with it. */
export type LineReply =
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'divisible';
      readonly json: boolean;
      /** Whether the command has --threads. */
      readonly hasThreads: boolean;
      readonly input: LineInput;
    };

/** What a command works on: files and how to read them, or puzzles that it makes from a seed. */
export type LineInput =
  | {
      readonly kind: 'files';
      readonly files: readonly string[];
      /** The id of the notation of --from. */
      readonly notation: string | undefined;
      /** The rows and columns of a box of --size. */
      readonly box: readonly [rows: number, columns: number] | undefined;
    }
  | { readonly kind: 'seed'; readonly count: number };
