import type { NewPart, PartAnswer } from '../batch/batch.ts';
import type { Queries } from '../database/database.ts';

/** Which part of which batch. */
export interface PartKey {
  readonly batch: number;
  readonly part: number;
}

/** A part is set aside after so many failures. */
const MOST_FAILURES = 3;
/** A part is set aside after so many workers that ended while they worked on it. */
const MOST_LOST = 5;

/** A part is waited for if it is not done, not set aside, and its batch not cancelled. */
const WAITED = `finished is null and not set_aside
  and exists (select from nonet.batch where id = part.batch and cancelled is null and version = $1)`;

/** Parts that are put into the queue together. */
const QUEUED = 1_000;

/**
 * The next parts of batches of a version for the queue: those that are waited for and nobody has put there
 * lately. What was put there or begun long ago is no longer in it if the queue was lost.
 */
export async function partsToQueue(queries: Queries, version: string): Promise<PartKey[]> {
  return queries.query<PartKey>(
    `with next as (
       update nonet.part set queued = now() where (batch, number) in (
         select batch, number from nonet.part
         where ${WAITED}
           and (queued is null or queued < now() - interval '1 minute')
           and (worker is null or begun < now() - interval '1 minute')
         order by batch, number limit ${QUEUED} for update skip locked
       ) returning batch, number as part
     ) select batch, part from next order by batch, part`,
    [version],
  );
}

export async function hasWaitedParts(queries: Queries, version: string): Promise<boolean> {
  const rows = await queries.query(`select from nonet.part where ${WAITED} limit 1`, [version]);
  return rows.length > 0;
}

/** A worker begins a part. Returns undefined if it is not waited for any more. */
export async function beginPart(
  queries: Queries,
  { batch, part }: PartKey,
  { version, worker }: { readonly version: string; readonly worker: string },
): Promise<NewPart | undefined> {
  // If a worker has begun the part and not ended it, it is lost.
  const [row] = await queries.query<NewPart & { readonly lost: number }>(
    `update nonet.part
     set lost = lost + (worker is not null and worker <> $2)::integer, worker = $2, begun = now()
     where batch = $3 and number = $4 and ${WAITED}
     returning number, items, begins, ends, input, lost`,
    [version, worker, batch, part],
  );
  if (!row) return undefined;
  const { lost, ...found } = row;
  if (lost < MOST_LOST) return found;
  await queries.query(
    `update nonet.part set worker = null, set_aside = true, reason = $3
     where batch = $1 and number = $2`,
    [batch, part, `${lost} workers ended while they worked on it`],
  );
  return undefined;
}

/** Keeps the answer of a part. If two workers have done it, the first answer is kept. */
export async function finishPart(
  queries: Queries,
  { batch, part }: PartKey,
  { messages, notes, output, seconds, status }: PartAnswer,
): Promise<void> {
  await queries.query(
    `update nonet.part
     set output = $3, messages = $4, status = $5, seconds = $6, finished = now(), worker = null,
       set_aside = false, notes = $7
     where batch = $1 and number = $2 and finished is null`,
    [batch, part, output, messages, status, seconds, JSON.stringify(notes)],
  );
}

/** A worker could not do a part. Returns whether it was set aside. */
export async function failPart(
  queries: Queries,
  { batch, part }: PartKey,
  reason: string,
): Promise<boolean> {
  const [row] = await queries.query<{ set_aside: boolean }>(
    `update nonet.part
     set failures = failures + 1, reason = $3, worker = null, set_aside = failures + 1 >= ${MOST_FAILURES}
     where batch = $1 and number = $2 and finished is null
     returning set_aside`,
    [batch, part, reason],
  );
  return row?.set_aside ?? true;
}

/**
 * The worker lives, but does not work on anything any more, because it lost a server. The queue may be
 * lost with it, so all parts are put there again.
 */
export async function leaveParts(queries: Queries, worker: string): Promise<void> {
  await queries.query(
    `update nonet.part set queued = null, worker = nullif(worker, $1)
     where finished is null and not set_aside and (worker is null or worker = $1)`,
    [worker],
  );
}

/** The name of the queue of this database for the workers of a version. */
export async function queueName(queries: Queries, version: string): Promise<string> {
  const [{ queue }] = await queries.query<{ queue: string }>('select queue from nonet.version');
  return `nonet-${queue}-${version}`;
}
