import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import type { Geometry } from '../../src/grid/geometry.ts';
import { placedDigits } from '../../src/grid/placed-digits.ts';
import { notationById, notations } from '../../src/notation/all.ts';
import { type PuzzleRecord, supportsSize } from '../../src/notation/notation.ts';
import { formatPuzzles, parsePuzzles } from '../../src/notation/puzzle-reader.ts';
import {
  anyGridOf,
  candidatesIn,
  contentOf,
  isClassicOnly,
  note,
  solvedPuzzleOf,
  unusualGeometry,
  usualGeometry,
} from './records.ts';

type Records = (shape: Geometry) => fc.Arbitrary<PuzzleRecord>;

const bare: Records = (shape) => anyGridOf(shape).map((givens) => ({ givens, line: 1 }));

const commented: Records = (shape) =>
  fc
    .tuple(anyGridOf(shape), fc.option(note, { nil: undefined }))
    .map(([givens, comment]) => ({ givens, ...(comment && { comment }), line: 1 }));

const candidates: Records = (shape) =>
  candidatesIn(shape).map((pencilmarks) => ({
    givens: placedDigits(pencilmarks),
    pencilmarks,
    line: 1,
  }));

const headed: Records = (shape) =>
  fc.tuple(anyGridOf(shape), fc.option(note), fc.option(note)).map(([givens, name, comment]) => ({
    givens,
    ...(name && { name }),
    ...(comment && { comment }),
    line: 1,
  }));

const numbered: Records = (shape) =>
  fc
    .tuple(anyGridOf(shape), fc.integer({ min: 0, max: 999 }))
    .map(([givens, number]) => ({ givens, name: `Grid ${number}`, line: 1 }));

const solved: Records = (shape) =>
  fc
    .tuple(solvedPuzzleOf(shape), fc.boolean())
    .map(([{ givens, solution }, isKnown]) => ({ givens, ...(isKnown && { solution }), line: 1 }));

const everything: Records = (shape) =>
  fc
    .tuple(solved(shape), headed(shape), fc.option(candidatesIn(shape)))
    .map(([record, { name, comment }, pencilmarks]) => ({
      ...record,
      ...(name && { name }),
      ...(comment && { comment }),
      ...(pencilmarks && { pencilmarks }),
    }));

const solvedAnd: Records = (shape) =>
  fc.tuple(solved(shape), headed(shape)).map(([record, { name, comment }]) => ({
    ...record,
    ...(name && { name }),
    ...(comment && { comment }),
  }));

/** Like `solvedAnd`, without comments. */
const titled: Records = (shape) =>
  fc
    .tuple(solved(shape), fc.option(note))
    .map(([record, name]) => ({ ...record, ...(name && { name }) }));

/** Givens or candidates, and an optional comment. */
const marked: Records = (shape) =>
  fc
    .tuple(fc.oneof(bare(shape), candidates(shape)), fc.option(note))
    .map(([record, comment]) => ({ ...record, ...(comment && { comment }) }));

/** Givens, and pencilmarks with some candidates deleted. */
const begun: Records = (shape) =>
  fc
    .tuple(solvedPuzzleOf(shape), fc.array(fc.nat(9 * shape.cells - 1), { maxLength: 60 }))
    .map(([{ givens }, deleted]) => {
      const { geometry, candidates } = candidatesOf(givens);
      const rest = candidates.map((set, cell) => {
        if (givens.digits[cell] > 0) return set;
        return deleted.reduce(
          (left, at) => (at % 81 === cell ? left & ~(1 << (at / 81)) : left),
          set,
        );
      });
      const isBare = rest.every((set, cell) => set === candidates[cell]);
      const pencilmarks = { geometry, candidates: rest };
      const isPlaced = placedDigits(pencilmarks).digits.some(
        (d, cell) => d !== givens.digits[cell],
      );
      return { givens, ...((!isBare || isPlaced) && { pencilmarks }), line: 1 };
    });

/** Notation → records with everything that it can hold. */
const HELD: Record<string, Records> = {
  line: commented,
  rows: bare,
  spaced: bare,
  lists: bare,
  table: bare,
  euler: numbered,
  block: bare,
  sdm: commented,
  sdk: headed,
  sdx: candidates,
  ss: bare,
  hodoku: begun,
  opensudoku: bare,
  pencilmarks: candidates,
  sukaku: (shape) =>
    fc
      .tuple(candidates(shape), fc.option(note))
      .map(([record, comment]) => ({ ...record, ...(comment && { comment }) })),
  csv: solved,
  json: everything,
  ipuz: titled,
  'f-puzzles': solvedAnd,
  sudokupad: solvedAnd,
  sudokuwiki: marked,
  'sudoku-exchange': commented,
  'sudoku-coach': commented,
  solo: commented,
};

it('covers every notation', () => {
  expect(Object.keys(HELD).sort()).toEqual(notations.map((notation) => notation.id).sort());
});

describe.each(Object.keys(HELD))('%s', (id) => {
  const notation = notationById(id)!;

  it('reads back what it writes in every usual size', () => {
    const shapes = usualGeometry.filter(({ size }) => supportsSize(notation, size));
    const records = shapes.chain((shape) => fc.array(HELD[id](shape), { maxLength: 4 }));
    fc.assert(
      fc.property(records, (written) => {
        fc.pre(written.length > 0);
        const read = parsePuzzles(formatPuzzles(written, notation), { notation });
        const contents = read.map((result) =>
          result.ok ? contentOf(result.record) : result.error,
        );
        expect(contents).toEqual(written.map(contentOf));
      }),
      { numRuns: sized(4, 14) },
    );
  });

  if (isClassicOnly(notation)) return;

  it('reads back what it writes in a given shape', () => {
    const shapes = unusualGeometry.filter(({ size }) => supportsSize(notation, size));
    const records = shapes.chain((shape) => fc.tuple(HELD[id](shape), HELD[id](shape)));
    fc.assert(
      fc.property(records, (written) => {
        const { geometry } = written[0].givens;
        const read = parsePuzzles(formatPuzzles(written, notation), { notation, geometry });
        const contents = read.map((result) =>
          result.ok ? contentOf(result.record) : result.error,
        );
        expect(contents).toEqual(written.map(contentOf));
      }),
      { numRuns: sized(4, 9) },
    );
  });
});

it.each(['block', 'ss', 'pencilmarks', 'json', 'ipuz', 'f-puzzles', 'sudokupad'])(
  '%s stores an unusual shape',
  (id) => {
    const notation = notationById(id)!;
    const record = unusualGeometry.chain(id === 'pencilmarks' ? candidates : bare);
    fc.assert(
      fc.property(record, (written) => {
        const [read] = parsePuzzles(formatPuzzles([written], notation), { notation });
        expect(read.ok && contentOf(read.record)).toEqual(contentOf(written));
      }),
      { numRuns: sized(4, 9) },
    );
  },
);

it.each(['line', 'csv', 'json', 'sdm'])('%s holds records of different sizes', (id) => {
  const notation = notationById(id)!;
  const records = fc.array(usualGeometry.chain(HELD[id]), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(records, (written) => {
      const read = parsePuzzles(formatPuzzles(written, notation), { notation });
      const contents = read.map((result) => (result.ok ? contentOf(result.record) : result.error));
      expect(contents).toEqual(written.map(contentOf));
    }),
    { numRuns: sized(4, 9) },
  );
});
