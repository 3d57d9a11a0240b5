import { packedCells, parsePuzzles } from '@nonet/engine/notation';
import { describe, expect, it } from 'vitest';
import { drawn, inRows, NINE, numbers, parted, rowsOf } from './reading/grids.ts';
import { sized } from './size.ts';

// A message with puzzles in several notations, one after another.

const quoted = (content: string): string => content.replace(/^/gm, '> ');

const FORMS: Readonly<Record<string, (cells: string) => string>> = {
  line: (cells) => cells,
  rows: (cells) => inRows(cells),
  spaced: (cells) => parted(cells, ' '),
  commas: (cells) => parted(cells, ','),
  tabs: (cells) => parted(cells, '\t', ''),
  list: (cells) => JSON.stringify(numbers(cells, 0)),
  'a list a row': (cells) =>
    numbers(cells, 0)
      .map((row) => `[${row.join(', ')}]`)
      .join('\n'),
  JSON: (cells) => JSON.stringify({ puzzle: cells }),
  link: (cells) => `https://www.sudokuwiki.org/sudoku.htm?bd=${cells.replaceAll('.', '0')}`,
  drawing: drawn,
  quoted: (cells) => quoted(inRows(cells)),
  'quoted line': (cells) => quoted(cells),
  fenced: (cells) => `\`\`\`\n${inRows(cells)}\n\`\`\``,
};

/** Forms that are read only as a message. */
const MESSAGES: Readonly<Record<string, (cells: string) => string>> = {
  'HTML table': (cells) =>
    `<table>\n${rowsOf(cells)
      .map(
        (row) =>
          `<tr>${Array.from(row, (c) => `<td>${c === '.' ? '&nbsp;' : c}</td>`).join('')}</tr>`,
      )
      .join('\n')}\n</table>`,
  'LaTeX table': (cells) =>
    `\\begin{tabular}{ccccccccc}\n${rowsOf(cells)
      .map((row) => `${Array.from(row.replaceAll('.', ' ')).join(' & ')} \\\\`)
      .join('\n')}\n\\end{tabular}`,
  'rows and columns with names': (cells) =>
    `    1 2 3 4 5 6 7 8 9\n${rowsOf(cells)
      .map((row, at) => `${'ABCDEFGHI'[at]} | ${Array.from(row).join(' ')}`)
      .join('\n')}`,
  'a sentence with a line': (cells) => `Try this one: ${cells}`,
  'a log': (cells) => `2024-03-01 12:00:01 INFO loaded puzzle ${cells}`,
  SQL: (cells) => `INSERT INTO puzzles VALUES (1, '${cells}', 'easy');`,
  XML: (cells) =>
    `<sudoku>\n${rowsOf(cells)
      .map((row) => `  <row>${row.replaceAll('.', '0')}</row>`)
      .join('\n')}\n</sudoku>`,
};

const GAPS: Readonly<Record<string, string>> = {
  nothing: '\n',
  'an empty line': '\n\n',
  'a sentence': '\n\nand the next one is this:\n\n',
  'a sentence without empty lines': '\nand the next one is this:\n',
};

const names = Object.keys(FORMS);
/** The third notation of a message. Each pair is tried with as many. */
const thirds = (at: number): readonly string[] =>
  names.filter((_, index) => (index + at) % names.length < sized(1, 2));

const gaps = Object.keys(GAPS);

describe.each(gaps)('parted by %s', (gap) => {
  it.each(names)('%s and others', (first) => {
    for (const [at, second] of names.entries()) {
      // The quick tests part each pair in one of the ways, in turn.
      if ((names.indexOf(first) + at + gaps.indexOf(gap)) % sized(gaps.length, 4) > 0) continue;
      for (const forms of [[first, second], ...thirds(at).map((third) => [first, second, third])]) {
        const text = forms.map((form, index) => FORMS[form](NINE[index])).join(GAPS[gap]);
        const found = parsePuzzles(`${text}\n`).map((result) =>
          result.ok ? packedCells(result.record.givens) : result.error,
        );
        expect(found, forms.join(', ')).toEqual(NINE.slice(0, forms.length));
      }
    }
  });
});

describe('parted by an empty line, where one is read only as a message', () => {
  const all = { ...FORMS, ...MESSAGES };
  it.each(Object.keys(MESSAGES))('%s and others', (name) => {
    for (const other of Object.keys(all).filter((_, at) => at % sized(5, 2) === 0)) {
      for (const forms of [
        [name, other],
        [other, name],
      ]) {
        const text = forms.map((form, index) => all[form](NINE[index])).join('\n\n');
        const found = parsePuzzles(`${text}\n`).map((result) =>
          result.ok ? packedCells(result.record.givens) : result.error,
        );
        expect(found, forms.join(', ')).toEqual(NINE.slice(0, 2));
      }
    }
  });
});
