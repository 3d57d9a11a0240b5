import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command as it is installed. */
export const NONET: string = fileURLToPath(new URL('../bin/nonet.js', import.meta.url));

// A certificate file that Node would read at every start; these tests start it a hundred times.
const { NODE_EXTRA_CA_CERTS: _, ...plain } = process.env;
export const ENV: NodeJS.ProcessEnv = { ...plain, NO_COLOR: '1' };

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `nonet` with these arguments and this standard input, to its end; ten minutes at most. */
export function nonet(args: readonly string[], input: string | Buffer = '', cwd?: string): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [NONET, ...args], {
    input,
    encoding: 'utf8',
    env: ENV,
    cwd,
    maxBuffer: 1 << 28,
    timeout: 600_000,
  });
  return { status, stdout, stderr };
}
