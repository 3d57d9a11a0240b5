import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nonet } from './nonet.ts';

/** A generated puzzle that needs a hidden pair. */
const PAIR = '.4....8...7..........31..5.7.4.8...9.9.5...1.6......7.8.2.4...6...2..9.5.....3...';
const SIX = '...26.....5...6.......135.....1.4...';
const FULL = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const folder = mkdtempSync(join(tmpdir(), 'nonet-explain-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('explain', () => {
  it('prints every step with its reason', async () => {
    const { status, stderr, stdout } = await nonet(['explain', '--language', 'en'], `${PAIR}\n`);
    const [head, ...steps] = stdout.trimEnd().split('\n');
    expect(head).toBe(`${PAIR}\tMedium\t562`);
    expect(steps[0]).toBe(
      '   1  Naked Single: Only 3 is left in r7c8: every other digit is in its row, column or box already, or has been ruled out. So r7c8 is 3.',
    );
    expect(steps).toContain(
      '   6  Hidden Pair: In column 2, the digits 2 and 8 fit only in r3c2 and r6c2. Two digits fill two cells, so there is no room for other digits. This removes 6 from r3c2, and 1, 3 and 5 from r6c2.',
    );
    expect(steps.filter((step) => / So r\dc\d is \d\.$/.test(step))).toHaveLength(
      PAIR.match(/\./g)!.length,
    );
    expect([status, stderr]).toEqual([0, '']);
  });

  it('explains a variant with its rules, but not in the notations of classic Sudoku', async () => {
    const rules = [
      { kind: 'thermo', cells: [0, 1, 2, 3] },
      { kind: 'killer', cells: [4, 8], sum: 5 },
      { kind: 'killer', cells: [5, 9], sum: 5 },
      { kind: 'thermo', cells: [15, 14, 13] },
    ];
    const variant = JSON.stringify({ puzzle: '................', constraints: rules });
    const { status, stdout } = await nonet(['explain', '--language', 'en'], variant);
    expect(stdout).toContain(
      'Cage Combinations: The digits of the cage r2c1 and r3c1 are different and add up to 5. Here r3c1 is 2. This removes 4 from r2c1.',
    );
    expect(status).toBe(0);
    const hint = await nonet(['hint', '--language', 'en'], variant);
    expect(JSON.parse(hint.stdout).hint).toContain(
      'Along the thermometer r1c1, r1c2, r1c3 and r1c4',
    );
    const bands = ['111122333111222333112222333', '444555666'.repeat(3), '777888999'.repeat(3)];
    const jigsaw = JSON.stringify({ puzzle: '.'.repeat(81), regions: bands.join('') });
    for (const puzzle of [variant, jigsaw]) {
      const refused = await nonet(['explain', '--notation', 'hodoku'], puzzle);
      expect(refused.stderr).toContain(
        'expected a 9×9 puzzle for --notation hodoku, found a variant',
      );
    }
  });

  it('draws every step', async () => {
    const args = ['explain', '--svg', 'steps', '--language', 'ko'];
    const { stdout } = await nonet(args, `${FULL}\n${PAIR}\n`, folder);
    const count = stdout.split('\n').filter((line) => /^ *\d+ {2}/.test(line)).length;
    const files = readdirSync(join(folder, 'steps')).sort();
    expect(files).toHaveLength(count);
    expect(files[0]).toBe('2-001-naked-single.svg');
    const pair = readFileSync(join(folder, 'steps', '2-006-hidden-pair.svg'), 'utf8');
    expect(pair).toMatch(/^<svg /);
    expect(pair).toContain('히든 페어');
  });

  it('names the pictures of each part of a file differently', async () => {
    writeFileSync(join(folder, 'two.txt'), `${SIX}\n${SIX}\n`);
    for (const part of ['1/2', '2/2']) {
      await nonet(['explain', '--svg', 'parts', '--part', part, 'two.txt'], '', folder);
    }
    const files = readdirSync(join(folder, 'parts'));
    expect(files).toContain('part-1-1-001-hidden-single.svg');
    expect(files).toContain('part-2-1-001-hidden-single.svg');
  });

  it('says if the folder for pictures cannot be made', async () => {
    writeFileSync(join(folder, 'taken'), '');
    const { status, stderr } = await nonet(['explain', '--svg', 'taken'], `${PAIR}\n`, folder);
    expect(stderr).toContain('taken');
    expect(status).toBe(2);
  });

  it('says why a puzzle has no path', async () => {
    const input = `${FULL}\n${'.'.repeat(81)}\n1${'.'.repeat(15)}\n`;
    const { status, stderr } = await nonet(['explain'], input);
    expect(stderr.trimEnd().split('\n')).toEqual([
      'stdin:1: no path: every cell has a digit',
      'stdin:2: no path: several solutions',
      'stdin:3: no path: several solutions',
    ]);
    expect(status).toBe(1);
  });

  it('explains puzzles of other sizes, without a level and a score', async () => {
    const args = ['explain', '--svg', 'small', '--language', 'en'];
    const { status, stdout } = await nonet(args, `${SIX}\n`, folder);
    const [head, first, ...others] = stdout.trimEnd().split('\n');
    expect(head).toBe(SIX);
    expect(first).toBe('   1  Hidden Single: In row 3, 1 fits only in r3c2. So r3c2 is 1.');
    expect(status).toBe(0);
    expect(readdirSync(join(folder, 'small'))).toHaveLength(others.length + 1);
    const json = await nonet(['explain', '--json', '--language', 'ko'], `${SIX}\n`);
    expect(JSON.parse(json.stdout)).toMatchObject({
      kind: 'explained',
      level: null,
      score: null,
    });
    expect(JSON.parse(json.stdout).steps[0]).toMatchObject({
      technique: 'hidden-single',
      rating: 14,
      placement: { cell: 'r3c2', digit: 1 },
    });
  });

  it('begins with the pencilmarks, at every size', async () => {
    for (const puzzle of [SIX, PAIR]) {
      const { stdout: marked } = await nonet(['convert', '--to', 'pencilmarks'], `${puzzle}\n`);
      const [plain, from] = [`${puzzle}\n`, marked].map((input) => nonet(['explain'], input));
      const { status, stderr, stdout } = await from;
      expect([status, stderr]).toEqual([0, '']);
      const steps = (text: string): string => text.slice(text.indexOf('\n'));
      expect(steps(stdout)).toBe(steps((await plain).stdout));
    }
  });

  it('writes the notations of other programs only for 9×9', async () => {
    const message = 'stdin:1: expected a 9×9 puzzle for --notation eureka, found 6×6';
    for (const command of ['explain', 'hint']) {
      const ran = await nonet([command, '--notation', 'eureka'], `${SIX}\n`);
      expect(ran).toEqual({ status: 2, stdout: `# ${message}\n`, stderr: `${message}\n` });
    }
  });
});
