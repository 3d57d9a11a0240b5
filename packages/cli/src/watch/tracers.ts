import { extname } from 'node:path';
import { javascript, python } from './interpreted.ts';
import { java, kotlin } from './jvm.ts';
import { c, cpp } from './native.ts';
import type { Tracer } from './tracer.ts';

const tracers: readonly Tracer[] = [python, javascript, c, cpp, java, kotlin];

/**
 * Returns the tracer for a program. If the extension of the program is unknown, the interpreter
 * decides.
 */
export function tracerFor(program: string, interpreter: string | undefined): Tracer | undefined {
  const known = tracers.find(({ extensions }) => extensions.includes(extname(program)));
  if (known || interpreter === undefined) return known;
  return /node(?:js)?[\d.]*(?:\.exe)?$/.test(interpreter) ? javascript : python;
}
