import { describe, expect, it } from 'vitest';
import { count, countExactly, format, parse, rate, solve } from '../../src/index.ts';
import { notationById, notations } from '../../src/notation/all.ts';
import {
  lostBy,
  type NotationResult,
  type PuzzleRecord,
  supportsSize,
} from '../../src/notation/notation.ts';
import { formatPuzzles, parsePuzzles } from '../../src/notation/puzzle-reader.ts';

const BLANK = '.'.repeat(16);
const JIGSAW = '1112133243324442';
const RULES = [
  { kind: 'diagonal', down: true },
  { kind: 'killer', cells: [0, 1, 4], sum: 7 },
];

function text(members: object): string {
  return JSON.stringify({ puzzle: BLANK, ...members });
}

function recordsIn(text: string): readonly PuzzleRecord[] {
  return parsePuzzles(text, { variants: true }).map((result) => {
    if (!result.ok) throw new Error(result.error.found);
    return result.record;
  });
}

function read(members: object): NotationResult {
  return parse(text(members), undefined, { variants: true });
}

describe('a variant in JSON', () => {
  it.each([
    [{ regions: JIGSAW, constraints: RULES }, ['constraints', 'regions']],
    [{ constraints: RULES, name: 'Two rules' }, ['name', 'constraints']],
    [{ regions: JIGSAW }, ['regions']],
  ])('is read as it was written, in JSON and in CSV: %j', (members, lost) => {
    const result = read(members);
    if (!result.ok) throw new Error(result.error.found);
    expect(JSON.parse(format(result.record, 'json'))).toEqual({ puzzle: BLANK, ...members });
    expect(lostBy(notationById('rows')!, result.record)).toEqual(lost);
    const csv = notationById('csv')!;
    const row = formatPuzzles([result.record], csv);
    const [again] = parsePuzzles(row, { notation: csv, variants: true });
    expect(again.ok && JSON.parse(format(again.record, 'json'))).toEqual({
      puzzle: BLANK,
      ...members,
    });
    const name = 'regions' in members ? 'regions' : 'constraints';
    expect(parsePuzzles(row)).toMatchObject([
      { error: { code: 'variant', found: `the rule "${name}"` } },
    ]);
  });

  it('can be written in every notation, which says what it leaves out', () => {
    const bands = ['111122333111222333112222333', '444555666'.repeat(3), '777888999'.repeat(3)];
    const jigsaw = { puzzle: '.'.repeat(81), regions: bands.join('') };
    const { record } = parse(JSON.stringify(jigsaw), undefined, {
      variants: true,
    }) as NotationResult & { ok: true };
    for (const notation of notations.filter((it) => supportsSize(it, 9))) {
      const writer = notation.writer();
      expect(writer.record(record), notation.id).not.toBe('');
      const holds = notation.holds.includes('regions');
      expect(writer.lost(record), notation.id).toEqual(holds ? [] : ['regions']);
    }
  });

  it('has its own fields in a CSV file that also has classic puzzles', () => {
    const csv = notationById('csv')!;
    const variants = [{ regions: JIGSAW, constraints: RULES }, { regions: JIGSAW }, {}].map(read);
    const records = variants.flatMap((result) => (result.ok ? [result.record] : []));
    const rules = JSON.stringify(RULES).replaceAll('"', '""');
    const rows = `puzzle,regions,constraints\n${BLANK},${JIGSAW},"${rules}"\n${BLANK},${JIGSAW},\n${BLANK},,\n`;
    expect(formatPuzzles(records, csv)).toBe(rows);
    expect(formatPuzzles(recordsIn(rows), csv)).toBe(rows);
    const writer = csv.writer();
    writer.record(records[2]);
    expect(writer.lost(records[0])).toEqual(['regions', 'constraints']);
  });

  it.each(['json', 'csv', 'f-puzzles', 'sudokupad'])(
    'may have a size without boxes, and regions that are not connected, in %s',
    (id) => {
      const regions = '1122211223144335443355554';
      const puzzle = `5${'.'.repeat(24)}`;
      const notation = notationById(id)!;
      const records = recordsIn(JSON.stringify({ puzzle, regions }));
      const [again] = recordsIn(formatPuzzles(records, notation));
      expect(JSON.parse(format(again, 'json'))).toEqual({ puzzle, regions });
    },
  );

  it.each([
    ['constraints', 'killer', 'the rule "constraints": "killer"'],
    ['constraints', '"[{""kind"":""fish""}]"', '"fish"'],
    ['regions', '1112133243324443', 'the rule "regions"'],
  ])('is refused in CSV, if %s are %s', (column, field, found) => {
    const [result] = parsePuzzles(`puzzle,${column}\n${BLANK},${field}\n`, { variants: true });
    expect(result).toMatchObject({
      ok: false,
      error: { line: 2, column: field.startsWith('"') ? 19 : 18, found },
    });
  });

  it('is classic in CSV, if the columns say nothing else', () => {
    for (const field of ['1122112233443344', '', 'none']) {
      const text = `puzzle,regions\n${BLANK},${field}\n`;
      expect(formatPuzzles(recordsIn(text), notationById('csv')!)).toBe(text);
      expect(parsePuzzles(text)[0].ok).toBe(true);
    }
  });

  it('is an error for whoever knows no variants', () => {
    for (const members of [{ constraints: RULES }, { regions: JIGSAW }]) {
      const result = parse(text(members));
      const [name] = Object.keys(members);
      expect(result).toMatchObject({ error: { code: 'variant', found: `the rule "${name}"` } });
      expect(rate(text(members)).error).toMatchObject({ code: 'variant' });
    }
    const { record } = read({ constraints: RULES }) as NotationResult & { ok: true };
    expect(() => rate(record)).toThrow('expected a puzzle without constraints');
  });

  it('is an error with a place, if a constraint is wrong', () => {
    const [diagonal] = RULES;
    const wrong = { kind: 'killer', cells: [0, 16], sum: 7 };
    const result = read({ constraints: [diagonal, wrong] });
    const column = text({ constraints: [diagonal, wrong] }).indexOf('16]') + 1;
    expect(result).toMatchObject({
      error: { column, expected: 'a cell from 0 to 15 in constraints[1].cells[1]', found: '16' },
    });
    expect(read({ constraints: [{ kind: 'fish' }] })).toMatchObject({
      error: { expected: 'a kind of constraint in constraints[0].kind', found: '"fish"' },
    });
  });

  it('is refused if it has another rule beside those that are known', () => {
    for (const more of [{ thermo: [[0, 1]] }, { variant: 'sandwich' }]) {
      expect(read({ constraints: RULES, ...more })).toMatchObject({ error: { code: 'variant' } });
    }
    expect(read({ constraints: ['antiknight'] })).toMatchObject({ error: { code: 'variant' } });
  });

  it('is counted exactly, however many solutions it has', () => {
    const diagonals = [true, false].map((down) => ({ kind: 'diagonal', down }));
    const cage = { kind: 'killer', cells: [0, 1], sum: 5 };
    const exact = [diagonals, [...diagonals, cage]].map((constraints) => {
      const variant = JSON.stringify({ puzzle: '.'.repeat(36), constraints });
      const { count: exactly } = countExactly(variant);
      expect(count(variant, { limit: 10_000 })).toMatchObject({ count: Number(exactly) });
      return exactly;
    });
    expect(exact).toEqual([8_640n, 1_152n]);
  });

  it('is solved and counted', () => {
    const miracle = ['antiknight', 'antiking', 'nonconsecutive'].map((kind) => ({ kind }));
    const solved = solve(text({ regions: JIGSAW, constraints: RULES }));
    expect(solved).toMatchObject({ ok: true, kind: 'several' });
    const puzzle = `..1......2${'.'.repeat(71)}`;
    const known =
      '741396852285741396639285741174639285528174639963528174417963528852417963396852417';
    const answer = solve(JSON.stringify({ puzzle, constraints: miracle }));
    expect(answer).toMatchObject({ kind: 'proper', solution: known });
    expect(count(JSON.stringify({ puzzle: '.'.repeat(81), constraints: miracle }))).toEqual({
      ok: true,
      count: 72,
      complete: true,
    });
  });
});
