import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Random, randomGrid } from '@nonet/engine/generate';
import { CLASSIC, geometryOfSize } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import { describe, expect, it } from 'vitest';
import { dataPath, describeWithData } from '../../../test/shared-data.ts';
import { onlyFull, onlyQuick, sized } from '../../../test/size.ts';
import { nonet, startNonet } from './nonet.ts';

/** A puzzle that takes minutes without propagation. */
const SPARSE = `${'.'.repeat(14)}3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9`;
const WIKIPEDIA =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const EMPTY = '.'.repeat(81);
const JIGSAW = '{"puzzle":"1.34..1.3.......","regions":"1112133243324442"}';
const MIRACLE = fileURLToPath(new URL('../../../examples/miracle.json', import.meta.url));
/** A Node without WebAssembly. */
const WITHOUT = { NODE_OPTIONS: '--import=data:text/javascript,globalThis.WebAssembly=undefined' };

/** Returns random grids with some cells removed. In some of them, a digit is changed. */
function puzzles(seed: string, count: number): string[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const { digits } = randomGrid(CLASSIC, random);
    const givens = random.below(82);
    const cells = random.shuffle(Array.from(digits, (_, cell) => cell));
    const symbols = Array<string>(81).fill('.');
    for (const cell of cells.slice(0, givens)) symbols[cell] = String(digits[cell]);
    if (random.below(4) === 0) symbols[random.below(81)] = String(1 + random.below(9));
    return symbols.join('');
  });
}

onlyQuick(describe)('the kernel', () => {
  it.each([
    ['sukaku', 'solve'],
    ['sukaku', 'count'],
    ['pencilmarks', 'solve'],
    ['rows', 'solve'],
    ['csv', 'count'],
  ])('agrees with propagation on %s: %s', async (notation, command) => {
    const proper = puzzles('commands', 40).filter((cells) => cells.replaceAll('.', '').length > 24);
    const { stdout: input } = await nonet(['convert', '--to', notation], `${proper.join('\n')}\n`);
    const one = await nonet([command], input);
    expect(one).toEqual(await nonet([command, '--strategy', 'propagation'], input));
    expect(one).toEqual(await nonet([command, '--timeout', '100'], input));
  });

  it('lists solutions in order, up to the limit', async () => {
    const several = WIKIPEDIA.replace('53..7', '.....').replace('6..195', '......');
    for (const limit of [['--limit', '500'], ['--limit', '2', '--json'], ['--all']]) {
      const args = ['solve', ...limit];
      expect(await nonet(args, `${several}\n`)).toEqual(
        await nonet([...args, '--strategy', 'propagation'], `${several}\n`),
      );
    }
  });

  it('stops counting and listing after a timeout', async () => {
    const count = await nonet(['count', '--limit', '4000000000', '--timeout', '0.2'], `${EMPTY}\n`);
    expect(count).toEqual({
      status: 1,
      stdout: '# gave up after 0.2 s\n',
      stderr: 'stdin:1: gave up after 0.2 s\n',
    });
    const list = await nonet(['solve', '--all', '--timeout', '0.1'], `${EMPTY}\n`);
    expect([list.status, list.stderr]).toEqual([1, 'stdin:1: gave up after 0.1 s\n']);
    expect((await nonet(['solve', '--timeout', '60'], `${SPARSE}\n`)).status).toBe(0);
    expect((await nonet(['check', '--minimal', '--timeout', '60'], `${SPARSE}\n`)).stdout).toBe(
      'proper, minimal\n',
    );
  });

  it('prints + after a count that reached the limit, but not after an exact count', async () => {
    const input = `${EMPTY}\n${SPARSE}\n`;
    expect((await nonet(['count', '--limit', '200000'], input)).stdout).toBe('200000+\n1\n');
    const json = (await nonet(['count', '--limit', '1500', '--json'], input)).stdout.split('\n');
    const several = { kind: 'several', puzzle: EMPTY, count: '1500', complete: false };
    expect(JSON.parse(json[0])).toEqual({ line: 1, ...several });
  });
});

onlyFull(describe)('without SIMD', () => {
  const MINIMAL = puzzles('without SIMD', 60).filter(
    (cells) => cells.replaceAll('.', '').length > 24,
  );
  const SUKAKU = Array.from({ length: 81 }, (_, cell) =>
    cell % 9 === 0 ? '120000000' : '123456789',
  );

  const SIXTEEN = Array.from(
    randomGrid(geometryOfSize(16)!, new Random('sixteen')).digits,
    (digit, cell) => (cell % 3 === 0 ? '.' : symbolOf(digit)),
  ).join('');

  it.each([
    [['solve', '--threads', '2'], MINIMAL],
    [['solve', '--limit', '300'], MINIMAL],
    [['solve', '--limit', '3'], [SUKAKU.join('')]],
    [['solve'], [SIXTEEN]],
    [['solve'], [JIGSAW]],
    [
      ['count', '--limit', '1000'],
      [...MINIMAL, EMPTY],
    ],
    [['check', '--minimal'], MINIMAL],
    [['rate', '--scale', 'hodoku'], MINIMAL],
    [['generate', '-qn', '3', '--seed', 'simd', '--symmetry', 'rotate180', '--minimal'], []],
    [['generate', '-qn', '2', '--seed', 'simd', '--rating', '2.0..3.0'], []],
  ])('the command gives the same answers: %j', (args, lines) => {
    const input = lines.map((line) => `${line}\n`).join('');
    const withSimd = startNonet(args, input);
    expect(startNonet(args, input, undefined, WITHOUT)).toEqual(withSimd);
    expect(withSimd.stdout).not.toBe('');
  });

  it.each([
    ['canonical', WIKIPEDIA],
    ['solve', MIRACLE],
  ])('%s says what is missing', (command, puzzle) => {
    expect(startNonet([command, puzzle], '', undefined, WITHOUT)).toEqual({
      status: 2,
      stdout: '',
      stderr: 'expected WebAssembly with SIMD, found none\n',
    });
  });
});

onlyQuick(describeWithData)('euler', () => {
  it('uses the kernel by default', async () => {
    const { stdout, stderr } = await nonet(['euler', dataPath('puzzles/euler96.txt')]);
    expect(stdout).toBe('Ans = 24702\n');
    expect(stderr).toMatch(/^50 puzzles in [\d.]+ ms \(kernel\)\n$/);
  });
});

describeWithData('solution counts', () => {
  it('match the counts in the data file', async () => {
    const lines = readFileSync(dataPath('puzzles/several-solutions-10k.txt'), 'utf8').split(
      '\n',
      sized(40, 80),
    );
    const { stdout } = await nonet(['count'], `${lines.join('\n')}\n`);
    expect(stdout).toBe(`${lines.map((line) => line.split(' ')[1]).join('\n')}\n`);
  });
});
