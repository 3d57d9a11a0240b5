import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SIZE = join(ROOT, 'test/size.ts');
const TEST = /^(packages\/[^/]+\/test|test)\/.*\.test\.ts$/;
const IMPORT = /from '(\.[^']+\.ts)'/g;

/** Returns the tests with loops of two lengths: the files that import `size.ts`, or a file that does. */
export function sizedFiles(): string[] {
  const known = new Map<string, boolean>([[SIZE, true]]);
  const isSized = (file: string): boolean => {
    const found = known.get(file);
    if (found !== undefined) return found;
    known.set(file, false);
    // Some tests have an import of a file that does not exist in a text.
    if (!existsSync(file)) return false;
    const imports = [...readFileSync(file, 'utf8').matchAll(IMPORT)];
    const sized = imports.some(([, path]) => isSized(join(dirname(file), path)));
    known.set(file, sized);
    return sized;
  };
  return ['packages', 'test']
    .flatMap((folder) => filesIn(join(ROOT, folder)))
    .filter((file) => TEST.test(relative(ROOT, file)) && isSized(file))
    .map((file) => relative(ROOT, file));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' ? [] : filesIn(path);
  });
}
