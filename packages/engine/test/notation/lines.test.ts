import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  LineSplitter,
  MAX_LINE,
  type TextLine,
  tooLong,
} from '../../src/notation/parts/line-splitter.ts';

function split(...chunks: string[]): TextLine[] {
  const splitter = new LineSplitter();
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
}

const texts = (...chunks: string[]) => split(...chunks).map((line) => line.text);

it.each([
  [[], []],
  [[''], []],
  [['a'], ['a']],
  [['a\n'], ['a']],
  [['\n\n'], ['', '']],
  [['a\nb\r\nc\rd'], ['a', 'b', 'c', 'd']],
  [['\n\r'], ['', '']],
  [
    ['a\r', '\nb'],
    ['a', 'b'],
  ],
  [
    ['a\r', 'b'],
    ['a', 'b'],
  ],
  [
    ['a\r', '', '\n', '\n'],
    ['a', ''],
  ],
  [['\r\r\n\n'], ['', '', '']],
  [['\ufeffa\n\ufeffb'], ['a', '\ufeffb']],
  [['', '\ufeff', 'a'], ['a']],
  [['a', '\ufeffb'], ['a\ufeffb']],
])('splits %j into %j', (chunks, lines) => {
  expect(texts(...chunks)).toEqual(lines);
});

it('numbers lines from 1', () => {
  expect(split('a\n\nb').map((line) => line.number)).toEqual([1, 2, 3]);
});

it('splits a text the same however it is cut', () => {
  const piece = fc.constantFrom('\n', '\r', '\r\n', 'a', '\ufeff', '1.2');
  fc.assert(
    fc.property(fc.array(piece), fc.array(fc.nat(12)), (pieces, cuts) => {
      const text = pieces.join('');
      const chunks = cuts.map((cut, at) => text.slice(at === 0 ? 0 : cuts[at - 1], cut));
      fc.pre(cuts.every((cut, at) => at === 0 || cut >= cuts[at - 1]));
      expect(split(...chunks, text.slice(cuts.at(-1) ?? 0))).toEqual(split(text));
    }),
  );
});

it('drops a line that is too long and continues', () => {
  const lines = split('x'.repeat(MAX_LINE), '\n', 'y'.repeat(MAX_LINE), 'y', 'y\r', '\nz');
  expect(lines.map((line) => line.text?.length)).toEqual([MAX_LINE, undefined, 1]);
  expect(tooLong(lines[1])).toEqual({
    code: 'too-long',
    line: 2,
    column: 65_537,
    expected: 'a line of at most 65536 characters',
    phrases: {
      expected: { id: 'most-line', length: MAX_LINE },
      found: { id: 'characters', count: MAX_LINE + 2 },
    },
    found: '65538 characters',
  });
});
