import type { Batch, BatchState, DonePart, NewBatch, NewPart, PartAside } from '../batch/batch.ts';
import type { Database, Queries } from '../database/database.ts';
import { openServerTables } from './migrations.ts';

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
  submit(
    { command, file, json, parts: count, version }: NewBatch,
    parts: AsyncIterable<NewPart> | Iterable<NewPart>,
  ): Promise<number> {
    return this.database.transaction(async (queries) => {
      const [{ id }] = await queries.query<{ id: number }>(
        `insert into nonet.batch (command, json, file, size, start, parts, version)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [command, json, file?.name, file?.size, file?.start, count, version],
      );
      for await (const { begins, ends, input, items, number } of parts) {
        await queries.query(
          `insert into nonet.part (batch, number, items, begins, ends, input)
           values ($1, $2, $3, $4, $5, $6)`,
          [id, number, items, begins, ends, input],
        );
      }
      return id;
    });
  }

  find(id: number): Promise<Batch | undefined> {
    return batchById(this.database, id);
  }

  /** How far all batches are, the latest last, or one of them. */
  async states(id?: number): Promise<readonly BatchState[]> {
    const rows = await this.database.query<StateRow>(STATES, [id]);
    return rows.map(({ file, submitted, ...row }) => ({
      ...row,
      file: file ?? undefined,
      submitted: submitted.toISOString(),
    }));
  }

  aside(id: number): Promise<readonly PartAside[]> {
    return this.database.query<PartAside>(
      `select number, items, begins, ends, reason, before from (
         select *, sum(items) over (order by number) - items as before from nonet.part where batch = $1
       ) as part where set_aside order by number`,
      [id],
    );
  }

  /** Yields the parts that are done, in order, with the number of lines or puzzles before each. */
  async *answers(id: number): AsyncGenerator<DonePart & { readonly before: number }> {
    const all = await this.database.query<{ items: number }>(
      'select items from nonet.part where batch = $1 order by number',
      [id],
    );
    let before = 0;
    let after = 0;
    for (;;) {
      const parts = await this.database.query<DonePart>(
        `select number, items, output, messages, notes, status, seconds from nonet.part
         where batch = $1 and number > $2 and finished is not null order by number limit $3`,
        [id, after, PARTS_READ],
      );
      if (parts.length === 0) return;
      for (const part of parts) {
        for (; after < part.number - 1; after++) before += all[after].items;
        yield { ...part, before };
        before += all[after++].items;
      }
    }
  }

  /** Nobody begins a part of it any more. Returns whether it was open until now. */
  async cancel(id: number): Promise<boolean> {
    const rows = await this.database.query(
      'update nonet.batch set cancelled = now() where id = $1 and cancelled is null returning id',
      [id],
    );
    return rows.length > 0;
  }

  /** Deletes a batch with its answers. */
  async delete(id: number): Promise<void> {
    await this.database.query('delete from nonet.batch where id = $1', [id]);
  }

  /** Parts that were set aside are to be done again. Returns how many. */
  async retry(id: number): Promise<number> {
    const rows = await this.database.query(
      `update nonet.part set set_aside = false, lost = 0, failures = 0, worker = null, queued = null
       where batch = $1 and set_aside returning number`,
      [id],
    );
    return rows.length;
  }

  close(): Promise<void> {
    return this.database.close();
  }
}

interface BatchRow extends Omit<NewBatch, 'file'> {
  readonly id: number;
  readonly file: string | null;
  readonly size: number | null;
  readonly start: Uint8Array | null;
}

export async function batchById(queries: Queries, id: number): Promise<Batch | undefined> {
  const [row] = await queries.query<BatchRow>(
    'select id, command, json, file, size, start, parts, version from nonet.batch where id = $1',
    [id],
  );
  if (!row) return undefined;
  const { file, size, start, ...rest } = row;
  const hasFile = file !== null && size !== null && start !== null;
  return { ...rest, file: hasFile ? { name: file, size, start } : undefined };
}

interface StateRow extends Omit<BatchState, 'file' | 'submitted'> {
  readonly file: string | null;
  readonly submitted: Date;
}

const STATES = `
  select id, command, file, parts, submitted, done, working, aside, items, "itemsDone", rate, seconds,
    case when cancelled is not null then 'cancelled' when done + aside = parts then 'done' else 'open' end as state
  from nonet.batch, lateral (
    select count(finished) as done,
      count(*) filter (where worker is not null and finished is null) as working,
      count(*) filter (where set_aside) as aside,
      sum(items) as items,
      coalesce(sum(items) filter (where finished is not null), 0) as "itemsDone",
      coalesce(sum(items) filter (where finished > now() - interval '30 seconds'), 0)
        / least(30, greatest(1, extract(epoch from now() - submitted)))::float8 as rate,
      coalesce(sum(seconds), 0)::float8 as seconds
    from nonet.part where batch = batch.id
  ) as part
  where $1::bigint is null or id = $1
  order by id`;
