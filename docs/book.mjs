// node docs/book.mjs makes the pictures of docs/book.md: the first page of a sheet, and pages of examples/book.json.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Picture → the number of its page in the book. */
const PAGES = { title: 1, puzzles: 36, solutions: 58 };

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nonet-pages-'));
const nonet = here('../packages/cli/bin/nonet.js');
const run = (...args) => execFileSync(process.execPath, [nonet, ...args]);
run('book', here('../examples/book.json'), '-q', '-o', join(folder, 'page.svg'));
for (const [name, page] of Object.entries(PAGES)) {
  copyFileSync(join(folder, `page-${String(page).padStart(2, '0')}.svg`), here(`book/${name}.svg`));
}
const puzzles = join(folder, 'puzzles.txt');
run('generate', '--seed', 'school', '--level', 'easy', '--count', '12', '-o', puzzles);
const options = '--per-page 6 --name-line --title Monday'.split(' ');
run('print', puzzles, ...options, '-o', join(folder, 'sheet.svg'));
copyFileSync(join(folder, 'sheet-1.svg'), here('book/sheet.svg'));
rmSync(folder, { recursive: true });
