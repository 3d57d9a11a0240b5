import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const FOLDER = 'src/python/nonet_watch';
const names = readdirSync(here(FOLDER)).filter((name) => name.endsWith('.py'));
const tracer = names.sort().map((name) => [name, readFileSync(here(`${FOLDER}/${name}`), 'utf8')]);
const runner = readFileSync(here('src/in-worker/run_program.py'), 'utf8');

// A page has no files, so what is in Python becomes text in a module.
writeFileSync(
  here('src/in-worker/python-files.ts'),
  `/** The files of the folder python/nonet_watch, by name. Made by build.mjs. */
export const TRACER: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(tracer))};

/** The file run_program.py. */
export const RUNNER: string = ${JSON.stringify(runner)};
`,
);
