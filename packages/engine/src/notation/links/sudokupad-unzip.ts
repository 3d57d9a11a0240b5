// SudokuPad shortens the JSON of a puzzle before compressing it (github.com/SudokuPad/sudokutools,
// src/puzzlezipper_lib.js). Common keys have one or two letters, keys have no quotes, strings have
// single quotes, empty objects in lists are left out, and true and false are t and f. Colours are six
// digits without a hash, except that black is #0 and white is #F.

/** A quoted string, a punctuation mark, or a run of anything else. */
const TOKEN = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[[\]{},:]|[^[\]{},:'"]+/g;

const WORDS: Readonly<Record<string, string>> = {
  t: 'true',
  f: 'false',
  '#0': '"#000000"',
  '#F': '"#FFFFFF"',
};

/** Restores the JSON of a shortened puzzle, but keeps its short keys. Other text stays as it is. */
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
