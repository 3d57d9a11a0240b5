import { fileURLToPath } from 'node:url';
import { count } from '@nonet/engine';
import { expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { judged, PROGRAMS, toolOf } from './judge-program.ts';

describeWith(toolOf('a.py'), 'an attack', () => {
  it('reports a proper puzzle, and what our strategies need for it', async () => {
    const program = fileURLToPath(new URL('judge/programs/row-order.py', import.meta.url));
    const options = ['--attack', '4', '--time', '4', '--cases', `${PROGRAMS}cases.txt`];
    const last = (await judged([...options, program])).at(-1)!;
    const { attack } = last as unknown as { attack: Attack };
    expect(attack.runs).toBeGreaterThan(0);
    expect(attack.needs[0]).toMatchObject({ strategy: 'scan' });
    expect(count(attack.puzzle)).toMatchObject({ count: 1 });
  });
});

interface Attack {
  readonly puzzle: string;
  readonly runs: number;
  readonly needs: readonly object[];
}
