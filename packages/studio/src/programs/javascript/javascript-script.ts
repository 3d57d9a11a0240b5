import { JavaScriptWatch } from '@nonet/tracer/in-worker/javascript';
import { Buffer } from 'buffer/index.js';
import { beginWorker, type End, type Tell } from '../inside/begin-worker.ts';
import { Printer } from '../inside/printer.ts';
import { sealGlobals } from '../inside/sealed.ts';
import type { RunMessage } from '../messages.ts';
import { builtinModules, clock } from './builtin-modules.ts';
import { newConsole } from './console.ts';
import { errorText } from './error-text.ts';
import { Loop, type Timer } from './loop.ts';
import { Exit, ProgramProcess } from './process.ts';
import { NotAProgram, ProgramModules } from './run-modules.ts';
import { StandardInput } from './standard-input.ts';

// A worker that runs one JavaScript program as Node runs it.

/** The exit status of Node after an `await` that nothing will end. */
const UNSETTLED = 13;

beginWorker(async () => {
  sealGlobals();
  return runProgram;
});

function runProgram(
  { main, name, files, input, output, watch: settings }: RunMessage,
  tell: Tell,
  end: (end: End) => void,
): void {
  const texts = new Map(files.map((file) => [file.name, file.text]));
  const printer = new Printer(tell, output, () => end({ killed: 'output' }));
  let watch: JavaScriptWatch | undefined;
  let isPending = false;

  const finish = (status: number, isCompileError = false): void => {
    watch?.end();
    printer.flush();
    end({ status, isCompileError });
  };
  const fail = (error: unknown): void => {
    if (error instanceof Exit) return;
    if (error instanceof NotAProgram) {
      const { place } = error;
      printer.messages(errorText(error.cause, texts, place));
      finish(1, place?.name === name || place === undefined);
    } else if (process.listenerCount('uncaughtException') > 0) {
      process.emit('uncaughtException', error);
      loop.check();
    } else {
      printer.messages(modules.named(errorText(error, texts)));
      finish(1);
    }
  };
  const loop = new Loop(() => {
    if (isPending) {
      printer.messages('Warning: Detected unsettled top-level await\n');
      finish(UNSETTLED);
      return;
    }
    try {
      process.emit('exit', process.status);
    } catch (error) {
      fail(error);
    }
    finish(process.status);
  }, fail);
  const streams = {
    input: new StandardInput(input, loop),
    output: (text: string) => printer.output(text),
    messages: (text: string) => printer.messages(text),
  };
  const builtin = builtinModules({ texts, streams, process: () => process });
  const process = new ProgramProcess(main, streams, builtin, finish);

  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });
  defineGlobals(loop, process, newConsole(streams.output, streams.messages));
  if (settings !== undefined) {
    const onRecord = ({ offset, bytes }: { offset: number; bytes: Uint8Array }): void =>
      tell({ kind: 'recorded', offset, bytes });
    watch = new JavaScriptWatch({ settings, onRecord });
  }

  const modules = new ProgramModules(texts, builtin, watch);
  try {
    modules.check(name);
    loop.hold();
    const running = modules.run(main, () => loop.release());
    isPending = running !== undefined;
    running?.then(() => {
      isPending = false;
      loop.check();
    }, fail);
  } catch (error) {
    fail(error);
  }
}

/** The global names that are Node's, and not the browser's. */
function defineGlobals(loop: Loop, process: ProgramProcess, console: object): void {
  const task = (run: unknown, args: readonly unknown[]) => () => {
    (run as (...args: readonly unknown[]) => void)(...args);
  };
  const stop = (timer?: Timer): void => {
    timer?.close?.();
  };
  Object.assign(globalThis, {
    Buffer,
    console,
    process,
    performance: clock,
    global: globalThis,
    setTimeout: (run: unknown, milliseconds = 1, ...args: readonly unknown[]) =>
      loop.later(task(run, args), milliseconds),
    setInterval: (run: unknown, milliseconds = 1, ...args: readonly unknown[]) =>
      loop.repeatedly(task(run, args), milliseconds),
    setImmediate: (run: unknown, ...args: readonly unknown[]) => loop.later(task(run, args), 0),
    clearTimeout: stop,
    clearInterval: stop,
    clearImmediate: stop,
  });
}
