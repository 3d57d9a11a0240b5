// SudokuPad shortens its JSON before compressing it (src/puzzlezipper_lib.js in
// github.com/SudokuPad/sudokutools):
// - Common keys have one or two letters. Keys have no quotes, and strings have single quotes.
// - Empty objects in lists are left out.
// - `t` is true, and `f` is false.
// - Colors have no `#`, except that black is `#0` and white is `#F`.

/** A quoted string, a punctuation mark, or a run of other characters. */
const TOKEN = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[[\]{},:]|[^[\]{},:'"]+/g;

const WORDS: Readonly<Record<string, string>> = {
  t: 'true',
  f: 'false',
  '#0': '"#000000"',
  '#F': '"#FFFFFF"',
};

/** Turns shortened JSON into valid JSON. The short keys stay. */
export function unzipped(text: string): string {
  const tokens = text.match(TOKEN) ?? [];
  const lists: boolean[] = [];
  let json = '';
  tokens.forEach((token, at) => {
    const next = tokens[at + 1];
    if (token === '[' || token === '{') lists.push(token === '[');
    if (token === ']' || token === '}') lists.pop();
    json += jsonOf(token, next);
    const isBefore = token === '[' || (token === ',' && lists.at(-1));
    if (isBefore && (next === ',' || next === ']')) json += '{}';
  });
  return json;
}

function jsonOf(token: string, next: string | undefined): string {
  if (token.startsWith("'")) return `"${token.slice(1, -1).replaceAll("\\'", "'")}"`;
  const word = token.trim();
  if (next === ':' && /^\w+$/.test(word)) return `"${word}"`;
  if (/^[\da-f]{6}$/i.test(word) && !/^[1-9]\d*$/.test(word)) return `"#${word}"`;
  return WORDS[word] ?? token;
}
