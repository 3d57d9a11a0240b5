import { accessSync, constants, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PARSERS } from './database.ts';
import type { Compiled, Reply, Request, ThreadData } from './embedded.ts';
import { unpackEmptyDatabase } from './empty-database.ts';

// The database computes on the thread that asks it, so it has one of its own.

const { folder, program } = workerData as ThreadData;

/** What PostgreSQL has said since the last answer: of its files, and why it ended. */
let said = '';
const onStderr = (text: string): boolean => {
  said += `${text}\n`;
  return false;
};

/** Opens the database in the folder, and makes it if there is none. */
async function open(): Promise<PGlite> {
  if (!existsSync(folder)) {
    // If the process is killed meanwhile, the next one begins again.
    const begun = `${folder}.begun`;
    rmSync(begun, { recursive: true, force: true });
    try {
      unpackEmptyDatabase(begun);
      renameSync(begun, folder);
    } catch (error) {
      rmSync(begun, { recursive: true, force: true });
      throw error;
    }
  }
  // PGlite would make an empty database of what is left.
  accessSync(join(folder, 'PG_VERSION'), constants.R_OK | constants.W_OK);
  // A process that was killed while it wrote this file leaves it empty. The folder has a lock of its own.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  const database = await PGlite.create({
    dataDir: folder,
    parsers: PARSERS,
    onStderr,
    pgliteWasmModule: program ?? (await compiled()),
  });
  const [zeroed] = (await database.query<{ readonly path: string }>(ZEROED)).rows;
  if (!zeroed) return database;
  throw Object.assign(new Error(`"${zeroed.path}" is zero`), { code: 'XX001' });
}

/** The part of WebAssembly that is used here. Node's types have none of it. */
interface WebAssemblyApi {
  compile(bytes: Uint8Array): Promise<object>;
}

/** Compiles the program of PGlite, and hands it on for the threads after this one. */
async function compiled(): Promise<object> {
  const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyApi };
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  const module = await WebAssembly.compile(readFileSync(file));
  parentPort?.postMessage({ program: module } satisfies Compiled);
  return module;
}

/**
 * The files of tables that begin with zeros, as after a loss of power. To PostgreSQL, a page of zeros has no
 * rows. But when an index has more than its first page, the table had a row, and the page of it was written.
 */
const ZEROED = `
  select path from pg_class, pg_relation_filepath(oid) as path
  where relnamespace = to_regnamespace('nonet') and relkind = 'r' and pg_relation_size(oid) > 0
    and exists (select from pg_index where indrelid = oid and pg_relation_size(indexrelid) > 8192)
    and pg_read_binary_file(path, 0, 8192) = decode(repeat('00', 8192), 'hex')`;

/** The file system of Emscripten has the numbers of WASI, and no codes. */
const CODES: Readonly<Record<number, string>> = { 22: 'EFBIG', 51: 'ENOSPC' };

const opening = open();
opening.catch(() => {});

parentPort?.on('message', async ({ id, sql, values }: Request) => {
  const reply = (answer: Omit<Reply, 'id'>): void => parentPort?.postMessage({ id, ...answer });
  try {
    const database = await opening;
    said = '';
    if (sql === undefined) {
      await database.close();
      reply({ rows: [] });
    } else reply({ rows: (await database.query<object>(sql, [...values])).rows });
  } catch (error) {
    const { errno, message, name } = error as NodeJS.ErrnoException;
    const ofSystem = name === 'ErrnoError' ? CODES[errno ?? 0] : undefined;
    const code = ofSystem ?? (error as NodeJS.ErrnoException).code;
    reply({ error: { code, message, said } });
  }
});
