import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from '@nonet/engine/generate';
import { packedCells } from '@nonet/engine/notation';
import { afterAll, describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../test/size.ts';
import { nonet } from './nonet.ts';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** A generated puzzle that needs a hidden pair. */
const PAIR = '.4....8...7..........31..5.7.4.8...9.9.5...1.6......7.8.2.4...6...2..9.5.....3...';
const FULL = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** AI Escargot. It takes about a second. */
const HARD = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

const folder = mkdtempSync(join(tmpdir(), 'nonet-rate-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('rate', () => {
  onlyQuick(it)('prints the puzzle, ER, EP and ED', async () => {
    expect(await nonet(['rate'], `${EASY} easy\n${PAIR}\n`)).toEqual({
      status: 0,
      stdout: `${EASY}\t1.2\t1.2\t1.2\n${PAIR}\t3.4\t2.3\t2.3\n`,
      stderr: '',
    });
  });

  onlyQuick(it)('gives a variant its hardest technique and the number of its steps', async () => {
    const cells = '.....4....1........3..4.....26......';
    const rules = [true, false].map((down) => ({ kind: 'diagonal', down }));
    const variant = JSON.stringify({ puzzle: cells, constraints: rules });
    const answer = await nonet(['rate'], `${variant}\n{"puzzle":"${EASY}"}\n${variant}\n`);
    const [first, second, third] = answer.stdout.trimEnd().split('\n');
    const { hardest, kind, stepCount } = JSON.parse(first);
    expect([kind, hardest, stepCount]).toEqual(['explained', 'xyz-wing', 45]);
    expect(JSON.parse(second)).toMatchObject({ er: 1.2, kind: 'rated' });
    expect(third).toBe(first);
    expect(answer.stderr).toMatch(/^stdin:1: a variant has no rating, [^\n]+\n$/);
  });

  onlyQuick(it)('prints the steps under the puzzle', async () => {
    const { stdout } = await nonet(['rate', '--steps'], `${PAIR}\n`);
    const [line, first, ...steps] = stdout.trimEnd().split('\n');
    expect(line).toBe(`${PAIR}\t3.4\t2.3\t2.3`);
    expect(first).toMatch(/^ {3}2\.3 {2}naked single: r\dc\d=\d$/);
    expect(steps.some((step) => /^ {3}3\.4 {2}hidden pair: (r\dc\d≠\d ?)+$/.test(step))).toBe(true);
    expect(stdout.match(/=/g)).toHaveLength(PAIR.match(/\./g)!.length);
  });

  onlyQuick(it)('explains each step, in the language of the option', async () => {
    const explain = ['rate', '--explain', '--language'];
    const english = await nonet([...explain, 'en'], `${PAIR}\n`);
    const [, first, reason] = english.stdout.split('\n');
    expect(first).toMatch(/^ {3}2\.3 {2}naked single: r\dc\d=\d$/);
    expect(reason).toMatch(/^ {8}Only \d is left in r\dc\d: .+ So r\dc\d is \d\.$/);
    const korean = await nonet([...explain, 'ko', '--json'], `${PAIR}\n`);
    const { steps } = JSON.parse(korean.stdout);
    expect(steps.length).toBe((english.stdout.trimEnd().split('\n').length - 1) / 2);
    for (const { text } of steps) expect(text).toMatch(/요\.$/);
    const plain = await nonet(['rate', '--steps', '--json'], `${PAIR}\n`);
    expect(plain.stdout).not.toContain('"text"');
  });

  onlyQuick(it)("prints HoDoKu's level and score, and the scores of the steps", async () => {
    const hodoku = ['rate', '--scale', 'hodoku'];
    expect(await nonet(hodoku, `${PAIR}\n`)).toEqual({
      status: 0,
      stdout: `${PAIR}\tMedium\t562\n`,
      stderr: '',
    });
    const { stdout } = await nonet([...hodoku, '--steps'], `${PAIR}\n`);
    const [line, ...steps] = stdout.trimEnd().split('\n');
    expect(line).toBe(`${PAIR}\tMedium\t562`);
    expect(steps.some((step) => /^ {4}70 {2}hidden pair: (r\dc\d≠\d ?)+$/.test(step))).toBe(true);
    const score = steps.reduce((sum, step) => sum + Number.parseInt(step, 10), 0);
    expect(score).toBe(562);
    const json = await nonet([...hodoku, '--json'], `${PAIR}\n${FULL}\n`);
    expect(
      json.stdout
        .trimEnd()
        .split('\n')
        .map((text) => JSON.parse(text)),
    ).toMatchObject([
      { kind: 'rated', scale: 'hodoku', level: 'medium', score: 562 },
      { kind: 'full' },
    ]);
    const { status, stderr } = await nonet([...hodoku, '--max', '3.0'], PAIR);
    expect([status, stderr]).toEqual([
      2,
      'error: --max cannot be used with --scale hodoku (--max needs --scale se or --scale sukaku)\n',
    ]);
  });

  onlyQuick(it)('stops beyond --max', async () => {
    const { stdout, status } = await nonet(['rate', '--max', '3.3'], `${PAIR}\n${EASY}\n`);
    expect([stdout, status]).toEqual([`${PAIR}\t>3.3\t2.3\t2.3\n${EASY}\t1.2\t1.2\t1.2\n`, 0]);
    expect((await nonet(['rate', '--max', '2.0'], `${PAIR}\n`)).stdout).toBe(
      `${PAIR}\t>2.0\t>2.0\t>2.0\n`,
    );
  });

  onlyQuick(it)('says what the rating is at least if the time is over', async () => {
    const ran = await nonet(['rate', '--timeout', '0.3'], `${HARD}\n${EASY}\n`);
    const message = /stdin:1: gave up after 0.3 s: the rating is at least \d+\.\d/;
    expect(ran.stderr).toMatch(message);
    expect(ran.stdout).toMatch(message);
    expect(ran.stdout).toContain(`${EASY}\t1.2\t1.2\t1.2\n`);
    expect(ran.status).toBe(1);
  });

  onlyQuick(it).each([
    ['a conflict', `55${EASY.slice(2)}`, 'no rating: conflict: 5 appears twice in row 1', 1],
    ['no solution', `531${EASY.slice(3)}`, 'no rating: no solution', 1],
    ['several solutions', '.'.repeat(81), 'no rating: several solutions', 1],
    ['a full grid', FULL, 'no rating: every cell has a digit', 1],
    ['a small grid', '.'.repeat(16), 'expected a 9×9 puzzle, found 4×4', 2],
  ])('has no number for %s', async (_, puzzle, message, status) => {
    const ran = await nonet(['rate'], `${puzzle}\n`);
    expect(ran.stderr).toContain(`stdin:1: ${message}`);
    expect(ran.stdout).toContain(`# stdin:1: ${message}`);
    expect(ran.status).toBe(status);
  });

  onlyQuick(it)('rejects ratings with a wrong form', async () => {
    const { status, stderr } = await nonet(['rate', '--max', 'hard'], EASY);
    expect(stderr).toContain('expected a rating with one decimal, such as 7.2, found "hard"');
    expect(status).toBe(2);
  });

  it('prints the same with any number of threads, in every notation', async () => {
    const { puzzles } = generate({ minimal: true, seed: 'rate', count: sized(8, 30) });
    const lines = puzzles.map(({ givens }) => packedCells(givens));
    lines.splice(20, 0, FULL, '123', `1${'.'.repeat(15)}`);
    writeFileSync(join(folder, 'lines.txt'), `${lines.join('\n')}\n`);
    const csv = lines.map((line, i) => `${i},${line}\n`).join('');
    writeFileSync(join(folder, 'table.csv'), `id,puzzle\n${csv}`);
    const runs = [
      ['lines.txt'],
      ['table.csv', '--json', '--steps'],
      ['lines.txt', '--scale', 'hodoku', '--steps'],
    ];
    for (const run of runs) {
      const args = ['rate', ...run];
      const alone = await nonet([...args, '--threads', '1'], '', folder);
      const answers = alone.stdout.split('\n').filter((line) => /^[{#.\d]/.test(line));
      expect(answers).toHaveLength(lines.length);
      expect(await nonet([...args, '--threads', '3'], '', folder)).toEqual(alone);
    }
  });
});
