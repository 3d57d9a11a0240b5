import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.mjs';
import { Refusal } from './refusal.mjs';

/** The folders of the public packages. Each package comes after those that it needs. */
export const FOLDERS = ['engine', 'book', 'bank', 'cli'];

export const manifestOf = (folder) =>
  JSON.parse(readFileSync(join(ROOT, 'packages', folder, 'package.json'), 'utf8'));

/** Returns the version of all packages, which is also the one that they need of one another. */
export function commonVersion(manifests = FOLDERS.map(manifestOf)) {
  const own = manifests.map(({ name, version }) => [name, version]);
  const names = own.map(([name]) => name);
  const needed = manifests.flatMap(({ name, dependencies, peerDependencies }) =>
    Object.entries({ ...dependencies, ...peerDependencies })
      .filter(([other]) => names.includes(other))
      .map(([other, version]) => [`${other} of ${name}`, version]),
  );
  const all = [...own, ...needed];
  if (new Set(all.map(([, version]) => version)).size === 1) return manifests[0].version;
  const found = all.map(([name, version]) => `${name} ${version}`).join(', ');
  throw new Refusal(`expected one version for all packages, found ${found}`);
}
