import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

rmSync(here('dist/bin'), { recursive: true, force: true });

// Bundles the command and its two kinds of worker threads into one folder. Code that only some commands
// need goes into separate files.
await build({
  entryPoints: [
    here('src/main.ts'),
    here('src/lines/line-worker.ts'),
    here('src/making/making-worker.ts'),
  ],
  entryNames: '[name]',
  outdir: here('dist/bin'),
  bundle: true,
  splitting: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: {
    js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);",
  },
  chunkNames: '[name]-[hash]',
  logLevel: 'warning',
});

// Copies the built studio. `nonet studio` serves these files.
rmSync(here('dist/studio'), { recursive: true, force: true });
cpSync(here('../studio/dist'), here('dist/studio'), { recursive: true });
