import { resolve } from 'node:path';

/** Returns why files cannot be written, because another file has the same name. Undefined if they can. */
export function clashOf(
  outputs: readonly (string | undefined)[],
  inputs: readonly string[],
): string | undefined {
  const taken = new Set(inputs.filter((it) => it !== '-').map((it) => resolve(it)));
  for (const output of outputs) {
    if (output === undefined) continue;
    const path = resolve(output);
    if (taken.has(path))
      return `expected different files to read and to write, found ${output} twice`;
    taken.add(path);
  }
  return undefined;
}

/** Returns why pages cannot be written to a file. Undefined if they can. */
export function wrongExtension(output: string): string | undefined {
  if (/\.(pdf|svg)$/.test(output)) return undefined;
  return `expected --output to end with .pdf or .svg, found "${output}"`;
}
