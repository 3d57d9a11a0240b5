import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { runsTypeScript, type Tool } from './tool.ts';

/**
 * The languages to which judges give more time. With `--bonus`, Nonet gives them more time, too.
 */
export type Allowance = 'java' | 'python';

/** A source file, and the folder for the files built from it. */
export interface Source {
  readonly path: string;
  readonly folder: string;
  /** The file with the main program, if it is not the source. */
  readonly main?: string | undefined;
}

type CommandLine = readonly string[];

/** How to build and run a program. `tools` has the paths of the tools of its language. */
export interface Recipe {
  /** The tools after the first one. Default: those of the language. */
  readonly tools?: readonly Tool[];
  /** Returns the commands that build the program, or that check its syntax. */
  readonly build?: (source: Source, tools: readonly string[]) => readonly CommandLine[];
  readonly run: (source: Source, tools: readonly string[]) => CommandLine;
}

/** A language, and the recipe by which judges build and run its programs. */
export interface Language extends Recipe {
  readonly id: string;
  readonly name: string;
  readonly extensions: readonly string[];
  /** `--with` replaces the first tool. */
  readonly tools: readonly [Tool, ...Tool[]];
  readonly allowance?: Allowance;
  /** Returns the name that the source file must have, if the language fixes it. */
  readonly fileName?: (text: string) => string | undefined;
}

/** Where the program is put. */
export const built = ({ folder }: Source): string => join(folder, 'program');

/** Judges define these macros. Programs use them to switch off their own tests. */
export const MACROS: readonly string[] = ['-DONLINE_JUDGE', '-DBOJ'];

export const JDK: Tool = { names: ['javac'], debian: 'default-jdk-headless', homebrew: 'openjdk' };
/**
 * Without the last option, Java locks a file in the temporary folder that has the number of its
 * process. Two contained programs can have the same number. Then Java writes a warning to the
 * standard output.
 */
export const JAVA_OPTIONS: readonly string[] = ['-XX:+UseSerialGC', '-XX:-UsePerfData'];
/** A compiler ends before it pays to optimize it: without that, it takes two thirds of the processor's time. */
const COMPILER_OPTIONS: readonly string[] = [...JAVA_OPTIONS, '-XX:TieredStopAtLevel=1'].map(
  (option) => `-J${option}`,
);
export const JAVAC_OPTIONS: readonly string[] = [...COMPILER_OPTIONS, '-encoding', 'UTF-8'];
export const KOTLINC_OPTIONS: readonly string[] = [
  ...COMPILER_OPTIONS,
  '-nowarn',
  '-include-runtime',
];
export const JRE: Tool = { names: ['java'], debian: 'default-jre-headless', homebrew: 'openjdk' };

/** Runs the main class of a Java program, from the folder with its classes. */
export const runJava: Recipe['run'] = ({ path, folder, main = path }, [, java]) => [
  java,
  '-Dfile.encoding=UTF-8',
  ...JAVA_OPTIONS,
  '-cp',
  folder,
  javaMain(readFileSync(main, 'utf8')),
];

const CHECK_PYTHON = 'import sys; compile(open(sys.argv[1], "rb").read(), sys.argv[1], "exec")';

export const languages: readonly Language[] = [
  {
    id: 'python',
    name: 'Python',
    extensions: ['.py'],
    tools: [
      {
        names: ['python3', 'python'],
        debian: 'python3',
        homebrew: 'python',
        printsPath: ['-c', 'import sys; print(sys.executable)'],
      },
    ],
    allowance: 'python',
    build: ({ path }, [python]) => [[python, '-W', 'ignore', '-c', CHECK_PYTHON, path]],
    run: ({ path, main = path }, [python]) => [python, '-W', 'ignore', main],
  },
  {
    id: 'c',
    name: 'C',
    extensions: ['.c'],
    tools: [{ names: ['gcc', 'cc', 'clang'], debian: 'gcc', homebrew: 'gcc' }],
    build: (source, [gcc]) => [
      [gcc, '-O2', '-Wall', '-std=gnu11', ...MACROS, '-o', built(source), source.path, '-lm'],
    ],
    run: (source) => [built(source)],
  },
  {
    id: 'cpp',
    name: 'C++',
    extensions: ['.cc', '.cpp'],
    tools: [{ names: ['g++', 'c++', 'clang++'], debian: 'g++', homebrew: 'gcc' }],
    build: (source, [compiler]) => [
      [
        compiler,
        '-O2',
        '-Wall',
        '-std=c++17',
        ...MACROS,
        '-o',
        built(source),
        source.main ?? source.path,
        '-lm',
      ],
    ],
    run: (source) => [built(source)],
  },
  {
    id: 'java',
    name: 'Java',
    extensions: ['.java'],
    tools: [JDK, JRE],
    allowance: 'java',
    fileName: (text) => `${javaClass(text)}.java`,
    build: ({ path, folder, main }, [javac]) => [
      [javac, ...JAVAC_OPTIONS, '-d', folder, path, ...(main === undefined ? [] : [main])],
    ],
    run: runJava,
  },
  {
    id: 'kotlin',
    name: 'Kotlin',
    extensions: ['.kt'],
    tools: [{ names: ['kotlinc'], debian: 'kotlin', homebrew: 'kotlin' }, JRE],
    allowance: 'java',
    build: (source, [kotlinc]) => [
      [kotlinc, ...KOTLINC_OPTIONS, '-d', `${built(source)}.jar`, source.path],
    ],
    run: (source, [, java]) => [java, ...JAVA_OPTIONS, '-jar', `${built(source)}.jar`],
  },
  {
    id: 'rust',
    name: 'Rust',
    extensions: ['.rs'],
    tools: [{ names: ['rustc'], debian: 'rustc', homebrew: 'rust' }],
    build: (source, [rustc]) => [
      [
        rustc,
        '-O',
        '--edition',
        '2021',
        '--crate-name',
        'program',
        '-o',
        built(source),
        source.path,
      ],
    ],
    run: (source) => [built(source)],
  },
  {
    id: 'go',
    name: 'Go',
    extensions: ['.go'],
    tools: [{ names: ['go'], debian: 'golang-go', homebrew: 'go' }],
    build: (source, [go]) => [[go, 'build', '-o', built(source), source.path]],
    run: (source) => [built(source)],
  },
  {
    id: 'javascript',
    name: 'JavaScript',
    extensions: ['.js', '.mjs'],
    tools: [{ names: [process.execPath], debian: 'nodejs', homebrew: 'node' }],
    // Judges run the file outside any package, so the "type": "module" of a package.json does not
    // apply.
    fileName: (text) => (isLoneScript(text) ? 'program.cjs' : undefined),
    build: ({ path }, [node]) => [[node, '--check', path]],
    run: ({ path }, [node]) => [node, path],
  },
  {
    id: 'typescript',
    name: 'TypeScript',
    extensions: ['.ts'],
    tools: [
      {
        names: [process.execPath, 'node', 'tsx', 'bun', 'deno'],
        debian: 'nodejs (22.18 or later)',
        homebrew: 'node',
        accepts: runsTypeScript,
      },
    ],
    run: ({ path }, [runner]) =>
      runner.endsWith('deno') ? [runner, 'run', '--quiet', '-A', path] : [runner, path],
  },
];

export const extensions: readonly string[] = languages.flatMap((language) => language.extensions);

/** Whether a JavaScript program uses `require`, and only for modules of Node. */
function isLoneScript(text: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ' ');
  const modules = [...code.matchAll(/\brequire\s*\(\s*(['"`])(.*?)\1\s*\)/g)];
  return (
    modules.length > 0 &&
    modules.every(([, , name]) => isBuiltin(name)) &&
    !/^\s*(?:import\b(?!\s*\()|export\b)/m.test(code)
  );
}

/** Removes comments and strings, because names in them are not declarations. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"/g, ' ');
}

/**
 * Returns the class that gives a Java file its name: the public class, otherwise Main, otherwise
 * the first class.
 */
function javaClass(text: string): string {
  const code = withoutComments(text);
  const names = [...code.matchAll(/\b(?:class|record|enum|interface)\s+(\w+)/g)].map(
    ([, name]) => name,
  );
  const [, shown] =
    /\bpublic\s+(?:(?:final|abstract|strictfp|sealed)\s+)*(?:class|record|enum|interface)\s+(\w+)/.exec(
      code,
    ) ?? [];
  return shown ?? names.find((name) => name === 'Main') ?? names[0] ?? 'Main';
}

/** The full name of the Java class that is run. */
function javaMain(text: string): string {
  const [, folder] = /^\s*package\s+([\w.]+)\s*;/m.exec(withoutComments(text)) ?? [];
  return folder === undefined ? javaClass(text) : `${folder}.${javaClass(text)}`;
}
