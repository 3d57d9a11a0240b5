// npm run drivers -w @nonet/bank: installs the drivers of servers (PostgreSQL, Redis) beside the project's own
// packages. Only banks and queues on servers need them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
