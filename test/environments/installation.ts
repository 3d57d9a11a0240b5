import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** npm installs what the tests need of other environments here, where it stays. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/environments', import.meta.url));

/** An environment that npm has for this machine, or the reason why it is skipped. */
export type Installation =
  | { readonly modules: string; readonly skipped?: undefined }
  | { readonly skipped: string };

/** Installs packages, of which the names have their exact versions, if they are not there yet. */
export function installation(
  environment: string,
  packages: Readonly<Record<string, string>>,
): Installation {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return skipped(`its package is for linux x64, and this is ${process.platform} ${process.arch}`);
  }
  const prefix = join(CACHE, environment);
  const modules = join(prefix, 'node_modules');
  if (Object.entries(packages).every(([name, version]) => versionIn(modules, name) === version)) {
    return { modules };
  }
  mkdirSync(prefix, { recursive: true });
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const { error, status, stderr } = spawnSync(
    'npm',
    ['install', '--prefix', prefix, ...flags, ...wanted],
    { encoding: 'utf8', timeout: 180_000 },
  );
  return status === 0 ? { modules } : skipped(error?.message ?? stderr.trim());

  function skipped(reason: string): Installation {
    console.log(`${environment}: skipped. ${reason}`);
    return { skipped: reason };
  }
}

function versionIn(modules: string, name: string): string | undefined {
  try {
    return JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}
