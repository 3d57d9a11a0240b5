import type { Batch, BatchState, DonePart, NewBatch, NewPart, PartAside } from './batch/batch.ts';
import type { Database } from './database/database.ts';
import {
  batchById,
  batchStates,
  cancelBatch,
  deleteBatch,
  doneParts,
  insertBatch,
  insertPart,
  itemsOfParts,
  partsAside,
  retryParts,
} from './sql/batches.ts';
import { openServerTables } from './sql/migrations.ts';

/** Parts whose answers are read together. */
const PARTS_READ = 8;

/** The batches of a bank on a server. Their parts are done by workers: see `workOnBatches`. */
export class Batches {
  private readonly database: Database;

  private constructor(database: Database) {
    this.database = database;
  }

  /**
   * Opens the batches of a bank.
   *
   * @param place The address of a database, `postgres://…`.
   * @throws BankFailure if it cannot be opened.
   */
  static async open(place: string): Promise<Batches> {
    return new Batches(await openServerTables(place));
  }

  /** Keeps a batch, whole or not at all. Returns its number. */
  submit(batch: NewBatch, parts: AsyncIterable<NewPart> | Iterable<NewPart>): Promise<number> {
    return this.database.transaction(async (queries) => {
      const id = await insertBatch(queries, batch);
      for await (const part of parts) await insertPart(queries, id, part);
      return id;
    });
  }

  find(id: number): Promise<Batch | undefined> {
    return batchById(this.database, id);
  }

  /** How far all batches are, the latest last, or one of them. */
  states(id?: number): Promise<readonly BatchState[]> {
    return batchStates(this.database, id);
  }

  aside(id: number): Promise<readonly PartAside[]> {
    return partsAside(this.database, id);
  }

  /** Yields the parts that are done, in order, with the number of lines or puzzles before each. */
  async *answers(id: number): AsyncGenerator<DonePart & { readonly before: number }> {
    const items = await itemsOfParts(this.database, id);
    let before = 0;
    let after = 0;
    for (;;) {
      const parts = await doneParts(this.database, id, { after, limit: PARTS_READ });
      if (parts.length === 0) return;
      for (const part of parts) {
        for (; after < part.number - 1; after++) before += items[after];
        yield { ...part, before };
        before += items[after++];
      }
    }
  }

  /** Nobody begins a part of it any more. Returns whether it was open until now. */
  cancel(id: number): Promise<boolean> {
    return cancelBatch(this.database, id);
  }

  /** Deletes a batch with its answers. */
  delete(id: number): Promise<void> {
    return deleteBatch(this.database, id);
  }

  /** Parts that were set aside are to be done again. Returns how many. */
  retry(id: number): Promise<number> {
    return retryParts(this.database, id);
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
