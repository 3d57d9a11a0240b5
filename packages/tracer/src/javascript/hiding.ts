import { findSourceMap } from 'node:module';

const POSITION = /\(?([^()\s][^()]*):(\d+):(\d+)(?=\)|$)/g;

/**
 * Hides the calls of the tracer from the program: stack traces show the columns of the source in the
 * form that Node uses without a source map.
 *
 * @param tracer The file of the tracer, whose functions must not be in stack traces.
 */
export function hideCalls(tracer: string): void {
  const codeMark = symbolOfNodeErrors();
  const nativeOfErrors = Reflect.get(Error.prototype, 'toString') as () => string;
  const headOf = (error: Error & { code?: unknown }): string =>
    codeMark !== undefined && codeMark in error
      ? `${error.name} [${String(error.code)}]: ${error.message}`
      : Reflect.apply(nativeOfErrors, error, []);
  const format: typeof Error.prepareStackTrace = (error, calls) => {
    const lines = calls.filter((call) => call.getFileName() !== tracer).map(lineOf);
    return [headOf(error), ...lines].join('\n    at ');
  };
  // The program may set a function of its own, and later undefined.
  let current = format;
  Object.defineProperty(Error, 'prepareStackTrace', {
    get: () => current,
    set: (value: unknown) => {
      current = typeof value === 'function' ? (value as typeof format) : format;
    },
    configurable: true,
  });
}

/** Returns a line of a stack trace. */
function lineOf(call: NodeJS.CallSite): string {
  const line = (call as { toString: () => string }).toString();
  try {
    return line.replace(POSITION, (text, file: string, row: string, column: string) => {
      const entry = findSourceMap(file)?.findEntry(Number(row) - 1, Number(column) - 1);
      if (!entry || !('originalColumn' in entry)) return text;
      return text.slice(0, -column.length) + (entry.originalColumn + 1);
    });
  } catch {
    return line;
  }
}

/** Returns the symbol by which Node knows errors whose code is shown in their stack. */
function symbolOfNodeErrors(): symbol | undefined {
  try {
    Buffer.alloc('' as never);
  } catch (error) {
    for (let object = error; object; object = Object.getPrototypeOf(object)) {
      const found = Object.getOwnPropertySymbols(object).find(
        ({ description }) => description === 'kIsNodeError',
      );
      if (found) return found;
    }
  }
  return undefined;
}
