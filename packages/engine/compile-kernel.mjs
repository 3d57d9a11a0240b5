import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

/**
 * Compiles assembly/. Exits with status 1 if there is an error.
 *
 * @param names Whether functions keep their names, for a profile.
 * @returns The module as bytes, and its text form.
 */
export async function compileKernel({ names = false } = {}) {
  const files = {};
  const folder = fileURLToPath(new URL('assembly', import.meta.url));
  const output = '--outFile kernel.wasm --textFile kernel.wat';
  const features = '--runtime stub --enable simd --enable bulk-memory';
  const options = `${output} -O3 --converge --noAssert ${features}${names ? ' --debug' : ''}`;
  const { error } = await asc.main(['index.ts', '--baseDir', folder, ...options.split(' ')], {
    stderr: process.stderr,
    writeFile: (name, contents) => {
      files[name] = contents;
    },
  });
  if (error) process.exit(1);
  return { module: files['kernel.wasm'], text: files['kernel.wat'] };
}
