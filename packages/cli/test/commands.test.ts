import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLASSIC, gridOf, transformed } from '@nonet/engine/grid';
import { notations, packedCells } from '@nonet/engine/notation';
import { strategies } from '@nonet/engine/search';
import { describe, expect, it } from 'vitest';
import { dataPath, describeWithData } from '../../../test/shared-data.ts';
import { nonet, startNonet } from './nonet.ts';

const WIKIPEDIA =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const FORM = '........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.';
const SOLUTION_FORM =
  '123456789457189263698273514271895346539764128864312957345928671786531492912647835';

const BAEKJOON_2239 = `103000509
002109400
000704000
300502006
060000050
700803004
000401000
009205800
804000107
`;

const BAEKJOON_2239_SOLVED = `143628579
572139468
986754231
391542786
468917352
725863914
237481695
619275843
854396127
`;

const BAEKJOON_2580 = `0 3 5 4 6 9 2 7 8
7 8 2 1 0 5 6 0 9
0 6 0 2 7 8 1 3 5
3 2 1 0 4 6 8 9 7
8 0 4 9 1 3 5 0 6
5 9 6 8 2 0 4 1 3
9 1 7 6 5 2 0 8 0
6 0 3 7 0 1 9 5 2
2 5 8 3 9 4 7 6 0
`;

const BAEKJOON_2580_SOLVED = `1 3 5 4 6 9 2 7 8
7 8 2 1 3 5 6 4 9
4 6 9 2 7 8 1 3 5
3 2 1 5 4 6 8 9 7
8 7 4 9 1 3 5 2 6
5 9 6 8 2 7 4 1 3
9 1 7 6 5 2 3 8 4
6 4 3 7 8 1 9 5 2
2 5 8 3 9 4 7 6 1
`;

describe('a puzzle as an argument', () => {
  const solved = { status: 0, stdout: `${SOLUTION}\n`, stderr: '' };

  it('is solved, with either sign for a blank and in any size', async () => {
    expect(await nonet(['solve', WIKIPEDIA])).toEqual(solved);
    expect(await nonet(['solve', WIKIPEDIA.replaceAll('.', '0')])).toEqual(solved);
    for (const size of [4, 6, 12, 16, 25]) {
      const { stdout, status } = await nonet(['solve', '.'.repeat(size * size)]);
      expect([status, stdout.length]).toEqual([0, size * size + 1]);
    }
  });

  it.each(['count', 'check', 'rate', 'hint', 'explain', 'canonical', 'convert', 'trace'])(
    'is read by %s as from standard input',
    async (command) => {
      const piped = await nonet([command], WIKIPEDIA);
      const given = await nonet([command, WIKIPEDIA]);
      expect(given).toEqual(piped);
    },
  );

  it('is the name of a file first', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nonet-argument-'));
    writeFileSync(join(folder, WIKIPEDIA), BAEKJOON_2239);
    const { stdout } = await nonet(['solve', WIKIPEDIA], '', folder);
    rmSync(folder, { recursive: true });
    expect(stdout).toBe(BAEKJOON_2239_SOLVED);
  });
});

describe('solve', () => {
  it.each([
    ['Baekjoon 2239', BAEKJOON_2239, BAEKJOON_2239_SOLVED],
    ['Baekjoon 2580', BAEKJOON_2580, BAEKJOON_2580_SOLVED],
  ])('solves %s byte for byte with every strategy', async (_, input, output) => {
    for (const { id } of strategies) {
      const ran = await nonet(['solve', '--strategy', id], input);
      expect(ran).toEqual({ status: 0, stdout: output, stderr: '' });
    }
  });

  it('keeps comments and names', async () => {
    expect((await nonet(['solve'], `${WIKIPEDIA} easy one\n`)).stdout).toBe(
      `${SOLUTION} easy one\n`,
    );
    const euler = (await nonet(['solve'], `Grid 07\n${BAEKJOON_2239}`)).stdout;
    expect(euler).toBe(`Grid 07\n${BAEKJOON_2239_SOLVED}`);
  });

  it('writes the solution beside the puzzle if the notation holds both', async () => {
    const csv = (await nonet(['solve', '--to', 'csv'], `${WIKIPEDIA}\n`)).stdout;
    expect(csv).toBe(`puzzle,solution,kind\n${WIKIPEDIA},${SOLUTION},proper\n`);
    const json = JSON.parse((await nonet(['solve', '--to', 'json'], `${WIKIPEDIA}\n`)).stdout);
    expect(json).toMatchObject({ puzzle: WIKIPEDIA, solution: SOLUTION });
  });

  it('reports several solutions, and lists them in order on request', async () => {
    const several = WIKIPEDIA.replace('53..7', '.....').replace('6..195', '......');
    const smallest = await nonet(['solve'], `${several}\n`);
    expect(smallest.stderr).toBe('stdin:1: several solutions; the smallest is printed\n');
    expect(smallest.status).toBe(0);
    const all = (await nonet(['solve', '--all'], `${several}\n`)).stdout.trimEnd().split('\n');
    expect(all[0]).toBe(smallest.stdout.trimEnd());
    expect(all).toEqual([...all].sort());
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain(SOLUTION);
    expect((await nonet(['count'], `${several}\n`)).stdout).toBe(`${all.length}\n`);
    const three = (await nonet(['solve', '--limit', '3'], `${several}\n`)).stdout
      .trimEnd()
      .split('\n');
    expect(three).toEqual(all.slice(0, 3));
  });

  it('prints the outcome as JSON', async () => {
    const { stdout } = await nonet(['solve', '--json', '--strategy', 'scan'], BAEKJOON_2239);
    expect(JSON.parse(stdout)).toMatchObject({
      line: 1,
      kind: 'proper',
      count: '1',
      complete: true,
      search: { strategy: 'scan', nodes: 906 },
    });
    const byKernel = (await nonet(['solve', '--json'], `${WIKIPEDIA}\n${'.'.repeat(81)}\n`)).stdout;
    const [one, several] = byKernel.split('\n').map((line) => line && JSON.parse(line));
    const solved = { kind: 'proper', count: '1', complete: true };
    expect(one).toEqual({ line: 1, puzzle: WIKIPEDIA, solution: SOLUTION, ...solved });
    expect(several).toMatchObject({ line: 2, kind: 'several', count: '2', complete: false });
    expect(several).not.toHaveProperty('search');
  });

  it('reads every notation that convert writes', async () => {
    for (const { id } of notations) {
      const converted = await nonet(['convert', '--to', id], `${WIKIPEDIA}\n`);
      expect(converted.status).toBe(0);
      const solved = await nonet(['solve', '--to', 'line'], converted.stdout);
      expect(solved).toEqual({ status: 0, stdout: `${SOLUTION}\n`, stderr: '' });
    }
  });

  it('solves grids with unusual boxes', async () => {
    const grid = (
      await nonet(['grid', '--size', '3x2', '--seed', 'x', '--to', 'line'])
    ).stdout.trimEnd();
    const puzzle = grid.replace(/[14]/g, '.');
    const { stdout } = await nonet(['solve', '--size', '3x2', '--all'], `${puzzle}\n`);
    expect(stdout.split('\n')).toContain(grid);
  });
});

describe('large grids', () => {
  it('solve finds the smallest solution of empty 20×20 and 25×25 grids', async () => {
    for (const size of [20, 25]) {
      const { stdout, stderr } = await nonet(['solve'], `${'.'.repeat(size * size)}\n`);
      const row = '123456789ABCDEFGHIJKLMNOP'.slice(0, size);
      expect(stdout.slice(0, 2 * size)).toBe(
        row + row.slice(5, 10) + row.slice(0, 5) + row.slice(15) + row.slice(10, 15),
      );
      expect(stderr).toBe('stdin:1: several solutions; the smallest is printed\n');
      const any = await nonet(['solve', '--any'], `${'.'.repeat(size * size)}\n`);
      expect([any.stdout.length, any.stderr]).toEqual([size * size + 1, '']);
    }
  });

  it('solve --any prints a solution of a 9×9 puzzle, and no note', async () => {
    const { stdout, stderr } = await nonet(['solve', '--any'], `${'.'.repeat(81)}\n`);
    expect(stdout).toMatch(/^[1-9]{81}\n$/);
    expect(stderr).toBe('');
  });
});

describe('the other commands', () => {
  it('count gives the number of solutions of empty grids', async () => {
    expect((await nonet(['count', '--exact'], `${'.'.repeat(16)}\n`)).stdout).toBe('288\n');
    const grids = await nonet(['count', '--exact'], `${'.'.repeat(64)}\n`);
    expect(grids.stdout).toBe('29136487207403520\n');
    expect((await nonet(['count', '--limit', '10'], `${'.'.repeat(81)}\n`)).stdout).toBe('10+\n');
  });

  it('count prints + only if there are more solutions than the limit', async () => {
    // There are 288 4×4 grids. With --json and --strategy, other code does the counting.
    const empty = `${'.'.repeat(16)}\n`;
    for (const options of [[], ['--strategy', 'scan'], ['--timeout', '60']]) {
      const counted = (limit: number): Promise<{ stdout: string }> =>
        nonet(['count', '--limit', `${limit}`, ...options], empty);
      expect((await counted(288)).stdout).toBe('288\n');
      expect((await counted(287)).stdout).toBe('287+\n');
    }
    const two = `${SOLUTION.replace(/[14]/g, '.')}\n`;
    const { stdout } = await nonet(['count'], two);
    const many = Number(stdout);
    for (const options of [[], ['--json'], ['--timeout', '60']]) {
      const exact = await nonet(['count', '--limit', `${many}`, ...options], two);
      expect(exact.stdout).not.toMatch(/\+|false/);
      const less = await nonet(['count', '--limit', `${many - 1}`, ...options], two);
      expect(less.stdout).toMatch(/\+|false/);
    }
  });

  it('check prints one verdict per puzzle', async () => {
    const lines = [WIKIPEDIA, SOLUTION, '.'.repeat(81), `11${'.'.repeat(79)}`];
    const { stdout, status } = await nonet(['check'], `${lines.join('\n')}\n`);
    expect(stdout).toBe(
      [
        'proper',
        'full',
        'several solutions',
        'conflict: 1 appears twice in row 1 (r1c1, r1c2)',
        '',
      ].join('\n'),
    );
    expect(status).toBe(1);
    expect((await nonet(['check'], `${WIKIPEDIA}\n`)).status).toBe(0);
    expect(await nonet(['check', '--minimal'], `${WIKIPEDIA}\n`)).toMatchObject({
      stdout: 'proper, not minimal: r1c1, r1c2, r1c5 or one of 19 others can be removed\n',
      status: 1,
    });
  });

  it('canonical gives equivalent grids the same form', async () => {
    const transposed = Array.from(WIKIPEDIA, (_, i) => WIKIPEDIA[9 * (i % 9) + Math.floor(i / 9)]);
    const renamed = transposed.join('').replace(/[1-9]/g, (digit) => `${10 - Number(digit)}`);
    const lines = `${WIKIPEDIA} easy\n${renamed}\n${SOLUTION}\n`;
    const ran = await nonet(['canonical'], lines);
    expect(ran).toEqual({
      status: 0,
      stdout: `${FORM} easy\n${FORM}\n${SOLUTION_FORM}\n`,
      stderr: '',
    });
    expect((await nonet(['canonical', '--automorphisms'], lines)).stdout).toBe(
      `${FORM} 1 easy\n${FORM} 1\n${SOLUTION_FORM} 1\n`,
    );
    const empty = (await nonet(['canonical', '--automorphisms'], `${'.'.repeat(81)}\n`)).stdout;
    expect(empty).toBe(`${'.'.repeat(81)} ${2 * 6 ** 8 * 362_880}\n`);
  });

  it('canonical keeps the first of equivalent puzzles as it is', async () => {
    const turned = Array.from(WIKIPEDIA).toReversed().join('');
    const other = WIKIPEDIA.replace('53..7', '53...');
    const lines = `${WIKIPEDIA} first\n${turned} same\n${other}\n${WIKIPEDIA}\n`;
    const { stdout } = await nonet(['canonical', '--distinct'], lines);
    expect(stdout).toBe(`${WIKIPEDIA} first\n${other}\n`);
    const json = await nonet(['canonical', '--distinct', '--json'], lines);
    const answers = json.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(answers).toMatchObject([{ line: 1, puzzle: WIKIPEDIA }, { line: 3 }]);
  });

  it('canonical prints the transform as JSON, and transforms the solution too', async () => {
    const { stdout } = await nonet(['canonical', '--json'], `${WIKIPEDIA} easy\n`);
    const { transform, ...rest } = JSON.parse(stdout);
    const expected = { line: 1, kind: 'canonical', comment: 'easy', puzzle: WIKIPEDIA };
    expect(rest).toEqual({ ...expected, canonical: FORM, automorphisms: '1' });
    const givens = gridOf(
      CLASSIC,
      Array.from(WIKIPEDIA, (symbol) => Number(symbol) || 0),
    );
    expect(packedCells(transformed(givens, transform))).toBe(FORM);
    const csv = (await nonet(['canonical'], `puzzle,solution\n${WIKIPEDIA},${SOLUTION}\n`)).stdout;
    const [puzzle, solution] = csv.split('\n')[1].split(',');
    expect(puzzle).toBe(FORM);
    expect((await nonet(['solve'], `${puzzle}\n`)).stdout).toBe(`${solution}\n`);
  });

  it('canonical supports other sizes', async () => {
    const { stdout } = await nonet(['grid', '--size', '3x2', '--seed', 'x', '--to', 'line']);
    const form = (await nonet(['canonical', '--size', '3x2'], stdout)).stdout;
    expect(form).toMatch(/^1234563/);
    expect((await nonet(['canonical', '--size', '3x2'], form)).stdout).toBe(form);
  });

  it('grid makes the same grids for the same seed', async () => {
    const first = await nonet(['grid', '--seed', 'monday', '--count', '2']);
    expect(first).toEqual(await nonet(['grid', '--seed', 'monday', '--count', '2']));
    expect(first.stdout).toMatch(/^(\[[1-9](, [1-9]){8}\]\n){9}\n(\[[1-9](, [1-9]){8}\]\n){9}$/);
    expect((await nonet(['check'], first.stdout)).stdout).toBe('full\nfull\n');
    const unnamed = await nonet(['grid', '--to', 'line']);
    const seed = unnamed.stderr.replace('seed ', '').trimEnd();
    expect((await nonet(['grid', '--to', 'line', '--seed', seed])).stdout).toBe(unnamed.stdout);
  });

  it('help shows examples, and completion offers strategies', async () => {
    expect((await nonet(['solve', '--help'])).stdout).toContain(
      'Examples:\n  nonet solve puzzles.txt',
    );
    expect((await nonet(['--help'])).stdout).toMatch(/^ {2}130 +interrupted/m);
    expect(startNonet(['complete', 'bash']).stdout).toContain('nonet');
    expect(startNonet(['complete', '--', 'solve', '--strategy', '']).stdout).toContain(
      'propagation',
    );
    expect(startNonet(['complete', '--', 'so']).stdout).toContain('solve');
  });
});

describe('examples/euler-96.txt', () => {
  const root = new URL('../../../', import.meta.url);
  const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
  const example = read('examples/euler-96.txt');

  it('is what this command prints: nonet generate -n 50 -s euler-96 -t euler', async () => {
    const made = await nonet(['generate', '-n', '50', '-s', 'euler-96', '-t', 'euler']);
    expect(made.stdout).toBe(example);
  });

  it('gives the sum on the pages of the command', async () => {
    const { stdout, stderr } = await nonet(['euler'], example);
    expect(stdout).toBe('Ans = 26085\n');
    expect(stderr).toMatch(/^50 puzzles in [\d.]+ ms \(kernel\)\n$/);
    for (const page of ['euler.md', 'euler.ko.md']) {
      expect(read(`docs/commands/${page}`)).toContain(
        `$ npx nonet euler examples/euler-96.txt\n${stdout}`,
      );
    }
  });

  it('gives the sum of the corners of its solutions', async () => {
    const { stdout } = await nonet(['solve', '-t', 'line'], example);
    const corners = stdout
      .trimEnd()
      .split('\n')
      .map((line) => Number(line.slice(0, 3)));
    expect(corners).toHaveLength(50);
    expect(corners.reduce((sum, corner) => sum + corner)).toBe(26_085);
  });
});

describeWithData('euler', () => {
  it.each(strategies)('sums the corners with $id', async ({ id }) => {
    const { stdout, stderr } = await nonet([
      'euler',
      '--strategy',
      id,
      dataPath('puzzles/euler96.txt'),
    ]);
    expect(stdout).toBe('Ans = 24702\n');
    expect(stderr).toMatch(new RegExp(`^50 puzzles in [\\d.]+ ms \\(${id}\\)\n$`));
  });
});

describeWithData('hard 25×25 puzzles', () => {
  it('are solved although propagation finds no solution', async () => {
    const lines = readFileSync(dataPath('puzzles/25x25-gecode.txt'), 'utf8').split('\n');
    const { stdout, stderr, status } = await nonet(['solve'], lines.slice(16).join('\n'));
    expect([stderr, status]).toEqual(['', 0]);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .every((line) => /^[1-9A-P]{625}$/.test(line)),
    ).toBe(true);
  });
});
