import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// The kernel travels inside the package as text: there is no file to find at run time, and no
// bundler has to be told of one.
const { error, binary } = await compile();
if (error) process.exit(1);
mkdirSync(here('src/bulk'), { recursive: true });
writeFileSync(
  here('src/bulk/kernel-module.ts'),
  `/** The compiled kernel (assembly/), in base64. Made by build.mjs. */
export const KERNEL_MODULE: string =
  '${Buffer.from(binary).toString('base64')}';
`,
);

async function compile() {
  let binary;
  const options = `--baseDir ${here('assembly')} --outFile kernel.wasm -O3 --converge --noAssert`;
  const features = '--runtime stub --enable simd --enable bulk-memory';
  const { error } = await asc.main(['index.ts', ...options.split(' '), ...features.split(' ')], {
    stderr: process.stderr,
    writeFile: (_, contents) => {
      binary = contents;
    },
  });
  return { error, binary };
}
