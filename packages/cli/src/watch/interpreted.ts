import { delimiter } from 'node:path';
import { runsTypeScript } from '../contained/tool.ts';
import type { InterpretedTracer } from './tracer.ts';
import { TRACERS } from './tracers-folder.ts';

const isTypeScript = (program: string): boolean => /\.[cm]?ts$/.test(program);

export const python: InterpretedTracer = {
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

export const javascript: InterpretedTracer = {
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
