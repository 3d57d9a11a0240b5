import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const FOLDERS = ['', 'bench/', 'docs/', 'docs/commands/', 'packages/cli/', 'packages/engine/'];

/** All Markdown files that users and contributors read, relative to ROOT. */
export const PAGES = FOLDERS.flatMap((folder) =>
  readdirSync(ROOT + folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => folder + name),
);

/**
 * Matches a block, and the comment on the line before it, if there is one. The comment says why the
 * block is not run, that it needs a terminal, or that it shows lines of a file.
 */
const BLOCK =
  /^(?:<!-- (?:not run: (?<reason>.+)|(?<terminal>in a terminal of 80×24)|from (?<file>\S+)) -->\n)?(?<open>```(?<language>[a-z]+)\n)(?<body>[\s\S]*?)^```$/gm;

/**
 * Returns the blocks of a page that have a language. `reason` says why a block is not run;
 * `terminal` is true if its output is the screen of a terminal; `file` is the
 * file whose lines the block shows.
 */
export function blocksOf(text) {
  return [...text.matchAll(BLOCK)].map(
    ({ groups: { language, body, reason, terminal, file }, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return { line, language, body, reason, terminal: terminal !== undefined, file };
    },
  );
}

/** Replaces the body of each block with the next text of `bodies`. */
export function withBodies(text, bodies) {
  let next = 0;
  return text.replace(BLOCK, (block, ...rest) => {
    const { open } = rest.at(-1);
    return `${block.slice(0, block.indexOf(open))}${open}${bodies[next++]}\`\`\``;
  });
}

/**
 * Matches the times in an output: a column of times at the end of the lines (`time` and `17.57 s`),
 * perhaps after a column of memory; the time for some puzzles; the time after which a program was
 * stopped.
 */
const TIMES =
  /(?<! of) +(?:time|(?:[\d,.]+ MB +)?[\d,.]+ (?:µs|ms|s))$|(?<=^\d+ puzzles in) [\d.]+ ms\b|(?<=stopped after) [\d.]+ s\b/gm;

/** Replaces the times in an output, because they differ from machine to machine. */
export function withoutTimes(output) {
  return output.replace(TIMES, ' TIME');
}
