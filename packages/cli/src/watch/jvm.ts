import { readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  built,
  JAVA_OPTIONS,
  JAVAC_OPTIONS,
  JDK,
  JRE,
  KOTLINC_OPTIONS,
  runJava,
  type Source,
} from '../contained/language.ts';
import type { CompiledTracer } from './tracer.ts';
import { TRACERS } from './tracers-folder.ts';

/** The class with the functions that the program calls, and the classes that it needs. */
const runtime = (): readonly string[] => {
  const folder = join(TRACERS, 'jvm', 'nonet_watch');
  return readdirSync(folder).map((name) => join(folder, name));
};

/** Puts calls of the tracer into the classes of a folder. */
const REWRITE = [process.execPath, join(TRACERS, 'jvm', 'main.cjs')];

const common = {
  variables: 'a variable or field',
  grids:
    'nine rows, or 81 cells, in an array, list or string; the cells are numbers, characters or objects with a digit',
  environment: (folder: string): NodeJS.ProcessEnv => ({ NONET_WATCH: folder }),
};

export const java: CompiledTracer = {
  ...common,
  language: 'java',
  extensions: ['.java'],
  recipe: {
    // The names of local variables, which -g adds, are removed again.
    build: ({ path, folder, main = path }, [javac]) => [
      [javac!, '-g', ...JAVAC_OPTIONS, '-d', folder, ...new Set([path, main]), ...runtime()],
      [...REWRITE, folder],
    ],
    run: runJava,
  },
};

const jarOf = (source: Source): string => `${built(source)}.jar`;

export const kotlin: CompiledTracer = {
  ...common,
  language: 'kotlin',
  extensions: ['.kt'],
  recipe: {
    tools: [JRE, JDK],
    build: (source, [kotlinc, , javac]) => [
      [kotlinc!, ...KOTLINC_OPTIONS, '-d', jarOf(source), source.path],
      [javac!, ...JAVAC_OPTIONS, '-d', source.folder, ...runtime()],
      [...REWRITE, source.folder, jarOf(source)],
    ],
    // The rewritten classes come before those of the jar.
    run: (source, [, java]) => [
      java!,
      ...JAVA_OPTIONS,
      '-cp',
      source.folder + delimiter + jarOf(source),
      mainClass(source),
    ],
  },
};

/** The class that the manifest of the jar names. */
function mainClass({ folder }: Source): string {
  const manifest = readFileSync(join(folder, 'META-INF', 'MANIFEST.MF'), 'utf8');
  return /^Main-Class: (.*?)\r?$/m.exec(manifest)?.[1] ?? 'MainKt';
}
