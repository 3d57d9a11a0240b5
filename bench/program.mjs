import { spawnSync } from 'node:child_process';

// Runs the program in bash, because bash reports the processor time of child processes.
const SCRIPT = '"$@" < "$INPUT" > /dev/null; code=$?; times; exit $code';

/** Runs a program that reads the file `input`. Returns the processor seconds that it took. */
export function programSeconds(command, input = '/dev/null') {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', SCRIPT, 'bash', ...command], {
    encoding: 'utf8',
    env: { ...process.env, INPUT: input, LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with status ${status}: ${stderr}`);
  // The second line has the user time and the system time of the program, such as `0m1.234s
  // 0m0.056s`.
  const [user, system] = stdout.trim().split('\n')[1].split(' ').map(secondsOf);
  return user + system;
}

function secondsOf(time) {
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(time);
  return 60 * Number(minutes) + Number(seconds);
}
