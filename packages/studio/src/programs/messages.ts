import type { ProgramFile, ProgramStream } from './program.ts';

/** The answer of a frame to a ping. It says that the frame lives, whatever its worker does. */
export const PONG = 'pong';

/** What a worker needs of a language before it can run a program. */
export interface LanguageParts {
  /** The classic scripts of the worker, in this order. */
  readonly scripts: readonly Blob[];
  /** The program of the interpreter, which each frame compiles once. */
  readonly wasm?: Blob | undefined;
  /** The standard library. */
  readonly library?: Blob | undefined;
  /** The memory of an interpreter that has started. Without it, the first one starts, and hands it out. */
  readonly snapshot?: Blob | undefined;
}

/** What the worker gets of them. */
export interface WorkerParts {
  readonly wasm?: WebAssembly.Module | undefined;
  readonly library?: Uint8Array<ArrayBuffer> | undefined;
  readonly snapshot?: Uint8Array | undefined;
}

/** What a program needs in the worker. */
export interface RunMessage {
  readonly main: string;
  /** The file of the user's program. */
  readonly name: string;
  readonly files: readonly ProgramFile[];
  readonly input: string;
  /** The most bytes on standard output. */
  readonly output: number;
  /** The most bytes of memory. */
  readonly memory: number;
  /** The settings of the tracer. */
  readonly watch?: string | undefined;
}

/** A limit that the worker itself finds exceeded. */
type WorkerExcess = 'memory' | 'output';

/** What a worker tells. The frame hands it on to the page. */
export type WorkerMessage =
  /** The next program can begin. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'snapshot'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'begun' }
  | { readonly kind: 'printed'; readonly stream: ProgramStream; readonly text: string }
  | { readonly kind: 'recorded'; readonly offset: number; readonly bytes: Uint8Array }
  | EndMessage;

export interface EndMessage {
  readonly kind: 'ended';
  readonly status?: number | undefined;
  readonly killed?: WorkerExcess | undefined;
  /** Whether the program did not begin, because its text is not of the language. */
  readonly isCompileError?: boolean | undefined;
  /** In milliseconds. */
  readonly time: number;
  /** In bytes, if it is known. */
  readonly memory?: number | undefined;
}

/** Whether a message is of a program that runs, and not of the start of its language. */
export function isOfProgram({ kind }: WorkerMessage): boolean {
  return kind === 'begun' || kind === 'printed' || kind === 'recorded' || kind === 'ended';
}

/** The most characters in one message of a program. */
export const LONGEST_TEXT = 1 << 16;
/** The most bytes in one piece of a record. */
const LONGEST_PIECE = 1 << 26;
/** The interpreter starts with 20 MiB. */
const LARGEST_SNAPSHOT = 1 << 26;

/**
 * Reads what a worker has sent. The program runs in the same worker, so it may be anything. Returns
 * undefined if it is not a message.
 */
export function workerMessageOf(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Partial<Record<string, unknown>>;
  const { kind } = message;
  switch (kind) {
    case 'ready':
    case 'begun':
      return { kind };
    case 'failed':
      return { kind, message: String(message.message).slice(0, LONGEST_TEXT) };
    case 'snapshot': {
      const { bytes } = message;
      return areBytes(bytes, LARGEST_SNAPSHOT) ? { kind, bytes } : undefined;
    }
    case 'printed': {
      const { stream, text } = message;
      if (stream !== 'output' && stream !== 'messages') return undefined;
      if (typeof text !== 'string' || text.length > LONGEST_TEXT) return undefined;
      return { kind, stream, text };
    }
    case 'recorded': {
      const { offset, bytes } = message;
      if (!isCount(offset) || !areBytes(bytes, LONGEST_PIECE)) return undefined;
      return { kind, offset, bytes };
    }
    case 'ended':
      return endMessageOf(message);
    default:
      return undefined;
  }
}

function endMessageOf(message: Partial<Record<string, unknown>>): EndMessage | undefined {
  const { status, killed, isCompileError, time, memory } = message;
  if (status !== undefined && !isCount(status, 255)) return undefined;
  if (killed !== undefined && killed !== 'memory' && killed !== 'output') return undefined;
  if (status === undefined && killed === undefined) return undefined;
  if (typeof time !== 'number' || !(time >= 0)) return undefined;
  if (memory !== undefined && !isCount(memory)) return undefined;
  return { kind: 'ended', status, killed, isCompileError: isCompileError === true, time, memory };
}

function areBytes(value: unknown, most: number): value is Uint8Array<ArrayBuffer> {
  return value instanceof Uint8Array && value.byteLength <= most;
}

function isCount(value: unknown, most: number = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}
