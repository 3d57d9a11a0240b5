import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Batch, PartAnswer, PartWork } from '../batch/batch.ts';
import { BankFailure } from '../database/bank-failure.ts';
import type { Database } from '../database/database.ts';
import { batchById } from '../sql/batches.ts';
import { openServerTables } from '../sql/migrations.ts';
import {
  beginPart,
  failPart,
  finishPart,
  hasWaitedParts,
  leaveParts,
  type PartKey,
  partsToQueue,
  queueName,
} from '../sql/part-work.ts';
import { openQueue, type PartQueue } from './part-queue.ts';

/** So often, in milliseconds, an idle worker puts parts into the queue. */
const IDLE_CHECK = 1_000;
/** So many milliseconds after a server was lost, the worker looks whether it is there again. */
const RECONNECT = 2_000;

/** A queue that does not close within so many milliseconds is left as it is. */
const MOST_CLOSING = 2_000;

export interface WorkerSetting {
  /** The address of the bank, `postgres://…`. */
  readonly place: string;
  /** The address of the queue: a PostgreSQL server, or `redis://…`. */
  readonly queue: string;
  /** The number of parts to work on at the same time. */
  readonly limit: number;
  /** The version of the program. Only batches of this version are worked on. */
  readonly version: string;
  /** Whether to end when no part is waited for. */
  readonly untilDone: boolean;
  /** Ends the work. The parts in progress are finished first. */
  readonly signal: AbortSignal;
  /** Does a part. If it rejects, the part has failed. */
  readonly run: (part: PartWork) => Promise<PartAnswer>;
  readonly onDone?: (part: PartWork, answer: PartAnswer) => void;
  readonly onFailed?: (part: PartWork, reason: string, isAside: boolean) => void;
  /** Called with the reason when a server is down. The worker goes on when it is there. */
  readonly onLost?: (reason: string) => void;
}

/**
 * Works on the parts of all batches of a bank, until the signal. A part is done at least once, and its
 * answer kept once.
 *
 * @throws BankFailure if the bank or the queue cannot be opened at the beginning, except if a server is down.
 */
export async function workOnBatches(setting: WorkerSetting): Promise<void> {
  const worker = new BatchWorker(setting);
  const { onLost, signal } = setting;
  for (;;) {
    try {
      await worker.work();
      return;
    } catch (error) {
      if (!(error instanceof BankFailure)) throw error;
      if (signal.aborted) return;
      if (!worker.hasBegun && !error.isDown) throw error;
      onLost?.(error.message);
      await setTimeout(RECONNECT, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
    }
  }
}

async function close(
  queue: PartQueue | undefined,
  database: Database,
  isLost: boolean,
): Promise<void> {
  await queue?.close(isLost).catch(() => {});
  await database.close().catch(() => {});
}

/** A worker has one name as long as its process lives, whatever happens to the server. */
class BatchWorker {
  private readonly setting: WorkerSetting;
  private readonly name = randomUUID();
  private readonly batches = new Map<number, Batch>();
  private inProgress = 0;
  /** Whether the worker has had the database and the queue. */
  hasBegun = false;

  constructor(setting: WorkerSetting) {
    this.setting = setting;
  }

  /** Works until the signal, or until a server is lost. */
  async work(): Promise<void> {
    const { limit, place, queue: address, signal, version } = this.setting;
    const lost = new AbortController();
    const onLost = (error: unknown): void => lost.abort(error);
    const isLost = once(lost.signal, 'abort').then(() => lost.signal.throwIfAborted());
    isLost.catch(() => {});
    const database = await openServerTables(place);
    let queue: PartQueue | undefined;
    try {
      if (this.hasBegun) await leaveParts(database, this.name);
      queue = await openQueue(await queueName(database, version), address, { onLost, signal });
      this.hasBegun = true;
      queue.start(
        (key) =>
          this.handle(key, database).catch((error) => {
            if (error instanceof BankFailure) onLost(error);
            throw error;
          }),
        limit,
      );
      await Promise.race([this.feed(queue, database, lost.signal), isLost]);
      lost.signal.throwIfAborted();
    } finally {
      const closed = close(queue, database, lost.signal.aborted);
      // The answers are kept. The queue may never close, for example while Redis does not answer.
      while (this.inProgress > 0 && !lost.signal.aborted) await setTimeout(100);
      await Promise.race([closed, setTimeout(MOST_CLOSING)]);
    }
  }

  /** Fills the queue whenever it is empty and parts are waited for. */
  private async feed(queue: PartQueue, database: Database, lost: AbortSignal): Promise<void> {
    const { signal, untilDone, version } = this.setting;
    const ends = AbortSignal.any([signal, lost]);
    while (!ends.aborted) {
      if (this.inProgress === 0) {
        await queue.add(await partsToQueue(database, version));
        if (untilDone && !(await hasWaitedParts(database, version))) return;
      }
      await setTimeout(IDLE_CHECK, undefined, { signal: ends }).catch(() => {});
    }
  }

  private async handle(key: PartKey, database: Database): Promise<void> {
    const { onDone, onFailed, run } = this.setting;
    this.inProgress++;
    try {
      const part = await this.begin(key, database);
      if (!part) return;
      let answer: PartAnswer;
      try {
        answer = await run(part);
      } catch (error) {
        const reason = (error as Error).message;
        const isAside = await failPart(database, key, reason);
        onFailed?.(part, reason, isAside);
        if (isAside) return;
        throw error;
      }
      await finishPart(database, key, answer);
      onDone?.(part, answer);
    } finally {
      this.inProgress--;
    }
  }

  private async begin(key: PartKey, database: Database): Promise<PartWork | undefined> {
    const { version } = this.setting;
    const batch = this.batches.get(key.batch) ?? (await batchById(database, key.batch));
    if (!batch) return undefined;
    this.batches.set(key.batch, batch);
    const part = await beginPart(database, key, { version, worker: this.name });
    return part && { ...part, batch };
  }
}
