import { describe, expect, it } from 'vitest';
import { digitsOf } from '../../src/grid/digit-set.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { PuzzleReader } from '../../src/notation/puzzle-reader.ts';
import { FAMOUS, readAnswers } from './records.ts';

// Candidate grids as people post them in forums, with marks for the step that they explain.

const GRID = `
+------------------+---------------+-------------------+
| 5    3     24    | 26    7   268 | 189    129   248  |
| 6    27    247   | 1     9   5   | 3478   234   2478 |
| 12   9     8     | 23    34  24  | 13457  6     247  |
+------------------+---------------+-------------------+
| 8    125   1259  | 579   6   147 | 4579   2459  3    |
| 4    25    2569  | 8     5   3   | 579    259   1    |
| 7    15    1359  | 59    2   14  | 4589   459   6    |
+------------------+---------------+-------------------+
| 139  6     13579 | 357   35  7   | 2      8     4    |
| 23   278   237   | 4     1   9   | 36     3     5    |
| 123  1245  1235  | 2356  8   26  | 1346   7     9    |
+------------------+---------------+-------------------+
`;

/** The notation, the givens and the candidates of each cell. */
function read(text: string): { id: string | undefined; givens: string; cells: string[] } {
  const reader = new PuzzleReader();
  const [result, ...more] = [...reader.push(text), ...reader.end()];
  expect(more).toEqual([]);
  if (!result.ok) throw new Error(result.error.expected);
  const { givens, pencilmarks } = result.record;
  const cells = Array.from(pencilmarks!.candidates, (set) => digitsOf(set).join(''));
  return { id: reader.notation?.id, givens: packedCells(givens), cells };
}

const PLAIN = read(GRID);

/** Writes a mark instead of the cell ` 247 ` of r2c3. */
function marked(cell: string): string {
  return GRID.replace('27    247  ', `27    ${cell}`);
}

describe('marks of forums', () => {
  const labels = 'a247 247a 247AB x247 (a)247 a(247) a24-7 bc2(4)7';
  const signs = '24-7 24(-7) 2-47 27-4 27(+4) 24+7 7+24 (24)7 2(4)7 [24]7 {247} <247> -247 24-7*';
  const stresses = '247* *247 #247 247# **247 247^ ~247 2*4*7 =247 $247 &247 24/7';
  it.each(`${labels} ${signs} ${stresses}`.split(' '))(
    '%s is a cell with the candidates 2, 4 and 7',
    (cell) => {
      expect(read(marked(cell))).toEqual(PLAIN);
    },
  );

  it('keep a candidate that the step removes, in cells next to bars', () => {
    const text = GRID.replace('| 26 ', '|a26').replace('| 189 ', '|b89-1').replace('34 ', '3-4');
    expect(read(text)).toEqual(PLAIN);
  });

  it('without bars', () => {
    const text = GRID.replaceAll('|', ' ')
      .replace(/^\+.*\n/gm, '')
      .replace(' 24 ', 'd24 ');
    expect(read(text)).toEqual(PLAIN);
  });

  it('+ before a single digit: the player has placed it, so it is no given', () => {
    const { givens, cells } = read(marked('+4   '));
    expect([givens, cells[11]]).toEqual([FAMOUS, '4']);
  });

  it('letters are digits in grids of more than nine', () => {
    const row = ['1AB', '2', '3C', ...Array<string>(9).fill('.')].join(' ');
    const { cells } = read(`${Array<string>(12).fill(row).join('\n')}\n`);
    expect(cells.slice(0, 3)).toEqual(['11011', '2', '312']);
  });

  it('are not seen in rows of labels', () => {
    expect(readAnswers('c1 c2 c3 c4\n1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n').id).toBe('spaced');
  });

  it.each([
    [marked('q    '), '4:14 symbol: expected candidates 1–9 or . for none, found "q"'],
    [marked('24z7 '), '4:16 symbol: expected candidates 1–9 or . for none, found "z"'],
    [marked('247z '), '4:17 symbol: expected candidates 1–9 or . for none, found "z"'],
    [marked('a2?7 '), '4:16 symbol: expected candidates 1–9 or . for none, found "?"'],
  ])('other signs are errors (%#)', (text, error) => {
    expect(readAnswers(text).answers).toEqual([error]);
  });
});
