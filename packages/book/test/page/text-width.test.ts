import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { textWidth, type Weight, wrap } from '../../src/page/text-width.ts';

const fontOf = (file: string) =>
  create(readFileSync(new URL(`../../font/${file}`, import.meta.url)));

const fonts = {
  regular: fontOf('NonetSans-Regular.ttf'),
  bold: fontOf('NonetSans-Bold.ttf'),
};
const weights: readonly Weight[] = ['regular', 'bold'];

function range(first: string, last: string): string[] {
  const from = first.codePointAt(0)!;
  return Array.from({ length: last.codePointAt(0)! - from + 1 }, (_, i) =>
    String.fromCodePoint(from + i),
  );
}

const SENTENCES = [
  'The digit 5 appears twice in row 1, so this puzzle has no solution.',
  'Fill in the grid so that every row, every column and every box has the digits 1 to 9.',
  'Every puzzle has exactly one solution. You never have to guess.',
  'In the third row there are three cells that are left for 4, 7 and 8.',
  '모든 행, 열, 박스에 1부터 9까지의 숫자를 한 번씩 넣으세요.',
  '숫자 5는 이 행에서 r1c1에만 들어갈 수 있습니다.',
];

describe.each(weights)('textWidth in %s', (weight) => {
  const font = fonts[weight];

  it.each([
    ['ASCII', range(' ', '~')],
    ['punctuation and signs', Array.from('–—‘’“”…·•×−±°≤≥≠←→↑↓')],
    ['circled numbers', range('①', '⑳')],
    ['the Hangul of the font', range('가', '힣').filter(isInFont)],
  ])('knows the advance widths of %s', (_, characters) => {
    expect(characters.filter((it) => !isInFont(it))).toEqual([]);
    const widths = characters.map((it) => textWidth(it, font.unitsPerEm, weight));
    expect(widths).toEqual(
      characters.map((it) => font.glyphForCodePoint(it.codePointAt(0)!).advanceWidth),
    );
  });

  it.each(SENTENCES)('is near to the width with kerning: %s', (sentence) => {
    const ratio = font.layout(sentence).advanceWidth / textWidth(sentence, 2048, weight);
    expect(ratio).toBeGreaterThan(0.99);
    expect(ratio).toBeLessThan(1.005);
  });

  it('counts other characters as 1 em', () => {
    expect(textWidth('數🌱', 12, weight)).toBe(24);
    expect(textWidth('', 12, weight)).toBe(0);
  });
});

function isInFont(character: string): boolean {
  return weights.every((it) => fonts[it].hasGlyphForCodePoint(character.codePointAt(0)!));
}

describe('wrap', () => {
  it('breaks between words', () => {
    const text = 'Every puzzle has exactly one solution. You never have to guess.';
    expect(wrap(text, 150, 10)).toEqual([
      'Every puzzle has exactly one',
      'solution. You never have to',
      'guess.',
    ]);
    expect(wrap(text, 130, 10)[0]).toBe('Every puzzle has exactly one');
    expect(wrap(text, 130, 10, 'bold')[0]).toBe('Every puzzle has exactly');
  });

  it('keeps Korean words whole', () => {
    expect(wrap('숫자 5는 이 행에서 여기에만 들어갈 수 있습니다.', 80, 10)).toEqual([
      '숫자 5는 이 행에서',
      '여기에만 들어갈 수',
      '있습니다.',
    ]);
  });

  it('breaks a word that is longer than a line', () => {
    expect(wrap('at nonet.example/books today', 50, 10)).toEqual([
      'at',
      'nonet.exa',
      'mple/book',
      's today',
    ]);
    expect(wrap('🌱🌱🌱', 25, 10)).toEqual(['🌱🌱', '🌱']);
    expect(wrap('abc', 0, 10)).toEqual(['a', 'b', 'c']);
  });

  it('has no empty lines', () => {
    expect(wrap('', 100, 10)).toEqual([]);
    expect(wrap('   ', 100, 10)).toEqual([]);
    expect(wrap('  one   two ', 100, 10)).toEqual(['one two']);
  });

  it('fits into a width that is just that of the text', () => {
    const texts = fc.stringMatching(/^[A-Za-z가-힣,.]+( [A-Za-z가-힣,.]+)*$/);
    fc.assert(
      fc.property(texts, fc.integer({ min: 5, max: 40 }), (text, size) => {
        expect(wrap(text, textWidth(text, size, 'regular'), size)).toEqual([text]);
      }),
      { numRuns: sized(200, 800) },
    );
  });

  it('loses no characters, exceeds no width and fills the lines', () => {
    const texts = fc.stringMatching(/^[a-zA-Z0-9가-힣 ,.→]*$/);
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 20, max: 200 }),
        fc.constantFrom(...weights),
        (...it) => {
          const [text, width, weight] = it;
          const lines = wrap(text, width, 10, weight);
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
          const widthOf = (line: string) => textWidth(line, 10, weight);
          expect(lines.filter((line) => line.trim() !== line || line === '')).toEqual([]);
          expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
          const words = new Set(text.split(' '));
          for (let i = 1; i < lines.length; i++) {
            const [word] = lines[i].split(' ', 1);
            if (words.has(word)) expect(widthOf(`${lines[i - 1]} ${word}`)).toBeGreaterThan(width);
          }
        },
      ),
      { numRuns: sized(300, 1_500) },
    );
  });
});
