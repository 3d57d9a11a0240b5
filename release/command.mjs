import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const execute = promisify(execFile);

/** Runs a program and returns what it prints. Throws with all that it printed if it fails. */
export async function output(program, args, options = {}) {
  try {
    const { stdout } = await execute(program, args, { cwd: ROOT, maxBuffer: 2 ** 26, ...options });
    return stdout;
  } catch (error) {
    const printed = `${error.stdout ?? ''}${error.stderr ?? ''}` || error.message;
    throw new Error(`${program} ${args.join(' ')} failed:\n${printed}`);
  }
}
