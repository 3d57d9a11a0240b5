import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { NONET } from './nonet.ts';
import { program } from './program-on-path.ts';
import { ESCARGOT, nineLines, PROGRAMS, run } from './watched.ts';

/** Runs a command and prints the seconds that it used on a processor. */
const CPU_TIME = `
import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime)
`;

function cpuTime(command: readonly string[]): number {
  return Number(run('python3', ['-c', CPU_TIME, ...command], nineLines(ESCARGOT)).stdout);
}

const path = (name: string): string => join(PROGRAMS, name);
const WATCH = [process.execPath, NONET, 'watch'];

describeWith(program('python3'), 'nonet watch on AI Escargot', () => {
  // The times for starting Python and Nonet are subtracted.
  const start = cpuTime(['python3', '-c', '']);
  const startWatched = cpuTime([...WATCH, path('full.py')]);

  it.each(['rows.py', 'argument.py', 'iterative.py'])(
    'prints how many times as long as %s alone',
    (name) => {
      const alone = cpuTime(['python3', path(name)]) - start;
      const traced = cpuTime([...WATCH, path(name)]) - startWatched;
      const ratio = traced / alone;
      console.log(
        `${name}: ${alone.toFixed(2)} s, watched ${traced.toFixed(2)} s (×${ratio.toFixed(1)})`,
      );
      // A machine may be busy, so the figure is only printed.
      expect(ratio).toBeGreaterThan(0);
    },
  );
});
