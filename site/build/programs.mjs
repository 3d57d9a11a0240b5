// Puts a link behind the programs of some pages: it opens the program in the studio's room Code. Their
// Markdown files do not mention it, so they read the same everywhere else.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The pages without language, and the problem that their programs solve. */
const PAGES = { backtracking: '2239', 'slow-solver': '2239' };

const SAMPLE = '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';

/** A block of code, and the comment before it that names its file. */
const BLOCK = /(<!-- from (\S+) -->\n)?^```(?:python|console)\n([\s\S]*?)^```$\n/gm;

/** A program that a command of a block runs. */
const RUN = /^\$ .*?(examples\/\S+\.(?:py|js))(?=\s)/m;

/** Adds a link after each block with a program, or with a command that runs one. */
export function withPrograms(text, id, root) {
  const problem = PAGES[id.replace(/^ko\//, '')];
  if (problem === undefined) return text;
  return text.replace(BLOCK, (block, _, from, code) => {
    const file = from ?? RUN.exec(code)?.[1];
    if (!/\.(py|js)$/.test(file ?? '')) return block;
    const program = { name: basename(file), problem, text: readFileSync(join(root, file), 'utf8') };
    const packed = gzipSync(JSON.stringify(program), { level: 9 }).toString('base64url');
    const address = `#2&room=code&code=${packed}&puzzle=${SAMPLE}`;
    return `${block}\n<CodeLink name="${program.name}" address="${address}" />\n`;
  });
}
