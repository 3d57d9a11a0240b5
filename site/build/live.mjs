// Puts a live board on some pages. Their Markdown files do not mention it, so they read the same
// everywhere else.

/** What the board of a page does, by the page's id without language. The first entry that fits. */
const BOARDS = [
  [/^commands\/(solve|solving|check)$/, 'solve'],
  [/^strategies$/, 'solve'],
  [/^overview$/, 'solve'],
  [/^library$/, 'library'],
  [/^(commands\/)?generate$/, 'generate'],
];

/** Adds the board after the first paragraph of the page. */
export function insertBoard(text, { id }) {
  const name = id.replace(/^ko\//, '');
  const mode = BOARDS.find(([pattern]) => pattern.test(name))?.[1];
  if (mode === undefined) return text;
  const puzzle = /\b[1-9.]{81}\b|(?<![\w.])[1-9.]{81}(?![\w.])/.exec(text)?.[0];
  const given = mode !== 'generate' && puzzle ? ` puzzle="${puzzle}"` : '';
  return text.replace(
    /^(# .+\n+)((?:[^\n#][^\n]*\n)+)/m,
    (_, heading, paragraph) => `${heading}${paragraph}\n<LiveSudoku mode="${mode}"${given} />\n`,
  );
}
