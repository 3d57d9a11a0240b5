import { realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Knows which files belong to the program: its main file, and the modules in the same folder. */
export class OwnFiles {
  /** The path of the main file. */
  readonly main: string;
  private readonly folder: string;

  constructor(program: string) {
    this.main = realPath(resolve(program));
    this.folder = dirname(this.main);
  }

  /** The names of the main file in stack traces. */
  get mainNames(): ReadonlySet<string> {
    return new Set([this.main, pathToFileURL(this.main).href]);
  }

  has(path: string): boolean {
    const folder = this.folder.endsWith(sep) ? this.folder : this.folder + sep;
    return path.startsWith(folder) && !path.includes(`${sep}node_modules${sep}`);
  }
}

/** Returns the path for the URL of a module. Undefined if it is not a file. */
export function pathOf(url: string): string | undefined {
  return url.startsWith('file:') ? fileURLToPath(url) : undefined;
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
