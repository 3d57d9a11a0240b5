import { spawnSync } from 'node:child_process';

// bash reports the processor time of its children, which Node does not.
const SCRIPT = '"$@" < "$INPUT" > /dev/null; code=$?; times; exit $code';

/** Processor seconds of a program that reads a file and whose output is dropped. */
export function programSeconds(command, input = '/dev/null') {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', SCRIPT, 'bash', ...command], {
    encoding: 'utf8',
    env: { ...process.env, INPUT: input, LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with status ${status}: ${stderr}`);
  // The second line is about the children: user and system time, each like 0m1.234s.
  const [user, system] = stdout.trim().split('\n')[1].split(' ').map(secondsOf);
  return user + system;
}

function secondsOf(time) {
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(time);
  return 60 * Number(minutes) + Number(seconds);
}
