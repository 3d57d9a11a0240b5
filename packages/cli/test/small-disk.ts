import { spawnSync } from 'node:child_process';
import { ENV, NONET, type Ran } from './nonet.ts';

/** Runs a command of the shell in which a file system is mounted at `place`. Nobody else sees it. */
export function onDisk(
  { place, size }: { readonly place: string; readonly size: string },
  script: string,
  args: readonly string[] = [],
): Ran {
  const flags = process.getuid?.() === 0 ? '--mount' : '--map-root-user';
  const mount = `mount -t tmpfs -o size=${size} tmpfs ${place} && ${script}`;
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    [flags, '--mount', 'sh', '-c', mount, process.execPath, NONET, ...args],
    { env: ENV, encoding: 'utf8', timeout: 600_000 },
  );
  return { status, stdout, stderr };
}

/** What a suite needs that calls `onDisk`. */
export function mountRight(place: string): { readonly name: string; readonly present: boolean } {
  const { status } = onDisk({ place, size: '16k' }, 'true');
  return { name: 'right to mount a file system', present: status === 0 };
}
