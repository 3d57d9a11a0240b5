import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

rmSync(here('dist/bin'), { recursive: true, force: true });

// One file for what every command needs, one for what only some commands load, and the worker
// threads' own, which is found beside the others.
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

// The studio as it was built: `nonet studio` serves these files.
rmSync(here('dist/studio'), { recursive: true, force: true });
cpSync(here('../studio/dist'), here('dist/studio'), { recursive: true });
