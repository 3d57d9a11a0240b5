import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { COLUMNS, PACKAGES } from './columns.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const columnsOf: Readonly<Record<string, readonly (readonly string[])[]>> = COLUMNS;
const packages: Readonly<Record<string, readonly string[]>> = PACKAGES;

/** Folder → folders to its left that it must not import. */
const APART: Readonly<Record<string, readonly string[]>> = {
  'studio/board': ['workers'],
};

/** Folders of which others import only the files at the root. */
const ROOTED: readonly string[] = ['studio/workers'];

/** Folders whose subfolders never import one another. */
const SEPARATE: readonly string[] = ['studio/rooms'];

/** Packages that must run without Node. */
const PURE: readonly string[] = ['engine', 'judge', 'scan', 'book', 'studio'];

/** File names that do not say what the file contains. */
const NAMELESS = /(^|\/)(utils?|helpers?|common|misc|shared)\.tsx?$/;

/** Shape, speed and ratings are three questions, and each has a function. */
const COMPARED = /[!=]== CLASSIC\b(?!\.)/;

type Sources = Readonly<Record<string, string>>;

/** What the rules need of a package.json. */
interface Manifest {
  readonly name: string;
  readonly dependencies?: object;
  readonly devDependencies?: object;
}

/** Source → its imports. The tests read most sources again and again. */
const imports = new Map<string, readonly string[]>();

function importsOf(source: string): readonly string[] {
  const known = imports.get(source);
  if (known) return known;
  const { importedFiles } = ts.preProcessFile(source, true, true);
  const found = importedFiles.map((file) => file.fileName);
  imports.set(source, found);
  return found;
}

/** Returns a message for each broken rule. */
function violations(sources: Sources): string[] {
  return [...breaches(sources), ...cycles(sources)];
}

/** Returns a message for each rule that a file breaks alone. */
function breaches(sources: Sources): string[] {
  const found: string[] = [];
  for (const [path, source] of Object.entries(sources)) {
    const [, name, , ...inside] = path.split('/');
    if (NAMELESS.test(path)) found.push(`${path}: the name does not say what the file contains`);
    const lines = source.split('\n').length - 1;
    if (name === 'engine' && COMPARED.test(source) && !path.endsWith('grid/geometry.ts')) {
      found.push(
        `${path}: ask isClassic, isRatable or usesKernel instead of comparing with CLASSIC`,
      );
    }
    if (lines > 400) found.push(`${path}: ${lines} lines, at most 400 are allowed`);
    for (const specifier of importsOf(source)) {
      const breach = specifier.startsWith('.')
        ? breachInside(path, inside, specifier)
        : breachBetween(name, specifier);
      if (breach) found.push(`${path}: imports ${specifier}, ${breach}`);
    }
  }
  return found;
}

function breachInside(path: string, inside: string[], specifier: string): string | undefined {
  const target = join(dirname(path), specifier).split('/');
  if (target.slice(0, 3).join('/') !== path.split('/').slice(0, 3).join('/')) {
    return 'which is in another package';
  }
  if (target.at(-1) === 'index.ts') return 'but only other packages may import an index.ts';
  const [, name] = path.split('/');
  return breachOfColumns(name, inside, target.slice(3));
}

/**
 * Returns why one path must not import the other, or undefined if it may. Both are inside the
 * folder `place`.
 */
function breachOfColumns(
  place: string,
  [own, ...inOwn]: readonly string[],
  [other, ...inOther]: readonly string[],
): string | undefined {
  const columns = columnsOf[place];
  const folder = inOther.length > 0 ? other : '';
  if (SEPARATE.includes(place) && inOwn.length > 0 && folder !== own) {
    return 'but these two folders must stay apart';
  }
  if (!columns || inOwn.length === 0) return undefined;
  if (folder === own) return breachOfColumns(`${place}/${own}`, inOwn, inOther);
  const from = columns.findIndex((column) => column.includes(own));
  const to = columns.findIndex((column) => column.includes(folder));
  if (from < 0) return `but ${own}/ is in no column`;
  if (APART[`${place}/${own}`]?.includes(folder)) return 'but these two folders must stay apart';
  if (ROOTED.includes(`${place}/${folder}`) && inOther.length > 1) {
    return 'but only the root of this folder may be imported';
  }
  // All subfolders may import the files at the root of their folder.
  if (folder === '' && place.includes('/')) return undefined;
  return to >= 0 && to < from ? undefined : 'which is not to the left of it';
}

function breachBetween(name: string, specifier: string): string | undefined {
  const node = specifier.startsWith('node:') || builtinModules.includes(specifier);
  if (node) return PURE.includes(name) ? 'but this package must run without Node' : undefined;
  const parts = specifier.split('/');
  const library = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  const { name: self, dependencies = {}, devDependencies = {} } = manifests[name];
  if (specifier === `${self}/package.json`) return undefined;
  if (!(library in dependencies) && !(library in devDependencies)) return 'which is not declared';
  const own = library.startsWith('@nonet/') || library === 'nonet';
  return own && !packages[name].includes(library) ? 'which is not to the left of it' : undefined;
}

/**
 * Finds import cycles among the entries of each folder: its files and its subfolders. An import of
 * a file in a subfolder is an import of the subfolder. Type imports count too.
 */
function cycles(sources: Sources): string[] {
  return [...importsOfEntries(sources)].flatMap(([folder, entries]) => {
    const cycle = cycleIn(entries);
    if (!cycle) return [];
    const names = cycle.map((entry) => entry.slice(folder.length + 1)).join(' → ');
    const files = cycle.slice(1).map((entry, i) => entries.get(cycle[i])?.get(entry));
    return [`${folder}: a cycle: ${names} (${files.join(', ')})`];
  });
}

/** Entry → the entries that it imports → an import that shows it. */
type Imports = Map<string, Map<string, string>>;

/** Returns, for each folder, which of its entries import one another. */
function importsOfEntries(sources: Sources): ReadonlyMap<string, Imports> {
  const folders = new Map<string, Imports>();
  for (const [file, source] of Object.entries(sources)) {
    for (const specifier of importsOf(source)) {
      const target = join(dirname(file), specifier);
      if (!(target in sources)) continue;
      const from = file.split('/');
      const to = target.split('/');
      const depth = from.findIndex((part, i) => part !== to[i]);
      const entry = (path: readonly string[]): string => path.slice(0, depth + 1).join('/');
      const folder = from.slice(0, depth).join('/');
      const entries: Imports = folders.get(folder) ?? new Map();
      const imported = entries.get(entry(from)) ?? new Map();
      folders.set(folder, entries.set(entry(from), imported));
      imported.set(entry(to), `${file} imports ${target}`);
    }
  }
  return folders;
}

/** Returns the entries of a cycle, the first one also at the end. Undefined if there is none. */
function cycleIn(imports: Imports): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (entry: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(entry)) return [...trail.slice(trail.indexOf(entry)), entry];
    if (done.has(entry)) return undefined;
    done.add(entry);
    for (const next of imports.get(entry)?.keys() ?? []) {
      const cycle = visit(next, [...trail, entry]);
      if (cycle) return cycle;
    }
    return undefined;
  };
  for (const entry of imports.keys()) {
    const cycle = visit(entry, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** The folders with the code of the packages. */
const FOLDERS = Object.keys(PACKAGES).map((name) => `${name}/src`);

const sources: Sources = Object.fromEntries(
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, 'packages', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `packages/${folder}/${file}`)
      .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
  ),
);
const manifests: Readonly<Record<string, Manifest>> = Object.fromEntries(
  Object.keys(PACKAGES).map((name) => [
    name,
    JSON.parse(readFileSync(join(ROOT, `packages/${name}/package.json`), 'utf8')),
  ]),
);

it.each(FOLDERS)('packages/%s/README.md names every folder', (folder) => {
  const path = join(ROOT, 'packages', folder);
  const page = readFileSync(join(path, 'README.md'), 'utf8');
  const folders = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.filter(({ name }) => !page.includes(`\`${name}\``))).toEqual([]);
});

/** Returns the files that a file imports, and those that they import. */
function reachedFrom(path: string, reached: Set<string> = new Set()): ReadonlySet<string> {
  if (reached.has(path) || !(path in sources)) return reached;
  reached.add(path);
  for (const specifier of importsOf(sources[path]!)) {
    reachedFrom(join(dirname(path), specifier), reached);
  }
  return reached;
}

it('the tracers in a worker run without Node', () => {
  const entries = Object.keys(sources).filter((path) => path.includes('tracer/src/in-worker/'));
  const reached = new Set(entries.flatMap((path) => [...reachedFrom(path)]));
  expect(reached).toContain('packages/tracer/src/javascript/tracer.ts');
  const needsNode = (path: string): boolean =>
    /\b(?:Buffer|process)\./.test(sources[path]!) ||
    importsOf(sources[path]!).some((specifier) => specifier.startsWith('node:'));
  expect([...reached].filter(needsNode)).toEqual([]);
});

describe('the architecture rules', () => {
  it('hold in every package', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(50);
    expect(violations(sources)).toEqual([]);
  });

  it.each([
    ['engine/src/grid/a.ts', "import '../search/run.ts'", 'not to the left'],
    ['engine/src/search/a.ts', "import type { X } from '../notation/line.ts'", 'not to the left'],
    ['engine/src/notation/a.ts', "export { x } from '../generate/random.ts'", 'not to the left'],
    ['engine/src/notation/parts/a.ts', "import '../text/line.ts'", 'not to the left'],
    ['engine/src/notation/files/a.ts', "import '../links/link.ts'", 'not to the left'],
    ['engine/src/solve/a.ts', "import '../generate/random.ts'", 'not to the left'],
    ['engine/src/game/a.ts', "import '../rating/path.ts'", 'not to the left'],
    ['engine/src/grid/a.ts', "import '../exact-cover/links.ts'", 'not to the left'],
    ['engine/src/search/a.ts', "import '../grid/index.ts'", 'only other packages'],
    ['engine/src/novel/a.ts', "import '../grid/grid.ts'", 'is in no column'],
    ['engine/src/grid/a.ts', "import { readFileSync } from 'node:fs'", 'without Node'],
    ['engine/src/grid/a.ts', "import { join } from 'path'", 'without Node'],
    ['engine/src/grid/a.ts', "const x = await import('left-pad')", 'not declared'],
    ['engine/src/grid/a.ts', "import '../../../cli/src/main.ts'", 'another package'],
    ['cli/src/a.ts', "import '../../engine/src/index.ts'", 'another package'],
    ['cli/src/util.ts', 'export const x = 1;', 'does not say'],
    ['studio/src/words/a.ts', "import '../page/state.ts'", 'not to the left'],
    ['studio/src/page/a.ts', "import '../search/state.ts'", 'not to the left'],
    ['studio/src/board/a.tsx', "import '../run/ruler.tsx'", 'not to the left'],
    ['studio/src/printing/a.ts', "import '../puzzle/state.ts'", 'not to the left'],
    ['studio/src/puzzle/a.ts', "import '../search/state.ts'", 'not to the left'],
    ['studio/src/search/a.ts', "import '../run/ruler.tsx'", 'not to the left'],
    ['studio/src/run/a.tsx', "import '../rooms/all.ts'", 'not to the left'],
    ['studio/src/run/a.tsx', "import '../workers/gif/gif.ts'", 'only the root'],
    ['studio/src/board/a.tsx', "import '../workers/client.ts'", 'must stay apart'],
    ['studio/src/workers/a.ts', "import '../page/state.ts'", 'not to the left'],
    ['studio/src/workers/gif/a.ts', "import '../search/check.ts'", 'not to the left'],
    ['studio/src/rooms/race/a.ts', "import '../watch/slice.ts'", 'must stay apart'],
    ['studio/src/rooms/hello/a.ts', "import '../race/slice.ts'", 'must stay apart'],
    ['studio/src/page/a.ts', "import 'nonet'", 'not declared'],
    ['cli/src/a.ts', "import '@nonet/studio'", 'not declared'],
    ['cli/src/a.ts', '\n'.repeat(401), 'at most 400'],
    ['engine/src/generate/a.ts', 'if (geometry === CLASSIC) go();', 'ask isClassic, isRatable'],
    ['engine/src/grid/grid.ts', "import './conflict.ts'", 'a cycle: grid.ts → '],
    ['engine/src/notation/notation.ts', "import './parts/fault.ts'", 'a cycle: '],
    ['cli/src/lines/a.ts', "import '../pipeline/handler.ts'", 'a cycle: '],
    [
      'cli/src/report/a.ts',
      "import '../trace/frame.ts'",
      '(packages/cli/src/report/a.ts imports packages/cli/src/trace/frame.ts, packages/cli/src/trace',
    ],
    ['cli/src/core/streams.ts', "import '../report/report.ts'", 'not to the left'],
    ['cli/src/core/files/whole-file.ts', "import '../streams.ts'", 'a cycle: '],
    ['cli/src/contained/build.ts', "import '../watch/tracer.ts'", 'not to the left'],
    ['cli/src/pipeline/writer.ts', "import '../job/manifest.ts'", 'not to the left'],
    ['cli/src/judge/kept-files.ts', "import '../bank/place-option.ts'", 'not to the left'],
    ['judge/src/causes/cause.ts', "import '../words/words.ts'", 'not to the left'],
    ['cli/src/bank/place-option.ts', "import '../commands/solve.ts'", 'not to the left'],
    ['cli/src/core/option.ts', "import '../main.ts'", 'not to the left'],
    ['tracer/src/javascript/phase.ts', "import './tracer.ts'", 'a cycle: '],
    ['studio/src/run/columns.ts', "import './tree/icicle.tsx'", 'a cycle: '],
  ])('forbid %s with %j', (path, source, message) => {
    const planted = { [`packages/${path}`]: source };
    const isCycle = /a cycle|imports/.test(message);
    const found = isCycle ? cycles({ ...sources, ...planted }) : breaches(planted);
    expect(found.join('\n')).toContain(message);
  });
});
