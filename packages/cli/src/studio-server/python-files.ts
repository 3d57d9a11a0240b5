import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packedFile, type Site } from './site.ts';

/** File → MIME type of the files with which the studio runs Python. */
const TYPES: Readonly<Record<string, string>> = {
  'pyodide.asm.js': 'text/javascript; charset=utf-8',
  'pyodide.asm.wasm': 'application/wasm',
  'python_stdlib.zip': 'application/zip',
};

/**
 * Returns the files with which the studio runs Python. They are 12 MB, so they belong to the package
 * `pyodide`, and a user installs it who wants them. Returns no files if it is not installed.
 *
 * The studio asks for the version with which it was built, so another version is as good as none.
 */
export function pythonFiles(): Site {
  const require = createRequire(import.meta.url);
  try {
    const manifest = require.resolve('pyodide/package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    const files = Object.entries(TYPES).map(([name, type]) => {
      const bytes = readFileSync(join(dirname(manifest), name));
      return [`/pyodide-${version}/${name}`, packedFile(bytes, type)] as const;
    });
    return new Map(files);
  } catch {
    return new Map();
  }
}
