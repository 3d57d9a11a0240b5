import { CLASSIC, layoutGeometry } from '@nonet/engine/grid';
import { notations, onlyReadNotations } from '@nonet/engine/notation';
import { strategies } from '@nonet/engine/search';
import manifest from 'pyodide/package.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { judgeWords } from '../src/rooms/code/judge/words.ts';
import { codeWords } from '../src/rooms/code/words.ts';
import { strategyIds } from '../src/search/state.ts';
import { momentText } from '../src/words/dates.ts';
import { linkFaults } from '../src/words/link-faults.ts';
import { englishHouse, housePlaceOf, koreanHouse, placeOf } from '../src/words/place.ts';
import { en, ko } from './all-words.ts';

const PLACE = placeOf(CLASSIC, 30);
const HOUSE = { kind: 'box', which: 5 };

/** Arguments for texts that are functions. The first arguments that fit are used. */
const ARGUMENTS = [
  [PLACE, '5'],
  ['5', PLACE, PLACE],
  ['5', PLACE, '6'],
  [HOUSE, '5', PLACE],
  [PLACE, PLACE],
  ['5', PLACE, 12, 34],
  ['5', 12],
  ['5', '6', 12],
  [HOUSE, '5', 12, 34],
  [12, 34, 56],
];

/** The key and text of every entry. A text that is a function is called with example arguments. */
function texts(words: object, key = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] => {
    const at = `${key}.${name}`;
    if (typeof value === 'string') return [[at, value]];
    if (typeof value === 'object') return texts(value, at);
    return [[at, exampleOf(at, value)]];
  });
}

function exampleOf(key: string, text: (...values: unknown[]) => string): string {
  if (key === '.verdict.conflict') return text([PLACE, PLACE]);
  if (key === '.make.sentence') return text({ en: 'a digit', ko: '숫자' });
  if (key === '.predict.wrongDigit')
    return text('5', { blocked: ['1', '2'], ruledOut: ['3'], tried: ['4'] });
  if (key === '.make.phrase') return text('a digit 1–9 or a blank (. 0 _ - * x ?)');
  if (key === '.explorer.heat') return text([{ digit: '5', times: 12 }]);
  if (key === '.explorer.difference')
    return text(12, 34, [{ place: PLACE, digit: '5', other: '6' }]);
  if (key === '.explorer.list.broken') return text([12, 34], 3);
  if (key === '.print.leftOut') return text({ several: 2, none: 1 }, 12);
  if (key === '.grid.cell') return text(PLACE, '5');
  for (const values of ARGUMENTS) {
    try {
      const said = text(...values);
      if (!/undefined|NaN|\[object/.test(said)) return said;
    } catch {
      // The function takes other arguments.
    }
  }
  return text(12, 34, 56, 78);
}

/** Names that Korean text also writes in Latin letters. */
const NAMES =
  /[Nn]onet|Python|JavaScript|solveSudoku|npx -p nonet -p pyodide@[\d.]+ nonet studio|Tab|Esc|MB|trace --json|SVG|JPEG|PNG|GIF|PDF|ZIP|SD[MKX]|CSV|ipuz|JSON( Lines)?|KB|MRV|exact cover|clause|Simple Sudoku|Sudoku Explainer|Sukaku|HoDoKu|KSudoku|Solo|ID|Interactive Sudoku Solver|OpenSudoku|f-puzzles|SudokuPad|SudokuWiki|SudokuExchange|sudoku\.coach|Shift|r\d+c\d+|puzzle|[A-Z]\b/g;

describe('the words', () => {
  it('have the same keys in both languages, none of them empty', () => {
    const keys = (words: object) => texts(words).map(([key]) => key);
    expect(keys(ko)).toEqual(keys(en));
    for (const [key, text] of [...texts(en), ...texts(ko)]) expect(text, key).not.toBe('');
  });

  it('have no Hangul in English, and only names in Latin letters in Korean', () => {
    for (const [key, text] of texts(en)) expect(text, key).not.toMatch(/\p{Script=Hangul}/u);
    for (const [key, text] of texts(ko)) {
      expect(text.replace(NAMES, ''), key).not.toMatch(/[A-Za-z]{2,}/);
    }
  });

  it('name every strategy and every notation of the engine', () => {
    expect(strategyIds).toEqual(strategies.map(({ id }) => id));
    expect(Object.keys(en.strategies)).toEqual(strategies.map(({ id }) => id));
    const read = [...notations, ...onlyReadNotations];
    expect(Object.keys(en.notations).sort()).toEqual(read.map(({ id }) => id).sort());
  });

  it('name the version of Python that the page is built with', () => {
    const { version } = manifest;
    for (const { missing } of Object.values(codeWords)) {
      expect(missing.uninstalled()).toContain(`pyodide@${version}`);
    }
  });

  it('name the language that the judge loads and measures', () => {
    expect(judgeWords.en.loading('Python', 0.5)).toBe('Loading Python: 50 %.');
    expect(judgeWords.ko.measuring('Python')).toContain('Python');
  });

  it('write a time as the days are written, to the minute', () => {
    const time = new Date(2026, 10, 30, 18, 5, 44);
    expect(momentText(time, 'en')).toBe('30 Nov 2026, 18:05');
    expect(momentText(time, 'ko')).toMatch(/^2026. 11. 30. .* 6:05$/);
  });

  it('call the box of a jigsaw a region, and a diagonal by its name', () => {
    const jigsaw = layoutGeometry({
      boxes: [0, 0, 0, 1, 0, 2, 2, 1, 3, 2, 2, 1, 3, 3, 3, 1],
      houses: [[0, 5, 10, 15]],
    });
    expect(en.grid.cell(placeOf(jigsaw, 3), '5')).toBe('Row 1, column 4, region 2, 5');
    expect(ko.grid.cell(placeOf(jigsaw, 3), '5')).toBe('1행 4열, 2번 영역, 5');
    expect(en.grid.cell(PLACE, '5')).toBe('Row 4, column 4, box 5, 5');
    const houses = [0, 9, 12].map((house) => housePlaceOf(jigsaw, house));
    expect(houses.map(englishHouse)).toEqual(['row 1', 'region 2', 'the diagonal from r1c1']);
    expect(houses.map(koreanHouse)).toEqual(['1행', '2번 영역', 'r1c1에서 시작하는 대각선']);
  });

  it('use the Korean particle that fits the digit', () => {
    expect(ko.story.place('6', PLACE)).toBe('4행 4열에 6을 넣어요.');
    expect(ko.story.place('5', PLACE)).toBe('4행 4열에 5를 넣어요.');
    const fault = { id: 'digit', text: '7', place: PLACE, largest: '6' } as const;
    expect(linkFaults.ko(fault)).toContain('7이 있는데');
    expect(linkFaults.ko(fault)).toContain('숫자는 6이에요.');
    expect(ko.race.outcome('행 순서', 51, '체크 배열', 323)).toContain('체크 배열(323단계)이에요.');
  });
});
