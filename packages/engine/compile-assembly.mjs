import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

/**
 * Compiles a folder of assembly/. Exits with status 1 if there is an error.
 *
 * @param name Its name.
 * @param names Whether functions keep their names, for a profile.
 * @returns The module as bytes, and its text form.
 */
export async function compileAssembly(name, { names = false } = {}) {
  const files = {};
  const folder = fileURLToPath(new URL(`assembly/${name}`, import.meta.url));
  const output = '--outFile module.wasm --textFile module.wat';
  const features = '--runtime stub --enable simd --enable bulk-memory';
  const options = `${output} -O3 --converge --noAssert ${features}${names ? ' --debug' : ''}`;
  const { error } = await asc.main(['index.ts', '--baseDir', folder, ...options.split(' ')], {
    stderr: process.stderr,
    writeFile: (file, contents) => {
      files[file] = contents;
    },
  });
  if (error) process.exit(1);
  return { module: files['module.wasm'], text: files['module.wat'] };
}
