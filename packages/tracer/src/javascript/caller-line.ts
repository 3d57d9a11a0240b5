/**
 * This many stack frames are enough if a function of the program made the call. If Node made the
 * call, as it calls the argument of `map`, more frames are read.
 */
const FEW_FRAMES = 2;
const MANY_FRAMES = 10;

/**
 * A function of the program has called the tracer. Returns the line of the main file that called
 * this function, or 0 if the line is unknown. This takes a few microseconds.
 *
 * @param marker The function of the tracer that the program called.
 */
export function callerLine(marker: (...args: never) => unknown, main: ReadonlySet<string>): number {
  return lineAmong(FEW_FRAMES, marker, main) || lineAmong(MANY_FRAMES, marker, main);
}

function lineAmong(
  frames: number,
  marker: (...args: never) => unknown,
  main: ReadonlySet<string>,
): number {
  if (Object.isFrozen(Error)) return 0;
  if (!Error.captureStackTrace) return lineInText(new Error().stack ?? '', main);
  const holder: { stack?: unknown } = {};
  const prepare = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace');
  const { stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = frames;
    // The first frame is the function itself.
    const prepareStackTrace: typeof Error.prepareStackTrace = (_error, [, ...callers]) =>
      callers.find((frame) => isIn(frame, main))?.getLineNumber() ?? 0;
    Object.defineProperty(Error, 'prepareStackTrace', {
      value: prepareStackTrace,
      configurable: true,
    });
    Error.captureStackTrace(holder, marker);
    return typeof holder.stack === 'number' ? holder.stack : lineInText(String(holder.stack), main);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    if (prepare) Object.defineProperty(Error, 'prepareStackTrace', prepare);
    else Reflect.deleteProperty(Error, 'prepareStackTrace');
  }
}

/** A text that a page runs has no file, but may have a name. */
function isIn(frame: NodeJS.CallSite, main: ReadonlySet<string>): boolean {
  return main.has(frame.getFileName() ?? '') || main.has(frame.getScriptNameOrSourceURL() ?? '');
}

const PLACE = /([^\s()@]+):(\d+):\d+\)?$/gm;

/**
 * Returns the line of the call in a stack trace. Engines other than V8 give no frames, but all write
 * the place at the end of a line.
 */
function lineInText(stack: string, main: ReadonlySet<string>): number {
  const places = [...stack.matchAll(PLACE)].filter(([, file]) => main.has(file!));
  // The first place is in the function itself.
  return Number(places[1]?.[2] ?? 0);
}
