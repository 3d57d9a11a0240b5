import { geometryOfCells } from '../../grid/geometry.ts';
import { isRule } from '../parts/aside.ts';
import { areNumbers, hasRepeated } from '../parts/numbers.ts';

// Helps to read puzzles that fit no notation. Either their cells are arranged in an unusual way, or
// the cells are only a part of a line.

/** Ways to arrange the cells of a text as a notation, the most likely first. */
export function* rearranged(marked: string): Generator<string> {
  const text = withoutBullets(marked);
  yield* linksIn(text);
  yield listsIn(text);
  yield text.replace(COMMA_BLANKS, (line) => line.replaceAll(',', '.'));
  yield cellsIn(text);
  yield unfolded(text);
  yield text.replace(LABEL, '');
  yield text.replace(EDGES, '');
  const parted = text.replace(/^.*$/gm, (line) => (isRule(line) ? '' : line));
  const lines = parted.split('\n').filter((line) => line.trim() !== '');
  const isNumbers = areNumbers(lines) || areNumbers(parted.match(/[^\s,;]+/g) ?? []);
  if (isNumbers || !isEvenlyParted(parted)) return;
  yield parted.replace(/^[ \t]*\n/gm, '');
  yield inOneLine(parted);
}

/** The text without the mark of a list before every line: `- 53..7....`. */
function withoutBullets(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isBullet = (line: string): boolean => BULLET.test(line);
  return lines.every(isBullet) ? text.replace(/^[ \t]*[-*+][ \t]+/gm, '') : text;
}

/** One mark of a list, and no other sign that is the same. */
const BULLET = /^[ \t]*([-*+])[ \t](?!.*\1)/;

/**
 * Whether the empty lines of a text part the same number of lines each time: every row, or every
 * band. If not, they may part two grids.
 */
function isEvenlyParted(text: string): boolean {
  const parts = text.trim().split(/\n(?:[ \t]*\n)+/);
  const lengths = new Set(parts.map((part) => part.split('\n').length));
  return lengths.size === 1;
}

/** A link in a sentence, in `<…>` or in the `(…)` of Markdown. */
function* linksIn(text: string): Generator<string> {
  const LINK = /https?:\/\/[^\s<>()[\]"'`]+/g;
  const inPlace = ({ 0: link, index }: RegExpExecArray) => ' '.repeat(index) + link;
  yield text.replace(/^.*$/gm, (line) => Array.from(line.matchAll(LINK), inPlace).join('\n'));
}

/** A line of digits in which a comma is a blank. */
const COMMA_BLANKS = /^[1-9,]{81}$/gm;
/** Cells of a folded line. Mail programs write `=` at the fold. */
const FOLDED = /^([1-9.0_*?x-]+)=?$/i;
const CELLS_OF_NINE = 81;

/**
 * Joins the lines of every 9×9 grid that was folded: its first line is longer than a row, and all of
 * its lines but the last have the same length. Empty if there are cells in no such grid.
 */
function unfolded(text: string): string {
  const grids: string[] = [];
  let open: string[] = [];
  for (const line of text.split('\n')) {
    const [, cells] = FOLDED.exec(line.trim()) ?? [];
    if (cells === undefined) {
      if (open.length > 0 || /[1-9]/.test(line)) return '';
      continue;
    }
    open.push(cells);
    const [first, ...rest] = open;
    const grid = open.join('');
    const isFold = rest.slice(0, -1).every((part) => part.length === first.length);
    if (first.length <= LONGEST_ROW || grid.length > CELLS_OF_NINE || !isFold) return '';
    if (grid.length < CELLS_OF_NINE) continue;
    grids.push(grid);
    open = [];
  }
  return open.length > 0 ? '' : grids.join('\n');
}

const LIST_OF_ROWS = /\[\s*(?:\[[^[\]]*\](?:\s*,)?\s*){4,25}\]/g;

/** A row that ends a line outside a list of rows. */
const OTHER_ROW = /^\s*\[(?:\s*["']?[\d._]["']?\s*,){3,24}\s*["']?[\d._]["']?\s*\]\s*[.;]?\s*$/m;

/** The lists of rows in a text of JSON or code. Empty if there is another row beside them. */
function listsIn(text: string): string {
  if (OTHER_ROW.test(text.replace(LIST_OF_ROWS, ''))) return '';
  const lists = Array.from(text.matchAll(LIST_OF_ROWS), ([list]) => list.replace(/\s+/g, ' '));
  return withoutSolutions(lists, (list) => !/[[,\s](?:0|null|_|["'][.0 ]?["'])\s*[,\]]/.test(list));
}

/** 81 consecutive cells, which may have other text around them, such as quotes. */
const CELLS = /(?<![\w.*?+])[1-9.0_*?x-]{81}(?![\w.*?-])/gi;
/** 81 cells in brackets, separated by commas. */
const LIST_OF_CELLS = /[([{]\s*((?:[\d_.]\s*,\s*){80}[\d_.])\s*,?\s*[)\]}]/g;

function cellsIn(text: string): string {
  const lists = Array.from(text.matchAll(LIST_OF_CELLS), ([, cells]) => cells);
  const written = (text.match(CELLS) ?? []).filter((cells) => /[1-9]/.test(cells));
  const lines = [...written, ...lists.map((list) => list.replace(/[,\s]/g, ''))];
  return withoutSolutions(lines, (line) => /^[1-9]+$/.test(line));
}

/** Leaves out the full grids if other grids have blanks. */
function withoutSolutions(grids: readonly string[], isFull: (grid: string) => boolean): string {
  const puzzles = grids.filter((grid) => !isFull(grid));
  return (puzzles.length > 0 ? puzzles : grids).join('\n');
}

/** The name or number of a row, or the mark of a list: `Row 1:`, `r1:`, `1.`, `-`. */
const LABEL = /^[ \t]*(?:(?:row |r)?\d{1,2}[:.)]|[-*+])[ \t]*(?=\S{2}|\S[ \t])/gim;

/** The text before the first cell of a line and after the last cell, such as `[` and `];`. */
const EDGES = /^[^\w.*?\n-]+|[^\w.*?\n-]+$/gm;

/**
 * Joins the cells of all lines to one line. All lines must have the same number of cells, except
 * that the last line of a wrapped text may be shorter. Each has one cell, a row of a box, or a row. If
 * not, returns an empty text, because cells may be missing or surplus.
 */
function inOneLine(text: string): string {
  const lines = text.split('\n').map((line) => groupsOf(line.trim()));
  const filled = lines.filter((groups) => groups.length > 0);
  const groups = filled.flat();
  const lengths = filled.map((line) => line.join('').length);
  const isEven = lengths.every((length, at) => length === lengths[0] || isRest(lengths, at));
  const areEqual = groups.every((group) => group.length === groups[0].length);
  const cells = groups.join('');
  const shape = geometryOfCells(cells.length);
  const isPlain = /^[1-9.0_*?x-]*$/i.test(cells);
  if (!isPlain || !shape || !isEven) return '';
  const [length] = lengths;
  const isPart = [1, shape.boxColumns, shape.size].includes(length) || length > LONGEST_ROW;
  const isGrid = filled.length > 1 ? isPart : areEqual && !groups.some(hasRepeated);
  return isGrid ? cells : '';
}

/** A line that is longer than this is a wrapped text, because no grid has a longer row. */
const LONGEST_ROW = 25;

function isRest(lengths: readonly number[], at: number): boolean {
  return at === lengths.length - 1 && lengths[0] > LONGEST_ROW && lengths[at] < lengths[0];
}

/**
 * The groups of cells in a line. If the cells are separated by commas, two commas with nothing
 * between them stand for a blank cell.
 */
function groupsOf(line: string): string[] {
  if (line === '') return [];
  const fields = line.split(/\s*[,;|/]\s*/);
  if (fields.length > 1 && fields.every((field) => field.length < 2)) {
    return fields.map((field) => field || '.');
  }
  return line.split(/[\s,;|/]+/).filter((group) => group !== '');
}
