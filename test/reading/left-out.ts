import { FOUR, inRows, NINE, numbers, parted, rowsOf, SIX } from './grids.ts';
import { type ReadingText, text } from './text.ts';

// Two puzzles, each in a form that is read only as a message. If one of them is left out, a line of it
// is said.

const [A, B] = NINE;
const [a, b] = NINE.map((cells) => inRows(cells));
const [F, G] = FOUR;
const four = inRows(F);

const FORMS: Readonly<Record<string, (cells: string) => string>> = {
  'MATLAB rows': (cells) => `[${parted(cells, ' ').replaceAll('\n', ';\n')}];`,
  'LaTeX rows': (cells) => parted(cells, '&', '').replace(/$/gm, '\\\\'),
  'elements of XML': (cells) =>
    rowsOf(cells)
      .map((row) => `<row>${row}</row>`)
      .join('\n'),
  settings: (cells) =>
    rowsOf(cells)
      .map((row, at) => `row${at + 1}=${row}`)
      .join('\n'),
  'a string of Python': (cells) => `"""${inRows(cells)}"""`,
};
const { 'MATLAB rows': matlab, settings, 'a string of Python': string } = FORMS;
const list = (cells: string): string => JSON.stringify(numbers(cells, 0));
const commented = (cells: string): string => inRows(cells).replace(/^/gm, '# ');

export const LEFT_OUT: readonly ReadingText[] = [
  ...Object.entries(FORMS).flatMap(([name, form]) =>
    ['-----', '========='].flatMap((dashes) => [
      text(`${name}, "${dashes}", rows`, `${form(A)}\n${dashes}\n${b}\n`, [A, B]),
      text(`a list, "${dashes}", ${name}`, `${list(A)}\n${dashes}\n${form(B)}\n`, [A, B]),
    ]),
  ),
  text('MATLAB rows, then rows', `${matlab(A)}\n${b}\n`, B, 1),
  text('LaTeX rows, then rows', `${FORMS['LaTeX rows'](A)}\n${b}\n`, A, 10),
  text(
    'elements of XML, then MATLAB rows',
    `${FORMS['elements of XML'](A)}\n${matlab(B)}\n`,
    A,
    10,
  ),
  text('settings, then MATLAB rows', `${settings(A)}\n${matlab(B)}\n`, B, 1),
  text('a string of Python, then spaced rows', `${string(A)}\n${parted(B, ' ')}\n`, A, 10),
  text('4×4 settings, then MATLAB rows', `${settings(F)}\n\n${matlab(G)}\n`, G, 1),
  text('a list, then rows in comments', `a = ${list(A)}\n\n${commented(B)}\n`, [A, B]),
  text('a 4×4 list, then rows in comments', `a = ${list(F)}\n\n${commented(G)}\n`, F, 3),

  text('a line with a wrong cell, dashes, a list', `${A.slice(1)}Q\n-----\n${list(B)}\n`, B, 1),
  text(
    'rows with empty lines between, then a line',
    `${parted(SIX[0], ' ').replaceAll('\n', '\n\n')}\n\n${SIX[1]}\n`,
    SIX[0],
    13,
  ),
  text('a short list, then rows', `${list(F).replace('0,', '')}\n${inRows(G)}\n`, G, 1),
  text('a 4×4 line that is short, then rows', `${F.slice(1)}\n${parted(G, ' ')}\n`, G, 1),
  text(
    'a 4×4 line with a wrong cell, then MATLAB rows',
    `${F.replace('3', 'Q')}\n\n${matlab(G)}\n`,
    G,
    1,
  ),
  text('4×4 rows, a row more, dashes, a list', `${four}\n.2..\n-----\n${list(G)}\n`, [F, G], 5),
  text('rows, a row more, dashes, a list', `${a}\n.2...4...\n-----\n${list(B)}\n`, [A, B], 10),
];
