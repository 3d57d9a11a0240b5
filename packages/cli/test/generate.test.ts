import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical } from '@nonet/engine/grid';
import { notations, packedCells, parsePuzzles } from '@nonet/engine/notation';
import { solvePuzzle } from '@nonet/engine/solve';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyFull, onlyQuick, sized } from '../../../test/size.ts';
import { nonet } from './nonet.ts';

const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const LATTICE = '..1...1...1.1.1.1.1...1...1.1.....1...1.1.1...1.....1.1...1...1.1.1.1.1...1...1..';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonet-generate-'));
  const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  put('solution.txt', `${SOLUTION}\n`);
  put('lattice.txt', `${LATTICE}\n`);
  put('few.txt', `${'1'.repeat(16)}${'.'.repeat(65)}\n`);
  put('blank-rows.txt', `${'.'.repeat(18)}${'1'.repeat(63)}\n`);
  put('six.txt', `${'1'.repeat(36)}\n`);
  put('conflict.txt', `11${'.'.repeat(79)}\n`);
  put('large.txt', `${'.'.repeat(256)}\n`);
  put('blank.txt', '\n# no puzzle\n');
  put('short.txt', `${SOLUTION.slice(1)}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Uses one thread: to start another one takes longer than to make a few puzzles. */
const run = (...args: string[]) => nonet([args[0], '--threads', '1', ...args.slice(1)], '', folder);
const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);

describe('nonet generate', () => {
  const commands: readonly (readonly [name: string, args: readonly string[], count: number])[] = [
    ['generate', ['--minimal'], sized(30, 60)],
    ['generate', ['--size', '2x2', '--distinct'], sized(10, 30)],
    ['grid', ['--diagonal', '--to', 'line'], sized(200, 300)],
    ['generate', ['--rating', '3.0..4.0', '--json'], 60],
    ['generate', ['--symmetry', 'rotate180', '--givens', '26..28', '--solutions'], 400],
    ['generate', ['--pattern', 'lattice.txt'], 60],
    ['generate', ['--pearl'], 60],
    ['generate', ['--size', '2x3'], 200],
    ['grid', ['--to', 'line'], 10_000],
    ['grid', ['--size', '3x4', '--to', 'line'], 300],
    ['generate', ['--variant', 'jigsaw,odd-even'], 24],
  ];
  it.each(commands.slice(0, sized(3, commands.length)))(
    '%s %j prints the same bytes on any number of threads and after --skip',
    async (command, args, count) => {
      const made = (...more: string[]) => run(command, '--seed', 'same', ...args, ...more);
      const alone = await made('--count', `${count}`, '--threads', '1');
      expect([alone.status, alone.stderr]).toEqual([0, '']);
      expect(new Set(linesOf(alone.stdout)).size).toBe(count);
      const half = await made(
        '--count',
        `${count / 2}`,
        '--skip',
        `${count / 2}`,
        '--threads',
        '2',
      );
      expect(half.stdout).toBe(
        `${linesOf(alone.stdout)
          .slice(count / 2)
          .join('\n')}\n`,
      );
    },
  );

  onlyQuick(it)('prints a random seed, which makes the same puzzles again', async () => {
    const { stderr, stdout } = await run('generate', '--count', '3');
    const [, seed] = /^seed (\S{8})\n$/.exec(stderr) ?? [];
    expect(seed).toBeDefined();
    expect((await run('generate', '--count', '3', '--seed', seed!)).stdout).toBe(stdout);
  });

  onlyQuick(it).each(['line', 'csv', 'json'])(
    'writes solutions beside the puzzles: %s',
    async (to) => {
      const { stdout } = await run(
        'generate',
        '--count',
        '5',
        '--seed',
        's',
        '--solutions',
        '--to',
        to,
      );
      const records = parsePuzzles(stdout).map((read) => {
        if (!read.ok) throw new Error(read.error.expected);
        return read.record;
      });
      expect(records).toHaveLength(5);
      for (const { comment, givens, solution } of records) {
        const written = solution ? packedCells(solution) : comment;
        const found = solvePuzzle({ givens });
        expect(found.count).toBe(1);
        expect(written).toBe(packedCells(found.solution!));
      }
    },
  );

  onlyQuick(it)('closes the tags of a notation', async () => {
    const { stdout } = await run('generate', '--count', '2', '--seed', 's', '--to', 'opensudoku');
    expect(parsePuzzles(stdout).map(({ ok }) => ok)).toEqual([true, true]);
    expect(stdout.trimEnd().endsWith('>')).toBe(true);
  });

  onlyQuick(it)('makes puzzles of a solution given as a file or as cells', async () => {
    const args = ['generate', '--seed', 'f', '--count', '3', '--solutions'];
    const file = await run(...args, '--from', 'solution.txt');
    expect(file.status).toBe(0);
    expect(await run(...args, '--from', SOLUTION)).toEqual(file);
    for (const line of linesOf(file.stdout)) expect(line.slice(82)).toBe(SOLUTION);
  });

  onlyQuick(it)('excludes puzzles equivalent to its own or to any in a file', async () => {
    const formOf = (line: string): string => {
      const [read] = parsePuzzles(`${line}\n`);
      if (!read.ok) throw new Error(line);
      return packedCells(canonical(read.record.givens).grid);
    };
    const first = await run(
      'generate',
      '--size',
      '2x2',
      '--distinct',
      '--count',
      '20',
      '--seed',
      'a',
    );
    writeFileSync(join(folder, 'known.txt'), first.stdout);
    const against = ['--against', 'known.txt', '--seed', 'b', '--count', '16'];
    const second = await run('generate', '--size', '2x2', ...against);
    expect([second.status, second.stderr]).toEqual([0, '']);
    const lines = [...linesOf(first.stdout), ...linesOf(second.stdout)];
    expect(new Set(lines.map(formOf)).size).toBe(36);
  });

  onlyQuick(it)('makes puzzles of a level, with a technique', async () => {
    const args = ['--level', 'hard', '--technique', 'w-wing', '--count', '1', '--seed', 'w'];
    const { stdout } = await run('generate', ...args);
    const rated = await nonet(['rate', '--scale', 'hodoku', '--steps'], stdout);
    expect(rated.stdout.match(/\tHard\t/g)).toHaveLength(1);
    expect(rated.stdout).toContain('w wing');
    expect((await run('generate', ...args, '--scale', 'hodoku')).stdout).toBe(stdout);
  });

  onlyQuick(it).each([
    [
      ['--technique', 'xy-wing'],
      ['--technique', 'XY-Wing'],
    ],
    [
      ['--technique', 'xy-wing'],
      ['--technique', 'xywing'],
    ],
    [
      ['--technique', 'locked-candidates-1'],
      ['--technique', 'Pointing'],
    ],
    [
      ['--without', 'x-wing,w-wing'],
      ['--without', 'X윙, W-Wing'],
    ],
    [
      ['--rating', '1.0..2.3'],
      ['--rating', '..2.3'],
    ],
    [
      ['--rating', '7.0..12.0'],
      ['--rating', '7.0..'],
    ],
    [
      ['--givens', '28..81'],
      ['--givens', '28..'],
    ],
    [
      ['--size', '2x3'],
      ['--size', '6x6'],
    ],
    [
      ['--size', '2x3'],
      ['--size', '6'],
    ],
    [
      ['--size', '3x3'],
      ['--size', '9x9'],
    ],
    [
      ['--size', '4x4'],
      ['--size', '16'],
    ],
  ])('reads %j and %j as the same', async (one, other) => {
    const made = await run('generate', '--seed', 'same', ...one);
    expect(await run('generate', '--seed', 'same', ...other)).toEqual(made);
    expect(made.status).toBe(0);
  });

  onlyQuick(it).each([
    [['--level', 'evil'], "error: option '--level <name>' argument 'evil' is invalid."],
    [['--technique', 'magic'], 'expected a technique of HoDoKu (full-house, naked-single,'],
    [['--score', 'high'], 'expected a score or a range such as 1000..1200, found "high"'],
    [['--scale', 'se', '--level', 'hard'], 'error: --scale se cannot be used with --level'],
    [['--scale', 'hodoku', '--pearl'], 'error: --scale hodoku cannot be used with --rating'],
    [['--level', 'hard', '--rating', '7.0'], 'choose one scale'],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await nonet(['generate', ...args]);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  onlyQuick(it)('makes variants, with their rules as JSON', async () => {
    const args = ['--variant', 'killer,jigsaw', '--size', '6', '--count', '2', '--seed', 'v'];
    const { status, stdout } = await run('generate', ...args);
    expect(status).toBe(0);
    const counted = linesOf((await nonet(['count', '-'], stdout, folder)).stdout);
    expect(counted.map((line) => JSON.parse(line).kind)).toEqual(['proper', 'proper']);
    const solved = await nonet(['solve', '-'], stdout, folder);
    const told = await run('generate', ...args, '--solutions');
    const solutionsIn = (text: string) => linesOf(text).map((line) => JSON.parse(line).solution);
    expect(solutionsIn(told.stdout)).toEqual(solutionsIn(solved.stdout));
    const [first] = linesOf((await run('generate', ...args, '--json')).stdout);
    const { constraints, regions } = JSON.parse(first);
    const { solution } = JSON.parse(linesOf(told.stdout)[0]);
    expect(JSON.parse(first)).toEqual({
      seed: 'v',
      number: 1,
      puzzle: '.'.repeat(36),
      solution,
      regions,
      constraints,
      givens: 0,
    });
    expect(new Set(regions).size).toBe(6);
    expect(constraints[0]).toMatchObject({ kind: 'killer' });
  });

  it.each([
    ['7.0..7.3', 7.0, 7.3],
    ['1.5', 1.5, 1.5],
  ])('makes puzzles with a rating: %s', async (range, from, to) => {
    const count = sized(1, 3);
    const args = ['--rating', range, '--count', `${count}`, '--seed', 'r'];
    const { stdout } = await run('generate', ...args);
    const made = linesOf((await run('generate', ...args, '--json')).stdout);
    const rated = linesOf((await nonet(['rate', '-'], stdout, folder)).stdout);
    expect(rated).toHaveLength(count);
    rated.forEach((line, i) => {
      const [puzzle, ...ratings] = line.split('\t');
      const [er, ep, ed] = ratings.map(Number);
      expect(er).toBeGreaterThanOrEqual(from);
      expect(er).toBeLessThanOrEqual(to);
      expect(JSON.parse(made[i])).toMatchObject({ puzzle, scale: 'se', er, ep, ed });
    });
  });

  onlyQuick(it)('makes pearls and diamonds', async () => {
    const { stdout } = await run('generate', '--pearl', '--count', '2', '--seed', 'p');
    const args = ['--diamond', '--rating', '1.0..1.2', '--count', '2', '--seed', 'p'];
    const diamonds = await run('generate', ...args);
    const rated = await nonet(['rate', '-'], `${stdout}${diamonds.stdout}`, folder);
    const ratings = linesOf(rated.stdout).map((line) => line.split('\t').slice(1));
    expect(ratings).toHaveLength(4);
    for (const [er, ep] of ratings) expect(ep).toBe(er);
    for (const [er, , ed] of ratings.slice(2)) expect(ed).toBe(er);
  });

  onlyQuick(it)('says that a technique is rare', async () => {
    const ran = await run('generate', '--technique', 'franken-x-wing', '--tries', '9', '-s', 'v');
    expect(ran).toMatchObject({ status: 1, stdout: '' });
    expect(ran.stderr).toMatch(
      /^franken-x-wing is rare: .* takes up to 1 second; --tries changes how long\npuzzle 1: none of 9 /,
    );
    const found = await run('generate', '--technique', 'jellyfish', '-s', 'v');
    expect(found).toMatchObject({ status: 0, stderr: '' });
  });

  onlyQuick(it)('says how far the attempts were from the rating', async () => {
    const ran = await run('generate', '--rating', '10.5', '--tries', '30', '--seed', 'v');
    expect([ran.status, ran.stdout]).toEqual([1, '']);
    expect(ran.stderr).toMatch(
      /^puzzle 1: none of 30 attempts had a rating of 10\.5; 30 easier \(up to \d\.\d\) \(--tries allows more\)\n$/,
    );
  });

  onlyFull(it)('stops when there are no more puzzles', async () => {
    const args = ['--size', '2x2', '--distinct', '--tries', '1000', '--count', '100'];
    const ran = await run('generate', '--seed', 'x', ...args);
    expect(linesOf(ran.stdout)).toHaveLength(36);
    expect([ran.status, ran.stderr]).toEqual([
      1,
      'puzzle 37: each of the latest puzzles was equivalent to an earlier puzzle or an excluded puzzle (--tries allows more)\n',
    ]);
    expect(await run('generate', '--seed', 'x', '--threads', '2', ...args)).toEqual(ran);
  });

  onlyQuick(it)('stops at the first puzzle it cannot find, and reports the attempts', async () => {
    const args = ['--givens', '20', '--tries', '400', '--count', '3', '--seed', 'v'];
    const ran = await run('generate', ...args, '--threads', '1');
    expect(ran.status).toBe(1);
    expect(ran.stderr).toMatch(
      /^puzzle 1: none of 400 attempts had 20 givens; they had 2\d to 2\d givens \(--tries allows more\)\n$/,
    );
    expect(await run('generate', ...args, '--threads', '2')).toEqual(ran);
    const minimal = await run(
      'generate',
      '--givens',
      '50',
      '--minimal',
      '--tries',
      '300',
      '--seed',
      'v',
    );
    expect(minimal.status).toBe(1);
    expect(minimal.stderr).toMatch(
      /^puzzle 1: none of 300 attempts was a minimal puzzle with 50 givens/,
    );
  });
});

const NO_FILE = 'expected a file, found nothing with that name';
const NO_PUZZLE = 'expected a puzzle, found nothing';
const PAST_THE_END =
  'expected --skip + --count to be at most 9007199254740991, found 9007199254740991 + 3';
const BAD = ' is invalid. ';
const HOLD_RULES = notations
  .filter(({ holds }) => holds.includes('constraints'))
  .map(({ id }) => id);
const FEWEST = 'no proper 9×9 puzzle has fewer than 17 givens (McGuire, Tugemann and Civario 2012)';

/** Arguments and error message. If `isParsed` is set, a hint to the help follows the message. */
const REFUSED: readonly (readonly [line: string, message: string, isParsed?: boolean])[] = [
  [
    'generate --count 0',
    `option '-n, --count <n>' argument '0'${BAD}expected a whole number of at least 1, found "0"`,
    true,
  ],
  ['generate --count', "option '-n, --count <n>' argument missing", true],
  [
    'generate --skip -1',
    `option '--skip <n>' argument '-1'${BAD}expected a whole number, found "-1"`,
    true,
  ],
  [
    'generate --givens few',
    `option '--givens <n>' argument 'few'${BAD}expected a number of givens or a range such as 22..26, found "few"`,
    true,
  ],
  [
    'generate --givens 22...26',
    `option '--givens <n>' argument '22...26'${BAD}expected a number of givens or a range such as 22..26, found "22...26"`,
    true,
  ],
  [
    'generate --rating hard',
    `option '--rating <n>' argument 'hard'${BAD}expected a rating or a range such as 7.0..7.3, found "hard"`,
    true,
  ],
  [
    'generate --rating 7.25',
    `option '--rating <n>' argument '7.25'${BAD}expected a rating or a range such as 7.0..7.3, found "7.25"`,
    true,
  ],
  [
    'generate --rating 7.3..7.0',
    `option '--rating <n>' argument '7.3..7.0'${BAD}expected a range from a smaller to a larger number, found "7.3..7.0"`,
    true,
  ],
  [
    'generate --technique xwin',
    `option '--technique <id>' argument 'xwin'${BAD}expected a technique of HoDoKu, such as x-wing, found "xwin"`,
    true,
  ],
  [
    'generate --without x-wing,wing',
    `option '--without <ids>' argument 'x-wing,wing'${BAD}expected a technique of HoDoKu, such as x-wing or w-wing, found "wing"`,
    true,
  ],
  [
    'generate --technique finned-mutant-squirmbag',
    `option '--technique <id>' argument 'finned-mutant-squirmbag'${BAD}expected a technique of HoDoKu's path, found "finned-mutant-squirmbag", for which it does not look`,
    true,
  ],
  ['generate --rating 12.1', 'expected ratings of 1.0 to 12.0, got 12.1'],
  ['generate --rating 2.0 --size 2x3', 'only 9×9 puzzles have ratings, not 6×6 with boxes of 2×3'],
  ['generate --pearl --size 2x2', 'only 9×9 puzzles have ratings, not 4×4 with boxes of 2×2'],
  [
    'generate --symmetry round',
    `option '--symmetry <name>' argument 'round'${BAD}expected a symmetry (none, rotate180, rotate90, horizontal, vertical, diagonal, antidiagonal, full), found "round"`,
    true,
  ],
  [
    'generate --size 7',
    `option '--size <box>' argument '7'${BAD}expected a box such as 2x3, with at least 2 rows, at least 2 columns and at most 25 cells, or the size of a grid (4, 6, 8, 9, 10, 12, 15, 16, 20, 25), found "7"`,
    true,
  ],
  [
    'generate --tries 0',
    `option '--tries <n>' argument '0'${BAD}expected a whole number of at least 1, found "0"`,
    true,
  ],
  [
    'generate --threads two',
    `option '-j, --threads <n>' argument 'two'${BAD}expected a whole number of at least 1, found "two"`,
    true,
  ],
  ['generate --quickly', "unknown option '--quickly'", true],
  ['generate x', "too many arguments for 'generate'. Expected 0 arguments but got 1.", true],
  ['generate --givens 16', `${FEWEST}; 16 requested`],
  [
    'generate --givens 26..22',
    `option '--givens <n>' argument '26..22'${BAD}expected a range from a smaller to a larger number, found "26..22"`,
    true,
  ],
  ['generate --givens 99', 'a 9×9 grid has 81 cells, fewer than 99'],
  ['generate --givens 30 --symmetry rotate90', 'no pattern with symmetry rotate90 has 30 givens'],
  ['generate --pattern few.txt', `${FEWEST}; 16 requested`],
  [
    'generate --pattern blank-rows.txt',
    'no puzzle with this pattern is proper: row 1 and row 2 are blank and could be swapped',
  ],
  ['generate --pattern lattice.txt --givens 27', 'a pattern already fixes the number of givens'],
  ['generate --pattern lattice.txt --symmetry full', 'a pattern already fixes the symmetry'],
  [
    `generate --pattern six.txt --from ${SOLUTION}`,
    'the pattern is 6×6 with boxes of 2×3, but the puzzles are 9×9 with boxes of 3×3',
  ],
  ['generate --from lattice.txt', 'the grid is not a solution: a house lacks a digit'],
  ['generate --from nowhere', '--from: expected a file or the cells of a grid, found "nowhere"'],
  [
    'generate --size 4x4 --distinct',
    'expected a grid of at most 12×12 for --distinct and --against, found 16×16',
  ],
  [
    'generate --solutions --to rows',
    'expected a notation that can hold solutions (line, sdm, sdk, sukaku, opensudoku, csv, json, ipuz, f-puzzles, sudokupad, sudokuwiki, sudoku-exchange, sudoku-coach, solo), found rows',
  ],
  [`generate --skip ${Number.MAX_SAFE_INTEGER} --count 3`, PAST_THE_END],
  [`grid --skip ${Number.MAX_SAFE_INTEGER} --count 3`, PAST_THE_END],
  [
    'generate --variant killer --rating 7.0',
    '--rating cannot be used with --variant (--size, --givens, --minimal, --symmetry and --technique can)',
  ],
  ['generate --variant killer --givens 90..', 'a 9×9 grid has 81 cells, fewer than 90'],
  [
    'generate --variant killer --technique bug-plus-1',
    'expected a technique that the path of a variant looks for, got bug-plus-1',
  ],
  [
    'generate --variant killer --to block',
    `expected a notation that can hold the rules of variants (${HOLD_RULES.join(', ')}), found block`,
  ],
  ['generate --variant jigsaw,windoku', 'windoku needs boxes, and a jigsaw has none'],
  ['generate --size 2x2 --to sudokuwiki', 'expected 9×9 for sudokuwiki, found 4×4'],
  [
    'grid --skip x',
    `option '--skip <n>' argument 'x'${BAD}expected a whole number, found "x"`,
    true,
  ],
];

/** Arguments and the error message about a file. */
const FILES: readonly (readonly [string, string])[] = [
  [
    'generate --pattern none.txt',
    'error: --pattern: expected a file or the cells of a grid, found "none.txt"',
  ],
  ['generate --pattern blank.txt', `blank.txt:1:1: ${NO_PUZZLE}`],
  ['generate --from blank.txt', `blank.txt:1:1: ${NO_PUZZLE}`],
  ['generate --against none.txt', `none.txt: ${NO_FILE}`],
  [
    'generate --against short.txt',
    'short.txt:1:81: expected 81 cells (9×9), found 80 cells (read as line)',
  ],
  [
    'generate --against conflict.txt',
    'conflict.txt:1: no canonical form: 1 appears twice in row 1 (r1c1, r1c2)',
  ],
  ['generate --against large.txt', 'large.txt:1: expected a grid of at most 12×12, found 16×16'],
  [
    'generate --from short.txt',
    'short.txt:1:81: expected 81 cells (9×9), found 80 cells (read as line)',
  ],
  [
    `generate --from ${SOLUTION.slice(1)}`,
    '--from:1:81: expected 81 cells (9×9), found 80 cells (read as line)',
  ],
  [
    'generate --size 2x3 --pattern lattice.txt',
    'lattice.txt:1:82: expected 36 cells (6×6), found 81 cells (read as line)',
  ],
];

onlyQuick(describe)('impossible requests are refused', () => {
  it.each(REFUSED.map((refused) => [refused] as const))(
    'nonet %j',
    async ([line, message, isParsed]) => {
      const ran = await run(...line.split(' '));
      const help = isParsed ? `(see nonet ${line.split(' ')[0]} --help)\n` : '';
      expect(ran).toEqual({ status: 2, stdout: '', stderr: `error: ${message}\n${help}` });
    },
  );

  it.each(FILES)('nonet %s', async (line, message) => {
    expect(await run(...line.split(' '))).toEqual({
      status: 2,
      stdout: '',
      stderr: `${message}\n`,
    });
  });
});
