import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Random, randomGrid } from '@nonet/engine/generate';
import { geometryOfSize } from '@nonet/engine/grid';
import {
  formatPuzzles,
  notations,
  PuzzleReader,
  packedCells,
  parsePuzzles,
} from '@nonet/engine/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../packages/cli/dist/commands/program.js';
import type { Streams } from '../packages/cli/dist/core/streams.js';
import { nonet } from '../packages/cli/test/nonet.ts';
import {
  anyFile,
  areAmong,
  type FileOfGrids,
  linesIn,
  namedTables,
  PLAIN,
  plainFile,
  SENTENCE,
  SEPARATORS,
} from './reading/files-of-grids.ts';
import { HARD, inRows, NINE } from './reading/grids.ts';
import { gridsInJson } from './reading/readers.ts';
import { sized } from './size.ts';

// Files of random grids with names, dashes, counts, comments and sentences between them.

interface Read {
  readonly grids: readonly string[];
  /** The lines on which the grids begin. */
  readonly lines: readonly number[];
  /** The lines of the errors. */
  readonly errors: readonly number[];
  /** The first line that was skipped, or 0. */
  readonly skipped: number;
}

function read(text: string): Read {
  const reader = new PuzzleReader();
  const results = [...reader.push(text), ...reader.end()];
  return {
    skipped: reader.skipped?.line ?? 0,
    grids: results.flatMap((one) => (one.ok ? [packedCells(one.record.givens)] : [])),
    lines: results.flatMap((one) => (one.ok ? [one.record.line] : [])),
    errors: results.flatMap((one) => (one.ok ? [] : [one.error.line])),
  };
}

/**
 * All grids of the file, or an error in it or a line that is skipped, and never a grid that is not
 * in it.
 */
function expectNothingInvented({ grids, errors, skipped }: Read, file: FileOfGrids): void {
  const shown = `${file.made}\n${file.text}`;
  expect(areAmong(grids, file.grids), shown).toBe(true);
  const said = skipped > 0 ? [...errors, skipped] : errors;
  if (grids.length < file.grids.length) expect(said.length, shown).toBeGreaterThan(0);
  for (const line of said) {
    expect(line, shown).toBeGreaterThanOrEqual(1);
    expect(line, shown).toBeLessThanOrEqual(linesIn(file.text));
  }
}

const RUNS = sized(40, 60);
/** The same files every time. */
const SEED = 2239;

interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command on a file that arrives in chunks of at most this many bytes. */
async function outcomeOf(command: string, bytes: Uint8Array, most: number): Promise<Outcome> {
  const answers = new PassThrough({ highWaterMark: 1 << 16 });
  let stdout = '';
  let stderr = '';
  answers.on('data', (chunk: Buffer) => {
    stdout += chunk.toString('latin1');
  });
  const write = (text: string) => (stderr += text);
  const streams: Streams = {
    async *open() {
      for (let from = 0; from < bytes.length; from += most) {
        yield await Promise.resolve(bytes.slice(from, from + most));
      }
    },
    answers,
    messages: { write },
    notes: { write },
  };
  const status = await run([...command.split(' '), 'file'], streams);
  await new Promise((resolve) => answers.end(resolve));
  return { status, stdout, stderr };
}

describe('a file of grids', () => {
  it.each(PLAIN)('in the notation %s has the grids that were put in', (id) => {
    fc.assert(
      fc.property(plainFile([id]), (file) => {
        const { text, grids, lines, hasErrors, made } = file;
        const got = read(text);
        const errors = hasErrors ? got.errors : [];
        expect(got, `${made}\n${text}`).toMatchObject({ grids, lines, errors });
      }),
      { numRuns: Math.ceil(RUNS / PLAIN.length), seed: SEED },
    );
  });

  it('in any notations has no other grids, and says where it is wrong', () => {
    fc.assert(
      fc.property(anyFile, (file) => expectNothingInvented(read(file.text), file)),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('with names of rows and columns has no other grids', () => {
    fc.assert(
      fc.property(namedTables, (file) => expectNothingInvented(read(file.text), file)),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('without one of its lines has no other grids', () => {
    // A table of 8 rows with a blank after each may be 8×8, with a comma at the end of its lines.
    const ids = PLAIN.filter((id) => id !== 'lists' && id !== 'table');
    const cut = fc.tuple(plainFile(ids), fc.nat());
    fc.assert(
      fc.property(cut, ([file, at]) => {
        const lines = file.text.split(/\r\n|\r|\n/);
        const text = lines.toSpliced(at % lines.length, 1).join('\n');
        const { grids, errors, skipped } = read(text);
        const shown = `line ${1 + (at % lines.length)} cut from ${file.made}\n${file.text}`;
        expect(areAmong(grids, file.grids), shown).toBe(true);
        const said = errors.length + skipped;
        if (grids.length < file.grids.length - 1) expect(said, shown).toBeGreaterThan(0);
      }),
      { numRuns: sized(40, 60), seed: SEED },
    );
  });

  it('is the same on the command line, in chunks of any size', async () => {
    const chunked = fc.tuple(fc.oneof(plainFile(PLAIN), anyFile), fc.integer({ min: 1, max: 300 }));
    await fc.assert(
      fc.asyncProperty(chunked, async ([file, most]) => {
        const bytes = new TextEncoder().encode(file.text);
        const { status, stdout, stderr } = await outcomeOf('convert --to json', bytes, most);
        const grids = gridsInJson(stdout);
        const { grids: expected, errors } = read(file.text);
        const shown = `${file.made}\n${file.text}\n${stderr}`;
        expect(grids, shown).toEqual(expected);
        expect(status, shown).toBe(errors.length > 0 ? 2 : 0);
      }),
      { numRuns: sized(12, 24), seed: SEED },
    );
  });
});

describe('letters for digits', () => {
  const alphabets: readonly (readonly [size: number, symbols: string])[] = [
    [16, '0123456789ABCDEF'],
    [16, 'ABCDEFGHIJKLMNOP'],
    [16, 'abcdefghijklmnop'],
    [25, 'ABCDEFGHIJKLMNOPQRSTUVWXY'],
  ];
  const plain = notations.filter(({ id }) => PLAIN.includes(id) && id !== 'ss');

  it.each(alphabets)(
    'size %i with %s: they are the same digits when they are written and read again',
    (size, symbols) => {
      const random = new Random(symbols);
      for (let round = 0; round < sized(2, 3); round++) {
        const { geometry, digits } = randomGrid(geometryOfSize(size)!, random);
        const density = 4 + random.below(5);
        const givens = digits.map((digit) => (random.below(10) < density ? digit : 0));
        const expected = packedCells({ geometry, digits: givens });
        const blank = '.-'[random.below(2)];
        const cells = Array.from(givens, (digit) => (digit ? symbols[digit - 1] : blank)).join('');
        const text = random.below(2) ? cells : inRows(cells);
        const results = parsePuzzles(text);
        const records = results.flatMap((one) => (one.ok ? [one.record] : []));
        expect(
          records.map((record) => packedCells(record.givens)),
          text,
        ).toEqual([expected]);
        for (const notation of plain) {
          const again = formatPuzzles(records, notation);
          expect(read(again).grids, `${notation.id}\n${again}`).toEqual([expected]);
        }
      }
    },
  );
});

/** A file with one puzzle per line, and other lines between some of them. */
function linesOf(random: Random, count: number): string {
  const puzzles = [...NINE, ...HARD];
  const names = Object.keys(SEPARATORS);
  const separator = SEPARATORS[names[random.below(names.length)]];
  const rare = [2, 10, 100][random.below(3)];
  const start = ['', `${count}\n`, 'Some puzzles:\n', '# puzzles\n'][random.below(4)];
  let text = start;
  for (let index = 0; index < count; index++) {
    if (index > 0 && random.below(rare) === 0) text += separator(index, 9);
    text += `${puzzles[random.below(puzzles.length)]}\n`;
  }
  return text;
}

describe('a file with one puzzle per line, and others between them', () => {
  it.each([
    [sized(2, 4), 150],
    [sized(1, 2), sized(1_000, 3_000)],
  ])(
    '%i files give the same answers as bytes and as text, on 1 and 2 threads',
    async (files, count) => {
      const random = new Random(`reading ${count}`);
      for (let round = 0; round < files; round++) {
        const text = linesOf(random, count);
        const bytes = new TextEncoder().encode(text);
        const most = [50, 1_000, 1 << 17][count > 1_000 ? 2 : random.below(3)];
        // With a time limit, lines are read as records.
        const expected = await outcomeOf('solve --timeout 1000', bytes, most);
        const shown = `round ${round}\n${text.slice(0, 2_000)}`;
        for (const threads of [1, 2]) {
          const got = await outcomeOf(`solve --threads ${threads}`, bytes, most);
          expect(got.stderr, shown).toBe(expected.stderr);
          expect(got.status, shown).toBe(expected.status);
          expect(got.stdout === expected.stdout, shown).toBe(true);
        }
        const solved = expected.stdout.split('\n').filter((line) => /^[1-9]{81}/.test(line));
        expect(solved.length, shown).toBe(count);
        const mayFail = text.includes(SEPARATORS[SENTENCE](1, 9)) || /\n\d+\n/.test(text);
        if (!mayFail) expect(expected.status, shown).toBe(0);
      }
    },
  );

  it('give the same answers in parts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nonet-reading-'));
    const path = join(folder, 'puzzles.txt');
    const random = new Random('parts');
    for (let round = 0; round < sized(2, 3); round++) {
      const text = linesOf(random, 60);
      writeFileSync(path, text);
      const whole = await nonet(['solve', path]);
      const of = 2 + random.below(4);
      let parts = '';
      for (let part = 1; part <= of; part++) {
        const { stdout, status } = await nonet(['solve', '--part', `${part}/${of}`, path]);
        parts += stdout;
        expect(status, text).toBeLessThanOrEqual(whole.status!);
      }
      // The message of an error has the name of the part.
      const solutions = (stdout: string) => stdout.replace(/^#.*$/gm, '#');
      expect(solutions(parts), text).toBe(solutions(whole.stdout));
    }
    rmSync(folder, { recursive: true });
  });
});
