import type { Batch, BatchState, DonePart, NewBatch, NewPart, PartAside } from '../batch/batch.ts';
import type { Queries } from '../database/database.ts';

interface BatchRow {
  readonly id: number;
  readonly command: readonly string[];
  readonly json: boolean;
  readonly file: string | null;
  readonly size: number | null;
  readonly start: Uint8Array | null;
  readonly parts: number;
  readonly version: string;
}

/** Returns the number of the new batch. */
export async function insertBatch(
  queries: Queries,
  { command, file, json, parts, version }: NewBatch,
): Promise<number> {
  const [{ id }] = await queries.query<{ id: number }>(
    `insert into nonet.batch (command, json, file, size, start, parts, version)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [command, json, file?.name, file?.size, file?.start, parts, version],
  );
  return id;
}

export async function insertPart(queries: Queries, batch: number, part: NewPart): Promise<void> {
  const { begins, ends, input, items, number } = part;
  await queries.query(
    `insert into nonet.part (batch, number, items, begins, ends, input)
     values ($1, $2, $3, $4, $5, $6)`,
    [batch, number, items, begins, ends, input],
  );
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

/** How far the batches are, the latest last. */
export async function batchStates(queries: Queries, id?: number): Promise<BatchState[]> {
  const rows = await queries.query<StateRow>(STATES, [id]);
  return rows.map(({ file, submitted, ...row }) => ({
    ...row,
    file: file ?? undefined,
    submitted: submitted.toISOString(),
  }));
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

/** Whether there is such a batch that can still be cancelled. */
export async function cancelBatch(queries: Queries, id: number): Promise<boolean> {
  const rows = await queries.query(
    'update nonet.batch set cancelled = now() where id = $1 and cancelled is null returning id',
    [id],
  );
  return rows.length > 0;
}

/** Deletes a batch with its answers. */
export async function deleteBatch(queries: Queries, id: number): Promise<void> {
  await queries.query('delete from nonet.batch where id = $1', [id]);
}

/** Parts that were set aside are to be done again. Returns how many. */
export async function retryParts(queries: Queries, id: number): Promise<number> {
  const rows = await queries.query(
    `update nonet.part set set_aside = false, lost = 0, failures = 0, worker = null, queued = null
     where batch = $1 and set_aside returning number`,
    [id],
  );
  return rows.length;
}

export async function partsAside(queries: Queries, id: number): Promise<PartAside[]> {
  return queries.query<PartAside>(
    `select number, items, begins, ends, reason, before from (
       select *, sum(items) over (order by number) - items as before from nonet.part where batch = $1
     ) as part where set_aside order by number`,
    [id],
  );
}

/** The parts behind the one with the number `after` that are done, some of them. */
export async function doneParts(
  queries: Queries,
  id: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<DonePart[]> {
  return queries.query<DonePart>(
    `select number, items, output, messages, notes, status, seconds from nonet.part
     where batch = $1 and number > $2 and finished is not null order by number limit $3`,
    [id, after, limit],
  );
}

/** The number of lines, or of puzzles, in each part, in their order. */
export async function itemsOfParts(queries: Queries, id: number): Promise<number[]> {
  const rows = await queries.query<{ items: number }>(
    'select items from nonet.part where batch = $1 order by number',
    [id],
  );
  return rows.map(({ items }) => items);
}
