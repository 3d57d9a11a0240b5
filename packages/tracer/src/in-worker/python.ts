import { recordSize } from '../record/recorded.ts';
import { PieceWriter } from './piece-writer.ts';
import { RUNNER, TRACER } from './python-files.ts';
import type { Watch } from './watch.ts';

/** The parts of Pyodide that are used here. */
export interface Pyodide {
  readonly FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, text: string): void;
  };
  runPython(code: string, options?: { globals?: unknown; filename?: string }): unknown;
  toPy(value: object): unknown;
}

/** A program, and the files in its folder. */
export interface PythonRun {
  /** The file that runs as `__main__`. */
  readonly main: string;
  /** The texts of all files, by name. */
  readonly files: Readonly<Record<string, string>>;
  readonly watch?: Watch | undefined;
}

/** The functions of run_program.py. */
interface Runner {
  get(name: 'new_record'): (size: number) => Bytes;
  get(name: 'run_program'): (folder: string, main: string) => number;
  get(
    name: 'watch_program',
  ): (
    folder: string,
    main: string,
    tracer: string,
    settings: string,
    memory: Bytes,
    onChange: (start: number, end: number) => void,
  ) => number;
}

/** A bytearray. */
interface Bytes {
  getBuffer(type: 'u8'): { readonly data: Uint8Array; release(): void };
  destroy(): void;
}

/** The folder of the tracer, which is not the one of the program. */
const FOLDER = '/nonet';

let runs = 0;
const runners = new WeakMap<Pyodide, Runner>();

/**
 * Runs a program as Python runs a file: as `__main__`, with its own tracebacks. Returns its exit
 * status.
 *
 * @throws Error if the interpreter itself fails. It cannot be used again then.
 */
export function runPython(pyodide: Pyodide, { main, files, watch }: PythonRun): number {
  const { FS } = pyodide;
  // A program finds no files of another one, and no file has had another text.
  const folder = `/program/${++runs}`;
  FS.mkdirTree(folder);
  for (const [name, text] of Object.entries(files)) FS.writeFile(`${folder}/${name}`, text);
  const runner = runnerIn(pyodide);
  return watch ? watched(runner, [folder, main], watch) : runner.get('run_program')(folder, main);
}

function watched(
  runner: Runner,
  program: readonly [folder: string, main: string],
  { settings, onRecord }: Watch,
): number {
  const events = Number.parseInt(settings, 10);
  const memory = runner.get('new_record')(recordSize(events));
  const writer = new PieceWriter(onRecord, (start, end) => {
    // The memory of the interpreter may have moved since the last piece.
    const buffer = memory.getBuffer('u8');
    const bytes = buffer.data.slice(start, end);
    buffer.release();
    return bytes;
  });
  const onChange = (start: number, end: number): void => writer.changed(start, end);
  const status = runner.get('watch_program')(...program, FOLDER, settings, memory, onChange);
  writer.flush();
  memory.destroy();
  return status;
}

/** Returns the functions that run programs. Puts them into the interpreter at the first call. */
function runnerIn(pyodide: Pyodide): Runner {
  const known = runners.get(pyodide);
  if (known) return known;
  const { FS } = pyodide;
  FS.mkdirTree(`${FOLDER}/nonet_watch`);
  for (const [name, text] of Object.entries(TRACER)) {
    FS.writeFile(`${FOLDER}/nonet_watch/${name}`, text);
  }
  const runner = pyodide.toPy({}) as Runner;
  pyodide.runPython(RUNNER, { globals: runner, filename: `${FOLDER}/run_program.py` });
  runners.set(pyodide, runner);
  return runner;
}
