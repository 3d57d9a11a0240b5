import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileKernel } from './compile-kernel.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// The package contains the kernel as text, so bundlers do not have to handle a wasm file.
const { module } = await compileKernel();
mkdirSync(here('src/bulk'), { recursive: true });
writeFileSync(
  here('src/bulk/kernel-module.ts'),
  `/** The compiled kernel (assembly/), in base64. Made by build.mjs. */
export const KERNEL_MODULE: string =
  '${Buffer.from(module).toString('base64')}';
`,
);
