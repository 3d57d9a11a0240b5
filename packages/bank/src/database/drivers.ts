import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { BankFailure } from './bank-failure.ts';

// The drivers of servers are installed only where they are needed. These are the parts of them that the
// bank uses.

interface PgPackage {
  readonly default: {
    readonly Client: {
      new (options: {
        readonly connectionString: string;
        readonly application_name: string;
        readonly connectionTimeoutMillis: number;
        readonly types: TypeParsers;
      }): PgClient;
      readonly prototype: EventEmitter;
    };
    readonly types: TypeParsers;
  };
}

interface TypeParsers {
  getTypeParser(type: number, format?: 'text' | 'binary'): (text: string) => unknown;
}

interface PgClient {
  connect(): Promise<void>;
  end(): Promise<void>;
  query<Row>(sql: string, values: unknown[]): Promise<{ readonly rows: Row[] }>;
}

/** The package `bullmq`. The parts of it take what keeps the queue last: PostgreSQL, or by default Redis. */
export interface BullmqPackage {
  readonly Queue: new (
    name: string,
    options: { readonly connection: object },
    ...backend: readonly unknown[]
  ) => BullQueue;
  readonly Worker: new (
    name: string,
    process: (job: { readonly data: unknown }) => Promise<void>,
    options: object,
    ...backend: readonly unknown[]
  ) => BullWorker;
  readonly createPostgresBackend: unknown;
}

interface BullQueue {
  waitUntilReady(): Promise<unknown>;
  addBulk(jobs: readonly object[]): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

interface BullWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  /** Waits for the jobs in progress, or not if `force` is set. */
  close(force?: boolean): Promise<void>;
}

/** A lost connection is reported by its next query, and never ends the process. */
export async function loadPg(): Promise<PgPackage> {
  const pg = await load<PgPackage>('pg', 'a bank on a server');
  const { prototype } = pg.default.Client;
  // While bullmq opens or closes a connection, nobody listens to it, and Node throws an error that nobody hears.
  if (!Object.hasOwn(prototype, 'emit')) {
    prototype.emit = function (this: EventEmitter, event, ...values: unknown[]) {
      if (event === 'error' && this.listenerCount(event) === 0) return false;
      return EventEmitter.prototype.emit.call(this, event, ...values);
    };
  }
  return pg;
}

/** @throws BankFailure if the package, or `ioredis` for a queue on Redis, is not installed. */
export async function loadBullmq(onRedis: boolean): Promise<BullmqPackage> {
  if (onRedis) await load('ioredis', 'a queue on Redis');
  // As an ES module, it would not load pg and ioredis.
  return load('bullmq', 'a worker', async (name) => createRequire(import.meta.url)(name));
}

async function load<Package>(
  name: string,
  what: string,
  from: (name: string) => Promise<unknown> = (it) => import(it),
): Promise<Package> {
  try {
    return (await from(name)) as Package;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!/^(ERR_)?MODULE_NOT_FOUND$/.test(code)) throw error;
    throw new BankFailure(`${what} needs the package ${name}: npm install ${name}`);
  }
}
