import { spawnSync } from 'node:child_process';
import { onPath } from './on-path.ts';

/** Becomes a command, unless the process with the number $0 has just ended. */
const IF_ALIVE = 'test "$PPID" = "$0" && exec "$@"';

let found: readonly string[] | undefined;

/**
 * Returns a command that becomes another one. If Nonet is killed, even by SIGKILL, the operating
 * system then kills the process, too. Only Linux can do this. Returns the command itself if it cannot
 * be found, so that its start fails.
 */
export function diesWithUs(command: readonly string[]): readonly string[] {
  found ??= process.platform === 'linux' ? starter() : [];
  if (found.length === 0 || onPath(command[0]!) === undefined) return command;
  return [...found, '/bin/sh', '-c', IF_ALIVE, `${process.pid}`, ...command];
}

function starter(): readonly string[] {
  const options = ['--pdeathsig', 'KILL', '--'];
  const isThere = spawnSync('setpriv', [...options, 'true'], { stdio: 'ignore' }).status === 0;
  return isThere ? ['setpriv', ...options] : [];
}
