import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.mjs';
import { Refusal } from './refusal.mjs';

/** The folders of the public packages. Each package comes after those that it needs. */
export const FOLDERS = ['engine', 'book', 'bank', 'cli'];

export const manifestOf = (folder) =>
  JSON.parse(readFileSync(join(ROOT, 'packages', folder, 'package.json'), 'utf8'));

/** Returns the version of all packages. */
export function commonVersion(manifests = FOLDERS.map(manifestOf)) {
  const versions = new Set(manifests.map(({ version }) => version));
  if (versions.size === 1) return manifests[0].version;
  const found = manifests.map(({ name, version }) => `${name} ${version}`).join(', ');
  throw new Refusal(`expected one version for all packages, found ${found}`);
}
