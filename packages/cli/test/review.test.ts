import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { nonet } from './nonet.ts';

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));
const [GAME, MOVES] = ['review-game.json', 'review-moves.txt'].map(example);
const WIKIPEDIA =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const schema = JSON.parse(
  readFileSync(new URL('../answer.schema.json', import.meta.url), 'utf8'),
) as object;
const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);

describe('review', () => {
  it('sums up a game, and lists findings, techniques and times', async () => {
    const { status, stderr, stdout } = await nonet(['review', '--language', 'en', GAME]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const lines = stdout.split('\n');
    expect(lines[0]).toMatch(
      /^You solved the puzzle, and used X-Wing once, .* longest about an X-Wing \(2:26\)\. .*\.$/,
    );
    expect(lines).toContain('  1:24  5 in r5c8 was wrong, and was corrected after 1:15.');
    // It was taken back. A list of moves has no trials, so it counts.
    expect(lines).toContain('  4:03  5 in r5c8 was wrong, and was corrected after 1:22.');
    expect(lines.find((line) => line.startsWith('  3:32'))).toMatch(
      /A Locked Candidates step was there for 1:53\./,
    );
    expect(lines.find((line) => line.startsWith('  X-Wing '))).toMatch(/ 2 +1 +0 +0$/);
    expect(lines.at(-3)).toMatch(/^ {2}[▁-█]{60} {2}≤ 2:26$/);
    expect(lines.at(-2)).toBe(`${' '.repeat(9)}×${' '.repeat(14)}×××`);
  });

  it('reads a list of moves, standard input and compressed files', async () => {
    const expected = (await nonet(['review', GAME])).stdout;
    expect((await nonet(['review', MOVES])).stdout).toBe(expected);
    expect((await nonet(['review'], readFileSync(MOVES))).stdout).toBe(expected);
    expect((await nonet(['review', '-'], gzipSync(readFileSync(GAME)))).stdout).toBe(expected);
  });

  it('speaks Korean, with columns in line', async () => {
    const { stdout } = await nonet(['review', '--language', 'ko', MOVES]);
    expect(stdout).toContain('r5c8에 5를 잘못 넣었고, 1분 15초 만에 바로잡았어요.');
    const rows = stdout.split('\n').filter((line) => /\d+ +\d+ +\d+ +\d+$/.test(line));
    const widths = rows.map((row) => row.length + (row.match(/[가-힣]/g)?.length ?? 0));
    expect(new Set(widths).size).toBe(1);
    expect(rows.length).toBeGreaterThan(4);
  });

  it('writes JSON with every move', async () => {
    const { stdout } = await nonet(['review', '--json', '--language', 'en', MOVES]);
    const answer = JSON.parse(stdout) as Record<string, unknown>;
    expect(validate(answer) ? null : validate.errors).toBeNull();
    expect(answer).toMatchObject({ kind: 'reviewed', solved: true, wrong: 0 });
    expect(answer.findings).toMatchObject([
      { kind: 'error', move: 10, until: 19, lived: 75_000, mistake: 'digit' },
      { kind: 'overlooked', technique: 'locked-candidates-1', lasted: 113_000 },
      { kind: 'error', move: 27, until: 31, candidates: [{ cell: 'r5c8', digit: 5 }] },
      { kind: 'error', move: 28, until: 31 },
      { kind: 'error', move: 29, until: 31, follows: 10 },
      { kind: 'error', move: 30, until: 31, follows: 10 },
    ]);
    const moves = answer.moves as readonly Record<string, unknown>[];
    expect(moves[0]).toMatchObject({
      move: 1,
      after: 0,
      took: 6_000,
      kind: 'placement',
      reason: { kind: 'justified', technique: 'naked-single', rating: 2.3 },
    });
    expect(moves[9]).toMatchObject({ reason: { kind: 'wrong' } });
  });

  it('reviews several games, each under its name', async () => {
    const { stdout } = await nonet(['review', GAME, MOVES]);
    const heads = stdout.split('\n').filter((line) => line.endsWith(':'));
    expect(heads).toEqual([`${GAME}:`, `${MOVES}:`]);
    const answers = (await nonet(['review', '--json', GAME, MOVES])).stdout.trimEnd().split('\n');
    expect(answers.map((line) => (JSON.parse(line) as { file: string }).file)).toEqual([
      GAME,
      MOVES,
    ]);
  });

  it('says that nothing has been done yet', async () => {
    const { status, stdout } = await nonet(['review', '--language', 'en'], WIKIPEDIA);
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'You have not placed a digit yet.\n' });
  });

  const several = '.'.repeat(81);
  const file = (game: string): string =>
    JSON.stringify({ format: 'nonet-game', version: 1, puzzle: WIKIPEDIA, game });
  it.each([
    [several, 1, 'stdin:1: no review: several solutions', 'several'],
    [
      `55${several.slice(2)}`,
      1,
      'stdin:1: no review: no solution: 5 appears twice in row 1 (r1c1, r1c2)',
      'conflict',
    ],
    ['12', 2, 'stdin:1:1: expected a puzzle, found "12"', 'invalid'],
    [
      `${WIKIPEDIA}\n0:10 r1c1=4`,
      2,
      'stdin:2:6: expected a cell without a given, found r1c1, which has the given 5',
      'invalid',
    ],
    [
      file('1.1.1..~9'),
      2,
      'stdin: game, entry 1: expected an entry, such as 01k.1aD5, found "9"',
      'invalid',
    ],
  ])('says why there is no review: %j', async (input, status, message, kind) => {
    const ran = await nonet(['review'], input);
    expect({ status: ran.status, stdout: ran.stdout }).toEqual({ status, stdout: '' });
    expect(ran.stderr).toContain(message);
    const answer: unknown = JSON.parse((await nonet(['review', '--json'], input)).stdout);
    expect(answer).toMatchObject({ kind });
    expect(validate(answer) ? null : validate.errors).toBeNull();
  });

  it('reports a file that cannot be read', async () => {
    const { status, stderr } = await nonet(['review', '/nowhere/game.json', GAME]);
    expect(status).toBe(2);
    expect(stderr).toBe('/nowhere/game.json: expected a file, found nothing with that name\n');
  });
});
