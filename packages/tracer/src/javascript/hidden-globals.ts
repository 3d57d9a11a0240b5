import { runInThisContext } from 'node:vm';

/** The name of a property of the global object that exists only for a moment. */
const NAME = 'nonet$';

/**
 * Defines variables that all files of the program can read. They are not properties of the global
 * object, so the program does not find them there.
 */
export function defineHidden(values: object): void {
  Object.defineProperty(globalThis, NAME, { value: values, configurable: true });
  const names = Object.keys(values);
  runInThisContext(`const ${names.map((name) => `nonet$${name} = ${NAME}.${name}`).join()};`);
  Reflect.deleteProperty(globalThis, NAME);
}
