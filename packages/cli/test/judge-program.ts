import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import type { Need } from '../../../test/describe-with.ts';
import { run } from '../dist/commands/program.js';
import { KeptStreams } from './nonet.ts';
import { program } from './program-on-path.ts';

/** The folder of the programs that the tests judge. */
export const PROGRAMS: string = fileURLToPath(new URL('judge-programs/', import.meta.url));

/** Extension → the program that builds or runs it. */
const TOOLS: Readonly<Record<string, string>> = {
  py: 'python3',
  c: 'gcc',
  cc: 'g++',
  cpp: 'g++',
  java: 'javac',
  kt: 'kotlinc',
  rs: 'rustc',
  go: 'go',
  js: 'node',
  mjs: 'node',
};

/** What a program in this file needs. */
export function toolOf(file: string): Need {
  return program(TOOLS[file.split('.').at(-1)!]);
}

/** The names of the programs in a folder. */
export function programsIn(folder: string): string[] {
  return readdirSync(PROGRAMS + folder).sort();
}

/** An object that `nonet judge --json` prints. */
export interface JudgeLine {
  readonly result: string;
  readonly explanation?: string;
  readonly [name: string]: unknown;
}

const schema = JSON.parse(
  readFileSync(new URL('../judge.schema.json', import.meta.url), 'utf8'),
) as object;
const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);

/** Judges a program, and returns the objects that `--json` prints. All have the form of the schema. */
export async function judged(args: readonly string[]): Promise<readonly JudgeLine[]> {
  const streams = new KeptStreams();
  await run(['judge', '--json', '--language', 'en', ...args], streams);
  if (streams.stderr !== '') throw new Error(streams.stderr);
  return streams.stdout
    .trimEnd()
    .split('\n')
    .map((text) => {
      const line = JSON.parse(text) as JudgeLine;
      if (!validate(line)) throw new Error(`${text}\n${JSON.stringify(validate.errors)}`);
      return line;
    });
}
