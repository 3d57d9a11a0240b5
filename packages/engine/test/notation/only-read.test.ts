import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { digitsOf } from '../../src/grid/digit-set.ts';
import { notations, onlyReadNotations } from '../../src/notation/all.ts';
import type { PuzzleRecord } from '../../src/notation/notation.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { formatPuzzles, PuzzleReader, parsePuzzles } from '../../src/notation/puzzle-reader.ts';
import { FAMOUS, plain, readAnswers } from './records.ts';

// Notations that are only read: files of KSudoku and HoDoKu, and Interactive Sudoku Solver.

const DIGITS = Array.from(FAMOUS, (symbol) => (symbol === '.' ? 0 : Number(symbol)));

/** The values of a file of KSudoku: column by column, `b` for 1. */
function columnwise(digits: readonly number[], size = 9): string {
  return digits
    .map((_, at) => digits[(at % size) * size + Math.floor(at / size)])
    .map((digit) => (digit === 0 ? '_' : String.fromCharCode('a'.charCodeAt(0) + digit)))
    .join('');
}

/** A file as KSudoku writes it. */
function kSudoku(graph: string, values: string): string {
  return [
    '<!DOCTYPE ksudoku>',
    '<ksudoku>',
    ' <game had-help="0" msecs-elapsed="83000">',
    '  <puzzle>',
    `   ${graph}`,
    `   <values>${values}</values>`,
    '  </puzzle>',
    '  <history>',
    '   <simple-event index="2" value="4"/>',
    '   <simple-event index="3" markers="010001000"/>',
    '  </history>',
    ' </game>',
    '</ksudoku>\n',
  ].join('\n');
}

const PLAIN = '<graph order="9" type="sudoku" specific-type="Plain"/>';

function customGraph(name: string, size: number, content: string): string {
  const sizes = `sizeX="${size}" sizeY="${size}" sizeZ="1"`;
  return `<graph order="${size}" type="custom" specific-type="${name}" name="${name}" ${sizes}>${content}</graph>`;
}

type Entry = string | number | boolean | undefined;

/** An array in a file of HoDoKu. Entries that are undefined are left out. */
function javaArray(property: string, type: string, entries: readonly Entry[]): string {
  const written = entries.flatMap((entry, at) =>
    entry === undefined
      ? []
      : [`   <void index="${at}">\n    <${type}>${entry}</${type}>\n   </void>\n`],
  );
  return `  <void property="${property}">\n${written.join('')}  </void>\n`;
}

interface Saved {
  /** Digits that the player has placed. */
  readonly placed?: ReadonlyMap<number, number>;
  /** Cell → its candidates, one bit per digit. */
  readonly cells?: ReadonlyMap<number, number>;
  readonly name?: string;
  readonly state?: string;
}

/** The text of a .hsol file, after it is unpacked. */
function hsolText({ placed, cells, name = 'sudoku.Sudoku2', state }: Saved = {}): string {
  const values = DIGITS.map((digit, cell) => digit || placed?.get(cell));
  const fixed = DIGITS.map((digit) => (digit > 0 ? true : undefined));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<java version="1.8.0_202" class="java.beans.XMLDecoder">\n',
    ` <object class="${name}" id="Sudoku20">\n`,
    javaArray(
      'cells',
      'short',
      values.map((_, cell) => cells?.get(cell)),
    ),
    javaArray('fixed', 'boolean', fixed),
    '  <void property="level">\n   <object class="sudoku.DifficultyLevel"/>\n  </void>\n',
    state ? `  <void property="initialState">\n   <string>${state}</string>\n  </void>\n` : '',
    javaArray('values', 'int', values),
    ' </object>\n',
    ' <array class="int" length="0"/>\n',
    ' <object class="java.util.ArrayList">\n  <void method="add">\n',
    '   <object class="sudoku.SolutionStep"/>\n  </void>\n </object>\n',
    '</java>\n',
  ].join('');
}

const CONSTRAINTS = `.${DIGITS.flatMap((digit, cell) =>
  digit > 0 ? [`~R${Math.floor(cell / 9) + 1}C${(cell % 9) + 1}_${digit}`] : [],
).join('')}`;
const SOLVER = 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=';

function recordOf(text: string): PuzzleRecord {
  const [result, ...more] = parsePuzzles(text);
  expect(more).toEqual([]);
  if (!result.ok) throw new Error(result.error.expected);
  return result.record;
}

const GOOD: readonly (readonly [id: string, text: string])[] = [
  ['ksudoku', kSudoku(PLAIN, columnwise(DIGITS))],
  ['hsol', hsolText()],
  ['iss', CONSTRAINTS],
];

it('covers every notation that is only read', () => {
  expect(GOOD.map(([id]) => id)).toEqual(onlyReadNotations.map(({ id }) => id));
  const ids = [...notations, ...onlyReadNotations].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(GOOD)('%s', (id, text) => {
  it('is detected, and answered as a line', () => {
    expect(readAnswers(text)).toEqual({ id, answers: [FAMOUS] });
    const notation = onlyReadNotations.find((known) => known.id === id)!;
    expect(formatPuzzles([recordOf(text)], notation)).toBe(`${FAMOUS}\n`);
  });

  it('is read the same however it is cut, with and without errors', () => {
    const edits = fc.array(fc.tuple(fc.nat(), fc.constantFrom('', '9', '<', '~', 'q', '\n')), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(edits, fc.nat(), (changes, cut) => {
        const chars = Array.from(text);
        for (const [at, symbol] of changes) chars[at % chars.length] = symbol;
        const edited = chars.join('');
        const at = cut % edited.length;
        const reader = new PuzzleReader();
        const results = [edited.slice(0, at), edited.slice(at)].flatMap((part) =>
          reader.push(part),
        );
        expect(plain([...results, ...reader.end()])).toEqual(plain(parsePuzzles(edited)));
      }),
      { numRuns: sized(30, 100) },
    );
  });
});

describe('ksudoku', () => {
  const CLIQUES = ['0 1 6 7 12 13', '18 19 24 25 30 31', '2 3 8 9 14 15']
    .concat(['20 21 26 27 32 33', '4 5 10 11 16 17', '22 23 28 29 34 35'])
    .map((cells) => `<clique size="6" > ${cells} </clique>`)
    .join('');
  const SIX = '1.....' + '.2....' + '..3...' + '...4..' + '....5.' + '6.....';

  it('reads 6×6, whose boxes are cliques', () => {
    const graph = customGraph('6x6', 6, `<sudokugroups at="0" withblocks="0" />${CLIQUES}`);
    const digits = Array.from(SIX, (symbol) => Number(symbol.replace('.', '0')));
    const { givens } = recordOf(kSudoku(graph, columnwise(digits, 6)));
    expect(packedCells(givens)).toBe(SIX);
    expect([givens.geometry.boxRows, givens.geometry.boxColumns]).toEqual([2, 3]);
  });

  it('reads digits in an attribute row by row', () => {
    const puzzle = `<puzzle order="9" type="sudoku" puzzle="${FAMOUS.replaceAll('.', '_')}"/>`;
    expect(readAnswers(`<ksudoku>\n ${puzzle}\n</ksudoku>\n`).answers).toEqual([FAMOUS]);
  });

  const values = columnwise(DIGITS);
  const plainGroups = '<sudokugroups at="0" withblocks="1"/>';
  const cage = '<cage operator="1" value="9" size="2"> 0 1 </cage>';
  it.each([
    ['a diagonal', 'XSudoku', `${plainGroups}<clique size="9">0 10 20 30 40 50 60 70 80</clique>`],
    ['cages', 'Killer_9x9', plainGroups + cage],
    ['a jigsaw', 'Jigsaw', `<sudokugroups at="0" withblocks="0"/><clique size="2">0 9</clique>`],
    ['several grids', 'Samurai', plainGroups + plainGroups],
  ])('names a variant with %s', (_, name, content) => {
    expect(readAnswers(kSudoku(customGraph(name, 9, content), values)).answers).toEqual([
      `5:4 variant: expected a classic Sudoku, found the rule "${name}"`,
    ]);
  });

  it.each([
    [
      kSudoku('<graph order="3" type="roxdoku" specific-type="Roxdoku"/>', '_'.repeat(27)),
      '5:4 variant: expected a classic Sudoku, found the rule "Roxdoku"',
    ],
    [kSudoku(PLAIN, values.replace('f', 'z')), '6:12 symbol: expected "b"–"j" or "_", found "z"'],
    [kSudoku(PLAIN, values.slice(1)), '6:92 length: expected 81 cells (9×9), found 80 cells'],
    [kSudoku('', values), '2:1 structure: expected <graph>, found none'],
    [
      '<ksudoku><puzzle order="9" type="roxdoku" puzzle="1_"/></ksudoku>',
      '1:10 variant: expected a classic Sudoku, found the rule "roxdoku"',
    ],
    ['<ksudoku>\n<game>', '1:1 structure: expected </ksudoku>, found an unclosed tag'],
  ])('reports errors (%#)', (text, error) => {
    expect(readAnswers(text).answers).toEqual([error]);
  });
});

describe('hsol', () => {
  it('reads placed digits and removed candidates, but not as givens', () => {
    const saved = {
      placed: new Map([[2, 4]]),
      cells: new Map([
        [2, 0],
        [3, 0b100010],
      ]),
    };
    const { givens, pencilmarks } = recordOf(hsolText(saved));
    expect(packedCells(givens)).toBe(FAMOUS);
    const [, , third, fourth] = Array.from(pencilmarks!.candidates, digitsOf);
    expect([third, fourth]).toEqual([[4], [2, 6]]);
  });

  it('reads the initial state of old files', () => {
    const state = `:0000:x:${FAMOUS}:::`;
    expect(readAnswers(hsolText({ name: 'sudoku.Sudoku', state })).answers).toEqual([FAMOUS]);
  });

  it.each([
    [
      hsolText({ name: 'java.lang.ProcessBuilder' }),
      '3:2 structure: expected <object class="sudoku.Sudoku2">, found "java.lang.ProcessBuilder"',
    ],
    [hsolText({ name: 'sudoku.Sudoku' }), '3:2 structure: expected "initialState", found none'],
    [
      hsolText().replace('<int>7</int>', '<int>77</int>'),
      '109:10 digit: expected a digit 1–9, found "77"',
    ],
  ])('reports errors (%#)', (text, error) => {
    expect(readAnswers(text).answers).toEqual([error]);
  });
});

describe('iss', () => {
  it('reads links, with a comment', () => {
    for (const link of [CONSTRAINTS, encodeURIComponent(CONSTRAINTS)]) {
      const { givens, comment } = recordOf(`${SOLVER}${link}&mode=solutions from a friend`);
      expect([packedCells(givens), comment]).toEqual([FAMOUS, 'from a friend']);
    }
  });

  it('reads other sizes, and several puzzles between empty lines', () => {
    const text = '# two\n.Shape~4x4\n.~R1C1_1~R4C4_2\n\n.Shape~16x16.~RgCa_16\n';
    expect(readAnswers(text).answers).toEqual([
      '1..............2',
      `${'.'.repeat(249)}G${'.'.repeat(6)}`,
    ]);
  });

  it('reads several digits of a cell as candidates', () => {
    const { givens, pencilmarks } = recordOf('.~R1C1_5~R1C2_3_4_5~R9C9_1_2');
    expect(packedCells(givens)).toBe(`5${'.'.repeat(80)}`);
    const candidates = Array.from(pencilmarks!.candidates, digitsOf);
    expect([candidates[0], candidates[1], candidates[80]]).toEqual([[5], [3, 4], [1, 2]]);
    expect(candidates[40]).toHaveLength(9);
  });

  it.each([
    [
      `.AntiKnight\n${CONSTRAINTS}`,
      '1:2 variant: expected a classic Sudoku, found the rule "AntiKnight"',
    ],
    [
      `${CONSTRAINTS}.Cage~9~R1C1~R1C2`,
      '1:213 variant: expected a classic Sudoku, found the rule "Cage"',
    ],
    ['.Shape~9x9~0-8.~R1C1_0', '1:2 variant: expected a classic Sudoku, found the rule "Shape"'],
    ['.Shape~7x7.~R1C1_1', '1:2 length: expected a square grid divided into boxes, found 7x7'],
    ['.~R1C1_5\n.~R1C0_4', '2:3 symbol: expected a cell r1c1–r9c9, found "R1C0_4"'],
    ['.~R1C1_10', '1:3 digit: expected a digit 1–9, found "10"'],
    [
      SOLVER.slice(0, -3),
      `1:1 structure: expected a link such as ${SOLVER}…, found a link without a puzzle`,
    ],
  ])('reports errors (%#)', (text, error) => {
    expect(readAnswers(text).answers).toEqual([error]);
  });
});
