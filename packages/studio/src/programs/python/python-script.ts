import { runPython } from '@nonet/tracer/in-worker/python';
import type { RecordPiece } from '@nonet/tracer/record-pieces';
import { loadPyodide } from 'pyodide';
import { beginWorker, type End, type Tell } from '../inside/begin-worker.ts';
import { Printer } from '../inside/printer.ts';
import { sealGlobals } from '../inside/sealed.ts';
import type { RunMessage, WorkerParts } from '../messages.ts';
import { HIDE } from './hide.ts';
import { MemoryLimit } from './memory.ts';

// A worker that runs one Python program. The script pyodide.asm.js comes before this one.

type Interpreter = Awaited<ReturnType<typeof loadPyodide>>;

/** No address: the worker can load nothing. */
const NOWHERE = 'https://nonet.invalid/';
/** The errors that mean that a file is not Python. */
const SYNTAX = new Set(['SyntaxError', 'IndentationError', 'TabError']);
/** The exit status after the interpreter itself has failed, as after a signal. */
const ABORTED = 134;

beginWorker(async (parts, tell) => {
  const memory = new MemoryLimit();
  const python = await interpreterOf(parts, tell);
  python.runPython(HIDE, { globals: python.toPy({}) });
  // The first program would wait for what runs it.
  runPython(python, { main: 'empty.py', files: { 'empty.py': '' } });
  sealGlobals();
  return (run, tell, end) => runProgram(python, memory, run, tell, end);
});

/**
 * Returns an interpreter. It starts in a tenth of the time if its memory is a copy. If there is none to
 * copy, it hands out its own.
 */
async function interpreterOf(
  { wasm, library, snapshot }: WorkerParts,
  tell: Tell,
): Promise<Interpreter> {
  globalThis.fetch = async (url) =>
    new Response((url as URL).pathname.endsWith('.zip') ? library : null);
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: wasm!,
    instance: await WebAssembly.instantiate(wasm!, imports),
  });
  const python = await loadPyodide({
    indexURL: NOWHERE,
    packageBaseUrl: NOWHERE,
    lockFileContents: NO_PACKAGES,
    jsglobals: {},
    ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
  });
  if (!snapshot) {
    const bytes = python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
    tell({ kind: 'snapshot', bytes }, [bytes.buffer]);
  }
  return python;
}

const NO_PACKAGES = JSON.stringify({
  info: {
    abi_version: '2025_0',
    arch: 'wasm32',
    platform: 'emscripten_4_0_9',
    python: '3.13.2',
    version: '0.28.3',
  },
  packages: {},
});

function runProgram(
  python: Interpreter,
  memory: MemoryLimit,
  { main, name, files, input, output, memory: most, watch }: RunMessage,
  tell: Tell,
  end: (end: End) => void,
): void {
  const kill = (killed: End['killed']): void => {
    printer.flush();
    end({ killed, memory: bytesOf(python) });
  };
  const printer = new Printer(tell, output, () => kill('output'));
  memory.most = most;
  memory.onExcess = () => kill('memory');
  python.setStdin({ read: readerOf(input) });
  python.setStdout({ write: writerTo((text) => printer.output(text)) });
  python.setStderr({ write: writerTo((text) => printer.messages(text)) });

  const texts = Object.fromEntries(files.map((file) => [file.name, file.text]));
  const isCompileError = !compiles(python, name, texts[name] ?? '');
  const onRecord = ({ offset, bytes }: RecordPiece): void =>
    tell({ kind: 'recorded', offset, bytes });
  let status = ABORTED;
  try {
    status = runPython(python, {
      main,
      files: texts,
      watch: watch === undefined ? undefined : { settings: watch, onRecord },
    });
  } catch (error) {
    // A program may send itself a signal, or nest calls of functions in C so deep that the stack of the
    // worker is full.
    const {
      message,
      name: kind,
      status: exit,
    } = error as {
      readonly message?: string;
      readonly name?: string;
      readonly status?: number;
    };
    if (kind === 'Exit' && exit !== undefined) status = exit & 255;
    else printer.messages(`Fatal Python error: ${`${message ?? kind}`.split('\n', 1)[0]}\n`);
  }
  printer.flush();
  end({ status, isCompileError, memory: bytesOf(python) });
}

/** Returns a function that fills a buffer with the next bytes of a text. */
function readerOf(text: string): (buffer: Uint8Array) => number {
  let rest: Uint8Array = new TextEncoder().encode(text);
  return (buffer) => {
    const next = rest.subarray(0, buffer.length);
    buffer.set(next);
    rest = rest.subarray(next.length);
    return next.length;
  };
}

/** The bytes of a stream may end in the middle of a character. */
function writerTo(print: (text: string) => void): (bytes: Uint8Array) => number {
  const decoder = new TextDecoder();
  return (bytes) => {
    print(decoder.decode(bytes, { stream: true }));
    return bytes.length;
  };
}

function compiles(python: Interpreter, name: string, text: string): boolean {
  try {
    python.pyimport('builtins.compile')(text, name, 'exec');
    return true;
  } catch (error) {
    return !SYNTAX.has((error as { readonly type?: string }).type ?? '');
  }
}

function bytesOf(python: Interpreter): number {
  return (python as unknown as { _module: { HEAPU8: Uint8Array } })._module.HEAPU8.length;
}
