import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const MODULE = here('src/bulk/kernel-module.ts');

/** Changes with whatever the compiled kernel depends on. */
function fingerprint() {
  const { version } = createRequire(import.meta.url)('assemblyscript/package.json');
  const files = readdirSync(here('assembly')).map((name) => `assembly/${name}`);
  const hash = createHash('sha256').update(version);
  for (const file of [...files.toSorted(), 'compile-kernel.mjs', 'build.mjs']) {
    hash.update(`\0${file}\0`).update(readFileSync(here(file)));
  }
  return hash.digest('hex');
}

const head = `/** The compiled kernel (assembly/), in base64. Made by build.mjs from ${fingerprint()}. */\n`;

// A kernel takes most of the time of a build, and seldom changes.
if (!existsSync(MODULE) || !readFileSync(MODULE, 'utf8').startsWith(head)) {
  const { compileKernel } = await import('./compile-kernel.mjs');
  // The package contains the kernel as text, so bundlers do not have to handle a wasm file.
  const { module } = await compileKernel();
  mkdirSync(here('src/bulk'), { recursive: true });
  writeFileSync(
    MODULE,
    `${head}export const KERNEL_MODULE: string =
  '${Buffer.from(module).toString('base64')}';
`,
  );
}
