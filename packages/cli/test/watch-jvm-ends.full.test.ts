import { join } from 'node:path';
import { countsOf } from '@nonet/tracer/recorded';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { compiled, type JvmProgram, javaRun, tracedRun } from './jvm-program.ts';
import { program } from './program-on-path.ts';
import { nineLines, PROGRAMS, SAMPLE } from './watched.ts';

const INPUT = nineLines(SAMPLE);

/** Arguments of the program, which ends after it has placed one digit. */
const WAYS: readonly (readonly string[])[] = [
  ['all'],
  ['exit'],
  ['thrown', '1'],
  ['thrown', '0'],
  ['thrown', '5'],
  ['halt'],
  ['thread'],
  ['much'],
  ['memory'],
  ['end'],
];

describeWith(program('javac'), 'a Java program under the tracer', () => {
  let built: JvmProgram;
  beforeAll(() => {
    built = compiled([join(PROGRAMS, 'java/Ends.java')]);
  });
  afterAll(() => built.remove());
  const plain = (way: readonly string[]) =>
    javaRun(built.plain, ['-Xmx200m', 'Ends', ...way], INPUT);
  const traced = (way: readonly string[]) => tracedRun(built, ['-Xmx200m', 'Ends', ...way], INPUT);

  it.each(WAYS)('ends as without it: %s %s', (...way) => {
    const { recorded, ...ran } = traced(way.filter((word) => word !== undefined));
    expect(ran).toEqual(plain(way.filter((word) => word !== undefined)));
    expect(countsOf(recorded.events)).toEqual([1, 0, 0]);
  });

  it('gets its own StackOverflowError', () => {
    const { recorded, status, stderr } = traced(['overflow']);
    expect(status).toBe(1);
    expect(stderr.split('\n')[0]).toBe('Exception in thread "main" java.lang.StackOverflowError');
    expect(stderr).not.toContain('nonet');
    expect([recorded.broken, recorded.events.length > 1_000]).toEqual([undefined, true]);
  });

  it('can call a million methods', () => {
    const { recorded, ...ran } = traced(['deep']);
    expect(ran).toEqual(plain(['deep']));
    expect(recorded.events.length).toBe(1_000_000);
  });

  it('may use threads', () => {
    const { recorded, ...ran } = traced(['threads']);
    expect(ran).toEqual(plain(['threads']));
    const [placed, removed] = countsOf(recorded.events);
    expect([recorded.broken, placed > removed]).toEqual([undefined, true]);
  });
});
