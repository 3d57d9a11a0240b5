import { describe, expect, it } from 'vitest';
import { nonet } from './nonet.ts';

const PUZZLE = '...53..6..1..2......9...5....8..7...3...4........5.71.89.1...4..5...3.......74..6';

async function linesOf(...args: string[]): Promise<string[]> {
  const { stdout } = await nonet(args, PUZZLE);
  return stdout.trimEnd().split('\n');
}

describe('--notation', () => {
  it('writes the steps as HoDoKu does, the chains of a step on lines of their own', async () => {
    const lines = await linesOf('explain', '--notation', 'hodoku');
    const at = lines.findIndex((line) => line.endsWith('Forcing Chain Verity => r1c9<>2'));
    expect(lines.slice(at, at + 4)).toEqual([
      expect.stringMatching(/^ +\d+ {2}Forcing Chain Verity => r1c9<>2$/),
      '         r3c1=6 r3c1<>2 r1c13=2 r1c9<>2',
      '         r3c2=6 r46c2<>6 r6c3=6 r6c3<>2 r1c3=2 r1c9<>2',
      '         r3c6=6 r2c6<>6 r2c6=9 r1c6<>9 r1c9=9 r1c9<>2',
    ]);
  });

  it('writes chains in Eureka notation', async () => {
    const lines = await linesOf('explain', '--notation', 'eureka');
    expect(lines).toContainEqual(
      expect.stringMatching(/^ +\d+ {2}Turbot Fish: \(2\)r1c7 = \(2\)r1c3 - .* => -2 r4c7$/),
    );
  });

  it('changes only the whole reason of a hint', async () => {
    const hints = ['hint', '--language', 'en'];
    const [words] = await linesOf(...hints, '--level', '2');
    expect(await linesOf(...hints, '--level', '2', '--notation', 'hodoku')).toEqual([words]);
    const [reason] = await linesOf(...hints, '--notation', 'hodoku');
    expect(reason).toMatch(/^[A-Z][\w ()-]+: .*(=>|=\d)/);
  });

  it('refuses another notation', async () => {
    const { status, stderr } = await nonet(['explain', '--notation', 'algebraic'], PUZZLE);
    expect(status).not.toBe(0);
    expect(stderr).toContain('Allowed choices are words, hodoku, eureka.');
  });
});
