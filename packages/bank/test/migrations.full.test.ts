import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Random } from '@nonet/engine/generate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { memoryFolder } from '../../../test/memory-folder.ts';
import { Bank } from '../dist/bank.js';
import { openDatabase } from '../dist/database/open-database.js';
import { MIGRATIONS, migrate } from '../dist/sql/migrations.js';
import { madePuzzles } from './made-puzzles.ts';
import { POSTGRESQL, TestServer } from './test-server.ts';

const made = madePuzzles('migrations', 100);
const folder = memoryFolder('nonet-migrations-');
afterAll(() => rmSync(folder, { recursive: true }));

/** How often a process is killed. 50 times lost nothing on either database. */
const KILLS = Number(process.env.KILLS ?? 1);
const MIGRATING = fileURLToPath(new URL('migrating.mjs', import.meta.url));

/** How long the work takes, and when it begins, in milliseconds after the process was started. */
interface Times {
  readonly begun: number;
  readonly done: number;
}

/** Migrates a bank in another process, which is killed after some time. */
async function migrating(
  place: string,
  migrations: readonly string[],
  milliseconds?: number,
): Promise<Partial<Times>> {
  const started = performance.now();
  const child = spawn(process.execPath, [MIGRATING, place, JSON.stringify(migrations)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const times: Record<string, number> = {};
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const word of text.trim().split('\n')) times[word] = performance.now() - started;
  });
  const closed = once(child, 'close');
  if (milliseconds !== undefined) {
    await setTimeout(milliseconds);
    child.kill('SIGKILL');
  }
  await closed;
  return times;
}

/** What a later version may do: each takes long enough to be killed while it is done. */
function laterMigration(number: number): string {
  const tables = Array.from(
    { length: 40 },
    (_, i) => `create table nonet.t${number}_${i} (a text)`,
  );
  return [
    `alter table nonet.puzzle add column stars${number} integer`,
    `update nonet.puzzle set stars${number} = givens`,
    `create index on nonet.puzzle (stars${number})`,
    ...tables,
  ].join(';\n');
}

interface Contents {
  readonly version: number;
  readonly tables: number;
  readonly stars: number;
}

/** What the migrations with a number have made: all of it, or nothing. */
async function contentsOf(
  place: string,
): Promise<Contents & { readonly cells: readonly string[] }> {
  const database = await openDatabase(place);
  const [counts] = await database.query<Contents>(`
    select (select version from nonet.version) as version,
      (select count(*) from pg_tables where schemaname = 'nonet' and tablename like 't%\\_%') as tables,
      (select count(*) from information_schema.columns where table_name = 'puzzle' and column_name like 'stars%') as stars`);
  const rows = await database.query<{ cells: string }>(
    'select cells from nonet.puzzle order by id',
  );
  await database.close();
  return { ...counts, cells: rows.map(({ cells }) => cells) };
}

/** The tests of killed processes. They are the same in every place. */
function suite(newPlace: () => Promise<string>): void {
  it('makes its tables after a process that was killed while it made them', async () => {
    const random = new Random('new places');
    const { done } = (await migrating(await newPlace(), MIGRATIONS)) as Times;
    for (let kill = 0; kill < KILLS; kill++) {
      const place = await newPlace();
      await migrating(place, MIGRATIONS, random.below(Math.ceil(1.1 * done)));
      const bank = await Bank.open(place);
      await bank.add(made);
      expect(await bank.find(made)).toEqual(made.map((_, i) => i + 1));
      await bank.close();
    }
  });

  it('is whole after a process that was killed while it brought it to a later version', async () => {
    const place = await newPlace();
    const bank = await Bank.open(place);
    await bank.add(made);
    await bank.close();
    const random = new Random('later versions');
    const migrations = [...MIGRATIONS, laterMigration(0)];
    const { begun, done } = (await migrating(place, migrations)) as Times;
    const work = Math.ceil(1.2 * (done - begun));
    for (let kill = 1; kill <= KILLS; kill++) {
      migrations.push(laterMigration(kill));
      const killed = await migrating(place, migrations, begun + random.below(work));
      const { cells, stars, tables, version } = await contentsOf(place);
      const isDone = version === migrations.length;
      expect(isDone || killed.done === undefined).toBe(true);
      const numbers = version - MIGRATIONS.length;
      expect([stars, tables]).toEqual([numbers, 40 * numbers]);
      expect(cells).toEqual(made.map((it) => it.cells));
      const database = await openDatabase(place);
      await migrate(database, migrations);
      await database.close();
      expect(await contentsOf(place)).toEqual({
        version: migrations.length,
        stars: kill + 1,
        tables: 40 * (kill + 1),
        cells,
      });
    }
  });
}

let folders = 0;
describe('the migrations of a bank in a folder', () => {
  suite(() => Promise.resolve(join(folder, `bank${folders++}`)));
});

describeWith(POSTGRESQL, 'the migrations of a bank on a server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server?.stop());
  suite(() => server.newDatabase());
});
