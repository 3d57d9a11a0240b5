// Makes dist/empty-database.tar.gz, a copy of an empty database, unless there is one that is newer than the
// package.json with the version of PGlite.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';

const made = new URL('dist/empty-database.tar.gz', import.meta.url);
const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (timeOf(made) < timeOf(new URL('package.json', import.meta.url))) {
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create();
  const file = await database.dumpDataDir('gzip');
  await database.close();
  mkdirSync(new URL('dist/', import.meta.url), { recursive: true });
  writeFileSync(made, new Uint8Array(await file.arrayBuffer()));
}
