import { isDots, isHeaderRule, isProse, REPLY_MARKS, withoutLeader } from '../parts/aside.ts';
import { linesOf } from '../parts/line-splitter.ts';

// A puzzle in a message or on a web page has other text around it and other symbols in it. These
// functions keep the number of lines, except for HTML.

/**
 * Characters that are not visible: zero-width spaces, marks of direction, the box of a keycap
 * emoji.
 */
const INVISIBLE = /\ufe0f|\u20e3|[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Symbols that people draw for a blank cell. The engine does not read them as blanks. */
const BLANKS = /[–—−~•∙●○◯□◻⬛⬜▢ㅁ]/gu;

/** Full-width digits, among which a full-width space is a blank. */
const WIDE_DIGITS = /^[１-９\u3000]+$/;

/** Marks around code or a string with several lines. */
export const FENCE: RegExp = /^\s*(?:```|~~~|"""|'''|`;?\s*$)/;
/** Text to the right of a drawing, such as the help on the screen of nudoku. */
const SIDE_TEXT = /^(\s*[|+│├┌└┃┣┏┗║╠╔╚].*[|+│┤┐┘┃┫┓┛║╣╗╝])\s{3,}\p{L}.*$/u;
/** A cell in Rust or Haskell, and the end of a line in MATLAB, C and JavaScript. */
const OPTION = /\b(?:Some|Just)\s?\(?(\d\d?)\)?/g;
const CODE_END = /(?<=[[,;\s])(?:\.{3}|\/\/.*|\/\*.*\*\/)\s*$/;
const LATEX_ROW_END = /\\\\.*$/;
const LATEX_COMMAND = /^\s*\\\w.*$/;

/**
 * Removes the text around a puzzle in e-mails, chats, HTML, LaTeX and links, and replaces rare
 * symbols.
 */
export function unwrapped(text: string): string {
  const lines = linesOf(decoded(text).replace(INVISIBLE, ''));
  return lines
    .map((line) => {
      if (FENCE.test(line)) return '';
      const bare = line.replace(REPLY_MARKS, '').replace(SIDE_TEXT, '$1').replace(BLANKS, '.');
      const inner = (WIDE_DIGITS.test(bare) ? bare.replaceAll(/\u3000/g, '.') : bare).normalize(
        'NFKC',
      );
      if (LATEX_COMMAND.test(inner)) return '';
      if (/\d\s*[,;)]/.test(inner)) return inner.replace(OPTION, '$1').replace(CODE_END, '');
      if (isHeaderRule(inner)) return inner.replace(/[:-]+/g, '---');
      if (!LATEX_ROW_END.test(inner)) return inner.replace(/\|\.$/, '|');
      const cells = inner.replace(LATEX_ROW_END, '').split('&');
      return cells.map((cell) => cell.trim()).join('\t');
    })
    .join('\n');
}

function decoded(text: string): string {
  if (/<t[dh][\s>]/i.test(text)) return tableText(text);
  if (/<\/\w+>/.test(text)) return withoutMarks(text);
  if (/\s/.test(text.trim()) || !/%(?:0A|0D|20|22|2C|5B|7B|7C)/i.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The text of HTML tables, with a tab between two cells. A table begins in its own line. */
function tableText(html: string): string {
  const [head, ...rows] = html.split(/<tr[^>]*>/i);
  let due = 0;
  const lines = rows.map((row) => {
    const [inRow] = row.split(/<\/(?:tr|tbody|table)>/i);
    const cells = inRow.split(/<t[dh][^>]*>/i).slice(1);
    due += linesIn(row);
    const count = /<\/table/i.test(row) ? Math.max(2, due) : 1;
    due -= count;
    return cells.map(cellText).join('\t') + '\n'.repeat(count);
  });
  return '\n'.repeat(linesIn(head)) + lines.join('');
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

function cellText(html: string): string {
  const [, value] = /<input[^>]*\svalue="([^"]*)"/i.exec(html) ?? [];
  const text = value ?? html.replace(/<[^>]*>/g, '').replace(/&(?:nbsp|#160|#xa0);/gi, '');
  return text.trim();
}

/** Tags, comments and spaces of HTML, with what is not shown. */
const TAGS = /<(style|script)\b[^>]*>.*?<\/\1>|<!--.*?-->|<[a-z/!][^<>]*>|&(?:nbsp|#160|#xa0);/gis;
/** What a page of HTML does not show. */
const HIDDEN = [
  [/<style\b/i, /<\/style>/i],
  [/<script\b/i, /<\/script>/i],
  [/<!--/, /-->/],
] as const;

/** The text without styles, programs and comments, in as many lines. It takes linear time. */
export function withoutHidden(text: string): string {
  let shown = text;
  for (const [begin, end] of HIDDEN) {
    const [first, ...parts] = shown.split(begin);
    const bare = parts.map((part) => {
      const [hidden, ...rest] = part.split(end);
      return rest.length === 0 ? part : hidden.replace(/[^\n]+/g, '') + rest.join('');
    });
    shown = first + bare.join('');
  }
  return shown;
}

/** Commands of LaTeX, with what is in braces after them. */
const COMMANDS = /\\[a-z]+(?:\{[^{}\n]*\})*/gi;

/** The text without the tags of HTML and the commands of LaTeX, in as many lines. */
export function withoutMarks(text: string): string {
  return text.replace(TAGS, (tag) => ` ${tag.replace(/[^\r\n]+/g, '')}`).replace(COMMANDS, ' ');
}

/** The text without the dots between titles and pages, and without lines of dots that are no rows. */
export function withoutDots(text: string): string {
  const lines = text.split('\n');
  const isLikeOther = (line: string, at: number): boolean =>
    [lines[at - 1], lines[at + 1]].some((other) => other?.trim().length === line.trim().length);
  return lines
    .map((line, at) => (isDots(line) && !isLikeOther(line, at) ? '' : withoutLeader(line)))
    .join('\n');
}

/** So many cells in a line are no part of a sentence. */
const CELLS = /(?=[._*?-]*\d)[\d._*?-]{16}/;

const CELL_WORDS =
  /(?<![^\s,;|&([])(?:none|nothing|nan|null|na|(?:some|just)(?=\W))(?![^\s,;|&)(\]])/gi;

/** The line with a dot for every word that programs write for a blank or before a digit. */
export function withoutCellWords(line: string): string {
  return line.replace(CELL_WORDS, '.');
}

/** Whether a line is a sentence without a puzzle in it. */
export function isText(line: string): boolean {
  return isProse(withoutCellWords(line)) && !CELLS.test(line);
}

const ID = /^\W*(?:\w+ ?[:=] ?)?["']?[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}["']?\W*$/i;

/** Whether a line has 32 hexadecimal digits as programs write them for an id. */
export function isId(line: string): boolean {
  return ID.test(line);
}

/** A line that every notation takes for a sentence. */
export const PART = 'and then';

/** Empties the lines before the first that may have cells and after the last. */
export function withoutFrame(text: string): string {
  const lines = text.split('\n');
  const isCells = (line: string): boolean => /[\d.*?_]/.test(line) && !isText(line);
  const [first, last] = [lines.findIndex(isCells), lines.findLastIndex(isCells)];
  return lines.map((line, at) => (at < first || at > last ? '' : line)).join('\n');
}

/** Replaces all lines of prose by a sign that parts grids. */
export function withoutProse(text: string): string {
  return text.replace(/^.*$/gm, (line) => (isText(line) ? PART : line));
}
