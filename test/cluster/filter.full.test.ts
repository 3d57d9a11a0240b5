import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { examplePath, run, suiteFolder, withoutErrors, writePuzzles } from './array-job.ts';

/** Spark splits the command as a shell would, but does not expand variables. */
function sparkCommand(): string {
  const [, command] =
    /^COMMAND = "(.+)"$/m.exec(readFileSync(examplePath('spark.py'), 'utf8')) ?? [];
  return command!;
}

describe('the command of examples/array-jobs/spark.py as a filter', () => {
  const cwd = suiteFolder();
  let lines: string[];
  beforeAll(() => {
    lines = writePuzzles(cwd).trimEnd().split('\n');
  });

  const filter = (partition: readonly string[]) =>
    run('bash', ['-c', sparkCommand()], {
      cwd,
      input: partition.map((line) => `${line}\n`).join(''),
    });

  /** Filters each partition by a process of its own, and joins the outputs. */
  function inPartitions(all: readonly string[], ends: readonly number[]): string {
    const cuts = [0, ...ends, all.length];
    return ends
      .concat(all.length)
      .map((end, i) => filter(all.slice(cuts[i], end)))
      .join('');
  }

  /**
   * Random line ends, in order. No partition consists only of comments, because nonet would report
   * an error.
   */
  function cutsOf(all: readonly string[]): fc.Arbitrary<number[]> {
    const ends = [...all.keys()].filter((i) => all[i]!.length >= 80 && !all[i]!.startsWith('#'));
    const some = fc.array(fc.constantFrom(0, ...ends.map((i) => i + 1)), { maxLength: 4 });
    return some.map((cuts) => cuts.sort((a, b) => a - b));
  }

  it('gives the same lines for any partitions of a file', () => {
    const whole = run('nonet', ['solve'], { cwd, input: `${lines.join('\n')}\n` });
    fc.assert(
      fc.property(cutsOf(lines), (ends) => {
        expect(inPartitions(lines, ends)).toBe(whole);
      }),
      { numRuns: 3, seed: 9 },
    );
  });

  it('has errors in place of the answers, whatever the first line of a partition is', () => {
    const some = lines.slice(0, 60).flatMap((line, i) => {
      if (i % 7 === 0) return [line.slice(0, 80), line];
      if (i % 11 === 0) return [`11${'.'.repeat(79)}`, line];
      return [line];
    });
    const whole = run('nonet', ['solve'], { cwd, input: `${some.join('\n')}\n`, statuses: [2] });
    fc.assert(
      fc.property(cutsOf(some), (ends) => {
        expect(withoutErrors(inPartitions(some, ends))).toBe(withoutErrors(whole));
      }),
      { numRuns: 3, seed: 9 },
    );
  });
});
