import { setTimeout } from 'node:timers/promises';
import { queueAddress } from '../database/address.ts';
import { BankFailure, connectFailureOf, failureOf, NO_SERVER } from '../database/bank-failure.ts';
import { loadBullmq } from '../database/drivers.ts';
import type { PartKey } from '../sql/part-work.ts';

// The queue only hands out the parts. Which of them are to be done, and their answers, are in the
// database, so nothing is lost with the queue.

/** A worker that does not say for so many milliseconds that it lives has lost its parts. */
const LOCK = 10_000;
/** So often, in milliseconds, workers look for such parts. */
const LOST_CHECK = 5_000;
/** So many milliseconds after a failure, a part is handed out again. */
const RETRY_DELAY = 1_000;
/** The database counts failures and lost workers, so the queue need not. */
const WITHOUT_LIMIT = 1_000;
/** A server that accepts and does not answer within so many milliseconds is down. */
const MOST_OPENING = 15_000;
/** Parts that are added together. */
const ADDED = 500;

/** The queue from which workers get parts. It is on a PostgreSQL server, or on Redis. */
export interface PartQueue {
  /** Adds the parts that are not in the queue yet. */
  add(parts: readonly PartKey[]): Promise<void>;
  /** Hands out parts until the queue is closed. If `run` rejects, the part is handed out again. */
  start(run: (part: PartKey) => Promise<void>, limit: number): void;
  /** Waits for the parts that were handed out, unless the queue is lost. */
  close(isLost: boolean): Promise<void>;
}

interface QueueSetting {
  /** Called with a BankFailure when the server does not answer any more. */
  readonly onLost: (error: unknown) => void;
  /** Ends the opening. */
  readonly signal: AbortSignal;
}

/**
 * Opens a queue.
 *
 * @param address `postgres://…`, `redis://…` or `rediss://…`
 * @throws BankFailure if it cannot be opened.
 */
export async function openQueue(
  name: string,
  address: string,
  { onLost, signal }: QueueSetting,
): Promise<PartQueue> {
  const { isRedis, name: place, url } = queueAddress(address);
  const { Queue, Worker, createPostgresBackend } = await loadBullmq(isRedis);
  const connection = isRedis ? redis(url) : postgres(url);
  const backend = isRedis ? [] : [createPostgresBackend];
  const onError = (error: Error): void => {
    const failure = failureOf(error, place);
    // Other errors are not of the server, such as that of a part which another worker has now.
    if (failure !== error) onLost(failure);
  };
  const queue = new Queue(name, { connection }, ...backend);
  try {
    // Redis is tried again and again, so the first error is the answer.
    const ready = new Promise((resolve, reject) => {
      queue.on('error', reject);
      queue.waitUntilReady().then(resolve, reject);
    });
    const late = setTimeout(MOST_OPENING, undefined, { signal, ref: false })
      .catch(() => {})
      .then(() => {
        throw new BankFailure(`${place}: ${NO_SERVER}`, true);
      });
    await Promise.race([ready, late]);
  } catch (error) {
    void queue.close().catch(() => {});
    throw connectFailureOf(error, place);
  }
  queue.on('error', onError);
  let worker: InstanceType<typeof Worker> | undefined;
  return {
    async add(parts) {
      for (let from = 0; from < parts.length; from += ADDED) {
        try {
          await queue.addBulk(parts.slice(from, from + ADDED).map(jobOf));
        } catch (error) {
          throw failureOf(error, place);
        }
      }
    },
    start(run, limit) {
      const options = {
        connection,
        concurrency: limit,
        lockDuration: LOCK,
        stalledInterval: LOST_CHECK,
        maxStalledCount: WITHOUT_LIMIT,
        runRetryDelay: RETRY_DELAY,
      };
      worker = new Worker(name, (job) => run(job.data as PartKey), options, ...backend);
      worker.on('error', onError);
    },
    async close(isLost) {
      await worker?.close(isLost);
      await queue.close();
    },
  };
}

function jobOf(part: PartKey): object {
  return {
    name: 'part',
    data: part,
    opts: {
      // A part is in the queue once.
      jobId: `${part.batch}-${part.part}`,
      attempts: WITHOUT_LIMIT,
      backoff: { type: 'fixed', delay: RETRY_DELAY },
      removeOnComplete: true,
      removeOnFail: true,
    },
  };
}

function postgres(connectionString: string): object {
  // Two connections and one that listens are enough for all threads of a process.
  return { connectionString, schema: 'nonet_queue', migrate: true, max: 2 };
}

function redis(url: string): object {
  return { url, maxRetriesPerRequest: null };
}
