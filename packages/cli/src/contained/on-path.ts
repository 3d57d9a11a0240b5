import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';

/** Returns the path of a program as a shell would find it, or undefined if there is none. */
export function onPath(name: string): string | undefined {
  if (name.includes('/') || isAbsolute(name)) {
    return isExecutable(resolve(name)) ? resolve(name) : undefined;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
