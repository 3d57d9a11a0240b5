// Lines that stand between the rows of grids, but are no rows: dashes, numbers, labels and sentences.

/** A line such as `=====`, `- - -`, `|-|-|-|` or `***`. */
const RULE = /^[|\s]*([-=_*~+#`xX?])(?:[|\s]*\1)+[|\s]*$/;

/** Whether a line repeats one sign: it parts two grids, or it is a row of blanks. */
export function isRule(text: string): boolean {
  return RULE.test(text);
}

/** Whether a line has nothing but dots: it is a row of blanks, or it parts two texts. */
export function isDots(text: string): boolean {
  return /^\s*\.{4,}\s*$/.test(text);
}

/** Dots between a title and its page. */
const LEADER = /(?<!\.)\.{4,}\s+(?=\d{1,4}\s*$)/;

/** A line without the dots between a title and its page. */
export function withoutLeader(line: string): string {
  return WORD.test(line) ? line.replace(LEADER, '') : line;
}

/** A line of border characters only. U+2500 to U+257F are the box-drawing characters. */
const BORDER = /^[-=+|!*.,:'`\s\u2500-\u257f]+$/;

/**
 * Every border has one of these: two adjacent dashes, a dash in `+-+`, `|:-:|` or `|:-|`, or a
 * box-drawing dash.
 */
const DASHES = /--|==|\+[-=]\+|\|\s*:-:?\s*\||[─━═┄┅┈┉╌╍]/;

/** Whether a line is a border, such as `---+---+---`, `*-----*`, `.---.` or `├──┼──┤`. */
export function isBorder(text: string): boolean {
  return BORDER.test(text) && DASHES.test(text);
}

/** The line below the header of a Markdown table. */
const HEADER_RULE = /^\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?$/;

/** Whether a line is the border below the header of a Markdown table, such as `|---|:-:|`. */
export function isHeaderRule(text: string): boolean {
  return HEADER_RULE.test(text.trim());
}

/** A title between dashes, such as `--- 1 ---`, or a date. */
const TITLE =
  /^(?:[-=_*~+#]{2,}\s+\S.*\s[-=_*~+#]{2,}|(?:19|20)\d\d([-/])\d\d?\1\d\d?|\d\d?([-/])\d\d?\2(?:19|20)\d\d|[0-3]\d\.(?:0\d|1[0-2])\.(?:19|20)\d\d)$/;

/** A page, a price, a time, a date with the name of its month, or the number of a telephone. */
const NOTE =
  /^(?:[Pp]\.\s?\d{1,4}|(?:[Pp]age|PAGE)\s\d{1,4}|\d{1,4}[.,]\d\d\s?[€$£]|[€$£]\s?\d{1,4}(?:[.,]\d\d)?|\d\d?(?::\d\d){1,2}|\d\d?\.?\s\p{L}{3,9}\.?\s\d{4}|\p{L}{3,9}\.?\s\d\d?,\s\d{4}|\+\d[\d ()/-]{6,}|\(\d{2,5}\)\s?[\d /-]{5,}|0\d{1,3}[ /]\d{5,8})$/u;

/** Whether a line is a title between dashes, a date or the like. Rows of other grids may look the same. */
export function isTitle(text: string): boolean {
  const line = text.trim();
  return TITLE.test(line) || NOTE.test(line);
}

/** Whether a line is a word with a capital letter, such as the name below a letter. */
export function isName(text: string): boolean {
  return /^\s*\p{Lu}\p{Ll}{2,}\s*$/u.test(text);
}

/** The number of a grid, how many grids follow, or their size: `50`, `#7`, `3.`, `9 9`, `3x3`. */
const NUMBER = /^[#(]?\s?(?:\d{1,2}[.):]|\d{1,3}(?:\s*[x×]\s*\d{1,2}|(?: \d{1,3}){1,2})?)$/;

/**
 * Whether a line has one to three numbers and nothing else. A row of a 4×4 grid has more, and a row of
 * a table has tabs.
 */
export function isNumber(text: string): boolean {
  return !text.includes('\t') && NUMBER.test(text.trim());
}

/** Dates and times, as in a log, and numbers of telephones and books. */
const TIMES =
  /\d{4}-\d\d-\d\d|\d\d?[./]\d\d?[./]\d{4}|\d\d:\d\d(?::\d\d)?|(?<=\b(?:tel|phone|mobile|fax|isbn|issn)\b[.: ]*)\+?\d[\d ()/-]+/gi;

/** Whether a line is a number that may say how many grids follow. */
export function isCount(text: string): boolean {
  return /^(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})$/.test(text.trim());
}

/** The marks before a line that a reply quotes. */
export const REPLY_MARKS: RegExp = /^\s*(?:>\s?)+/;

const WORD = /\p{L}{2,}/u;
const LABEL = /^[^\p{L}\d]*\p{L}{2,}\.?\s*[#№]?\s*\d+[^\p{L}\d]*$/u;
/** The beginning of a statistic, such as `Time: 12.25 ms`. */
const STATISTIC = /^\W*\p{L}[\p{L} /-]+:/u;

/** Whether a line is the name and number of a puzzle, such as `Puzzle 1`. */
export function isLabel(text: string): boolean {
  return LABEL.test(text.trim());
}

/** `Easy`, `Thanks!`, `then` or more than one word, but not a word for a missing value. */
const SPOKEN = /^\p{Lu}\p{Ll}+$|^(?:and|then|next|or)$|[!?:,.…]$|\S\s+\S/u;
const MISSING = /^(?:none|nan|null|nil|true|false|error)$/i;

/**
 * Whether a line is a sentence or a title. Any other word may be a record that somebody else could
 * not write.
 */
export function isSentence(text: string): boolean {
  const line = text.trim();
  return isProse(line) && SPOKEN.test(line) && !MISSING.test(line);
}

/**
 * Whether a line is a sentence or a label: it has a word, and few of its characters are digits or
 * signs for a blank such as `.`.
 */
export function isProse(text: string): boolean {
  const line = text.trim();
  if (!WORD.test(line)) return false;
  const words = line.match(/\p{L}{2,}/gu) ?? [];
  if (words.length > 2 || LABEL.test(line) || STATISTIC.test(line)) return true;
  const symbols = withoutLeader(line)
    .replace(TIMES, '')
    .replace(/[\s|,;]/g, '');
  return 20 * symbols.replace(/[^0-9.*?_]/g, '').length < 7 * symbols.length;
}
