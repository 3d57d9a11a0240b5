// npm run drivers -w @nonet/bank: installs the drivers of the databases beside the project's own packages,
// which are smaller without them, and makes the empty database that is part of this package.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { peerDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url)));
// The first version that this package allows.
const drivers = Object.entries(peerDependencies).map(([name, range]) => {
  const [version] = /\d+\.\d+\.\d+/.exec(range);
  return `${name}@${version}`;
});
const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
execFileSync('npm', ['install', ...flags, ...drivers], { cwd: root, stdio: 'inherit' });

const { PGlite } = await import('@electric-sql/pglite');
const database = await PGlite.create();
const file = await database.dumpDataDir('gzip');
await database.close();
const path = new URL('dist/empty-database.tar.gz', import.meta.url);
writeFileSync(path, new Uint8Array(await file.arrayBuffer()));
