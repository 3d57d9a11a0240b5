import { spawnSync } from 'node:child_process';

// Uses bash, because bash reports the processor time of its children and Node does not.
const SCRIPT = '"$@" < "$INPUT" > /dev/null; code=$?; times; exit $code';

/** Returns the processor seconds of a program that reads the file `input`. Drops its output. */
export function programSeconds(command, input = '/dev/null') {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', SCRIPT, 'bash', ...command], {
    encoding: 'utf8',
    env: { ...process.env, INPUT: input, LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with status ${status}: ${stderr}`);
  // The second line shows the user time and the system time of the children, such as 0m1.234s.
  const [user, system] = stdout.trim().split('\n')[1].split(' ').map(secondsOf);
  return user + system;
}

function secondsOf(time) {
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(time);
  return 60 * Number(minutes) + Number(seconds);
}
