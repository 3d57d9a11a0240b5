import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { notations } from '../../src/notation/all.ts';
import { type Notation, type NotationResult, supportsSize } from '../../src/notation/notation.ts';
import { formatPuzzles, PuzzleReader, parsePuzzles } from '../../src/notation/puzzle-reader.ts';
import { plain, solvedPuzzleOf, usualGeometry } from './records.ts';

/** Texts of a notation, correct or with a few random edits. */
function textsOf(notation: Notation): fc.Arbitrary<string> {
  const good = usualGeometry
    .filter((shape) => shape.size <= 12 && supportsSize(notation, shape.size))
    .chain((shape) => fc.array(solvedPuzzleOf(shape), { minLength: 1, maxLength: 3 }))
    .map((all) =>
      formatPuzzles(
        all.map((puzzle) => ({ ...puzzle, line: 1 })),
        notation,
      ),
    );
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    gone: fc.nat(12),
    put: fc.oneof(
      fc.constantFrom('', '\n', '\r\n', '\r', '|', '"', '?', '1', '#', '\0', '😀'),
      fc.string(),
    ),
  });
  return fc.tuple(good, fc.array(change, { maxLength: 4 })).map(([text, changes]) =>
    changes.reduce((now, { at, gone, put }) => {
      const from = Math.floor(at * now.length);
      return now.slice(0, from) + put + now.slice(from + gone);
    }, text),
  );
}

const PIECES = [
  '1',
  '.',
  '0',
  'A',
  ' ',
  '|',
  '-',
  '---+---',
  '\n',
  '\r',
  '\r\n',
  ',',
  '"',
  '{',
  '}',
]
  .concat(['[', ']', ':', '#', '#A', '[Puzzle]', 'Grid 01', 'puzzle', '123456789', '\0', '\ufeff'])
  .concat(['{"puzzle":', '"..', '12 ', '.........', '1..4.2..3..1...2']);

const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 120 }).map((pieces) => pieces.join('')),
);

function inChunks(text: string, cuts: readonly number[], notation?: Notation): unknown[] {
  const reader = new PuzzleReader({ notation });
  const results: NotationResult[] = [];
  let from = 0;
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    results.push(...reader.push(text.slice(from, Math.min(cut, text.length))));
    from = Math.max(from, Math.min(cut, text.length));
  }
  return plain([...results, ...reader.push(text.slice(from)), ...reader.end()]);
}

const cuts = fc.array(fc.nat(2000), { maxLength: 12 });

/** Expects at least one result. Positions must be inside the text and ascending. */
function expectSound(text: string, results: readonly NotationResult[]): void {
  expect(results.length).toBeGreaterThan(0);
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  let before = 0;
  for (const result of results) {
    const { line, column } = result.ok ? { line: result.record.line, column: 1 } : result.error;
    expect(line).toBeGreaterThanOrEqual(before);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual(lines[line - 1].length + 1);
    if (result.ok) before = line;
  }
}

it('reads any text the same however it is cut', () => {
  fc.assert(
    fc.property(anyText, cuts, (text, at) => {
      const results = parsePuzzles(text);
      expectSound(text, results);
      expect(inChunks(text, at)).toEqual(plain(results));
    }),
    { numRuns: sized(20, 50) },
  );
});

describe.each(notations.map((notation) => [notation.id, notation] as const))(
  '%s',
  (_, notation) => {
    it('reads any text the same however it is cut', () => {
      fc.assert(
        fc.property(anyText, cuts, (text, at) => {
          const results = parsePuzzles(text, { notation });
          expectSound(text, results);
          expect(inChunks(text, at, notation)).toEqual(plain(results));
        }),
        { numRuns: sized(4, 12) },
      );
    });

    it('reads its own texts with random edits the same however they are cut', () => {
      fc.assert(
        fc.property(textsOf(notation), cuts, (text, at) => {
          const results = parsePuzzles(text, { notation });
          expectSound(text, results);
          expect(inChunks(text, at, notation)).toEqual(plain(results));
          expect(inChunks(text, at)).toEqual(plain(parsePuzzles(text)));
        }),
        { numRuns: sized(3, 6) },
      );
    });
  },
);
