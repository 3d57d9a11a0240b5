/** A package that only some commands need is not installed. The message says how to install it. */
export class MissingPackage extends Error {}

/** The error to throw if a package could not be loaded: MissingPackage if it is not installed. */
export function missingPackage(name: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') return error;
  return new MissingPackage(`this command needs the package ${name}: npm install ${name}`);
}
