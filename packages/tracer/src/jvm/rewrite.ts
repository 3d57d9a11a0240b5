import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClassFile } from './class-file.ts';
import { Code } from './code.ts';
import { Hooks, MORE_STACK } from './hooks.ts';

interface Options {
  /** The names of all classes of the program. */
  readonly own: ReadonlySet<string>;
  /** Whether the names of local variables stay, which messages of exceptions have. */
  readonly keepsLocals: boolean;
}

/**
 * Returns a class that calls the tracer where it may change a grid. A method stays as it is if it
 * would be too long.
 */
export function rewritten(bytes: Buffer, { own, keepsLocals }: Options): Buffer {
  const file = new ClassFile(bytes);
  const hooks = new Hooks(file, own);
  for (const method of file.methods) {
    if (!method.code) continue;
    const code = new Code(method.code, file.pool);
    hooks.insert(method, code);
    method.code = code.toBytes(MORE_STACK, keepsLocals) ?? method.code;
  }
  return file.pool.isFull ? bytes : file.toBytes();
}

/** Rewrites all classes of a program in a folder, except for those of the tracer. */
export function rewriteFolder(folder: string, keepsLocals: boolean): void {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.class') && !path.startsWith('nonet_watch'))
    .map((path) => join(folder, path));
  const classes = paths.map((path) => ({ path, bytes: readFileSync(path) }));
  const own = new Set(classes.map(({ bytes }) => new ClassFile(bytes).name));
  for (const { path, bytes } of classes) {
    writeFileSync(path, rewritten(bytes, { own, keepsLocals }));
  }
}
