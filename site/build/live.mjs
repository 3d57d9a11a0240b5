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

/** The searches that a page shows: one at the end of each of its sections, in order. */
const SEARCHES = {
  backtracking: [
    { strategy: 'scan' },
    { strategy: 'scan', event: 12 },
    { strategy: 'used-arrays' },
    { strategy: 'bitmask' },
    { strategy: 'bitmask-mrv' },
  ],
};

/** Everything up to the end of the first paragraph. A line of links is none. */
const FIRST_PARAGRAPH = /^# .+\n+(?:\[[^\n]*\)\n\n)?(?:[^\n#][^\n]*\n)+/m;

/** Adds a board after the first paragraph of the page, or at the end of its sections. */
export function insertBoard(text, { id }) {
  const name = id.replace(/^ko\//, '');
  if (name in SEARCHES) return withSearches(text, SEARCHES[name]);
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

function withSearches(text, searches) {
  const [start, ...sections] = text.split(/^(?=## )/m);
  if (sections.length < searches.length) throw new Error('a search has no section');
  const parts = sections.map((section, index) => {
    if (index >= searches.length) return section;
    const { strategy, event } = searches[index];
    const given = event === undefined ? '' : ` :event="${event}"`;
    return `${section.trimEnd()}\n\n<LiveSearch strategy="${strategy}" :number="${index + 1}"${given} />\n\n`;
  });
  return start + parts.join('');
}
