import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { onlyFull } from '../../../test/size.ts';
import { ClassFile } from '../../tracer/src/jvm/class-file.ts';
import { rewritten } from '../../tracer/src/jvm/rewrite.ts';
import { sourceLines } from '../../tracer/src/jvm/source-lines.ts';
import { compiled, type JvmProgram, javaRun } from './jvm-program.ts';
import { program } from './program-on-path.ts';
import { PROGRAMS } from './watched.ts';

/** A method with so many stores that there is no room for calls. */
const LONG = `class Lengthy {
  static int[] values = {${Array.from({ length: 5_000 }, (_, i) => i + 1_000).join()}};
  static int[] few = {1, 2};
  public static void main(String[] args) {
    few[1] = values[4_999];
    System.out.println(few[1]);
  }
}`;

onlyFull(describeWith)(program('javac'), 'a rewritten class', () => {
  let folder: string;
  let built: JvmProgram;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nonet-long-'));
    writeFileSync(join(folder, 'Lengthy.java'), LONG);
    built = compiled([join(PROGRAMS, 'java/Constructs.java'), join(folder, 'Lengthy.java')]);
  });
  afterAll(() => {
    built?.remove();
    rmSync(folder, { recursive: true });
  });

  it.each(['Constructs', 'Lengthy'])('is valid and does the same: %s', (name) => {
    const plain = javaRun(built.plain, [name], '');
    expect([plain.status, plain.stderr]).toEqual([0, '']);
    expect(javaRun(built.traced, [name], '')).toEqual(plain);
  });
});

it('is no class file', () => {
  expect(() => new ClassFile(Buffer.alloc(20))).toThrow('expected a class file');
  const options = { own: new Set<string>(), keepsLocals: true };
  expect(() => rewritten(Buffer.alloc(20), options)).toThrow('expected a class file');
});

it('gives the lines of inlined functions the line of the call', () => {
  const map = [
    ['SMAP', 'a.kt', 'Kotlin', '*S Kotlin', '*F', '+ 1 a.kt', 'AKt', '*L', '1#1,20:1', '*E'],
    ['*S KotlinDebug', '*F', '+ 1 a.kt', 'AKt', '*L', '7#1:21,3', '9#1,2:24', '*E', ''],
  ]
    .flat()
    .join('\n');
  const lineOf = sourceLines(map);
  expect([7, 20, 21, 23, 24, 25].map(lineOf)).toEqual([7, 20, 7, 7, 9, 10]);
  expect(sourceLines(undefined)(33)).toBe(33);
});
