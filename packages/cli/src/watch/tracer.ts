import { delimiter, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runsTypeScript } from '../contained/tool.ts';

/** How to watch the programs of a language. */
export interface Tracer {
  /** The id of the language. */
  readonly language: string;
  readonly extensions: readonly string[];
  /** The command that runs a program. `--with` replaces it. */
  readonly interpreter: string;
  /** Returns the interpreters that can run a program and be watched. */
  readonly supported: (program: string) => string;
  /** Returns false if it is already clear that an interpreter cannot run a program. */
  readonly canRun: (program: string, interpreter: string) => boolean;
  /** What the language calls the things that can hold a grid. */
  readonly variables: string;
  /** The kinds of objects that can be grids, in words. */
  readonly grids: string;
  /** Returns the environment in which the interpreter starts the tracer before the program. */
  readonly environment: (folder: string) => NodeJS.ProcessEnv;
}

/** The folder with the tracers, relative to the bundled command in dist/bin. */
const TRACERS = fileURLToPath(new URL('../watch/', import.meta.url));

const isTypeScript = (program: string): boolean => /\.[cm]?ts$/.test(program);

const python: Tracer = {
  language: 'python',
  extensions: ['.py', '.pyw'],
  interpreter: process.platform === 'win32' ? 'python' : 'python3',
  supported: () => 'Python 3.6 or later',
  canRun: () => true,
  variables: 'a variable or attribute',
  grids:
    'nine rows, or 81 cells, in a list, tuple, dictionary, string, bytearray or array; the cells are digits, candidates or objects with a digit',
  // At its start, Python imports the module `sitecustomize` from the first folder in PYTHONPATH
  // that has it.
  environment: (folder) => {
    const { PYTHONPATH: others } = process.env;
    const path = `${TRACERS}python`;
    return {
      PYTHONPATH: others === undefined ? path : path + delimiter + others,
      NONET_WATCH: folder,
      ...(others !== undefined && { NONET_WATCH_PYTHONPATH: others }),
    };
  },
};

const javascript: Tracer = {
  language: 'javascript',
  extensions: ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'],
  interpreter: process.execPath,
  supported: (program) => `Node ${isTypeScript(program) ? '22.18' : '20.19'} or later`,
  canRun: (program, interpreter) => !isTypeScript(program) || runsTypeScript(interpreter),
  variables: 'a variable or property',
  grids:
    'an array of nine rows; an array, Map, object or string of 81 cells; the cells are digits or candidates, not objects or bit masks',
  environment: (folder) => {
    const { NODE_OPTIONS: others } = process.env;
    const path = `${TRACERS}javascript/preload.cjs`.replace(/[\\"]/g, '\\$&');
    return {
      NODE_OPTIONS: `--require "${path}" ${others ?? ''}`.trimEnd(),
      NONET_WATCH: folder,
      ...(others !== undefined && { NONET_WATCH_NODE_OPTIONS: others }),
    };
  },
};

const tracers: readonly Tracer[] = [python, javascript];

/**
 * Returns the tracer for a program. If the extension of the program is unknown, the interpreter
 * decides.
 */
export function tracerFor(program: string, interpreter: string | undefined): Tracer | undefined {
  const known = tracers.find(({ extensions }) => extensions.includes(extname(program)));
  if (known || interpreter === undefined) return known;
  return /node(?:js)?[\d.]*(?:\.exe)?$/.test(interpreter) ? javascript : python;
}
