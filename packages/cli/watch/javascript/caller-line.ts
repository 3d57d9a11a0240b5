/** Frames to look at for the call of a function: there may be frames of Node in between, such as `map`. */
const FRAMES = 6;

/**
 * Returns the line of the main file that called the function in which the tracer was called. Returns 0 if it
 * is unknown.
 *
 * @param marker The function of the tracer that the program called.
 */
export function callerLine(marker: (...args: never) => unknown, main: ReadonlySet<string>): number {
  const holder: { stack?: unknown } = {};
  const prepare = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace');
  const limit = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit');
  let frames: readonly NodeJS.CallSite[] = [];
  try {
    Error.stackTraceLimit = FRAMES;
    Error.prepareStackTrace = (_error, sites) => sites;
    Error.captureStackTrace(holder, marker);
    frames = holder.stack as readonly NodeJS.CallSite[];
  } catch {
    // The program has frozen Error.
  } finally {
    restore('prepareStackTrace', prepare);
    restore('stackTraceLimit', limit);
  }
  // The first frame is the function itself.
  const caller = frames.slice(1).find((frame) => main.has(frame.getFileName() ?? ''));
  return caller?.getLineNumber() ?? 0;
}

function restore(name: string, descriptor: PropertyDescriptor | undefined): void {
  if (descriptor) Object.defineProperty(Error, name, descriptor);
  else Reflect.deleteProperty(Error, name);
}
