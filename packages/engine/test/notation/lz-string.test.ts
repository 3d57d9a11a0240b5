import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { MAX_UNPACKED, pack, unpack } from '../../src/notation/links/lz-string.ts';

it('packs and unpacks any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('ab', 'abc', '{}', ',', '\u4e00'), { maxLength: 2000 })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (written) => {
      expect(unpack(pack(written))).toBe(written);
    }),
    { numRuns: sized(12, 40) },
  );
});

// {"x":3} is from the tests of github.com/lisudoku/sudoku_formats, the empty 3×3 grid from the
// tests of github.com/SudokuPad/sudokutools.
it.each([
  ['{"x":3}', 'N4IgHiBcDMC+Q==='],
  [
    '{"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]]}',
    'N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==',
  ],
])('packs %s like the lz-string library', (text, base64) => {
  expect(pack(text)).toBe(base64);
  expect(unpack(base64)).toBe(text);
});

it.each(['', '=', 'N4', 'N4IgHiBcDMC', 'N4IgHi?cDMC+Q===', '////////', '1234'])(
  'cannot unpack %j',
  (text) => expect(unpack(text)).toBeUndefined(),
);

onlyQuick(it)('unpacks any text to at most MAX_UNPACKED characters', () => {
  const base64 = fc.string({ unit: fc.constantFrom(...Array.from('AQgw/+9z4N')), maxLength: 400 });
  fc.assert(
    fc.property(base64, (text) => {
      expect((unpack(text) ?? '').length).toBeLessThanOrEqual(MAX_UNPACKED);
    }),
  );
  expect(unpack(pack('a'.repeat(MAX_UNPACKED + 1)))).toBeUndefined();
  expect(unpack(pack('a'.repeat(MAX_UNPACKED)))).toHaveLength(MAX_UNPACKED);
});
