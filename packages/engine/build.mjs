import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { version } = createRequire(import.meta.url)('assemblyscript/package.json');

/** Changes with whatever a compiled module depends on. */
function fingerprint(name) {
  const files = readdirSync(here(`assembly/${name}`)).map((file) => `assembly/${name}/${file}`);
  const hash = createHash('sha256').update(version);
  for (const file of [...files.toSorted(), 'compile-assembly.mjs', 'build.mjs']) {
    hash.update(`\0${file}\0`).update(readFileSync(here(file)));
  }
  return hash.digest('hex');
}

// Compiling takes most of the time of a build, and is seldom needed.
for (const name of readdirSync(here('assembly'))) {
  const path = here(`src/assembly/${name}-module.ts`);
  const head = `/** The compiled assembly/${name}, in base64. Made by build.mjs from ${fingerprint(name)}. */\n`;
  if (existsSync(path) && readFileSync(path, 'utf8').startsWith(head)) continue;
  const { compileAssembly } = await import('./compile-assembly.mjs');
  // The package contains the module as text, so bundlers do not have to handle a wasm file.
  const text = Buffer.from((await compileAssembly(name)).module).toString('base64');
  writeFileSync(path, `${head}export const ${name.toUpperCase()}_MODULE: string =\n  '${text}';\n`);
}
