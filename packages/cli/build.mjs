import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { manPage } from './man-page.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Imports packages that only some commands need, and that may not be installed. */
const IMPORT = '../../bin/import.js';

/**
 * Rewrites imports from the engine: every name is imported from the module that defines it. If
 * names were imported from an index, the list of symmetries alone would load the whole generator at
 * every start.
 */
const directImports = {
  name: 'direct imports',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]cli[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(/import \{([^}]*)\} from '(@nonet\/engine[^']*)';/g, (_, names, entry) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => importFrom(entry, name))
            .join(''),
        )
        .replace(/\bimport\('(@nonet\/(?:bank|book))'\)/g, `require('${IMPORT}')('$1')`),
      loader: 'ts',
    }));
  },
};

/** Imports a name that the entry exports from the engine's module that defines it. */
function importFrom(entry, imported) {
  const [name] = imported.split(' ');
  const index = new URL(import.meta.resolve(entry));
  const exports = readFileSync(index, 'utf8').matchAll(
    /export (?:\{([^}]*)\}|\* as (\w+)) from '([^']*)';/g,
  );
  for (const [, names = '', namespace, module] of exports) {
    const path = fileURLToPath(new URL(module, index));
    if (namespace === name) return `import * as ${name} from '${path}';`;
    if (names.split(',').some((found) => found.trim() === name)) {
      return `import { ${imported} } from '${path}';`;
    }
  }
  throw new Error(`expected ${entry} to export ${name}`);
}

/** Commander starts child processes only for commands that are separate files. Nonet has none. */
const withoutChildProcess = {
  name: 'commander without child processes',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path: 'none', namespace: 'none' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: '' }));
  },
};

rmSync(here('dist/bin'), { recursive: true, force: true });

const options = {
  outdir: here('dist/bin'),
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  external: [IMPORT],
  plugins: [directImports, withoutChildProcess],
  logLevel: 'warning',
};

// Bundles the command into one CommonJS file. A module runs when it is first imported, so a command
// runs only the modules that it needs. Node takes longer to load many files, or ES modules.
await build({
  ...options,
  entryPoints: [here('src/main.ts')],
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  define: { 'import.meta.url': 'moduleUrl' },
  banner: { js: "const moduleUrl=require('node:url').pathToFileURL(__filename).href;" },
});

// Escapes what esbuild leaves in regular expressions and templates. Then V8 keeps one byte for each character,
// and load.js has nothing to decode.
const main = here('dist/bin/main.cjs');
const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
writeFileSync(main, readFileSync(main, 'utf8').replace(/[\u0080-\uffff]/g, escaped));

// Stores the compiled code. Runs `nonet generate` for this, because it uses more of the program
// than most commands.
execFileSync(
  process.execPath,
  ['-e', `require('./bin/load.js').loadAndKeep()`, 'nonet', 'generate', '--seed', 'start'],
  {
    cwd: here('.'),
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);

// Bundles the other kinds of worker threads. Those of a batch run the command itself.
await build({
  ...options,
  entryPoints: [
    'lines/line-worker',
    'making/making-worker',
    'rating/rating-worker',
    'bank/facts-worker',
  ].map((path) => here(`src/${path}.ts`)),
  entryNames: '[name]',
  format: 'esm',
});

mkdirSync(here('dist/man'), { recursive: true });
writeFileSync(here('dist/man/nonet.1'), await manPage());

// Copies the tracers that are not in TypeScript, and bundles the others.
for (const language of ['python', 'native', 'jvm', 'javascript']) {
  rmSync(here(`dist/watch/${language}`), { recursive: true, force: true });
}
for (const language of ['python', 'native']) {
  cpSync(here(`../tracer/src/${language}`), here(`dist/watch/${language}`), {
    recursive: true,
    filter: (path) => !path.endsWith('__pycache__'),
  });
}
cpSync(here('../tracer/src/jvm/nonet_watch'), here('dist/watch/jvm/nonet_watch'), {
  recursive: true,
});
for (const [path, format, extension] of [
  ['javascript/preload', 'cjs', '.cjs'],
  ['javascript/module-hooks', 'esm', '.mjs'],
  ['jvm/main', 'cjs', '.cjs'],
]) {
  await build({
    ...options,
    entryPoints: [here(`../tracer/src/${path}.ts`)],
    outdir: here(`dist/watch/${dirname(path)}`),
    outExtension: { '.js': extension },
    format,
  });
}

// Copies the built studio. `nonet studio` serves these files.
rmSync(here('dist/studio'), { recursive: true, force: true });
cpSync(here('../studio/dist'), here('dist/studio'), { recursive: true });
