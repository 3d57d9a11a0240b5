import { describe, expect, it } from 'vitest';
import { nonet } from './nonet.ts';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const FULL = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

describe('hint', () => {
  it.each([
    ['1', 'Look at box 2.'],
    ['2', 'There is a Hidden Single.'],
    ['3', 'The Hidden Single is in r1c6.'],
    ['4', 'In box 2, 8 fits only in r1c6. So r1c6 is 8.'],
  ])('says as much as level %s wants', async (level, text) => {
    const ran = await nonet(['hint', '--level', level, '--language', 'en'], `${EASY}\n`);
    expect(ran).toEqual({ status: 0, stdout: `${text}\n`, stderr: '' });
  });

  it('speaks Korean', async () => {
    const { stdout } = await nonet(['hint', '--language', 'ko', '--level', '2'], `${EASY}\n`);
    expect(stdout).toBe('히든 싱글이 있어요.\n');
  });

  it('says first what is wrong', async () => {
    const ran = await nonet(
      ['hint', '--language', 'en'],
      `:0000:x:${EASY.slice(0, 2)}+2${EASY.slice(3)}:::\n`,
    );
    expect(ran).toEqual({
      status: 1,
      stdout: 'r1c3 cannot be 2: with it, the puzzle has no solution.\n',
      stderr: '',
    });
    const removed = await nonet(['hint', '--language', 'en'], `:0000:x:${EASY}:413::\n`);
    expect(removed).toEqual({
      status: 1,
      stdout: 'r1c3 needs the candidate 4, which is its digit in the solution.\n',
      stderr: '',
    });
  });

  it('answers every record, and says why one has no hint', async () => {
    const conflict = `55${EASY.slice(2)}`;
    const input = [
      FULL,
      conflict,
      `531${EASY.slice(3)}`,
      '.'.repeat(81),
      `1${'.'.repeat(15)}`,
      '12',
      EASY,
    ];
    const { status, stderr, stdout } = await nonet(
      ['hint', '--level', '1'],
      `${input.join('\n')}\n`,
    );
    const messages = [
      'stdin:1: no hint: every cell has a digit',
      'stdin:3: no hint: no solution',
      'stdin:4: no hint: several solutions',
      'stdin:5: no hint: several solutions',
      'stdin:6:3: expected 81 cells (9×9), found 2 cells (read as line)',
    ];
    expect(stderr.trimEnd().split('\n')).toEqual(messages);
    const [first, ...others] = messages.map((it) => `# ${it}`);
    expect(stdout.trimEnd().split('\n')).toEqual([
      first,
      'There is a mistake in row 1.',
      ...others,
      'Look at box 2.',
    ]);
    expect(status).toBe(2);
  });

  it('refuses a wrong level', async () => {
    const { status, stderr } = await nonet(['hint', '--level', '5'], EASY);
    expect(stderr).toContain('expected a level from 1 to 4, found "5"');
    expect(status).toBe(2);
  });
});
