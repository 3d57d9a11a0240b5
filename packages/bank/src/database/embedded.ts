import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { BankFailure, failureOf } from './bank-failure.ts';
import { damage } from './damage.ts';
import type { Connection } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/** What the thread of a database gets when it starts. */
export interface ThreadData {
  readonly folder: string;
  readonly program: object | undefined;
}

/** Sent once by a thread that got no program: the one that it has compiled. */
export interface Compiled {
  readonly program: object;
}

/** A statement for the thread of the database. Without a statement, the database is closed. */
export interface Request {
  readonly id: number;
  readonly sql?: string;
  readonly values: readonly unknown[];
}

export interface Reply {
  readonly id: number;
  readonly rows?: readonly object[];
  readonly error?: ThreadError;
}

/** An error of the thread. Its class is lost on the way. */
interface ThreadError {
  readonly code: string | undefined;
  readonly message: string;
  /** What PostgreSQL has written to its log. */
  readonly said: string;
}

interface Pending {
  readonly resolve: (rows: readonly object[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A function of PostgreSQL is optimized when it has run for long, and not at once: most commands end before
 * that pays. Opening a bank takes 1.4 s of the processor instead of 2.3.
 */
const PATIENCE = '--wasm-tiering-budget=100000000';

/**
 * PostgreSQL, compiled. The first thread of this process compiles it, which takes half the time of opening a
 * bank, and the others get it from there.
 */
let program: object | undefined;

/**
 * Opens the database in a folder. It is PostgreSQL inside this process, on a thread of its own.
 *
 * @throws BankFailure if another process uses the folder.
 */
export async function openFolder(folder: string): Promise<Connection> {
  const unlock = locked(folder);
  const isNew = !existsSync(join(folder, 'data'));
  setFlagsFromString(PATIENCE);
  const worker = new Worker(new URL('./embedded-thread.js', import.meta.url), {
    workerData: { folder: join(folder, 'data'), program } satisfies ThreadData,
    execArgv: [],
  });
  const pending = new Map<number, Pending>();
  let next = 0;
  let ended: unknown;
  const end = (error: unknown): void => {
    ended ??= error;
    for (const { reject } of pending.values()) reject(ended);
    pending.clear();
  };
  worker.on('message', (message: Reply | Compiled) => {
    if ('program' in message) {
      program = message.program;
      return;
    }
    const { error, id, rows = [] } = message;
    const request = pending.get(id);
    pending.delete(id);
    if (error) request?.reject(errorOf(error, folder, isNew));
    else request?.resolve(rows);
  });
  worker.on('error', (error) => end(failureOf(error, folder)));
  worker.on('exit', () => end(new BankFailure(`${folder}: the database has ended`)));
  const ask = (request: Omit<Request, 'id'>): Promise<readonly object[]> =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) return reject(ended);
      const id = next++;
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, ...request });
    });
  return {
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await ask({ sql, values })) as Row[],
    async close() {
      try {
        await ask({ values: [] });
      } finally {
        await worker.terminate();
        unlock();
      }
    },
  };
}

/** What the system says, and its code. PostgreSQL has only the sentence. */
const SYSTEM: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/, 'ENOSPC'],
  [/Permission denied/, 'EACCES'],
  [/Read-only file system/, 'EROFS'],
  [/File too large/, 'EFBIG'],
];

/** Codes of PostgreSQL, and of Node if a file is not there or is a folder. */
const DAMAGED = /^(58|XX|ENOENT|ENOTDIR|EISDIR)/;

function errorOf(
  { code = '', message, said }: ThreadError,
  folder: string,
  isNew: boolean,
): unknown {
  const all = `${message}\n${said}`;
  const system = SYSTEM.find(([text]) => text.test(all))?.[1];
  const isDamaged = DAMAGED.test(code) || /FATAL|PANIC|postgres: could not/.test(said);
  if (!system && isDamaged && !isNew) return damage(folder, all);
  return failureOf(Object.assign(new Error(message), { code: system ?? code }), folder);
}

function locked(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw failureOf(error, folder);
    throw new BankFailure(`${folder}: expected a folder, found a link to nothing`);
  }
}
