// Puts a live board on some pages. Their Markdown files do not mention it, so they read the same
// everywhere else.

/** What the board of a page does, by the page's id without language. The first entry that fits. */
const BOARDS = [
  [/^commands\/(solve|solving|check)$/, 'solve'],
  [/^strategies$/, 'solve'],
  [/^overview$/, 'solve'],
  [/^how-hard$/, 'rate'],
  [/^library$/, 'library'],
  [/^(commands\/)?generate$/, 'generate'],
];

/** Everything up to the end of the first paragraph. A line of links is none. */
const FIRST_PARAGRAPH = /^# .+\n+(?:\[[^\n]*\)\n\n)?(?:[^\n#][^\n]*\n)+/m;

/** Adds the board after the first paragraph of the page. */
export function insertBoard(text, { id }) {
  const name = id.replace(/^ko\//, '');
  const mode = BOARDS.find(([pattern]) => pattern.test(name))?.[1];
  if (mode === undefined) return text;
  const puzzles = text.match(/(?<![\w.])[1-9.]{81}(?![\w.])/g) ?? [];
  const puzzle = puzzles.find((found) => found.includes('.'));
  const given = mode !== 'generate' && puzzle ? ` puzzle="${puzzle}"` : '';
  return text.replace(
    FIRST_PARAGRAPH,
    (start) => `${start}\n<LiveSudoku mode="${mode}"${given} />\n`,
  );
}
